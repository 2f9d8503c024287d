/** What a member has at a lodging. */
import { z } from "zod";
import { defineCall, domainSchema } from "#contract/call.ts";
import { moneySchema } from "#contract/money.ts";

export const getMemberCredit = defineCall({
  name: "getMemberCredit",
  method: "GET",
  path: "/api/member/credit",
  summary: "What the member of the bearer token may spend at this lodging",
  who: ["member"],
  query: z.object({ domain: domainSchema }),
  answer: z.object({
    points: moneySchema.describe("One is worth one unit of the lodging's currency; 0 where it takes none"),
    stored_values: moneySchema.describe("In the lodging's currency; 0 where it takes none"),
  }),
});
