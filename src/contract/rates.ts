/** Exchange rates, for prices in the guest's own currency. Nothing is charged by them. */
import { z } from "zod";
import { daySchema, defineCall, domainSchema } from "#contract/call.ts";

export const getRates = defineCall({
  name: "getRates",
  method: "GET",
  path: "/api/hotel/rates",
  summary: "What one unit of the lodging's currency is worth in others, for a guide beside its prices",
  who: ["visitor"],
  query: z.object({ domain: domainSchema }),
  answer: z
    .object({
      currency: z.string().describe("The lodging's own, in which every price is and everything is charged"),
      date: daySchema.describe("The day the rates are of"),
      source: z.string().describe("Whose rates they are"),
      rates: z.record(z.string(), z.number().positive()).describe("By currency, without the lodging's own"),
    })
    .nullable()
    .describe("null: there are no rates, or only old ones"),
});
