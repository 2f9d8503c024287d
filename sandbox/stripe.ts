/** Stripe's emulator: Checkout Sessions, refunds, Idempotency-Key, the hosted page, and signed events. */
import { createHmac, randomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { STRIPE } from "./merchants.ts";
import type { Bank, SentWebhook, Trade } from "./bank.ts";
import { paidAmount } from "./trade-actions.ts";
import { hostedPages } from "./hosted.ts";
import { answerOrLose, recordQuery, findByVendorNumber, forgetQueries, setHabits } from "./trades.ts";

const GATEWAY = "stripe";
const { secret_key, webhook_secret, account_id } = STRIPE;
const HALF_HOUR_MS = 30 * 60_000;
const DAY_MS = 24 * 3_600_000;

const wholeText = z
  .string()
  .regex(/^\d{1,15}$/)
  .transform(Number);
const sessionSchema = z.object({
  mode: z.literal("payment"),
  client_reference_id: z.string().min(1).max(200),
  "line_items[0][quantity]": z.literal("1"),
  "line_items[0][price_data][currency]": z.string().regex(/^[a-z]{3}$/),
  "line_items[0][price_data][unit_amount]": wholeText,
  "line_items[0][price_data][product_data][name]": z.string().min(1),
  // Stripe's dashboard holds the webhook URL; the emulator has no dashboard and reads it from the metadata.
  "metadata[notify_url]": z.url(),
  customer_email: z.email(),
  expires_at: wholeText,
  success_url: z.url(),
  cancel_url: z.url(),
});
const refundSchema = z.object({
  payment_intent: z.string(),
  amount: wholeText,
  "metadata[request_key]": z.string().optional(),
});

type Refund = { id: string; object: "refund"; amount: number; status: string; metadata: Record<string, string> };

const refundsOf = (trade: Trade): Refund[] => (trade.more.refunds ??= []) as Refund[];
const newId = (prefix: string): string => `${prefix}_${randomBytes(12).toString("hex")}`;
/** By Stripe's own table: yen, won and some more have no smaller unit. */
const NO_DECIMALS = new Set("BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "));
const unitsIn = (currency: string): number => (NO_DECIMALS.has(currency) ? 1 : 100);

const refuse = (
  context: Context,
  status: 400 | 401 | 404,
  code: string,
  message: string,
  type = "invalid_request_error",
) => context.json({ error: { type, code, message } }, status);

export function openStripe(bank: Bank): void {
  const routes = new Hono();
  const kept = new Map<string, { request: string; status: number; body: string }>();

  routes.use("/v1/*", async (context, next) => {
    if (context.req.header("authorization") === `Bearer ${secret_key}`) return next();
    return refuse(context, 401, "api_key_invalid", "Invalid API Key provided");
  });

  /** The first answer to a key is the answer to all its repeats; another request under the same key is refused. */
  async function once(context: Context, act: (fields: Record<string, string>) => Response): Promise<Response> {
    const key = context.req.header("idempotency-key") ?? "";
    const request = await context.req.text();
    const known = kept.get(key);
    if (known && known.request !== request)
      return refuse(context, 400, "idempotency_key_in_use", "Keys are for one request", "idempotency_error");
    const said = known ? null : act(Object.fromEntries(new URLSearchParams(request)));
    const { status, body } = known ?? { status: said!.status, body: await said!.text() };
    if (key !== "") kept.set(key, { request, status, body });
    return new Response(body, { status, headers: { "content-type": "application/json" } });
  }

  routes.post("/v1/checkout/sessions", (context) =>
    once(context, (fields) => {
      const read = sessionSchema.safeParse(fields);
      if (!read.success) return refuse(context, 400, "parameter_invalid", z.prettifyError(read.error));
      const lives = read.data.expires_at * 1000 - bank.clock().getTime();
      if (lives < HALF_HOUR_MS || lives > DAY_MS) return refuse(context, 400, "parameter_invalid", "expires_at");
      const trade = openSession(bank, read.data);
      return context.json({
        ...sessionOf(bank, trade),
        url: `${new URL(context.req.url).origin}/${GATEWAY}/c/pay/${trade.vendor_number}`,
      });
    }),
  );

  routes.get("/v1/checkout/sessions/:id", (context) => {
    const trade = findByVendorNumber(bank, GATEWAY, context.req.param("id"));
    if (!trade) return refuse(context, 404, "resource_missing", "No such checkout.session");
    recordQuery(bank, trade);
    return context.json(sessionOf(bank, trade));
  });

  const findByPayment = (payment_intent: string | undefined): Trade | undefined =>
    [...bank.trades.values()].find(
      ({ gateway, more }) => gateway === GATEWAY && more.payment_intent === payment_intent,
    );

  routes.get("/v1/refunds", (context) => {
    const trade = findByPayment(context.req.query("payment_intent"));
    if (!trade) return refuse(context, 404, "resource_missing", "No such payment_intent");
    return context.json({ object: "list", data: refundsOf(trade).toReversed(), has_more: false });
  });

  routes.post("/v1/refunds", async (context) => {
    const request = new URLSearchParams(await context.req.text());
    const trade = findByPayment(request.get("payment_intent") ?? "");
    if (trade?.state !== "paid") return refuse(context, 404, "resource_missing", "No such payment_intent");
    forgetQueries(trade);
    const answer = await once(context, (fields) => {
      const read = refundSchema.safeParse(fields);
      if (!read.success) return refuse(context, 400, "parameter_invalid", z.prettifyError(read.error));
      return refund(trade, read.data, context);
    });
    return answerOrLose(trade, answer);
  });

  routes.route(
    "/c/pay",
    hostedPages(bank, {
      gateway: GATEWAY,
      vendor_name: "Stripe Checkout",
      card_fields: true,
      find: (id) => findByVendorNumber(bank, GATEWAY, id),
      back: ({ return_url }) => return_url,
      troubles: ["lost", "twice", "late", "forged", "wrong_amount"],
    }),
  );

  bank.app.route(`/${GATEWAY}`, routes);
}

function openSession(bank: Bank, request: z.output<typeof sessionSchema>): Trade {
  const currency = request["line_items[0][price_data][currency]"].toUpperCase();
  const trade = bank.keep({
    gateway: GATEWAY,
    merchant: account_id,
    trade_no: request.client_reference_id,
    vendor_number: newId("cs_test"),
    amount: request["line_items[0][price_data][unit_amount]"],
    unit: unitsIn(currency),
    currency,
    item: request["line_items[0][price_data][product_data][name]"],
    state: "open",
    notify_url: request["metadata[notify_url]"],
    return_url: request.success_url,
    more: { payment_intent: newId("pi"), expires_at: new Date(request.expires_at * 1000) },
  });
  return setHabits(trade, (reply, isForged) => webhookOf(bank, reply, isForged));
}

function sessionOf(bank: Bank, trade: Trade): Record<string, unknown> {
  const { state, currency, more } = trade;
  const isPaid = state === "paid";
  const isOver = (state !== "open" && state !== "failed") || (more.expires_at as Date) <= bank.clock();
  return {
    id: trade.vendor_number,
    object: "checkout.session",
    client_reference_id: trade.trade_no,
    amount_total: isPaid ? paidAmount(trade) : trade.amount,
    currency: currency.toLowerCase(),
    status: isPaid || state === "failed" ? "complete" : isOver ? "expired" : "open",
    payment_status: isPaid ? "paid" : "unpaid",
    payment_intent: isPaid ? more.payment_intent : null,
    livemode: false,
    mode: "payment",
  };
}

function refund(trade: Trade, request: z.output<typeof refundSchema>, context: Context): Response {
  const left = paidAmount(trade) - trade.refunded;
  if (left === 0) return refuse(context, 400, "charge_already_refunded", "Charge has already been refunded.");
  if (request.amount > left)
    return refuse(context, 400, "amount_too_large", "Refund amount is greater than unrefunded amount");
  const metadata = { request_key: request["metadata[request_key]"] ?? "" };
  const made: Refund = { id: newId("re"), object: "refund", amount: request.amount, status: "succeeded", metadata };
  trade.refunded += request.amount;
  refundsOf(trade).push(made);
  return context.json(made);
}

const EVENTS: Partial<Record<Trade["state"], string>> = {
  paid: "checkout.session.completed",
  failed: "checkout.session.async_payment_failed",
  expired: "checkout.session.expired",
};

/** A forged event says that it was paid and has a wrong signature. A page that was left stays open: no event. */
function webhookOf(bank: Bank, trade: Trade, isForged: boolean): SentWebhook | null {
  const { trade_no, notify_url: url } = trade;
  const said: Trade = isForged ? { ...trade, state: "paid" } : trade;
  const type = EVENTS[said.state];
  if (type === undefined) return null;
  const created = Math.floor(bank.clock().getTime() / 1000);
  const event = {
    id: newId("evt"),
    object: "event",
    type,
    created,
    livemode: false,
    data: { object: sessionOf(bank, said) },
  };
  const body = JSON.stringify(event);
  const secret = isForged ? "whsec_stranger" : webhook_secret;
  const signature = createHmac("sha256", secret).update(`${created}.${body}`).digest("hex");
  const headers = { "content-type": "application/json", "stripe-signature": `t=${created},v1=${signature}` };
  return { gateway: GATEWAY, trade_no, url, headers, body };
}
