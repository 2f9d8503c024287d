/** JKOPay's emulator: entry, inquiry and refund, each with its API-KEY and DIGEST; the page; and webhooks with a digest. */
import { createHmac } from "node:crypto";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { JKOPAY } from "./merchants.ts";
import type { Bank, SentWebhook, Trade } from "./bank.ts";
import { paidAmount } from "./trade-actions.ts";
import { hostedPages } from "./hosted.ts";
import { answerOrLose, recordQuery, randomDigits, forgetQueries, setHabits } from "./trades.ts";
import { fromTaipei, taipeiTime } from "./forms.ts";

const GATEWAY = "jkopay";
const { store_id, api_key, secret_key } = JKOPAY;

const moneySchema = z.number().int().positive();
const entrySchema = z.object({
  platform_order_id: z.string().min(1).max(60),
  store_id: z.literal(store_id),
  currency: z.literal("TWD"),
  total_price: moneySchema,
  final_price: moneySchema,
  unredeem: z.number().int().nonnegative(),
  valid_time: z.string().regex(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
  result_url: z.url(),
  result_display_url: z.url(),
  payment_type: z.literal("onetime"),
  products: z.array(z.object({ name: z.string().min(1).max(60) })).nonempty(),
});
const refundSchema = z.object({
  platform_order_id: z.string(),
  refund_order_id: z.string().min(1).max(60),
  refund_amount: moneySchema,
});

type Refund = { refund_tradeNo: string; refund_order_id: string; time: string; amount: string };

const refundsOf = (trade: Trade): Refund[] => (trade.more.refunds ??= []) as Refund[];

const digestOf = (bytes: string, secret = secret_key): string =>
  createHmac("sha256", secret).update(bytes).digest("hex");

const say = (context: Context, result: string, message: string | null, result_object: unknown = null): Response =>
  context.json({ result, message, result_object });

export function openJkoPay(bank: Bank): void {
  const routes = new Hono();

  routes.use("/platform/*", async (context, next) => {
    const payload = context.req.method === "GET" ? new URL(context.req.url).search.slice(1) : await context.req.text();
    const isMerchant = context.req.header("api-key") === api_key && context.req.header("digest") === digestOf(payload);
    return isMerchant ? next() : say(context, "202", "Invalid API-KEY or DIGEST");
  });

  routes.post("/platform/entry", async (context) => {
    const read = entrySchema.safeParse(await context.req.json());
    if (!read.success) return say(context, "200", "Bad request", z.prettifyError(read.error));
    const entry = read.data;
    const known = bank.find(GATEWAY, entry.platform_order_id);
    if (known?.state === "paid") return say(context, "101", "Order is paid");
    if (known && known.amount !== entry.final_price) return say(context, "200", "Order does not match the first entry");
    const trade = known ?? enter(bank, entry);
    const payment_url = `${new URL(context.req.url).origin}/${GATEWAY}/web/${trade.trade_no}`;
    return answerOrLose(trade, say(context, "000", null, { payment_url, qr_img: payment_url, qr_timeout: 600 }));
  });

  routes.get("/platform/inquiry", (context) => {
    const request = (context.req.query("platform_order_ids") ?? "").split(",", 20);
    const transactions = request.map((platform_order_id) => {
      const trade = bank.find(GATEWAY, platform_order_id);
      if (!trade) return { platform_order_id, status: 102 };
      recordQuery(bank, trade);
      return transactionOf(trade);
    });
    return say(context, "000", null, { transactions });
  });

  routes.post("/platform/refund", async (context) => {
    const read = refundSchema.safeParse(await context.req.json());
    if (!read.success) return say(context, "200", "Bad request", z.prettifyError(read.error));
    const trade = bank.find(GATEWAY, read.data.platform_order_id);
    if (trade?.state !== "paid") return say(context, "100", "Order does not exist");
    return refund(bank, trade, read.data, context);
  });

  routes.route(
    "/web",
    hostedPages(bank, {
      gateway: GATEWAY,
      vendor_name: "街口支付 JKOPay",
      find: (trade_no) => bank.find(GATEWAY, trade_no),
      back: ({ return_url }) => return_url,
      troubles: ["lost", "twice", "late", "forged", "wrong_amount"],
    }),
  );

  bank.app.route(`/${GATEWAY}`, routes);
}

function enter(bank: Bank, entry: z.output<typeof entrySchema>): Trade {
  const trade = bank.keep({
    gateway: GATEWAY,
    merchant: store_id,
    trade_no: entry.platform_order_id,
    vendor_number: `J00${randomDigits(17)}`,
    amount: entry.final_price,
    currency: entry.currency,
    item: entry.products[0]!.name,
    state: "open",
    notify_url: entry.result_url,
    return_url: entry.result_display_url,
    more: { expires_at: fromTaipei(entry.valid_time) },
  });
  return setHabits(trade, webhookOf);
}

/** One refund_order_id is refunded once: the same again is refused, with another amount too. */
function refund(bank: Bank, trade: Trade, request: z.output<typeof refundSchema>, context: Context): Response {
  forgetQueries(trade);
  const refunds = refundsOf(trade);
  if (refunds.some(({ refund_order_id }) => refund_order_id === request.refund_order_id))
    return say(context, "105", "refund_order_id is used");
  if (request.refund_amount > paidAmount(trade) - trade.refunded) return say(context, "103", "Refund amount error");
  const [refund_tradeNo, time] = [`R00${randomDigits(17)}`, taipeiTime(bank.clock())];
  refunds.push({
    refund_tradeNo,
    refund_order_id: request.refund_order_id,
    time,
    amount: String(request.refund_amount),
  });
  trade.refunded += request.refund_amount;
  const reply = { refund_tradeNo, debit_amount: String(request.refund_amount), redeem_amount: "0", refund_time: time };
  return answerOrLose(trade, say(context, "000", null, reply));
}

/** An unpaid order stays "not paid" for ever, expired or not. */
function transactionOf(trade: Trade): Record<string, unknown> {
  const { trade_no: platform_order_id, state, vendor_number: tradeNo, currency } = trade;
  if (state === "failed") return { platform_order_id, status: 100 };
  if (state !== "paid") return { platform_order_id, status: 101 };
  const final_price = String(paidAmount(trade));
  return {
    platform_order_id,
    status: 0,
    tradeNo,
    trans_time: trade.paid_at ? taipeiTime(trade.paid_at) : "",
    currency,
    final_price,
    redeem_amount: "0",
    debit_amount: final_price,
    ...(trade.refunded > 0
      ? {
          refund_history: refundsOf(trade).map(({ refund_tradeNo, time, amount }) => ({
            refund_tradeNo,
            time,
            amount,
          })),
        }
      : {}),
  };
}

/** A forged webhook says that it was paid; its digest is not made with the merchant's secret. */
function webhookOf(trade: Trade, isForged: boolean): SentWebhook | null {
  const { trade_no, notify_url: url } = trade;
  if (trade.state !== "paid" && !isForged) return null;
  const body = JSON.stringify({ transaction: transactionOf(isForged ? { ...trade, state: "paid" } : trade) });
  const digest = digestOf(body, isForged ? "a stranger's secret" : secret_key);
  return { gateway: GATEWAY, trade_no, url, headers: { "content-type": "application/json", digest }, body };
}
