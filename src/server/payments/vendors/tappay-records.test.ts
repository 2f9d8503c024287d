/** TapPay's word: an unsigned webhook is only a reason to look, and the record decides. */
import { describe, expect, test } from "vitest";
import { tappay } from "#server/payments/vendors/tappay.ts";
import { answering, openVendor } from "#tests/vendors/gateway-merchant.ts";
import { issuePrime } from "../../../../sandbox/tappay.ts";
import { cancelTrade, failTrade, payTrade } from "../../../../sandbox/trades.ts";

async function begin() {
  const merchant = openVendor(tappay, { method: "card" });
  const charge = merchant.charge();
  const prime = issuePrime(merchant.bank, "card");
  const { report } = await tappay.payByPrime!(charge, prime, merchant.account, merchant.outside);
  const query = () =>
    tappay.query(merchant.tradeQuery(charge, report.vendor_number), merchant.account, merchant.outside);
  return { merchant, charge, trade: merchant.trade(charge), query };
}

describe("a webhook", () => {
  const account = openVendor(tappay, { method: "card" }).account;
  const read = (body: unknown) =>
    tappay.readWebhook(
      {
        raw: Buffer.from(JSON.stringify(body)),
        headers: new Headers(),
        search: new URLSearchParams(),
        now: new Date(),
      },
      account,
    );
  const good = { order_number: "YS8K2M4Q7TABCDEFGHJK", rec_trade_id: "D2026", status: 0, amount: 1 };

  test("is a hint, whatever it claims: anybody can send one", async () => {
    const { merchant, charge, trade } = await begin();
    await payTrade(merchant.bank, trade);
    const webhook = merchant.webhook(merchant.webhooks[0]!);
    expect(tappay.readWebhook(webhook, merchant.account)).toEqual({ kind: "hint", trade_no: charge.trade_no });
    expect(read(good)).toEqual({ kind: "hint", trade_no: "YS8K2M4Q7TABCDEFGHJK" });
  });

  test.each([
    { ...good, order_number: "ys8k2m4q7tabcdefghjk" },
    { ...good, order_number: "YS8K2M4Q7TABCDEFGHJK1" },
    { ...good, order_number: ["YS8K2M4Q7TABCDEFGHJK"] },
    { ...good, rec_trade_id: "" },
    { ...good, rec_trade_id: "x".repeat(65) },
    { rec_trade_id: "D2026" },
    { ...good, padding: "x".repeat(70_000) },
  ])("that is not well-formed is none: %#", (body) => {
    expect(read(body)).toBeNull();
  });

  test("made up by a stranger makes us look, and there is nothing to see", async () => {
    const { merchant, charge, trade, query } = await begin();
    await payTrade(merchant.bank, trade, "forged");
    const webhook = merchant.webhook(merchant.webhooks[0]!);
    expect(JSON.parse(webhook.raw.toString())).toMatchObject({ status: 0 });
    expect(tappay.readWebhook(webhook, merchant.account)).toEqual({ kind: "hint", trade_no: charge.trade_no });
    expect(await query()).toMatchObject({ status: "pending" });
  });
});

describe("a record", () => {
  test.each([
    ["refused at the bank's page", failTrade, "failed"],
    ["left by the guest", cancelTrade, "expired"],
  ] as const)("%s", async (_name, act, status) => {
    const { merchant, trade, query } = await begin();
    await act(merchant.bank, trade);
    expect(await query()).toMatchObject({ status });
  });

  const record = (order_number: string, given: object) => ({
    rec_trade_id: "D2026",
    order_number,
    merchant_id: "GlobalTesting_CTBC",
    record_status: 1,
    amount: 3600,
    currency: "TWD",
    ...given,
  });

  test.each([
    [-1, "failed"],
    [0, "paid"],
    [1, "paid"],
    [2, "paid"],
    [3, "paid"],
    [4, "pending"],
    [5, "expired"],
  ])("record_status %i is %s", async (record_status, status) => {
    const { account, charge, tradeQuery } = openVendor(tappay, { method: "card" });
    const one = charge();
    const line = answering(
      200,
      JSON.stringify({ status: 2, trade_records: [record(one.trade_no, { record_status })] }),
    );
    expect(await tappay.query(tradeQuery(one, "D2026"), account, line)).toMatchObject({ status });
  });

  test("what was paid is the original amount, though a part went back; the guest's particulars are not kept", async () => {
    const { account, charge, tradeQuery } = openVendor(tappay, { method: "card" });
    const one = charge();
    const given = { record_status: 2, amount: 600, refunded_amount: 3000, cardholder: { name: "王小明" } };
    const line = answering(200, JSON.stringify({ status: 0, trade_records: [record(one.trade_no, given)] }));
    const report = await tappay.query(tradeQuery(one, "D2026"), account, line);
    expect(report).toMatchObject({ status: "paid", amount: 3600 });
    expect(report.raw).not.toContain("王小明");
  });

  test("of several under one number the paid one counts, and another's record is none of ours", async () => {
    const { account, charge, tradeQuery } = openVendor(tappay, { method: "card" });
    const one = charge();
    const tries = [
      record(one.trade_no, { rec_trade_id: "D1", record_status: -1 }),
      record(one.trade_no, { rec_trade_id: "D2", record_status: 1 }),
      record(one.trade_no, { rec_trade_id: "D3", record_status: 4 }),
      record("0".repeat(20), { rec_trade_id: "D4", record_status: 1 }),
    ];
    const ask = (records: object[]) =>
      tappay.query(
        tradeQuery(one, null),
        account,
        answering(200, JSON.stringify({ status: 0, trade_records: records })),
      );
    expect(await ask(tries)).toMatchObject({ status: "paid", vendor_number: "D2" });
    expect(await ask([tries[0]!, tries[2]!])).toMatchObject({ status: "pending", vendor_number: "D3" });
    expect(await ask([tries[3]!])).toMatchObject({ status: "pending", vendor_number: null });
  });

  test.each([7, 99])("record_status %i is none that we know", async (record_status) => {
    const { account, charge, tradeQuery } = openVendor(tappay, { method: "card" });
    const one = charge();
    const line = answering(
      200,
      JSON.stringify({ status: 0, trade_records: [record(one.trade_no, { record_status })] }),
    );
    await expect(tappay.query(tradeQuery(one, "D2026"), account, line)).rejects.toThrow("record_status");
  });
});
