/** A night of an order as the studio shows it. */
import { z } from "zod";
import { daySchema } from "#contract/call.ts";
import { moneySchema } from "#contract/money.ts";

export const soldNightSchema = z.object({
  night: daySchema,
  price: moneySchema,
  reason: z.string().describe("Why it cost that"),
});
