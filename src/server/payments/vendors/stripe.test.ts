/** Stripe: sessions in currencies with and without a smaller unit, and keys that make repeats harmless. */
import { describe, expect, test } from "vitest";
import { stripe } from "#server/payments/vendors/stripe.ts";
import type { Started } from "#server/payments/vendors/vendor.ts";
import { answering, openVendor } from "#tests/vendors/gateway-merchant.ts";
import { askEverything } from "#tests/vendors/vendor-questions.ts";
import { payTrade } from "../../../../sandbox/trades.ts";

const numberOf = (started: Started): string => (started.kind === "redirect" ? started.vendor_number! : "");
const urlOf = (started: Started): string => (started.kind === "redirect" ? started.url : "");

async function begin(currency = "JPY", amount = 3600) {
  const merchant = openVendor(stripe, { currency, method: "card" });
  const charge = merchant.charge(amount);
  const started = await stripe.create(charge, merchant.account, merchant.outside);
  const number = numberOf(started);
  const trade = merchant.trade(charge);
  const query = () => stripe.query(merchant.tradeQuery(charge, number), merchant.account, merchant.outside);
  return { merchant, charge, started, number, trade, query };
}

describe.each(["JPY", "KRW", "USD", "EUR"])("in %s:", (currency) => {
  askEverything(stripe, {
    currency,
    method: "card",
    start: async (merchant, charge) => numberOf(await stripe.create(charge, merchant.account, merchant.outside)),
  });
});

test("takes no part of what Stripe counts in, and all else", () => {
  const takes = (amount: number, currency: string) => stripe.takes!(amount, currency);
  expect([takes(14_950, "VND"), takes(15_000, "VND")]).toEqual([false, true]);
  expect([takes(14_950, "USD"), takes(149, "JPY"), takes(14_951, "KWD")]).toEqual([true, true, true]);
});

describe("a session", () => {
  test.each([
    ["JPY", "3600"],
    ["KRW", "3600"],
    ["USD", "3600"],
    ["EUR", "3600"],
    // Stripe's table is not ours: it has two decimals for TWD, three for KWD, and none for VND.
    ["TWD", "360000"],
    ["KWD", "36000"],
    ["VND", "36"],
  ])("asks for 3600 minor units of %s as %s", async (currency, unit_amount) => {
    const { sent } = (await begin(currency)).merchant;
    expect(new URLSearchParams(sent[0]!.body).get("line_items[0][price_data][unit_amount]")).toBe(unit_amount);
  });

  test("lives as long as the charge, within what Stripe allows", async () => {
    const lives = async (minutes: number) => {
      const { account, charge, outside, sent, now } = openVendor(stripe, { currency: "JPY", method: "card" });
      const expires_at = new Date(now().getTime() + minutes * 60_000);
      await stripe.create({ ...charge(), expires_at }, account, outside);
      return (Number(new URLSearchParams(sent[0]!.body).get("expires_at")) * 1000 - now().getTime()) / 60_000;
    };
    expect(await lives(45)).toBe(45);
    expect(await lives(5)).toBe(31);
    expect(await lives(4000)).toBe(24 * 60 - 1);
  });

  test("is the same one for the same trade: its number is the Idempotency-Key", async () => {
    const { merchant, charge, started } = await begin();
    expect(merchant.sent[0]!.headers["idempotency-key"]).toBe(charge.trade_no);
    expect(await stripe.create(charge, merchant.account, merchant.outside)).toEqual(started);
    expect(merchant.bank.trades.size).toBe(1);
  });

  test("whose answer was lost has sent nobody anywhere", async () => {
    const { account, charge, tradeQuery, outside } = openVendor(stripe, { currency: "JPY", method: "card" });
    expect(await stripe.query(tradeQuery(charge(), null), account, outside)).toMatchObject({ status: "pending" });
  });

  test("runs out", async () => {
    const { merchant, query, started, trade } = await begin();
    merchant.wait(32);
    await merchant.click(urlOf(started), "pay");
    expect(trade.state).toBe("open");
    expect(await query()).toMatchObject({ status: "expired" });
  });

  const session = (given: object) => ({
    id: "cs_test_1",
    client_reference_id: "YS8K2M4Q7TABCDEFGHJK",
    amount_total: 360_000,
    currency: "usd",
    status: "complete",
    payment_status: "paid",
    payment_intent: "pi_1",
    livemode: false,
    ...given,
  });

  test.each([
    ["a part of a New Taiwan dollar", { amount_total: 360_001, currency: "twd" }],
    ["Stripe's live world", { livemode: true }],
    ["a negative amount", { amount_total: -1 }],
    ["half a cent", { amount_total: 0.5 }],
    ["a status of its own", { payment_status: "maybe" }],
    ["no trade of ours", { client_reference_id: null }],
  ])("with %s is not believed", async (_name, given) => {
    const { account, charge, tradeQuery } = openVendor(stripe, { currency: "USD", method: "card" });
    const line = answering(200, JSON.stringify(session(given)));
    await expect(stripe.query(tradeQuery(charge(), "cs_test_1"), account, line)).rejects.toThrow("stripe");
  });

  test.each([
    [{}, "paid"],
    [{ payment_status: "unpaid" }, "processing"],
    [{ payment_status: "unpaid", status: "open" }, "pending"],
    [{ payment_status: "unpaid", status: "expired" }, "expired"],
    [{ payment_status: "no_payment_required" }, "pending"],
  ])("%j is %s", async (given, status) => {
    const { account, charge, tradeQuery } = openVendor(stripe, { currency: "USD", method: "card" });
    const line = answering(200, JSON.stringify(session(given)));
    const report = await stripe.query(tradeQuery(charge(), "cs_test_1"), account, line);
    expect(report).toMatchObject({ status, amount: 360_000, currency: "USD" });
  });
});

describe("money back", () => {
  test("carries its key, and is found by it when Stripe has forgotten the key", async () => {
    const { merchant, charge, number, trade } = await begin("USD");
    await payTrade(merchant.bank, trade);
    const give = (request_key: string) =>
      stripe.refund!(
        merchant.back(charge, number, { refund_amount: 1000, request_key }),
        merchant.account,
        merchant.outside,
      );
    const first = await give("r1");
    expect(await give("r1")).toEqual(first);
    const made = merchant.sent.filter(({ url, method }) => url.endsWith("/v1/refunds") && method === "POST");
    expect(made).toHaveLength(1);
    expect(made[0]!.headers["idempotency-key"]).toBe("r1");
    expect(new URLSearchParams(made[0]!.body).get("amount")).toBe("1000");
    expect(await give("r2")).toMatchObject({ status: "done" });
    expect(trade.refunded).toBe(2000);
  });

  test.each([
    ["failed", "failed"],
    ["canceled", "failed"],
    ["pending", "done"],
    ["succeeded", "done"],
  ])("that Stripe calls %s is %s", async (status, expected) => {
    const { merchant, charge, number, trade } = await begin();
    await payTrade(merchant.bank, trade);
    trade.more.refunds = [{ id: "re_1", amount: 3600, status, metadata: { request_key: "refund-1" } }];
    const back = merchant.back(charge, number, {});
    expect(await stripe.refund!(back, merchant.account, merchant.outside)).toMatchObject({ status: expected });
    const books = await stripe.refunded!(back, merchant.account, merchant.outside);
    expect(books).toBe(expected === "done" ? 3600 : 0);
  });

  test.each([401, 403, 409, 429])("answered with %i is not refused, nobody knows", async (status) => {
    const { merchant, charge, number, trade } = await begin();
    await payTrade(merchant.bank, trade);
    const line = {
      send: async (url: string, init: Parameters<typeof merchant.outside.send>[1]) =>
        init.method === "POST"
          ? { status, text: '{"error":{"type":"invalid_request_error","message":"no"}}' }
          : merchant.outside.send(url, init),
    };
    await expect(stripe.refund!(merchant.back(charge, number, {}), merchant.account, line)).rejects.toThrow(
      String(status),
    );
  });
});
