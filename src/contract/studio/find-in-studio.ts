/** Opening anything in the studio by a few characters of it. */
import { z } from "zod";
import { daySchema, defineCall, domainSchema } from "#contract/call.ts";

const FOUND_KINDS = ["order", "room", "facility", "promotion", "announcement", "attraction", "plan"] as const;

export const findInStudio = defineCall({
  name: "findInStudio",
  method: "GET",
  path: "/api/studio/find",
  summary:
    "Orders by number, name or telephone, and rooms, facilities, promotions, news, attractions and plans by name; of each only what this person's role may open",
  who: ["staff"],
  may: "open_studio",
  query: z.object({ domain: domainSchema, text: z.string().trim().min(1).max(80) }),
  answer: z.object({
    found: z.array(
      z.object({
        kind: z.enum(FOUND_KINDS),
        id: z.string(),
        title: z.string(),
        note: z.string().describe("An order's number; empty elsewhere"),
        check_in_day: daySchema.nullable().describe("Of an order"),
      }),
    ),
  }),
});
