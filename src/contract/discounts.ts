/** Coupons, and the older price check. */
import { z } from "zod";
import { daySchema, defineCall, domainSchema } from "#contract/call.ts";
import { codeSchema, priceCheckPayloadSchema } from "#contract/order-payload.ts";
import { moneySchema } from "#contract/money.ts";
import { priceCalculationSchema } from "#contract/order-view.ts";
import { isStay } from "#contract/stay.ts";

const couponSchema = z.object({
  code: z.string(),
  name: z.string(),
  type: z.enum(["percent", "amount"]).default("percent"),
  percent: z.number().int().min(0).max(100).describe("Percent off; 0 where the type is amount"),
  discount: moneySchema.describe("Amount off; 0 where the type is percent"),
  verify: z.boolean().describe("The code holds for this stay and room"),
  card_number_length: z
    .number()
    .int()
    .min(0)
    .max(19)
    .describe("How many leading digits of the card are to be checked; 0 = none"),
});

export type Coupon = z.output<typeof couponSchema>;

export const confirmCoupons = defineCall({
  name: "confirmCoupons",
  method: "POST",
  path: "/api/discount/coupon_confirm",
  summary: "One result per code, in order; an empty list where the check fails",
  who: ["visitor", "member"],
  body: z
    .object({
      domain: domainSchema,
      coupon_code: z.array(codeSchema).min(1).max(10),
      check_in_date: daySchema,
      check_out_date: daySchema,
      room_code: z
        .union([codeSchema, z.array(codeSchema).min(1).max(20)])
        .transform((codes) => (Array.isArray(codes) ? codes : [codes]))
        .describe("One room class, or all those of the order"),
    })
    .refine(({ check_in_date, check_out_date }) => isStay(check_in_date, check_out_date), {
      path: ["check_out_date"],
    }),
  answer: z.array(couponSchema),
});

export const checkPromotionCode = defineCall({
  name: "checkPromotionCode",
  method: "POST",
  path: "/api/discount/promotion_code",
  summary: "Whether this lodging has such a code that holds today, before dates and rooms are chosen",
  who: ["visitor", "member"],
  body: z.strictObject({ domain: domainSchema, code: codeSchema }),
  answer: couponSchema.nullable().describe("null: there is none, or not for this guest; the reason is not given"),
});

export const findCodes = defineCall({
  name: "findCodes",
  method: "GET",
  path: "/api/discount/codes",
  summary: "Whether the lodging has codes at present: without any, its booking page does not ask for one",
  who: ["visitor"],
  query: z.object({ domain: domainSchema }),
  answer: z.object({ has_codes: z.boolean() }),
});

export const calculateDiscount = defineCall({
  name: "calculateDiscount",
  method: "POST",
  path: "/api/discount/calculate",
  summary: "The price of an order, in the fields of the older price check",
  who: ["visitor", "member"],
  body: priceCheckPayloadSchema,
  answer: priceCalculationSchema,
});
