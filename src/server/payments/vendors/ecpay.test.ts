/** What ECPay's webhooks are believed, and what is never believed. */
import fc from "fast-check";
import { beforeAll, describe, expect, test } from "vitest";
import { chargeOf, NOON, webhookOf, openMerchant, openPage } from "#tests/vendors/merchant.ts";
import { ecpay } from "#server/payments/vendors/ecpay.ts";
import { type EcpayKeys, sign } from "#server/payments/vendors/ecpay-signature.ts";
import { readForm, writeForm } from "#server/payments/vendors/read-form.ts";
import { payTrade } from "../../../../sandbox/pay.ts";

const KEYS = ecpay.sandboxKeys;
const OTHER: EcpayKeys = { merchant_id: "2000132", hash_key: "5294y06JbISpM5x9", hash_iv: "v77hoKGq4kWxNNIS" };
const TRADE_NO = "T0000000000000000AbC".toUpperCase();

const account = (keys = KEYS) => ({ keys, base: "", isLive: false });
const read = (body: string | Buffer, keys = KEYS) => ecpay.readWebhook(webhookOf(body), account(keys));
const webhook = (changes: Record<string, string> = {}, keys = KEYS) => writeForm(sign({ ...PAID, ...changes }, keys));
const PAID = {
  MerchantID: KEYS.merchant_id,
  MerchantTradeNo: TRADE_NO,
  StoreID: "",
  RtnCode: "1",
  RtnMsg: "交易成功",
  TradeNo: "2611151200001234",
  TradeAmt: "3600",
  PaymentDate: "2026/11/15 12:00:00",
  PaymentType: "Credit_CreditCard",
  PaymentTypeChargeFee: "25",
  TradeDate: "2026/11/15 11:58:00",
  SimulatePaid: "0",
  CustomField1: "",
};
const NUMBER = { RtnCode: "2", BankCode: "812", vAccount: "9812111512000001", ExpireDate: "2026/11/18" };

describe("create", () => {
  test("a card: every field, signed", async () => {
    const started = await ecpay.create(
      chargeOf({ trade_no: TRADE_NO, lang: "ja-JP" }),
      account(),
      openMerchant().outside,
    );
    expect(started).toEqual({
      kind: "form",
      action: "/Cashier/AioCheckOut/V5",
      fields: sign(
        {
          MerchantID: "3002607",
          MerchantTradeNo: TRADE_NO,
          MerchantTradeDate: "2026/11/15 12:00:00",
          PaymentType: "aio",
          TotalAmount: "3600",
          TradeDesc: "HXA26111500000000000",
          ItemName: "月澄 B＆B ＃2 HXA26111500000000000",
          ReturnURL: "https://platform.test/notify/key",
          ChoosePayment: "Credit",
          OrderResultURL: "https://stay.test/stay/pay/1/HXA26111500000000000",
          EncryptType: "1",
          Language: "JPN",
        },
        KEYS,
      ),
    });
  });

  test.each([
    [0.02, "1"],
    [1.9, "1"],
    [3, "3"],
    [90, "60"],
  ])("a bank's number that may be paid for %d days lives %s", async (days, expected) => {
    const expires_at = new Date(NOON.getTime() + days * 86_400_000);
    const charge = chargeOf({ method: "bank", bank: "ESUN", expires_at });
    const started = await ecpay.create(charge, account(), openMerchant().outside);
    expect(started).toMatchObject({
      fields: {
        ChoosePayment: "ATM",
        ChooseSubPayment: "ESUN",
        ExpireDate: expected,
        PaymentInfoURL: charge.notify_url,
        ClientBackURL: charge.return_url,
      },
    });
    expect(started).not.toHaveProperty("fields.OrderResultURL");
  });
});

describe("a webhook", () => {
  test("of a payment", () => {
    expect(read(webhook())).toEqual({
      kind: "report",
      report: {
        status: "paid",
        merchant: "3002607",
        trade_no: TRADE_NO,
        amount: 3600,
        currency: null,
        vendor_number: "2611151200001234",
        reason: "1 交易成功",
        raw: webhook(),
      },
    });
  });

  test.each([
    ["a simulated payment", { SimulatePaid: "1" }, "pending"],
    ["a bank that has not answered", { RtnCode: "10300066" }, "processing"],
    ["a declined card", { RtnCode: "10100248" }, "failed"],
    ["no code at all that we know", { RtnCode: "0" }, "failed"],
    ["a number", NUMBER, "issued"],
    ["a number with the code of convenience stores", { ...NUMBER, RtnCode: "10100073" }, "issued"],
  ])("of %s", (_what, changes, status) => {
    expect(read(webhook(changes as Record<string, string>))).toMatchObject({ kind: "report", report: { status } });
  });

  test("of a number says where the money goes, and until when", () => {
    expect(read(webhook(NUMBER))).toMatchObject({
      report: {
        instructions: {
          bank_code: "812",
          bank_name: "台新銀行 Taishin Bank",
          account_number: "9812111512000001",
          expires_at: "2026-11-18T15:59:59.000Z",
        },
      },
    });
  });

  test.each([
    "3600.0",
    " 3600",
    "3600 ",
    "-1",
    "+3600",
    "3,600",
    "3.6e3",
    "",
    "03600",
    "NaN",
    "３６００",
    "9999999999",
  ])("with the amount %j is none", (TradeAmt) => {
    expect(read(webhook({ TradeAmt }))).toBeNull();
  });

  test.each([
    ["another lodging's keys", webhook({}, OTHER)],
    ["another lodging's keys, in its own name", webhook({ MerchantID: OTHER.merchant_id }, OTHER)],
    ["our keys, in another's name", webhook({ MerchantID: OTHER.merchant_id })],
    ["no signature", writeForm(PAID)],
    ["an empty signature", writeForm({ ...PAID, CheckMacValue: "" })],
    ["nothing in it", ""],
    ["a body that is no form", '{"RtnCode":"1"}'],
    ["a number of ours in small letters", webhook({ MerchantTradeNo: TRADE_NO.toLowerCase() })],
    ["two fields in one", webhook({ RtnMsg: "ok&SimulatePaid=0" })],
    ["no code", webhook({ RtnCode: "" })],
    ["no word whether it is simulated", webhook({ SimulatePaid: "" })],
    ["no number of ECPay's own", webhook({ TradeNo: "" })],
    ["a code of a convenience store", webhook({ RtnCode: "10100073", PaymentNo: "GW130412257496" })],
    ["a bank's number that is none", webhook({ ...NUMBER, vAccount: "98121115-1200" })],
  ])("with %s is none", (_what, body) => {
    expect(read(body)).toBeNull();
  });

  test("signed with empty keys is none, where a lodging has none", () => {
    const nobody = { merchant_id: KEYS.merchant_id, hash_key: "", hash_iv: "" };
    expect(read(webhook({}, nobody), nobody)).toBeNull();
  });

  test("bytes that are not text are none", () => {
    expect(read(Buffer.concat([Buffer.from(`${webhook()}&A=`), Buffer.from([0xff, 0xfe])]))).toBeNull();
  });

  test("acknowledged in the only words that stop it", () => {
    expect(ecpay.acknowledge(true)).toEqual({ status: 200, type: "text/plain", body: "1|OK" });
    expect(ecpay.acknowledge(false).body).toMatch(/^0\|/);
  });
});

describe("a changed webhook", () => {
  let body = "";
  beforeAll(async () => {
    const { bank, outside, webhooks, account } = openMerchant();
    const started = await ecpay.create(chargeOf(), account("ecpay", KEYS), outside);
    await payTrade(bank, await openPage(bank, "ecpay", started));
    body = webhooks[0]!.body;
    expect(read(body)).toMatchObject({ report: { status: "paid" } });
  });

  /** Apart from how letters are written, the same fields; the signature vouches for no more than that. */
  const readsAsBefore = (changed: Buffer) =>
    writeForm(readForm(changed) ?? {}).toLowerCase() === writeForm(readForm(body)!).toLowerCase();

  /** What decides is as it was, whatever came. */
  const decides = (changed: Buffer) => {
    const reading = read(changed);
    if (reading === null) return null;
    if (reading.kind === "hint") throw new Error("ECPay gives no hints");
    const { raw: _raw, reason: _reason, ...report } = reading.report;
    return report;
  };

  test("in any bit of any byte is refused, or says the same in another case of letters", () => {
    const before = decides(Buffer.from(body));
    let refused = 0;
    for (let at = 0; at < body.length; at += 1)
      for (let bit = 0; bit < 8; bit += 1) {
        const changed = Buffer.from(body);
        changed[at]! ^= 1 << bit;
        const after = decides(changed);
        if (after === null) refused += 1;
        else {
          expect(readsAsBefore(changed), changed.toString()).toBe(true);
          expect(after, changed.toString()).toEqual(before);
        }
      }
    expect(refused).toBeGreaterThan(body.length * 6);
  });

  test("by a field that is left out, doubled, added or merged is refused", () => {
    const fields = body.split("&");
    const field = fc.integer({ min: 0, max: fields.length - 1 });
    const name = fc.stringMatching(/^[A-Za-z]\w{0,12}$/).filter((text) => readForm(body)![text] === undefined);
    fc.assert(
      fc.property(field, field, name, fc.string({ maxLength: 8 }), (at, other, added, value) => {
        const dropped = fields.filter((_text, index) => index !== at).join("&");
        const doubled = [...fields.slice(0, other), fields[at], ...fields.slice(other)].join("&");
        const overruled = [...fields, `${fields[at]!.split("=")[0]}=${encodeURIComponent(value)}`].join("&");
        const more = [...fields.slice(0, at), `${added}=${encodeURIComponent(value)}`, ...fields.slice(at)].join("&");
        const merged = fields.join("&").replace("&", "%26");
        for (const changed of [dropped, doubled, overruled, more, merged, `${body}&`, `&${body}`, `${body}&X`])
          expect(read(changed), changed).toBeNull();
      }),
      { numRuns: 300 },
    );
  });

  test("in any value is refused", () => {
    const fields = Object.entries(readForm(body)!);
    fc.assert(
      fc.property(fc.nat(fields.length - 1), fc.string({ maxLength: 24 }), (at, value) => {
        fc.pre(value.toLowerCase() !== fields[at]![1].toLowerCase());
        const changed = fields.map(([name, old], index) => [name, index === at ? value : old] as [string, string]);
        expect(read(writeForm(Object.fromEntries(changed)))).toBeNull();
      }),
      { numRuns: 2000 },
    );
  });
});
