/** Calls TapPay, and checks the shape of its answers. */
import { z } from "zod";
import { keyText, readAnswer, wholeSchema } from "#server/payments/vendors/answer.ts";
import type { Account, Outside } from "#server/payments/vendors/vendor.ts";

export const keysSchema = z.strictObject({
  partner_key: keyText,
  merchant_id: keyText,
  /** The Pi wallet has a merchant id of its own within the same account. */
  pi_merchant_id: keyText,
  app_id: z
    .string()
    .trim()
    .regex(/^\d{1,12}$/),
  app_key: keyText,
});
export type Keys = z.output<typeof keysSchema>;
export type At = Account<Keys>;

/** Of the card only its first digits are read: by them a coupon for certain cards is checked. */
const cardInfoSchema = z.object({ bin_code: z.string().max(8).nullish() }).nullish();

const answerSchema = z.object({ status: z.number().int(), msg: z.string().max(1000).default("") });
export const paidSchema = answerSchema.extend({
  /** Empty where nothing was made. */
  rec_trade_id: z
    .string()
    .regex(/^[\w-]{0,64}$/)
    .optional(),
  order_number: z.string().optional(),
  amount: wholeSchema.optional(),
  currency: z.string().optional(),
  payment_url: z.string().max(2048).optional(),
  card_info: cardInfoSchema,
});
/** Only the compared fields are kept: a record also holds the guest's name, phone and the card's last digits. */
const recordSchema = z.object({
  rec_trade_id: z.string().regex(/^[\w-]{1,64}$/),
  order_number: z.string(),
  merchant_id: z.string(),
  record_status: z.number().int(),
  /** The amount after refunds; the original amount does not change. */
  amount: wholeSchema,
  original_amount: wholeSchema.optional(),
  refunded_amount: wholeSchema.optional(),
  currency: z.string().optional(),
  card_info: cardInfoSchema,
});
export type TradeRecord = z.output<typeof recordSchema>;
/** Status 2: these are the last. */
export const recordsSchema = answerSchema.extend({
  status: z.union([z.literal(0), z.literal(2)]),
  trade_records: z.array(recordSchema).default([]),
});
export const refundedSchema = answerSchema.extend({ refund_id: z.string().max(64).optional() });

export async function call<Schema extends z.ZodType>(
  schema: Schema,
  { keys, base }: At,
  outside: Outside,
  path: string,
  body: Record<string, unknown>,
  timeout_ms?: number,
): Promise<z.output<Schema>> {
  const answer = await outside.send(`${base}/tpc/${path}`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-api-key": keys.partner_key },
    body: JSON.stringify({ partner_key: keys.partner_key, ...body }),
    ...(timeout_ms === undefined ? {} : { timeout_ms }),
  });
  return readAnswer(schema, answer, "tappay");
}
