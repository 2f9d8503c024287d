/** Calls Stripe, and checks the shape of its answers. */
import { z } from "zod";
import { keyText, readAnswer, wholeSchema } from "#server/payments/vendors/answer.ts";
import { type Account, type Outside, Unreachable } from "#server/payments/vendors/vendor.ts";

export const keysSchema = z.strictObject({
  account_id: z
    .string()
    .trim()
    .regex(/^acct_\w{1,64}$/),
  secret_key: keyText,
  webhook_secret: keyText,
});
export type Keys = z.output<typeof keysSchema>;
export type At = Account<Keys>;

/** Fixes the API version, so that answers keep their shape whatever the account's default is. */
const API_VERSION = "2024-06-20";

export const sessionSchema = z.object({
  id: z.string().regex(/^cs_\w{1,255}$/),
  client_reference_id: z.string(),
  amount_total: wholeSchema,
  currency: z.string().regex(/^[a-z]{3}$/),
  status: z.enum(["open", "complete", "expired"]),
  payment_status: z.enum(["paid", "unpaid", "no_payment_required"]),
  payment_intent: z
    .string()
    .regex(/^pi_\w{1,255}$/)
    .nullish(),
  livemode: z.boolean(),
});
export type Session = z.output<typeof sessionSchema>;
export const openedSchema = sessionSchema.extend({ url: z.string().max(2048) });
export const refundSchema = z.object({
  id: z.string().min(1).max(255),
  amount: wholeSchema,
  status: z.enum(["succeeded", "pending", "requires_action", "failed", "canceled"]),
  metadata: z.record(z.string(), z.string()).nullish(),
});
export const refundsSchema = z.object({ data: z.array(refundSchema), has_more: z.literal(false) });
const refusalSchema = z.object({
  error: z.object({ type: z.string(), code: z.string().nullish(), message: z.string().nullish() }),
});

export type Said<Reply> = { reply: Reply } | { refused: string; type: string };

export async function call<Schema extends z.ZodType>(
  schema: Schema,
  { keys, base }: At,
  outside: Outside,
  path: string,
  sent?: { fields: Record<string, string>; key: string },
): Promise<Said<z.output<Schema>>> {
  const answer = await outside.send(`${base}/v1/${path}`, {
    method: sent ? "POST" : "GET",
    headers: {
      authorization: `Bearer ${keys.secret_key}`,
      "stripe-version": API_VERSION,
      ...(sent ? { "content-type": "application/x-www-form-urlencoded", "idempotency-key": sent.key } : {}),
    },
    ...(sent ? { body: new URLSearchParams(sent.fields).toString() } : {}),
  });
  if (answer.status < 400) return { reply: readAnswer(schema, answer, "stripe") };
  // A wrong key, a conflict with the same request, or a rate limit: neither success nor refusal.
  if (![400, 402, 404].includes(answer.status)) throw new Unreachable(`stripe answered ${answer.status}`);
  const { error } = readAnswer(refusalSchema, answer, "stripe");
  return { refused: `${error.code ?? error.type} ${error.message ?? ""}`.trim(), type: error.type };
}

/** For requests that need a successful answer: a refusal counts as Unreachable. */
export function sure<Reply>(said: Said<Reply>): Reply {
  if ("reply" in said) return said.reply;
  throw new Unreachable(`stripe: ${said.refused}`);
}
