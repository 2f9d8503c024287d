/** LINE Pay's emulator: Online API v3 and v4, and the page on which a guest agrees. Charges only what the merchant confirms. */
import { createHmac } from "node:crypto";
import { type Context, Hono } from "hono";
import { z } from "zod";
import { LINE_PAY } from "./merchants.ts";
import type { Bank, Trade } from "./bank.ts";
import { paidAmount } from "./trade-actions.ts";
import { hostedPages } from "./hosted.ts";
import { answerOrLose, recordQuery, findByVendorNumber, randomDigits, forgetQueries, setHabits } from "./trades.ts";

const GATEWAY = "line_pay";
const { channel_id, channel_secret } = LINE_PAY;
/** How long a guest has for agreeing. */
const REQUEST_MS = 20 * 60_000;

const moneySchema = z.number().int().positive();
const requestSchema = z.object({
  amount: moneySchema,
  currency: z.enum(["TWD", "JPY", "THB", "USD"]),
  orderId: z.string().min(1).max(100),
  packages: z
    .array(
      z.object({
        id: z.string().min(1),
        amount: moneySchema,
        products: z.array(z.object({ name: z.string().min(1), quantity: moneySchema, price: moneySchema })).nonempty(),
      }),
    )
    .nonempty(),
  redirectUrls: z.object({ confirmUrl: z.url(), cancelUrl: z.url() }),
});
const confirmSchema = z.object({ amount: moneySchema, currency: z.string() });
const refundSchema = z.object({ refundAmount: moneySchema.optional() });

type Refund = {
  refundTransactionId: string;
  transactionType: string;
  refundAmount: number;
  refundTransactionDate: string;
};

const refundsOf = (trade: Trade): Refund[] => (trade.more.refunds ??= []) as Refund[];

/** Ids are numbers of 19 digits here, as LINE Pay writes them. */
function say(returnCode: string, returnMessage: string, info?: unknown): Response {
  const text = JSON.stringify({ returnCode, returnMessage, ...(info === undefined ? {} : { info }) });
  const body = text.replace(/"((?:refundT|t)ransactionId)":"(\d+)"/g, '"$1":$2');
  return new Response(body, { headers: { "content-type": "application/json" } });
}

const newNumber = (): string => `20${randomDigits(17)}`;

export function openLinePay(bank: Bank): void {
  const routes = new Hono();
  const api = new Hono();
  const nonces = new Set<string>();

  /** null: refunded by the merchant by hand. */
  async function refuse(context: Context): Promise<Response | null> {
    const nonce = context.req.header("x-line-authorization-nonce") ?? "";
    if (context.req.header("x-line-channelid") !== channel_id) return say("1104", "Merchant not found.");
    const { pathname, search } = new URL(context.req.url);
    const payload = context.req.method === "GET" ? search.slice(1) : await context.req.text();
    const signed = channel_secret + pathname.replace(`/${GATEWAY}`, "") + payload + nonce;
    const expected = createHmac("sha256", channel_secret).update(signed).digest("base64");
    if (nonce === "" || nonces.has(nonce) || context.req.header("x-line-authorization") !== expected)
      return say("1106", "Header information error.");
    nonces.add(nonce);
    return null;
  }

  api.use(async (context, next) => {
    const refusal = await refuse(context);
    return refusal ?? next();
  });

  api.post("/request", async (context) => {
    const read = requestSchema.safeParse(await context.req.json());
    if (!read.success) return say("2101", z.prettifyError(read.error));
    const { amount, currency, orderId, packages, redirectUrls } = read.data;
    const isEven = packages.every(
      (pack) => pack.amount === pack.products.reduce((sum, { quantity, price }) => sum + quantity * price, 0),
    );
    if (!isEven || amount !== packages.reduce((sum, pack) => sum + pack.amount, 0)) return say("1124", "Amount error.");
    if (bank.find(GATEWAY, orderId)) return say("1172", "Existing same orderId.");
    const trade = bank.keep({
      gateway: GATEWAY,
      merchant: channel_id,
      trade_no: orderId,
      vendor_number: newNumber(),
      amount,
      currency,
      item: packages[0]!.products[0]!.name,
      state: "open",
      notify_url: "",
      return_url: redirectUrls.confirmUrl,
      more: { expires_at: new Date(bank.clock().getTime() + REQUEST_MS) },
    });
    setHabits(trade, () => null, "authorized");
    const page = `${new URL(context.req.url).origin}/${GATEWAY}/web/payment/${trade.vendor_number}`;
    const info = { paymentUrl: { web: page, app: page }, transactionId: trade.vendor_number, paymentAccessToken: "0" };
    return answerOrLose(trade, say("0000", "Success.", info));
  });

  api.get("/requests/:number/check", (context) => {
    const trade = findByVendorNumber(bank, GATEWAY, context.req.param("number"));
    if (!trade) return say("1150", "Transaction record not found.");
    recordQuery(bank, trade);
    return checked(bank, trade);
  });

  api.post("/:number/confirm", async (context) => {
    const trade = findByVendorNumber(bank, GATEWAY, context.req.param("number"));
    const read = confirmSchema.safeParse(await context.req.json());
    if (!trade || !read.success) return say("1150", "Transaction record not found.");
    if (trade.state === "paid") return say("1152", "Transaction has already been made.");
    if (trade.state !== "authorized") return say("1169", "Payment confirmation required.");
    if (read.data.amount !== trade.amount || read.data.currency !== trade.currency)
      return say("1153", "Amount differs.");
    trade.state = "paid";
    trade.paid_at = bank.clock();
    const { trade_no: orderId, vendor_number: transactionId } = trade;
    return answerOrLose(trade, say("0000", "Success.", { orderId, transactionId, payInfo: payInfoOf(trade) }));
  });

  api.get("/", (context) => {
    const request = context.req.query();
    const found = [...bank.trades.values()].filter(
      ({ gateway, state, vendor_number, trade_no }) =>
        gateway === GATEWAY &&
        state === "paid" &&
        (vendor_number === request.transactionId || trade_no === request.orderId),
    );
    if (found.length === 0) return say("1150", "Transaction record not found.");
    return say("0000", "success", found.map(detailsOf));
  });

  api.post("/:number/refund", async (context) => {
    const trade = findByVendorNumber(bank, GATEWAY, context.req.param("number"));
    const read = refundSchema.safeParse(await context.req.json());
    if (!trade || trade.state !== "paid" || !read.success) return say("1150", "Transaction record not found.");
    forgetQueries(trade);
    const left = paidAmount(trade) - trade.refunded;
    const amount = read.data.refundAmount ?? left;
    if (left === 0) return say("1165", "Transaction has already been refunded.");
    if (amount > left) return say("1164", "Refund amount exceeds the limit.");
    const made = {
      refundTransactionId: newNumber(),
      transactionType: amount === paidAmount(trade) ? "PAYMENT_REFUND" : "PARTIAL_REFUND",
      refundAmount: -amount,
      refundTransactionDate: bank.clock().toISOString(),
    };
    trade.refunded += amount;
    refundsOf(trade).push(made);
    const { refundTransactionId, refundTransactionDate } = made;
    return answerOrLose(trade, say("0000", "Success.", { refundTransactionId, refundTransactionDate }));
  });

  routes.route("/v3/payments", api);
  routes.route("/v4/payments", api);
  routes.route(
    "/web/payment",
    hostedPages(bank, {
      gateway: GATEWAY,
      vendor_name: "LINE Pay",
      find: (number) => findByVendorNumber(bank, GATEWAY, number),
      back: ({ return_url, vendor_number, trade_no }) => {
        const url = new URL(return_url);
        url.searchParams.set("transactionId", vendor_number);
        url.searchParams.set("orderId", trade_no);
        return url.href;
      },
      troubles: ["close", "lose_answer", "wrong_amount"],
    }),
  );

  bank.app.route(`/${GATEWAY}`, routes);
}

function checked(bank: Bank, { state, more }: Trade): Response {
  if (state === "paid") return say("0123", "Payment completed.");
  if (state === "authorized") return say("0110", "Authentication completed.");
  if (state === "failed") return say("0122", "Payment failed.");
  const isOver = state !== "open" || (more.expires_at as Date) <= bank.clock();
  return isOver ? say("0121", "Cancelled, or timed out.") : say("0000", "Waiting for the customer.");
}

/** A part of it may be paid with points: the parts add up. */
const payInfoOf = (trade: Trade): { method: string; amount: number }[] => [
  { method: "CREDIT_CARD", amount: paidAmount(trade) - 1 },
  { method: "POINT", amount: 1 },
];

const detailsOf = (trade: Trade): Record<string, unknown> => ({
  transactionId: trade.vendor_number,
  transactionDate: trade.paid_at?.toISOString(),
  transactionType: "PAYMENT",
  payInfo: payInfoOf(trade),
  productName: trade.item,
  currency: trade.currency,
  orderId: trade.trade_no,
  ...(trade.refunded > 0 ? { refundList: refundsOf(trade) } : {}),
});
