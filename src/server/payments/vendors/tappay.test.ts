/** TapPay: a prime is redeemed once, money goes back once, and the script gives primes to the merchant's own app. */
import { describe, expect, test } from "vitest";
import { tappay } from "#server/payments/vendors/tappay.ts";
import type { Charge, Method } from "#server/payments/vendors/vendor.ts";
import { answering, type GatewayMerchant, losing, openVendor } from "#tests/vendors/gateway-merchant.ts";
import { askEverything } from "#tests/vendors/vendor-questions.ts";
import { issuePrime } from "../../../../sandbox/tappay.ts";
import { payTrade } from "../../../../sandbox/trades.ts";

type Keys = typeof tappay.sandboxKeys;

const redeem = (
  merchant: GatewayMerchant<Keys>,
  charge: Charge,
  prime = issuePrime(merchant.bank, walletOf(charge)),
  outside = merchant.outside,
) => tappay.payByPrime!(charge, prime, merchant.account, outside);

const walletOf = ({ method }: Charge): "pi" | "card" => (method === "pi" ? "pi" : "card");

async function begin(method: Method = "card") {
  const merchant = openVendor(tappay, { method });
  const charge = merchant.charge();
  const { report, url } = await redeem(merchant, charge);
  const trade = merchant.trade(charge);
  const number = report.vendor_number!;
  const query = () => tappay.query(merchant.tradeQuery(charge, number), merchant.account, merchant.outside);
  return { merchant, charge, report, url: url!, trade, number, query };
}

describe.each(["card", "pi"] as const)("by %s:", (method) => {
  askEverything(tappay, {
    method,
    start: async (merchant, charge) => (await redeem(merchant, charge)).report.vendor_number,
  });
});

describe("starting", () => {
  test.each(["card", "pi"] as const)("needs TapPay's script and the public half of the keys: %s", async (method) => {
    const { account, outside, charge } = openVendor(tappay, { method });
    const { app_id, app_key } = tappay.sandboxKeys;
    expect(await tappay.create(charge(), account, outside)).toEqual({
      kind: "prime",
      sdk_url: "http://bank.test/tappay/sdk.js#sandbox",
      app_id,
      app_key,
      wallet: method,
    });
  });

  test("live, the script is TapPay's own", async () => {
    const { account, outside, charge } = openVendor(tappay, { method: "card" });
    const live = { ...account, base: tappay.bases.live, isLive: true };
    const started = await tappay.create(charge(), live, outside);
    expect(started).toMatchObject({ sdk_url: expect.stringMatching(/^https:\/\/js\.tappaysdk\.com\/.*#production$/) });
  });
});

describe("redeeming a prime", () => {
  test("sends the guest on to the bank's own page; a click on pay there is the payment", async () => {
    const { merchant, charge, report, url, number, query } = await begin();
    expect(report).toMatchObject({ status: "pending", trade_no: charge.trade_no, amount: 3600, currency: "TWD" });
    expect(JSON.parse(merchant.sent[0]!.body!)).toMatchObject({
      three_domain_secure: true,
      remember: false,
      merchant_id: "GlobalTesting_CTBC",
      result_url: { frontend_redirect_url: charge.return_url, backend_notify_url: charge.notify_url },
    });
    const back = new URL((await merchant.click(url, "pay"))!);
    expect(back.origin + back.pathname).toBe(charge.return_url);
    expect(back.searchParams.get("rec_trade_id")).toBe(number);
    expect(await query()).toMatchObject({ status: "paid", amount: 3600 });
  });

  test("the Pi wallet has a merchant id of its own at TapPay, and is the same merchant to us", async () => {
    const { merchant, trade, query } = await begin("pi");
    expect(trade.merchant).toBe("GlobalTesting_PI_WALLET_Manual_CAP");
    await payTrade(merchant.bank, trade);
    expect(await query()).toMatchObject({ status: "paid", merchant: "GlobalTesting_CTBC" });
  });

  test("a card payment with the Pi wallet's merchant id is not ours", async () => {
    const { merchant, charge, number, trade } = await begin("pi");
    await payTrade(merchant.bank, trade);
    const request = { ...merchant.tradeQuery(charge, number), method: "card" as const };
    const report = await tappay.query(request, merchant.account, merchant.outside);
    expect(report.merchant).toBe("GlobalTesting_PI_WALLET_Manual_CAP");
  });

  test("a card that the bank refuses has failed", async () => {
    const merchant = openVendor(tappay, { method: "card" });
    const charge = merchant.charge();
    const { report, url } = await redeem(merchant, charge, issuePrime(merchant.bank, "card", true));
    expect(report).toMatchObject({ status: "failed", trade_no: charge.trade_no });
    expect(report.reason).toContain("10003");
    expect(url).toBeNull();
  });

  test.each([
    ["unknown", () => "test_unknown", 0],
    ["of another wallet", (merchant: GatewayMerchant<Keys>) => issuePrime(merchant.bank, "pi"), 0],
    ["91 seconds old", (merchant: GatewayMerchant<Keys>) => issuePrime(merchant.bank, "card"), 91 / 60],
  ])("one that is %s charges nobody", async (_name, make, minutes) => {
    const merchant = openVendor(tappay, { method: "card" });
    const prime = make(merchant);
    merchant.wait(minutes);
    const { report } = await redeem(merchant, merchant.charge(), prime);
    expect(report).toMatchObject({ status: "failed", vendor_number: null });
    expect(merchant.bank.trades.size).toBe(0);
  });

  test("90 seconds are not too old", async () => {
    const merchant = openVendor(tappay, { method: "card" });
    const prime = issuePrime(merchant.bank, "card");
    merchant.wait(1.5);
    expect((await redeem(merchant, merchant.charge(), prime)).report.status).toBe("pending");
  });

  test("the same prime again, after a lost answer, is no failure: the record says what is", async () => {
    const merchant = openVendor(tappay, { method: "card" });
    const charge = merchant.charge();
    const prime = issuePrime(merchant.bank, "card");
    await expect(redeem(merchant, charge, prime, losing(merchant.outside))).rejects.toThrow("lost");
    const trade = merchant.trade(charge);
    await payTrade(merchant.bank, trade, "lost");
    const { report } = await redeem(merchant, charge, prime);
    expect(report).toMatchObject({ status: "paid", amount: 3600, vendor_number: trade.vendor_number });
  });

  test("another prime for the same trade does not charge again", async () => {
    const { merchant, charge, trade, number } = await begin();
    await payTrade(merchant.bank, trade);
    const { report } = await redeem(merchant, charge);
    expect(report).toMatchObject({ status: "paid", vendor_number: number });
    expect(merchant.bank.trades.size).toBe(1);
  });

  test("where the answer was lost, the record is found by our own number", async () => {
    const merchant = openVendor(tappay, { method: "card" });
    const charge = merchant.charge();
    const query = () => tappay.query(merchant.tradeQuery(charge, null), merchant.account, merchant.outside);
    expect(await query()).toMatchObject({ status: "pending", vendor_number: null });
    await expect(redeem(merchant, charge, undefined, losing(merchant.outside))).rejects.toThrow("lost");
    const trade = merchant.trade(charge);
    expect(await query()).toMatchObject({ status: "pending", vendor_number: trade.vendor_number });
    await payTrade(merchant.bank, trade, "lost");
    expect(await query()).toMatchObject({ status: "paid", vendor_number: trade.vendor_number });
  });

  test.each([421, 915, 10005, 10006, 10023])("a refusal with %i and no record leaves it open", async (status) => {
    const { account, charge, outside } = openVendor(tappay, { method: "card" });
    const line = {
      send: async (url: string, init: Parameters<typeof outside.send>[1]) =>
        url.endsWith("pay-by-prime")
          ? { status: 200, text: JSON.stringify({ status, msg: "?" }) }
          : outside.send(url, init),
    };
    await expect(tappay.payByPrime!(charge(), "prime", account, line)).rejects.toThrow(String(status));
  });

  test("without 3-D Secure, where an account has none, it is paid at once", async () => {
    const { account, charge } = openVendor(tappay, { method: "card" });
    const one = charge();
    const reply = {
      status: 0,
      msg: "Success",
      rec_trade_id: "D2026",
      order_number: one.trade_no,
      amount: 3600,
      currency: "TWD",
    };
    const { report, url } = await tappay.payByPrime!(
      one,
      "prime",
      account,
      answering(200, JSON.stringify({ ...reply, payment_url: "" })),
    );
    expect(report).toMatchObject({ status: "paid", trade_no: one.trade_no, amount: 3600, vendor_number: "D2026" });
    expect(url).toBeNull();
  });
});

test("what the bank has not captured goes back whole, or later", async () => {
  const { merchant, charge, number, trade, query } = await begin();
  await payTrade(merchant.bank, trade);
  trade.more.isUncaptured = true;
  expect(await query()).toMatchObject({ status: "paid" });
  const give = (refund_amount: number) =>
    tappay.refund!(
      merchant.back(charge, number, { refund_amount, request_key: `r${refund_amount}` }),
      merchant.account,
      merchant.outside,
    );
  expect(await give(1000)).toEqual({ status: "later", at: new Date("2026-11-15T10:00:00Z") });
  expect(await give(3600)).toMatchObject({ status: "done" });
  expect(trade.refunded).toBe(3600);
});

describe("the script and its frames", () => {
  const { bank } = openVendor(tappay, { method: "card" });
  const { app_id, app_key } = tappay.sandboxKeys;
  const ask = async (body: object): Promise<unknown> =>
    (await bank.app.request("/tappay/primes", { method: "POST", body: JSON.stringify(body) })).json();

  test("are served, and the script is one that runs", async () => {
    const script = await bank.app.request("/tappay/sdk.js");
    expect(script.headers.get("content-type")).toContain("javascript");
    const text = await script.text();
    const page = {
      document: { currentScript: { src: "http://bank.test/tappay/sdk.js#sandbox" } },
      window: {} as { TPDirect?: { card: object; piWallet: object } },
    };
    new Function("document", "addEventListener", "window", text)(page.document, () => {}, page.window);
    expect(Object.keys(page.window.TPDirect!.card)).toEqual(["setup", "onUpdate", "getTappayFieldsStatus", "getPrime"]);
    expect(Object.keys(page.window.TPDirect!.piWallet)).toEqual(["getPrime", "redirect"]);
    const frame = await (await bank.app.request("/tappay/card-frame?field=number")).text();
    expect(frame).toContain('aria-label="卡號 Card number"');
  });

  test("give a prime for a card and for the wallet, to the merchant's app only", async () => {
    expect(await ask({ wallet: "card", app_id, app_key, number: "4242424242424242" })).toMatchObject({
      status: 0,
      card: { prime: expect.stringMatching(/^test_/), lastfour: "4242" },
    });
    expect(await ask({ wallet: "pi", app_id, app_key })).toMatchObject({
      status: 0,
      prime: expect.stringMatching(/^pi_/),
    });
    expect(await ask({ wallet: "card", app_id, app_key: "other", number: "4242424242424242" })).toMatchObject({
      status: 1,
    });
  });
});
