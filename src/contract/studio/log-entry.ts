/** One line of an order's log as the studio shows it. */
import { z } from "zod";
import { moneySchema } from "#contract/money.ts";
import { displayStatusSchema } from "#contract/order-view.ts";

export const originSchema = z
  .object({ network: z.string(), device: z.string() })
  .nullable()
  .describe("From where, of what staff did: browser and shortened network. Only for those who may see the team");

export const logEntrySchema = z.object({
  timestamp: z.number().int(),
  action: z.string(),
  actor: z.string(),
  name: z.string().nullable(),
  from_status: displayStatusSchema.nullable().describe("The order's status before"),
  to_status: displayStatusSchema.nullable(),
  before: moneySchema.nullable().describe("The amount that was changed"),
  after: moneySchema.nullable(),
  origin: originSchema,
});
