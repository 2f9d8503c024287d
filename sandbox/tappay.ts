/** TapPay's emulator: primes, charges by prime, the 3-D Secure page, records and refunds. Its webhooks carry no signature. */
import { randomBytes } from "node:crypto";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { TAPPAY } from "./merchants.ts";
import type { Bank, SentWebhook, Trade } from "./bank.ts";
import { cardOf, paidAmount } from "./trade-actions.ts";
import { hostedPages } from "./hosted.ts";
import { cardFrame, SDK } from "./tappay-script.ts";
import { answerOrLose, recordQuery, findByVendorNumber, forgetQueries, setHabits } from "./trades.ts";

const GATEWAY = "tappay";
const { partner_key, merchant_id, pi_merchant_id, app_id, app_key } = TAPPAY;
const PRIME_MS = 90_000;
/** The bank declines this card and accepts every other. */
const REFUSED_CARD = "4000000000000002";

type Prime = { wallet: "card" | "pi"; isRefused: boolean; made_at: Date; isUsed: boolean; number: string };
const primesOf = new WeakMap<Bank, Map<string, Prime>>();

/** What the script gives the page: good for one charge within 90 seconds. */
export function issuePrime(bank: Bank, wallet: Prime["wallet"], isRefused = false, number = ""): string {
  const prime = `${wallet === "pi" ? "pi_" : ""}test_${randomBytes(28).toString("hex")}`;
  const primes = primesOf.get(bank) ?? new Map<string, Prime>();
  primesOf.set(bank, primes.set(prime, { wallet, isRefused, made_at: bank.clock(), isUsed: false, number }));
  return prime;
}

const wantedSchema = z.object({
  wallet: z.enum(["card", "pi"]),
  app_id: z.literal(app_id),
  app_key: z.literal(app_key),
  number: z.string().max(19).optional(),
});
const chargeSchema = z.object({
  prime: z.string(),
  partner_key: z.literal(partner_key),
  merchant_id: z.enum([merchant_id, pi_merchant_id]),
  amount: z.number().int().positive(),
  currency: z.literal("TWD"),
  details: z.string().min(1).max(100),
  order_number: z.string().min(1).max(50),
  bank_transaction_id: z.string().regex(/^[0-9A-Za-z]{1,20}$/),
  three_domain_secure: z.literal(true),
  cardholder: z.object({ phone_number: z.string(), name: z.string(), email: z.string() }),
  result_url: z.object({ frontend_redirect_url: z.url(), backend_notify_url: z.url() }),
});
const querySchema = z.object({
  partner_key: z.literal(partner_key),
  filters: z.union([z.strictObject({ rec_trade_id: z.string() }), z.strictObject({ order_number: z.string() })]),
});
const refundSchema = z.object({
  partner_key: z.literal(partner_key),
  rec_trade_id: z.string(),
  amount: z.number().int().positive().optional(),
  bank_refund_id: z.string().regex(/^[\w-]{1,20}$/),
});

const newNumber = (prefix: string): string => `${prefix}${randomBytes(9).toString("hex")}`;

export function openTapPay(bank: Bank): void {
  const routes = new Hono();

  routes.get("/sdk.js", (context) => context.body(SDK, 200, { "content-type": "text/javascript; charset=utf-8" }));
  routes.get("/card-frame", (context) => context.html(cardFrame(context.req.query("field") ?? "")));
  routes.post("/primes", async (context) => {
    const read = wantedSchema.safeParse(await context.req.json());
    if (!read.success) return context.json({ status: 1, msg: "App id or app key is wrong" });
    const { wallet, number = "" } = read.data;
    const prime = issuePrime(bank, wallet, number === REFUSED_CARD, number);
    const card = { prime, bincode: number.slice(0, 6), lastfour: number.slice(-4), issuer: "", funding: 0, type: 1 };
    return context.json({ status: 0, msg: "Success", ...(wallet === "pi" ? { prime } : { card }) });
  });

  routes.use("/tpc/*", async (context, next) => {
    if (context.req.header("x-api-key") === partner_key) return next();
    return context.json({ status: 4, msg: "Partner key is wrong" }, 401);
  });
  routes.post("/tpc/payment/pay-by-prime", (context) => payByPrime(bank, context));
  routes.post("/tpc/transaction/query", async (context) => {
    const read = querySchema.safeParse(await context.req.json());
    if (!read.success) return context.json({ status: 4, msg: z.prettifyError(read.error) });
    const { filters } = read.data;
    const found = [...bank.trades.values()].filter(
      ({ gateway, trade_no, vendor_number }) =>
        gateway === GATEWAY &&
        ("order_number" in filters ? trade_no === filters.order_number : vendor_number === filters.rec_trade_id),
    );
    for (const trade of found) recordQuery(bank, trade);
    const pages = { records_per_page: 50, page: 0, total_page_count: 1, number_of_transactions: found.length };
    return context.json({ status: 2, msg: "Success", ...pages, trade_records: found.map(recordOf) });
  });
  routes.post("/tpc/transaction/refund", async (context) => {
    const read = refundSchema.safeParse(await context.req.json());
    const trade = read.success ? findByVendorNumber(bank, GATEWAY, read.data.rec_trade_id) : undefined;
    if (!read.success || trade?.state !== "paid") return context.json({ status: 4, msg: "No such trade" });
    return refund(trade, read.data, context);
  });

  routes.route(
    "/3ds",
    hostedPages(bank, {
      gateway: GATEWAY,
      vendor_name: "TapPay · 3D Secure",
      find: (number) => findByVendorNumber(bank, GATEWAY, number),
      back: (trade) => {
        const url = new URL(trade.return_url);
        const { trade_no: order_number, vendor_number: rec_trade_id } = trade;
        const reply = { rec_trade_id, order_number, bank_transaction_id: order_number, status: statusOf(trade) };
        for (const [name, value] of Object.entries(reply)) url.searchParams.set(name, String(value));
        return url.href;
      },
      troubles: ["lost", "twice", "late", "forged", "wrong_amount"],
    }),
  );

  bank.app.route(`/${GATEWAY}`, routes);
}

/** TapPay's documentation has it for everyone's tests: a good card, as often as wanted. */
const DOCUMENTED_PRIME = "test_3a2fb2b7e892b914a03c95dd4dd5dc7970c908df67a49527c0a648b2bc9";
const documentedCard = (bank: Bank): Prime => ({
  wallet: "card",
  isRefused: false,
  made_at: bank.clock(),
  isUsed: false,
  number: "4242424242424242",
});

async function payByPrime(bank: Bank, context: Context): Promise<Response> {
  const read = chargeSchema.safeParse(await context.req.json());
  if (!read.success) return context.json({ status: 4, msg: z.prettifyError(read.error) });
  const charge = read.data;
  const prime = charge.prime === DOCUMENTED_PRIME ? documentedCard(bank) : primesOf.get(bank)?.get(charge.prime);
  const isFresh = prime && !prime.isUsed && bank.clock().getTime() - prime.made_at.getTime() <= PRIME_MS;
  if (!isFresh) return context.json({ status: 121, msg: "Prime is used, expired or unknown" });
  prime.isUsed = true;
  if ((prime.wallet === "pi") !== (charge.merchant_id === pi_merchant_id))
    return context.json({ status: 88, msg: "Prime is not of this merchant's kind" });
  if (findByBankNumber(bank, charge.bank_transaction_id))
    return context.json({ status: 10006, msg: "Duplicate transaction" });
  const trade = bank.keep({
    gateway: GATEWAY,
    merchant: charge.merchant_id,
    trade_no: charge.order_number,
    vendor_number: newNumber("D"),
    amount: charge.amount,
    currency: charge.currency,
    item: charge.details,
    state: prime.isRefused ? "failed" : "open",
    notify_url: charge.result_url.backend_notify_url,
    return_url: charge.result_url.frontend_redirect_url,
    more: { bank_transaction_id: charge.bank_transaction_id, refund_ids: [], card: prime.number },
  });
  setHabits(trade, webhookOf);
  const { trade_no: order_number, vendor_number: rec_trade_id, amount, currency } = trade;
  const numbers = { rec_trade_id, order_number, bank_transaction_id: order_number };
  const reply = { ...numbers, amount, currency, ...cardInfo(trade) };
  if (prime.isRefused) return context.json({ status: 10003, msg: "Card Error", ...reply });
  const payment_url = `${new URL(context.req.url).origin}/${GATEWAY}/3ds/${rec_trade_id}`;
  return answerOrLose(trade, context.json({ status: 0, msg: "Success", ...reply, payment_url }));
}

const findByBankNumber = (bank: Bank, number: string): Trade | undefined =>
  [...bank.trades.values()].find(({ gateway, more }) => gateway === GATEWAY && more.bank_transaction_id === number);

/** With `more.isUncaptured` the payment is only authorised: it can be refunded in full only. */
function refund(trade: Trade, request: z.output<typeof refundSchema>, context: Context): Response {
  forgetQueries(trade);
  const ids = trade.more.refund_ids as string[];
  const left = paidAmount(trade) - trade.refunded;
  const amount = request.amount ?? left;
  if (ids.includes(request.bank_refund_id)) return context.json({ status: 915, msg: "bank_refund_id is used" });
  if (trade.more.isUncaptured === true && request.amount !== undefined)
    return context.json({ status: 10024, msg: "Not captured yet" });
  if (amount > left || left === 0) return context.json({ status: 10051, msg: "Refund amount is too large" });
  ids.push(request.bank_refund_id);
  trade.refunded += amount;
  const reply = { refund_id: newNumber("RF"), refund_amount: amount, is_captured: true, currency: trade.currency };
  return answerOrLose(trade, context.json({ status: 0, msg: "Success", ...reply }));
}

function recordOf(trade: Trade): Record<string, unknown> {
  const isPaid = trade.state === "paid";
  const original_amount = isPaid ? paidAmount(trade) : trade.amount;
  return {
    rec_trade_id: trade.vendor_number,
    order_number: trade.trade_no,
    bank_transaction_id: trade.trade_no,
    merchant_id: trade.merchant,
    record_status: recordStatus(trade),
    amount: original_amount - trade.refunded,
    original_amount,
    refunded_amount: trade.refunded,
    currency: trade.currency,
    is_captured: isPaid && trade.more.isUncaptured !== true,
    time: trade.created_at.getTime(),
    partial_card_number: `${cardOf(trade).first}******${cardOf(trade).last}`,
    ...cardInfo(trade),
  };
}

/** A wallet has no card of its own. */
function cardInfo(trade: Trade): Record<string, unknown> {
  const { first: bin_code, last: last_four } = cardOf(trade);
  return trade.merchant === pi_merchant_id ? {} : { card_info: { bin_code, last_four, funding: 0, type: 1 } };
}

function recordStatus(trade: Trade): number {
  const { state, more, refunded } = trade;
  if (state === "open") return 4;
  if (state === "failed") return -1;
  if (state !== "paid") return 5;
  if (refunded === 0) return more.isUncaptured === true ? 0 : 1;
  return refunded === paidAmount(trade) ? 3 : 2;
}

const statusOf = ({ state }: Trade): number => (state === "paid" ? 0 : 10003);

/** Anybody could have sent it: a forged one looks like a real one. */
function webhookOf(trade: Trade, isForged: boolean): SentWebhook {
  const { trade_no, vendor_number: rec_trade_id, notify_url: url, currency } = trade;
  const status = isForged ? 0 : statusOf(trade);
  const reply = {
    order_number: trade_no,
    rec_trade_id,
    bank_transaction_id: trade_no,
    amount: paidAmount(trade),
    currency,
  };
  const body = JSON.stringify({ status, msg: status === 0 ? "Success" : "Card Error", ...reply });
  return { gateway: GATEWAY, trade_no, url, headers: { "content-type": "application/json" }, body };
}
