/** A trade at ECPay from the form to the money, against the sandbox bank. */
import { describe, expect, test } from "vitest";
import { chargeOf, openMerchant, openPage, openTrade } from "#tests/vendors/merchant.ts";
import { ecpay } from "#server/payments/vendors/ecpay.ts";
import { type Outside, Unreachable } from "#server/payments/vendors/vendor.ts";
import { simulatePaid } from "../../../../sandbox/ecpay-messages.ts";
import { failTrade, issueNumber, payTrade, clickButton } from "../../../../sandbox/pay.ts";

describe("a card", () => {
  test("is paid, reported and found", async () => {
    const { trade, charge, bank, receivedWebhooks, query, wait } = await openTrade(ecpay);
    expect(trade).toMatchObject({ trade_no: charge.trade_no, amount: 3600, merchant: "3002607", state: "open" });
    expect(await query()).toMatchObject({ status: "pending", amount: 3600, trade_no: charge.trade_no });
    await payTrade(bank, trade);
    expect(receivedWebhooks()).toMatchObject([
      { url: charge.notify_url, status: "paid", reading: { report: { amount: 3600 } } },
    ]);
    wait(10);
    expect(await query()).toMatchObject({
      status: "paid",
      amount: 3600,
      merchant: "3002607",
      vendor_number: trade.vendor_number,
    });
    expect(bank.tooFrequent).toEqual([]);
  });

  test("that nobody has come to pay yet is pending", async () => {
    const { account, outside, now } = openMerchant();
    const request = { ...chargeOf({ now: now() }), vendor_number: null, created_at: now() };
    const report = await ecpay.query(request, account("ecpay", ecpay.sandboxKeys), outside);
    expect(report).toMatchObject({ status: "pending", amount: null, reason: "10200047" });
  });

  test("is declined, and reported as such", async () => {
    const { trade, bank, receivedWebhooks, query } = await openTrade(ecpay);
    await failTrade(bank, trade);
    expect(receivedWebhooks()).toMatchObject([{ status: "failed" }]);
    expect(await query()).toMatchObject({ status: "failed" });
  });

  test.each([
    ["twice", ["paid", "paid"]],
    ["lost", []],
    ["late", []],
    ["forged", [null]],
    ["failed_then_paid", ["failed", "paid"]],
    ["paid_then_failed", ["paid", "failed"]],
  ])("with trouble on the way: %s", async (action, statuses) => {
    const { trade, bank, receivedWebhooks, query } = await openTrade(ecpay);
    await clickButton(bank, trade, action);
    expect(receivedWebhooks().map(({ status }) => status)).toEqual(statuses);
    expect(bank.held).toHaveLength(action === "late" ? 1 : 0);
    expect(await query()).toMatchObject({ status: action === "forged" ? "pending" : "paid" });
  });

  test("for another amount is reported and found with that amount", async () => {
    const { trade, bank, receivedWebhooks, query } = await openTrade(ecpay);
    await clickButton(bank, trade, "wrong_amount");
    expect(receivedWebhooks()).toMatchObject([{ reading: { report: { status: "paid", amount: 3601 } } }]);
    expect(await query()).toMatchObject({ status: "paid", amount: 3601 });
  });

  test("simulated in ECPay's back office is paid in no way", async () => {
    const { trade, bank, receivedWebhooks, query } = await openTrade(ecpay);
    await simulatePaid(bank, trade);
    expect(receivedWebhooks()).toMatchObject([{ status: "pending" }]);
    expect(await query()).toMatchObject({ status: "pending" });
  });

  test("however long the lodging's name is, and whatever is in it", async () => {
    const { trade } = await openTrade(ecpay, { item: "🏨".repeat(500) });
    expect([...trade.item]).toHaveLength(200);
  });

  test("a number of ours is never used twice", async () => {
    const { bank, charge, account, outside } = await openTrade(ecpay);
    const started = await ecpay.create(charge, account("ecpay", ecpay.sandboxKeys), outside);
    await expect(openPage(bank, "ecpay", started)).rejects.toThrow("10300028");
  });

  test("an order that somebody has changed is refused", async () => {
    const { bank, account, outside } = openMerchant();
    const started = await ecpay.create(chargeOf(), account("ecpay", ecpay.sandboxKeys), outside);
    if (started.kind !== "form") throw new Error("no form");
    started.fields.TotalAmount = "1";
    await expect(openPage(bank, "ecpay", started)).rejects.toThrow("CheckMacValue");
  });
});

describe("a bank's number", () => {
  const BANK = { method: "bank", bank: "ESUN" } as const;

  test("is issued, reported, found, and paid later", async () => {
    const { trade, bank, receivedWebhooks, query, wait, charge } = await openTrade(ecpay, BANK);
    await issueNumber(bank, trade);
    const instructions = { bank_code: "808", bank_name: "玉山銀行 E.SUN Bank", expires_at: "2026-11-16T15:59:59.000Z" };
    expect(receivedWebhooks()).toMatchObject([
      { status: "issued", reading: { report: { instructions, amount: 3600 } } },
    ]);
    expect(await query()).toMatchObject({ status: "issued", instructions, amount: 3600 });
    wait(120);
    await payTrade(bank, trade);
    expect(receivedWebhooks().map(({ status }) => status)).toEqual(["issued", "paid"]);
    expect(receivedWebhooks()[1]!.url).toBe(charge.notify_url);
    expect(await query()).toMatchObject({ status: "paid" });
  });

  test("can't be paid once it has run out", async () => {
    const { trade, bank, receivedWebhooks, wait } = await openTrade(ecpay, BANK);
    await issueNumber(bank, trade);
    wait(3 * 24 * 60);
    await payTrade(bank, trade);
    expect([trade.state, receivedWebhooks().length]).toEqual(["expired", 1]);
  });

  test("gives nothing back by itself", async () => {
    const { trade, bank, refund, requests } = await openTrade(ecpay, BANK);
    await issueNumber(bank, trade);
    await payTrade(bank, trade);
    expect(await refund(3600)).toMatchObject({ status: "failed" });
    expect(requests).toEqual([]);
  });
});

describe("queries", () => {
  test("twice within ten minutes is too frequent, and proves nothing", async () => {
    const { trade, bank, query, wait } = await openTrade(ecpay);
    await payTrade(bank, trade);
    await query();
    wait(9.9);
    await expect(query()).rejects.toThrow(Unreachable);
    expect(bank.tooFrequent).toEqual([`ecpay ${trade.trade_no} 594`]);
    wait(10);
    expect(await query()).toMatchObject({ status: "paid" });
  });

  test("at ECPay's pace is never too frequent", async () => {
    const { bank, query, wait } = await openTrade(ecpay);
    let last = 0;
    for (const minute of [...ecpay.pace.minutes, 40 + ecpay.pace.every, 40 + 2 * ecpay.pace.every]) {
      wait(minute - last);
      last = minute;
      await query();
    }
    expect(bank.tooFrequent).toEqual([]);
  });

  test.each([
    ["a changed state", (text: string) => text.replace("TradeStatus=0", "TradeStatus=1")],
    ["another amount", (text: string) => text.replace("TradeAmt=3600", "TradeAmt=1")],
    ["no signature", (text: string) => text.replace(/&CheckMacValue=\w+/, "")],
    ["a page of a proxy", () => "<html>502 Bad Gateway</html>"],
  ])("an answer with %s is nobody's", async (_what, change) => {
    const { outside, query } = await openTrade(ecpay);
    const changed: Outside = {
      async send(...call) {
        const { status, text } = await outside.send(...call);
        return { status, text: change(text) };
      },
    };
    await expect(query(changed)).rejects.toThrow(Unreachable);
  });
});
