/**
 * TapPay: cards and the Pi wallet. TapPay's script on our page turns the card into a `prime`, valid for one charge within 90
 * seconds; then comes the bank's 3-D Secure page. Its webhooks are not signed: they only cause a query.
 */
import { createHash } from "node:crypto";
import { z } from "zod";
import { guestUrl, readBody, tradeNoSchema } from "#server/payments/vendors/answer.ts";
import {
  type At,
  call,
  type Keys,
  keysSchema,
  paidSchema,
  recordsSchema,
  refundedSchema,
  type TradeRecord,
} from "#server/payments/vendors/tappay-api.ts";
import {
  type TradeQuery,
  type Charge,
  type Gateway,
  type Method,
  type Webhook,
  type Outside,
  type Reading,
  type RefundAnswer,
  type RefundRequest,
  type TradeReport,
  type Started,
  Unreachable,
} from "#server/payments/vendors/vendor.ts";

const SDK_URL = "https://js.tappaysdk.com/sdk/tpdirect/v5.20.0";
/** The timeout that TapPay recommends: banks are slow at peak hours. */
const PAY_TIMEOUT_MS = 30_000;

/** record_status. An authorisation (0) is captured by TapPay itself, the same night: the guest has paid. */
const STATUSES: Record<number, TradeReport["status"]> = {
  [-1]: "failed",
  0: "paid",
  1: "paid",
  2: "paid",
  3: "paid",
  4: "pending",
  5: "expired",
};

/** Gateway timeout, unknown error, bank error, duplicate, no bank answer: the charge may have been made. */
const UNSURE = new Set([421, 915, 10005, 10006, 10023]);
/** More than was paid. */
const REFUND_REFUSED = new Set([10051]);
/** A partial refund is possible only after the capture, which happens at night. */
const NOT_CAPTURED = 10024;
const CAPTURE_MS = 6 * 3_600_000;

const webhookSchema = z.object({ order_number: tradeNoSchema, rec_trade_id: z.string().min(1).max(64) });

const merchantIdOf = (keys: Keys, method: Method): string => (method === "pi" ? keys.pi_merchant_id : keys.merchant_id);

async function create({ method }: Charge, { keys, base, isLive }: At): Promise<Started> {
  const isTapPay = base === tappay.bases.live || base === tappay.bases.test;
  return {
    kind: "prime",
    // The fragment tells our page whether the script runs in live or test mode.
    sdk_url: `${isTapPay ? SDK_URL : `${base}/sdk.js`}#${isLive ? "production" : "sandbox"}`,
    app_id: keys.app_id,
    app_key: keys.app_key,
    wallet: method === "pi" ? "pi" : "card",
  };
}

async function payByPrime(charge: Charge, prime: string, at: At, outside: Outside) {
  const { trade_no, amount, currency, method, item, booker, notify_url, return_url } = charge;
  const body = {
    prime,
    merchant_id: merchantIdOf(at.keys, method),
    amount,
    currency,
    details: item.slice(0, 100),
    order_number: trade_no,
    // TapPay accepts each number once: paying the same trade again with another prime charges nothing.
    bank_transaction_id: trade_no,
    three_domain_secure: true,
    remember: false,
    cardholder: { phone_number: booker.phone, name: booker.name, email: booker.email },
    result_url: { frontend_redirect_url: return_url, backend_notify_url: notify_url },
  };
  const reply = await call(paidSchema, at, outside, "payment/pay-by-prime", body, PAY_TIMEOUT_MS);
  if (reply.status !== 0) return { report: await afterRefusal(charge, reply, at, outside), url: null };
  if (!reply.rec_trade_id) throw new Unreachable("tappay took the prime and gives no number");
  const url = reply.payment_url ? guestUrl(reply.payment_url, at, "tappay") : null;
  const report: TradeReport = {
    status: url === null ? "paid" : "pending",
    merchant: at.keys.merchant_id,
    trade_no: reply.order_number ?? "",
    amount: reply.amount ?? null,
    currency: reply.currency ?? null,
    vendor_number: reply.rec_trade_id,
    card_first: reply.card_info?.bin_code || undefined,
    reason: `${reply.status} ${reply.msg}`.trim(),
    raw: JSON.stringify({ ...reply, payment_url: undefined, card_info: undefined }),
  };
  return { report, url };
}

/** A prime is also refused when an earlier call, whose answer was lost, has used it: the record tells. */
async function afterRefusal(
  charge: Charge,
  reply: z.output<typeof paidSchema>,
  at: At,
  outside: Outside,
): Promise<TradeReport> {
  const report = await query({ ...charge, vendor_number: null, created_at: charge.now }, at, outside);
  const reason = `${reply.status} ${reply.msg}`.trim();
  if (report.vendor_number !== null) return { ...report, reason: `${report.reason} (${reason})` };
  if (UNSURE.has(reply.status)) throw new Unreachable(`tappay: ${reason}`);
  return { ...report, status: "failed", reason, raw: JSON.stringify(reply) };
}

/** Unsigned: anybody can send it, so it only causes a query. */
function readWebhook({ raw }: Webhook): Reading {
  const read = webhookSchema.safeParse(readBody(raw));
  return read.success ? { kind: "hint", trade_no: read.data.order_number } : null;
}

async function readRecords(request: Pick<TradeQuery, "trade_no" | "vendor_number">, at: At, outside: Outside) {
  const { trade_no, vendor_number } = request;
  const filters = vendor_number === null ? { order_number: trade_no } : { rec_trade_id: vendor_number };
  const { trade_records } = await call(recordsSchema, at, outside, "transaction/query", { filters });
  return trade_records.filter((record) =>
    vendor_number === null ? record.order_number === trade_no : record.rec_trade_id === vendor_number,
  );
}

/** Of several tries under one number the paid one counts, then a pending one. */
const WEIGHT: Record<TradeReport["status"], number> = {
  paid: 3,
  authorized: 2,
  issued: 2,
  pending: 2,
  processing: 2,
  failed: 1,
  expired: 1,
};

const statusOf = ({ record_status }: TradeRecord): TradeReport["status"] => {
  const status = STATUSES[record_status];
  if (status === undefined) throw new Unreachable(`tappay: record_status ${record_status}`);
  return status;
};

async function query(request: TradeQuery, at: At, outside: Outside): Promise<TradeReport> {
  const records = await readRecords(request, at, outside);
  const [record] = records.toSorted((a, b) => WEIGHT[statusOf(b)] - WEIGHT[statusOf(a)]);
  if (record === undefined) {
    if (request.vendor_number !== null) throw new Unreachable(`tappay has no record of ${request.vendor_number}`);
    const none = { amount: null, currency: null, vendor_number: null, reason: "no record", raw: "" };
    return { status: "pending", merchant: at.keys.merchant_id, trade_no: request.trade_no, ...none };
  }
  return {
    status: statusOf(record),
    merchant: record.merchant_id === merchantIdOf(at.keys, request.method) ? at.keys.merchant_id : record.merchant_id,
    trade_no: record.order_number,
    amount: record.original_amount ?? record.amount + (record.refunded_amount ?? 0),
    currency: record.currency ?? null,
    vendor_number: record.rec_trade_id,
    card_first: record.card_info?.bin_code || undefined,
    reason: `record_status ${record.record_status}`,
    raw: JSON.stringify({ ...record, card_info: undefined }),
  };
}

async function refunded(request: RefundRequest, at: At, outside: Outside): Promise<number> {
  const [record] = await readRecords(request, at, outside);
  if (record?.refunded_amount !== undefined) return record.refunded_amount;
  if (record?.original_amount !== undefined) return record.original_amount - record.amount;
  throw new Unreachable(`tappay does not say what went back of ${request.vendor_number}`);
}

async function refund(request: RefundRequest, at: At, outside: Outside): Promise<RefundAnswer> {
  const { vendor_number, amount, refund_amount, refunded_before, request_key, now } = request;
  // TapPay refunds one such number once, however often it is requested.
  const bank_refund_id = createHash("sha256").update(request_key).digest("hex").slice(0, 20);
  const isWhole = refund_amount === amount && refunded_before === 0;
  // Without an amount everything is refunded, which needs no capture first.
  const body = { rec_trade_id: vendor_number, bank_refund_id, ...(isWhole ? {} : { amount: refund_amount }) };
  const reply = await call(refundedSchema, at, outside, "transaction/refund", body);
  if (reply.status === 0) return { status: "done", proof: reply.refund_id ?? bank_refund_id };
  if (reply.status === NOT_CAPTURED) return { status: "later", at: new Date(now.getTime() + CAPTURE_MS) };
  const reason = `${reply.status} ${reply.msg}`.trim();
  if ((await refunded(request, at, outside)) === refunded_before + refund_amount)
    return { status: "done", proof: bank_refund_id };
  if (REFUND_REFUSED.has(reply.status)) return { status: "failed", reason };
  throw new Unreachable(`tappay: ${reason}`);
}

export const tappay: Gateway<Keys> = {
  name: "tappay",
  keys: keysSchema,
  // The account of TapPay's published examples.
  sandboxKeys: {
    partner_key: "partner_6ID1DoDlaPrfHw6HBZsULfTYtDmWs0q0ZZGKMBpp4YICWBxgK97eK3RM",
    merchant_id: "GlobalTesting_CTBC",
    pi_merchant_id: "GlobalTesting_PI_WALLET_Manual_CAP",
    app_id: "11327",
    app_key: "app_whdEWBH8e8Lzy4N6BysVRRMILYORF6UxXbiOFsICkz0J9j1C0JUlCHv1tVJC",
  },
  bases: { live: "https://prod.tappaysdk.com", test: "https://sandbox.tappaysdk.com" },
  merchant: ({ merchant_id }) => merchant_id,
  create,
  payByPrime,
  readWebhook,
  acknowledge: (isTaken) => ({ status: isTaken ? 200 : 503, type: "text/plain", body: "" }),
  query,
  refund,
  refunded,
  asksOnReturn: true,
  pace: { minutes: [1, 3, 5], every: 5 },
};
