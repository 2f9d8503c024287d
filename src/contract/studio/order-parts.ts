/** Parts of an order as the studio shows it. */
import { z } from "zod";
import { daySchema } from "#contract/call.ts";
import { moneySchema } from "#contract/money.ts";
import { displayStatusSchema } from "#contract/order-view.ts";

export const soldNightSchema = z.object({
  night: daySchema,
  price: moneySchema,
  reason: z.string().describe("Why it cost that"),
});

export const loggedSchema = z.object({
  timestamp: z.number().int(),
  action: z.string(),
  actor: z.string(),
  name: z.string().nullable(),
  from_status: displayStatusSchema.nullable().describe("The order's status before"),
  to_status: displayStatusSchema.nullable(),
  before: moneySchema.nullable().describe("The amount that was changed"),
  after: moneySchema.nullable(),
});
