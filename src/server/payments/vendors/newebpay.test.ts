/** What NewebPay's webhooks are believed, and what is never believed. */
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { chargeOf, NOON, webhookOf, openMerchant, openPage } from "#tests/vendors/merchant.ts";
import { decryptTradeInfo, encryptTradeInfo, newebpay, tradeSha } from "#server/payments/vendors/newebpay.ts";
import { hashKeysOf, type NewebpayKeys } from "#server/payments/vendors/newebpay-seal.ts";
import { readForm, writeForm } from "#server/payments/vendors/read-form.ts";
import { payTrade } from "../../../../sandbox/pay.ts";

const KEYS = newebpay.sandboxKeys;
const OTHER: NewebpayKeys = {
  merchant_id: "MS000000001",
  hash_key: "0123456789abcdef0123456789abcdef",
  hash_iv: "0123456789abcdef",
};
const TRADE_NO = "T000000000000000000A";
const PAID = {
  MerchantID: KEYS.merchant_id,
  Amt: 3600 as unknown,
  TradeNo: "23092714215835071",
  MerchantOrderNo: TRADE_NO,
  PaymentType: "CREDIT",
  PayTime: "2026-11-15 12:00:00",
};

const account = (keys = KEYS) => ({ keys, base: "", isLive: false });
const read = (body: string | Buffer, keys = KEYS) => newebpay.readWebhook(webhookOf(body), account(keys));

function webhook(changes: Record<string, unknown> = {}, { keys = KEYS, Status = "SUCCESS" } = {}): string {
  const inner = JSON.stringify({ Status, Message: "授權成功", Result: { ...PAID, ...changes } });
  return sealed(inner, keys, Status);
}

function sealed(inner: string, keys = KEYS, Status = "SUCCESS"): string {
  const TradeInfo = encryptTradeInfo(inner, hashKeysOf(keys));
  const TradeSha = tradeSha(TradeInfo, hashKeysOf(keys));
  return writeForm({ Status, MerchantID: keys.merchant_id, Version: "2.0", TradeInfo, TradeSha });
}

describe("create", () => {
  const open = async (changes: Parameters<typeof chargeOf>[0]) => {
    const started = await newebpay.create(chargeOf(changes), account(), openMerchant().outside);
    if (started.kind !== "form") throw new Error("no form");
    const { TradeInfo, TradeSha, ...outer } = started.fields;
    expect(TradeSha).toBe(tradeSha(TradeInfo!, hashKeysOf(KEYS)));
    return { outer, inner: readForm(decryptTradeInfo(TradeInfo!, hashKeysOf(KEYS)))! };
  };

  test("a card", async () => {
    const { outer, inner } = await open({ trade_no: TRADE_NO, lang: "ja-JP" });
    expect(outer).toEqual({ MerchantID: "MS127874575", Version: "2.0" });
    expect(inner).toEqual({
      MerchantID: "MS127874575",
      RespondType: "JSON",
      TimeStamp: "1794715200",
      Version: "2.0",
      LangType: "jp",
      MerchantOrderNo: TRADE_NO,
      Amt: "3600",
      ItemDesc: "月澄 B B #2 HXA26111500000000000",
      NotifyURL: "https://platform.test/notify/key",
      ClientBackURL: "https://stay.test/stay/pay/1/HXA26111500000000000",
      Email: "guest@example.com",
      EmailModify: "0",
      LoginType: "0",
      CREDIT: "1",
      ReturnURL: "https://stay.test/stay/pay/1/HXA26111500000000000",
      TradeLimit: "900",
    });
  });

  test("a bank's number is sent with the browser, which comes back to us", async () => {
    const expires_at = new Date(NOON.getTime() + 3 * 86_400_000);
    const charge = chargeOf();
    const { inner } = await open({ method: "bank", expires_at });
    expect(inner).toMatchObject({ VACC: "1", ExpireDate: "20261118", CustomerURL: charge.return_url });
    expect(inner).not.toHaveProperty("CREDIT");
  });
});

describe("a webhook", () => {
  test("of a payment", () => {
    expect(read(webhook())).toMatchObject({
      kind: "report",
      report: {
        status: "paid",
        merchant: "MS127874575",
        trade_no: TRADE_NO,
        amount: 3600,
        currency: null,
        vendor_number: "23092714215835071",
        reason: "SUCCESS 授權成功",
      },
    });
  });

  test("keeps no digit of a card", () => {
    const reading = read(webhook({ Card6No: "400022", Card4No: "1111" }));
    if (reading?.kind !== "report") throw new Error("no report");
    expect(reading.report.raw).not.toMatch(/400022|1111/);
    // By the first digits a coupon for certain cards is checked.
    expect(reading.report.card_first).toBe("400022");
  });

  test.each([
    ["a declined card", {}, "TRA10016", "failed"],
    ["success that names no time of payment", { PayTime: undefined }, "SUCCESS", "pending"],
    ["success that names no number", { TradeNo: undefined }, "SUCCESS", "pending"],
    ["a number that can't be read, though it names a time", { CodeNo: "12-34" }, "SUCCESS", "pending"],
    ["an amount in quotes", { Amt: "3600" }, "SUCCESS", "paid"],
  ])("of %s", (_what, changes, Status, status) => {
    expect(read(webhook(changes, { Status }))).toMatchObject({ report: { status, amount: 3600 } });
  });

  test("of a number, which the guest's own browser carries, is not a payment", () => {
    const NUMBER = { BankCode: "008", CodeNo: "9911151200000001", ExpireDate: "2026-11-18", ExpireTime: "23:59:59" };
    for (const changes of [NUMBER, { ...NUMBER, PayTime: undefined }])
      expect(read(webhook(changes))).toMatchObject({
        report: {
          status: "issued",
          instructions: {
            bank_code: "008",
            bank_name: "華南銀行 Hua Nan Bank",
            account_number: "9911151200000001",
            expires_at: "2026-11-18T15:59:59.000Z",
          },
        },
      });
  });

  test.each([3600.5, "3600.0", " 3600", "-1", -1, "", null, "3,600", 1e21, [3600], { Amt: 3600 }])(
    "with the amount %j is none",
    (Amt) => {
      expect(read(webhook({ Amt }))).toBeNull();
    },
  );

  test.each([
    ["another merchant's keys", webhook({}, { keys: OTHER })],
    ["another merchant's keys, in its own name", webhook({ MerchantID: OTHER.merchant_id }, { keys: OTHER })],
    ["our keys, in another's name", webhook({ MerchantID: OTHER.merchant_id })],
    ["another state outside than inside", webhook({}, { Status: "TRA10016" }).replace("TRA10016", "SUCCESS")],
    ["another merchant outside than inside", webhook().replace("MS127874575", "MS127874576")],
    ["a number of ours in small letters", webhook({ MerchantOrderNo: TRADE_NO.toLowerCase() })],
    ["no JSON inside", sealed("Status=SUCCESS&Amt=3600")],
    ["no result inside", sealed(JSON.stringify({ Status: "SUCCESS", Message: "" }))],
    ["nothing in it", ""],
    ["no hash", webhook().replace(/&TradeSha=\w+/, "")],
    ["an empty hash", webhook().replace(/TradeSha=\w+/, "TradeSha=")],
    ["an unencrypted order", writeForm({ Status: "SUCCESS", MerchantID: KEYS.merchant_id, Version: "2.0" })],
  ])("with %s is none", (_what, body) => {
    expect(read(body)).toBeNull();
  });

  test("where a lodging has no keys is none, whatever it is signed with", () => {
    expect(read(webhook(), { ...KEYS, hash_key: "" })).toBeNull();
    expect(read(webhook(), { merchant_id: "", hash_key: "", hash_iv: "" })).toBeNull();
  });

  test("acknowledged by the status alone", () => {
    expect([newebpay.acknowledge(true).status, newebpay.acknowledge(false).status]).toEqual([200, 503]);
  });
});

describe("a changed webhook", () => {
  let body = "";
  beforeAll(async () => {
    const { bank, outside, webhooks, account } = openMerchant();
    const started = await newebpay.create(chargeOf(), account("newebpay", KEYS), outside);
    await payTrade(bank, await openPage(bank, "newebpay", started));
    body = webhooks[0]!.body;
    expect(read(body)).toMatchObject({ report: { status: "paid" } });
  });

  test("in any bit of any byte is refused; only the version, which decides nothing, may be another", () => {
    const before = read(body);
    const version = body.indexOf("Version=");
    const accepted = new Set<string>();
    for (let at = 0; at < body.length; at += 1)
      for (let bit = 0; bit < 8; bit += 1) {
        const changed = Buffer.from(body);
        changed[at]! ^= 1 << bit;
        const after = read(changed);
        if (after === null) continue;
        expect(after).toEqual(before);
        accepted.add(at >= version && at < version + "Version=2.0".length ? "Version" : changed.toString());
      }
    expect([...accepted]).toEqual(["Version"]);
  });

  test("by a field that is left out or doubled is refused", () => {
    const fields = body.split("&");
    fc.assert(
      fc.property(fc.nat(fields.length - 1), fc.nat(fields.length), fc.string({ maxLength: 8 }), (at, other, value) => {
        const name = fields[at]!.split("=")[0]!;
        const dropped = fields.filter((_text, index) => index !== at).join("&");
        const doubled = [...fields.slice(0, other), fields[at], ...fields.slice(other)].join("&");
        const overruled = [...fields, `${name}=${encodeURIComponent(value)}`].join("&");
        if (name !== "Version") expect(read(dropped), dropped).toBeNull();
        for (const changed of [doubled, overruled, `${body}&`, `&${body}`, `${body}&X`])
          expect(read(changed), changed).toBeNull();
      }),
      { numRuns: 200 },
    );
  });

  test("by a field more says nothing more", () => {
    expect(read(`${body}&Amt=1&Result=paid`)).toEqual(read(body));
  });
});

test("the number that goes through the browser can't be sent to us as a payment", async () => {
  const { bank, outside, account } = openMerchant();
  const started = await newebpay.create(chargeOf({ method: "bank" }), account("newebpay", KEYS), outside);
  const trade = await openPage(bank, "newebpay", started);
  const headers = { "content-type": "application/x-www-form-urlencoded" };
  const page = await bank.app.request(`/newebpay/pay/${trade.trade_no}`, { method: "POST", headers, body: "do=issue" });
  const fields = Object.fromEntries(
    [...(await page.text()).matchAll(/name="(\w+)" value="([^"]*)"/g)].map(([, name, value]) => [name!, value!]),
  );
  expect(Object.keys(fields)).toContain("TradeSha");
  expect(read(writeForm(fields))).toMatchObject({ kind: "report", report: { status: "issued" } });
});
