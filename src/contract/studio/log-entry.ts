/** One line of the log as the studio shows it. */
import { z } from "zod";

export const logEntrySchema = z.object({
  timestamp: z.number().int(),
  action: z.string(),
  actor: z.string(),
  name: z.string().nullable(),
  origin: z
    .object({ network: z.string(), device: z.string() })
    .nullable()
    .describe("From where, of what staff did: browser and shortened network. Only for those who may see the team"),
});
