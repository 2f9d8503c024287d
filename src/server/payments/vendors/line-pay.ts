/**
 * LINE Pay, Online API v3 or v4 (they differ only in the path). A guest's approval is not a payment: nothing is charged until
 * we confirm, whether or not the browser returned. LINE Pay sends no webhooks.
 */
import { createHmac, randomUUID } from "node:crypto";
import { z } from "zod";
import type { Language } from "#rules/text/language.ts";
import { digitsSchema, guestUrl, keyText, readAnswer, wholeSchema } from "#server/payments/vendors/answer.ts";
import {
  type Account,
  type TradeQuery,
  type Charge,
  type Gateway,
  type Outside,
  type RefundAnswer,
  type RefundRequest,
  type TradeReport,
  Unreachable,
} from "#server/payments/vendors/vendor.ts";

const keysSchema = z.strictObject({ channel_id: keyText, channel_secret: keyText, version: z.enum(["v3", "v4"]) });
type Keys = z.output<typeof keysSchema>;
type At = Account<Keys>;

const LOCALES: Partial<Record<Language, string>> = {
  "zh-TW": "zh_TW",
  "zh-CN": "zh_CN",
  "en-US": "en",
  "ja-JP": "ja",
  "ko-KR": "ko",
};

/** The timeout that LINE Pay recommends: confirming moves money at the guest's bank. */
const CONFIRM_TIMEOUT_MS = 40_000;

/** What the check of a request says; 0123 is followed by a look at what was paid. */
const CHECKED: Record<string, TradeReport["status"]> = {
  "0000": "pending",
  "0110": "authorized",
  "0121": "expired",
  "0122": "failed",
  "0123": "paid",
};

/** No history, not a refundable kind, too late, too much, already back. Anything else may have been done nevertheless. */
const REFUND_REFUSED = new Set(["1150", "1155", "1163", "1164", "1165"]);

const envelopeSchema = z.object({
  returnCode: z.string().regex(/^\d{4}$/),
  returnMessage: z.string().max(1000).default(""),
  info: z.unknown().optional(),
});
const requestedSchema = z.object({ transactionId: digitsSchema, paymentUrl: z.object({ web: z.string().max(2048) }) });
const payInfoSchema = z.array(z.object({ amount: wholeSchema })).nonempty();
const confirmedSchema = z.object({ orderId: z.string(), transactionId: digitsSchema, payInfo: payInfoSchema });
const detailsSchema = confirmedSchema.extend({
  currency: z.string(),
  /** Amounts that went back are negative there. */
  refundList: z.array(z.object({ refundTransactionId: digitsSchema, refundAmount: z.number().int() })).default([]),
});
const refundedSchema = z.object({ refundTransactionId: digitsSchema });

export function signature(given: { channelSecret: string; uri: string; body: string; nonce: string }): string {
  const { channelSecret, uri, body, nonce } = given;
  return createHmac("sha256", channelSecret).update(`${channelSecret}${uri}${body}${nonce}`).digest("base64");
}

/** `payload` is the body of a POST, or the query of a GET: either is signed as it is sent. */
async function call(
  at: At,
  outside: Outside,
  method: "GET" | "POST",
  path: string,
  payload: string,
  timeout_ms?: number,
) {
  const { channel_id, channel_secret, version } = at.keys;
  const uri = `/${version}/payments${path}`;
  const nonce = randomUUID();
  const answer = await outside.send(`${at.base}${uri}${method === "GET" && payload !== "" ? `?${payload}` : ""}`, {
    method,
    headers: {
      "content-type": "application/json",
      "x-line-channelid": channel_id,
      "x-line-authorization-nonce": nonce,
      "x-line-authorization": signature({ channelSecret: channel_secret, uri, body: payload, nonce }),
    },
    ...(method === "POST" ? { body: payload } : {}),
    ...(timeout_ms === undefined ? {} : { timeout_ms }),
  });
  return readAnswer(envelopeSchema, answer, "line_pay");
}

function readInfo<Schema extends z.ZodType>(schema: Schema, reply: z.output<typeof envelopeSchema>): z.output<Schema> {
  const read = schema.safeParse(reply.info);
  if (reply.returnCode === "0000" && read.success) return read.data;
  throw new Unreachable(`line_pay: ${reply.returnCode} ${reply.returnMessage}`);
}

const sum = (amounts: readonly { amount: number }[]): number =>
  amounts.reduce((total, { amount }) => total + amount, 0);

async function create(charge: Charge, at: At, outside: Outside) {
  const { amount, currency, trade_no, item, return_url, lang } = charge;
  const body = JSON.stringify({
    amount,
    currency,
    orderId: trade_no,
    packages: [{ id: trade_no, amount, name: item, products: [{ name: item, quantity: 1, price: amount }] }],
    redirectUrls: { confirmUrl: return_url, cancelUrl: return_url },
    options: { payment: { capture: true }, display: { locale: LOCALES[lang] ?? "en" } },
  });
  const info = readInfo(requestedSchema, await call(at, outside, "POST", "/request", body));
  const url = guestUrl(info.paymentUrl.web, at, "line_pay");
  return { kind: "redirect" as const, url, vendor_number: info.transactionId };
}

/** When the answer to our request was lost, the guest never saw LINE Pay's page: nothing can have been paid. */
const neverStarted = (request: TradeQuery, at: At): TradeReport => ({
  status: "pending",
  merchant: at.keys.channel_id,
  trade_no: request.trade_no,
  amount: null,
  currency: null,
  vendor_number: null,
  reason: "no transaction number",
  raw: "",
});

async function query(request: TradeQuery, at: At, outside: Outside): Promise<TradeReport> {
  const { vendor_number } = request;
  if (vendor_number === null) return neverStarted(request, at);
  const { returnCode, returnMessage } = await call(at, outside, "GET", `/requests/${vendor_number}/check`, "");
  const status = CHECKED[returnCode];
  if (status === undefined) throw new Unreachable(`line_pay: ${returnCode} ${returnMessage}`);
  const report = {
    ...neverStarted(request, at),
    status,
    vendor_number,
    reason: `${returnCode} ${returnMessage}`.trim(),
  };
  if (status !== "paid") return { ...report, raw: JSON.stringify({ returnCode, returnMessage }) };
  const details = await readDetails(vendor_number, at, outside);
  const { orderId, payInfo, currency } = details;
  return { ...report, trade_no: orderId, amount: sum(payInfo), currency, raw: JSON.stringify(details) };
}

async function readDetails(vendor_number: string, at: At, outside: Outside) {
  const reply = await call(at, outside, "GET", "", `transactionId=${vendor_number}`);
  const found = readInfo(z.array(detailsSchema), reply).find(({ transactionId }) => transactionId === vendor_number);
  if (found === undefined) throw new Unreachable(`line_pay has no details of ${vendor_number}`);
  return found;
}

/**
 * Charges what the guest has approved. Any other answer (already confirmed, requested twice, lost) is settled by a query, so
 * that a repeat never charges twice and never takes a payment for a failure.
 */
async function confirm(request: TradeQuery, at: At, outside: Outside): Promise<TradeReport> {
  const { vendor_number, amount, currency } = request;
  if (vendor_number === null) return neverStarted(request, at);
  const body = JSON.stringify({ amount, currency });
  try {
    const reply = await call(at, outside, "POST", `/${vendor_number}/confirm`, body, CONFIRM_TIMEOUT_MS);
    const info = readInfo(confirmedSchema, reply);
    return {
      ...neverStarted(request, at),
      status: "paid",
      trade_no: info.orderId,
      amount: sum(info.payInfo),
      // Not in the answer: LINE Pay would have refused another currency than ours.
      currency,
      vendor_number: info.transactionId,
      reason: reply.returnCode,
      raw: JSON.stringify(info),
    };
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    const report = await query(request, at, outside);
    return { ...report, reason: `${report.reason} (${error.message})` };
  }
}

/** LINE Pay has no idempotency key: its records are read first. */
async function refund(request: RefundRequest, at: At, outside: Outside): Promise<RefundAnswer> {
  const { vendor_number, refund_amount, refunded_before } = request;
  const { refundList } = await readDetails(vendor_number, at, outside);
  const returned = returnedBy(refundList);
  if (returned === refunded_before + refund_amount)
    return { status: "done", proof: refundList.at(-1)?.refundTransactionId ?? "" };
  if (returned !== refunded_before)
    return { status: "failed", reason: `LINE Pay has returned ${returned}, by our books ${refunded_before}` };
  const body = JSON.stringify({ refundAmount: refund_amount });
  const reply = await call(at, outside, "POST", `/${vendor_number}/refund`, body);
  if (REFUND_REFUSED.has(reply.returnCode))
    return { status: "failed", reason: `${reply.returnCode} ${reply.returnMessage}`.trim() };
  return { status: "done", proof: readInfo(refundedSchema, reply).refundTransactionId };
}

const returnedBy = (refunds: z.output<typeof detailsSchema>["refundList"]): number =>
  refunds.reduce((total, { refundAmount }) => total + Math.abs(refundAmount), 0);

export const linePay: Gateway<Keys> = {
  name: "line_pay",
  keys: keysSchema,
  sandboxKeys: { channel_id: "1234567890", channel_secret: "a917ab6a2367b536f8e5a6e2977e06f4", version: "v3" },
  bases: { live: "https://api-pay.line.me", test: "https://sandbox-api-pay.line.me" },
  merchant: ({ channel_id }) => channel_id,
  create,
  // LINE Pay sends no webhooks; the browser's return proves nothing.
  readWebhook: () => null,
  acknowledge: (isTaken) => ({ status: isTaken ? 200 : 404, type: "text/plain", body: "" }),
  query,
  confirm,
  refund,
  refunded: async ({ vendor_number }, at, outside) =>
    returnedBy((await readDetails(vendor_number, at, outside)).refundList),
  asksOnReturn: true,
  pace: { minutes: [1, 3, 5], every: 5 },
};
