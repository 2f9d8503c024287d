/**
 * JKOPay (街口), online payment. Everything sent is signed with a DIGEST over its exact bytes. We give it no `confirm_url`: that is
 * a stock check before charging, and the rooms of an order that may be paid are held already.
 */
import { createHash, createHmac } from "node:crypto";
import { z } from "zod";
import { guestUrl, keyText, readAnswer, readBody, tradeNoSchema } from "#server/payments/vendors/answer.ts";
import { taipeiTime } from "#server/payments/vendors/taipei.ts";
import {
  type Account,
  type TradeQuery,
  type Charge,
  type Gateway,
  type Webhook,
  type Outside,
  type Reading,
  type RefundAnswer,
  type RefundRequest,
  type TradeReport,
  Unreachable,
} from "#server/payments/vendors/vendor.ts";
import { isSame } from "#server/security/secrets.ts";

const keysSchema = z.strictObject({
  store_id: keyText,
  api_key: keyText,
  secret_key: keyText,
  /** JKOPay tells each merchant its host. Ours is the only server that calls it, so it must be one of JKOPay's. */
  host: z
    .string()
    .trim()
    .toLowerCase()
    .regex(/^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+jkopay\.com$/),
});
type Keys = z.output<typeof keysSchema>;
type At = Account<Keys>;

/** The status of one order in an inquiry. 102: JKOPay does not know the order, so it can't have been paid. */
const STATUSES: Record<number, TradeReport["status"]> = {
  0: "paid",
  1: "pending",
  100: "failed",
  101: "pending",
  102: "pending",
};

/** No such order, a wrong amount, amounts that don't match, a limit. 999 and the rest may have been done nevertheless. */
const REFUND_REFUSED = new Set(["100", "103", "105", "108"]);

/** Money comes as a text there, with or without decimals; ours has none. */
const moneySchema = z
  .union([z.string(), z.number()])
  .transform(String)
  .pipe(z.string().regex(/^\d{1,12}(?:\.0+)?$/))
  .transform(Number);

const envelopeSchema = z.object({
  result: z.string().max(16),
  message: z.string().max(1000).nullish(),
  result_object: z.unknown().optional(),
});
const enteredSchema = z.object({ payment_url: z.string().max(2048) });
const transactionSchema = z.object({
  platform_order_id: z.string(),
  status: z.number().int(),
  tradeNo: z.string().max(64).optional(),
  currency: z.string().optional(),
  final_price: moneySchema.optional(),
  refund_history: z.array(z.object({ refund_tradeNo: z.string(), amount: moneySchema })).nullish(),
});
const inquiredSchema = z.object({ transactions: z.array(transactionSchema) });
const refundedSchema = z.object({ refund_tradeNo: z.string().min(1) });
const webhookSchema = z.object({ transaction: z.object({ platform_order_id: tradeNoSchema }) });

export const digest = (secret: string, bytes: string | Buffer): string =>
  createHmac("sha256", secret).update(bytes).digest("hex");

const baseOf = ({ isLive, keys, base }: At): string =>
  isLive ? `https://${keysSchema.shape.host.parse(keys.host)}` : base;

/** `payload` is the body of a POST, or the query of a GET: either is signed as it is sent. */
async function call(at: At, outside: Outside, method: "GET" | "POST", path: string, payload: string) {
  const { api_key, secret_key } = at.keys;
  const answer = await outside.send(`${baseOf(at)}/platform/${path}${method === "GET" ? `?${payload}` : ""}`, {
    method,
    headers: { "content-type": "application/json", "api-key": api_key, digest: digest(secret_key, payload) },
    ...(method === "POST" ? { body: payload } : {}),
  });
  return readAnswer(envelopeSchema, answer, "jkopay");
}

type Reply = z.output<typeof envelopeSchema>;

const saying = ({ result, message }: Reply): string => `${result} ${message ?? ""}`.trim();

function readObject<Schema extends z.ZodType>(schema: Schema, reply: Reply): z.output<Schema> {
  const read = schema.safeParse(reply.result_object);
  if (reply.result === "000" && read.success) return read.data;
  throw new Unreachable(`jkopay: ${saying(reply)}`);
}

async function create(charge: Charge, at: At, outside: Outside) {
  const { trade_no, amount, currency, item, expires_at, notify_url, return_url } = charge;
  const body = JSON.stringify({
    platform_order_id: trade_no,
    store_id: at.keys.store_id,
    currency,
    total_price: amount,
    final_price: amount,
    unredeem: 0,
    valid_time: taipeiTime(expires_at),
    result_url: notify_url,
    result_display_url: return_url,
    payment_type: "onetime",
    products: [{ name: item.slice(0, 60), unit_count: 1, unit_price: amount, unit_final_price: amount }],
  });
  const { payment_url } = readObject(enteredSchema, await call(at, outside, "POST", "entry", body));
  return { kind: "redirect" as const, url: guestUrl(payment_url, at, "jkopay") };
}

/**
 * The digest covers every byte but no time: an old webhook would look as genuine as a new one, and it says nothing of later
 * refunds. So even a genuine one only causes a query, which is allowed at any time.
 */
function readWebhook({ raw, headers }: Webhook, { keys }: At): Reading {
  const reply = headers.get("digest") ?? "";
  if (keys.secret_key === "" || !isSame(digest(keys.secret_key, raw), reply.toLowerCase())) return null;
  const read = webhookSchema.safeParse(readBody(raw));
  return read.success ? { kind: "hint", trade_no: read.data.transaction.platform_order_id } : null;
}

async function inquire(trade_no: string, at: At, outside: Outside) {
  const reply = await call(at, outside, "GET", "inquiry", `platform_order_ids=${trade_no}`);
  const { transactions } = readObject(inquiredSchema, reply);
  const found = transactions.find(({ platform_order_id }) => platform_order_id === trade_no);
  if (found === undefined) throw new Unreachable(`jkopay says nothing of ${trade_no}`);
  return found;
}

async function query({ trade_no }: TradeQuery, at: At, outside: Outside): Promise<TradeReport> {
  const found = await inquire(trade_no, at, outside);
  const status = STATUSES[found.status];
  const { final_price: amount = null, currency = null, tradeNo: vendor_number = null } = found;
  if (status === undefined || (status === "paid" && (amount === null || vendor_number === null)))
    throw new Unreachable(`jkopay: status ${found.status} of ${trade_no}`);
  return {
    status,
    merchant: at.keys.store_id,
    trade_no: found.platform_order_id,
    amount,
    currency,
    vendor_number,
    reason: `status ${found.status}`,
    raw: JSON.stringify(found),
  };
}

const readReturned = async ({ trade_no }: RefundRequest, at: At, outside: Outside) => {
  const history = (await inquire(trade_no, at, outside)).refund_history ?? [];
  return {
    total: history.reduce((total, { amount }) => total + amount, 0),
    last: history.at(-1)?.refund_tradeNo ?? "",
  };
};

async function refund(request: RefundRequest, at: At, outside: Outside): Promise<RefundAnswer> {
  const { trade_no, refund_amount, refunded_before, request_key } = request;
  // JKOPay refunds one refund_order_id once, however often it is requested.
  const refund_order_id = createHash("sha256").update(request_key).digest("hex").slice(0, 40);
  const body = JSON.stringify({ platform_order_id: trade_no, refund_order_id, refund_amount });
  const reply = await call(at, outside, "POST", "refund", body);
  if (reply.result === "000") return { status: "done", proof: readObject(refundedSchema, reply).refund_tradeNo };
  // A repeat is refused: JKOPay's records show whether the first one was done.
  const { total, last } = await readReturned(request, at, outside);
  if (total === refunded_before + refund_amount) return { status: "done", proof: last };
  if (REFUND_REFUSED.has(reply.result)) return { status: "failed", reason: saying(reply) };
  throw new Unreachable(`jkopay: ${saying(reply)}`);
}

export const jkopay: Gateway<Keys> = {
  name: "jkopay",
  keys: keysSchema,
  // Key and secret as in JKOPay's published examples.
  sandboxKeys: {
    store_id: "7f9a3c52-0a35-11ec-9d02-005056b665e9",
    api_key: "4h0Ms",
    secret_key: "QxN1X",
    host: "test-onlinepay.jkopay.com",
  },
  bases: { live: "https://onlinepay.jkopay.com", test: "https://test-onlinepay.jkopay.com" },
  merchant: ({ store_id }) => store_id,
  create,
  readWebhook,
  acknowledge: (isTaken) => ({ status: isTaken ? 200 : 503, type: "text/plain", body: "" }),
  query,
  refund,
  refunded: async (request, at, outside) => (await readReturned(request, at, outside)).total,
  asksOnReturn: true,
  pace: { minutes: [1, 3, 5], every: 5 },
};
