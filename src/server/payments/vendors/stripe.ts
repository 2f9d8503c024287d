/** Stripe Checkout, for lodgings whose currency is not the New Taiwan dollar. Cards only, so a payment is never pending. */
import { createHmac } from "node:crypto";
import { z } from "zod";
import type { Language } from "#rules/text/language.ts";
import { guestUrl, readBody, tradeNoSchema } from "#server/payments/vendors/answer.ts";
import {
  type At,
  call,
  type Keys,
  keysSchema,
  openedSchema,
  refundSchema,
  refundsSchema,
  type Session,
  sessionSchema,
  sure,
} from "#server/payments/vendors/stripe-api.ts";
import { fromStripe, toStripe } from "#server/payments/vendors/stripe-units.ts";
import {
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

const TOLERANCE_SECONDS = 300;
const MOST_SIGNATURES = 8;
/** A session lives half an hour at least, and a day at most. */
const SHORTEST_MS = 31 * 60_000;
const LONGEST_MS = 24 * 3_600_000 - 60_000;

const LOCALES: Partial<Record<Language, string>> = {
  "zh-TW": "zh-TW",
  "zh-CN": "zh",
  "en-US": "en",
  "ja-JP": "ja",
  "ko-KR": "ko",
};

const eventSchema = z.object({ type: z.string(), livemode: z.boolean(), data: z.object({ object: z.unknown() }) });
const aboutSchema = z.union([
  z.object({ client_reference_id: tradeNoSchema }).transform((object) => object.client_reference_id),
  z.object({ metadata: z.object({ trade_no: tradeNoSchema }) }).transform((object) => object.metadata.trade_no),
]);

export function stripeSignature(payload: string | Buffer, secret: string, timestamp: number): string {
  return createHmac("sha256", secret).update(`${timestamp}.`).update(payload).digest("hex");
}

async function create(charge: Charge, at: At, outside: Outside) {
  const { trade_no, amount, currency, item, lang, booker, now, expires_at, notify_url, return_url } = charge;
  const lives = Math.min(Math.max(expires_at.getTime() - now.getTime(), SHORTEST_MS), LONGEST_MS);
  const fields = {
    mode: "payment",
    client_reference_id: trade_no,
    "payment_method_types[0]": "card",
    "line_items[0][quantity]": "1",
    "line_items[0][price_data][currency]": currency.toLowerCase(),
    "line_items[0][price_data][unit_amount]": String(toStripe(amount, currency)),
    "line_items[0][price_data][product_data][name]": item,
    // Copied to the charge, so that its events name our trade too.
    "payment_intent_data[metadata][trade_no]": trade_no,
    // The webhook URL is set in Stripe's dashboard; here it is for the operator's information and for the sandbox bank.
    "metadata[notify_url]": notify_url,
    customer_email: booker.email,
    locale: LOCALES[lang] ?? "en",
    expires_at: String(Math.floor((now.getTime() + lives) / 1000)),
    success_url: return_url,
    cancel_url: return_url,
  };
  const session = sure(await call(openedSchema, at, outside, "checkout/sessions", { fields, key: trade_no }));
  return { kind: "redirect" as const, url: guestUrl(session.url, at, "stripe"), vendor_number: session.id };
}

/** A session that is complete and unpaid is being processed; one that is open waits for the guest. */
function statusOf({ status, payment_status }: Session): TradeReport["status"] {
  if (payment_status === "paid") return "paid";
  if (status === "expired") return "expired";
  return status === "complete" && payment_status === "unpaid" ? "processing" : "pending";
}

/** null when it belongs to the other mode (live or test), or is not in our units: then it is no charge of ours. */
function reportOf(session: Session, at: At, status?: TradeReport["status"]): TradeReport | null {
  const currency = session.currency.toUpperCase();
  const amount = fromStripe(session.amount_total, currency);
  if (session.livemode !== at.isLive || amount === null) return null;
  return {
    status: status ?? statusOf(session),
    merchant: at.keys.account_id,
    trade_no: session.client_reference_id,
    amount,
    currency,
    vendor_number: session.id,
    reason: `${session.status} ${session.payment_status}`,
    raw: JSON.stringify(session),
  };
}

/** t=1700000000,v1=…,v1=…: one of the signatures must be ours, made within the last five minutes. */
function isSigned({ raw, headers, now }: Webhook, secret: string): boolean {
  const parts = (headers.get("stripe-signature") ?? "")
    .split(",", MOST_SIGNATURES)
    .map((part) => part.trim().split("=", 2));
  const timestamp = parts.find(([name]) => name === "t")?.[1] ?? "";
  if (secret === "" || !/^\d{1,12}$/.test(timestamp)) return false;
  if (Math.abs(now.getTime() / 1000 - Number(timestamp)) > TOLERANCE_SECONDS) return false;
  const ours = stripeSignature(raw, secret, Number(timestamp));
  return parts.some(([name, signature = ""]) => name === "v1" && isSame(ours, signature));
}

/** What an event of a session says. A session that is completed but unpaid says nothing yet. */
const TOLD: Record<string, (session: Session) => TradeReport["status"] | null> = {
  "checkout.session.completed": ({ payment_status }) => (payment_status === "paid" ? "paid" : null),
  "checkout.session.async_payment_succeeded": ({ payment_status }) => (payment_status === "paid" ? "paid" : null),
  "checkout.session.async_payment_failed": () => "failed",
  "checkout.session.expired": () => "expired",
};

function readWebhook(webhook: Webhook, at: At): Reading {
  if (!isSigned(webhook, at.keys.webhook_secret)) return null;
  const event = eventSchema.safeParse(readBody(webhook.raw));
  if (!event.success || event.data.livemode !== at.isLive) return null;
  const { object } = event.data.data;
  const session = sessionSchema.safeParse(object);
  const status = session.success ? TOLD[event.data.type]?.(session.data) : null;
  const report = session.success && status ? reportOf(session.data, at, status) : null;
  if (report !== null) return { kind: "report", report };
  const about = aboutSchema.safeParse(object);
  return about.success ? { kind: "hint", trade_no: about.data } : null;
}

const readSession = async (vendor_number: string, at: At, outside: Outside): Promise<Session> =>
  sure(await call(sessionSchema, at, outside, `checkout/sessions/${encodeURIComponent(vendor_number)}`));

async function query({ trade_no, vendor_number }: TradeQuery, at: At, outside: Outside): Promise<TradeReport> {
  // Where the answer to our request was lost, the guest never saw Stripe's page.
  if (vendor_number === null) {
    const none = { amount: null, currency: null, vendor_number, reason: "no session", raw: "" };
    return { status: "pending", merchant: at.keys.account_id, trade_no, ...none };
  }
  const report = reportOf(await readSession(vendor_number, at, outside), at);
  if (report === null) throw new Unreachable(`stripe: session ${vendor_number} is none of ours`);
  return report;
}

async function readRefunds({ vendor_number }: RefundRequest, at: At, outside: Outside) {
  const { payment_intent } = await readSession(vendor_number, at, outside);
  if (!payment_intent) throw new Unreachable(`stripe: session ${vendor_number} has no payment`);
  const path = `refunds?payment_intent=${payment_intent}&limit=100`;
  return { payment_intent, refunds: sure(await call(refundsSchema, at, outside, path)).data };
}

type Refund = z.output<typeof refundSchema>;

const answerOf = ({ id, status }: Refund): RefundAnswer => {
  if (status === "failed" || status === "canceled") return { status: "failed", reason: `${status} ${id}` };
  if (status === "requires_action") throw new Unreachable(`stripe: refund ${id} waits`);
  return { status: "done", proof: id };
};

/** Stripe forgets an Idempotency-Key after a day. So each refund also carries it, and is looked for before it is made. */
async function refund(request: RefundRequest, at: At, outside: Outside): Promise<RefundAnswer> {
  const { refund_amount, currency, request_key, trade_no } = request;
  const { payment_intent, refunds } = await readRefunds(request, at, outside);
  const made = refunds.find(({ metadata }) => metadata?.request_key === request_key);
  if (made) return answerOf(made);
  const units = toStripe(refund_amount, currency);
  if (units === null) return { status: "failed", reason: `${refund_amount} is a part of what Stripe counts in` };
  const fields = {
    payment_intent,
    amount: String(units),
    "metadata[request_key]": request_key,
    "metadata[trade_no]": trade_no,
  };
  const said = await call(refundSchema, at, outside, "refunds", { fields, key: request_key });
  if ("reply" in said) return answerOf(said.reply);
  if (said.type === "idempotency_error") throw new Unreachable(`stripe: ${said.refused}`);
  return { status: "failed", reason: said.refused };
}

async function refunded(request: RefundRequest, at: At, outside: Outside): Promise<number> {
  const { refunds } = await readRefunds(request, at, outside);
  const gone = refunds.filter(({ status }) => status !== "failed" && status !== "canceled");
  const returned = fromStripe(
    gone.reduce((total, { amount }) => total + amount, 0),
    request.currency,
  );
  if (returned === null) throw new Unreachable(`stripe has returned a part of a ${request.currency}`);
  return returned;
}

export const stripe: Gateway<Keys> = {
  name: "stripe",
  keys: keysSchema,
  sandboxKeys: { account_id: "acct_sandbox", secret_key: "sk_test_sandbox", webhook_secret: "whsec_sandbox" },
  // One host for both; the key decides between live and test mode.
  bases: { live: "https://api.stripe.com", test: "https://api.stripe.com" },
  merchant: ({ account_id }) => account_id,
  takes: (amount, currency) => toStripe(amount, currency) !== null,
  create,
  readWebhook,
  acknowledge: (isTaken) => ({ status: isTaken ? 200 : 503, type: "text/plain", body: "" }),
  query,
  refund,
  refunded,
  asksOnReturn: true,
  pace: { minutes: [2, 5, 10], every: 10 },
};
