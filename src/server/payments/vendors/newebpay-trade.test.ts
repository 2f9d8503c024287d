/** A trade at NewebPay from the form to the last dollar back, against the sandbox bank. */
import { describe, expect, test } from "vitest";
import { chargeOf, openMerchant, openTrade } from "#tests/vendors/merchant.ts";
import { newebpay } from "#server/payments/vendors/newebpay.ts";
import { type Outside, Unreachable } from "#server/payments/vendors/vendor.ts";
import { type Capture, setNewebpayCapture } from "../../../../sandbox/newebpay-answers.ts";
import { failTrade, issueNumber, payTrade, clickButton } from "../../../../sandbox/pay.ts";

describe("a card", () => {
  test("is paid, reported and found", async () => {
    const { trade, charge, bank, receivedWebhooks, query } = await openTrade(newebpay);
    expect(trade).toMatchObject({ trade_no: charge.trade_no, amount: 3600, merchant: "MS127874575", state: "open" });
    expect(await query()).toMatchObject({ status: "pending", amount: 3600 });
    await payTrade(bank, trade);
    expect(receivedWebhooks()).toMatchObject([
      { url: charge.notify_url, status: "paid", reading: { report: { amount: 3600 } } },
    ]);
    expect(await query()).toMatchObject({ status: "paid", amount: 3600, vendor_number: trade.vendor_number });
  });

  test("however long the lodging's name is, and whatever is in it", async () => {
    const { trade } = await openTrade(newebpay, { item: "🏨".repeat(500) });
    expect([...trade.item]).toHaveLength(50);
  });

  test("that nobody has come to pay yet is pending", async () => {
    const { account, outside, now } = openMerchant();
    const request = { ...chargeOf({ now: now() }), vendor_number: null, created_at: now() };
    const report = await newebpay.query(request, account("newebpay", newebpay.sandboxKeys), outside);
    expect(report).toMatchObject({ status: "pending", amount: null, trade_no: request.trade_no });
  });

  test("is declined, and reported as such", async () => {
    const { trade, bank, receivedWebhooks, query } = await openTrade(newebpay);
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
    const { trade, bank, receivedWebhooks, query } = await openTrade(newebpay);
    await clickButton(bank, trade, action);
    expect(receivedWebhooks().map(({ status }) => status)).toEqual(statuses);
    expect(await query()).toMatchObject({ status: action === "forged" ? "pending" : "paid" });
  });

  test("for another amount is reported and found with that amount", async () => {
    const { trade, bank, receivedWebhooks, query } = await openTrade(newebpay);
    await clickButton(bank, trade, "wrong_amount");
    expect(receivedWebhooks()).toMatchObject([{ reading: { report: { status: "paid", amount: 3601 } } }]);
    expect(await query()).toMatchObject({ status: "paid", amount: 3601 });
  });

  test.each([
    ["another amount", (text: string) => text.replace('"Amt":3600', '"Amt":1')],
    ["another trade", (text: string) => text.replace(/"MerchantOrderNo":"T/, '"MerchantOrderNo":"S')],
    ["no signature", (text: string) => text.replace(/"CheckCode":"\w+"/, '"CheckCode":""')],
    ["a state nobody knows", (text: string) => text.replace('"TradeStatus":"0"', '"TradeStatus":"9"')],
    ["a page of a proxy", () => "<html>502 Bad Gateway</html>"],
  ])("an answer with %s is nobody's", async (_what, change) => {
    const { outside, query } = await openTrade(newebpay);
    const changed: Outside = {
      async send(...call) {
        const { status, text } = await outside.send(...call);
        return { status, text: change(text) };
      },
    };
    await expect(query(changed)).rejects.toThrow(Unreachable);
  });
});

describe("a bank's number", () => {
  test("is sent only with the browser, found by a query, and paid later", async () => {
    const { trade, bank, receivedWebhooks, query, wait } = await openTrade(newebpay, { method: "bank" });
    expect(await query()).toMatchObject({ status: "pending" });
    await issueNumber(bank, trade);
    expect(receivedWebhooks()).toEqual([]);
    expect(await query()).toMatchObject({
      status: "issued",
      amount: 3600,
      instructions: {
        bank_code: "008",
        account_number: trade.more.account_number,
        expires_at: "2026-11-15T15:59:59.000Z",
      },
    });
    wait(60);
    await payTrade(bank, trade);
    expect(receivedWebhooks()).toMatchObject([{ status: "paid" }]);
    expect(await query()).toMatchObject({ status: "paid" });
  });

  test("gives nothing back by itself", async () => {
    const { trade, bank, refund, requests } = await openTrade(newebpay, { method: "bank" });
    await issueNumber(bank, trade);
    await payTrade(bank, trade);
    expect(await refund(3600)).toMatchObject({ status: "failed" });
    expect(requests).toEqual([]);
  });
});

describe("money back", () => {
  async function openPaid(capture: Capture) {
    const open = await openTrade(newebpay);
    await payTrade(open.bank, open.trade);
    setNewebpayCapture(open.trade, capture);
    return open;
  }

  test.each(["0", "1", "3"] as const)("all of it, while its capture stands at %s", async (capture) => {
    const { trade, refund, refunded } = await openPaid(capture);
    expect(await refund(3600)).toEqual({ status: "done", proof: `${trade.vendor_number} 3600` });
    expect([trade.refunded, await refunded()]).toEqual([3600, 3600]);
    expect(await refund(3600)).toMatchObject({ status: "done" });
    expect(trade.refunded).toBe(3600);
  });

  test("a part, then the rest, and never more", async () => {
    const { trade, refund, refunded } = await openPaid("3");
    expect(await refund(1000)).toMatchObject({ status: "done" });
    expect(await refunded()).toBe(1000);
    expect(await refund(2601, 1000)).toMatchObject({ status: "failed" });
    expect(await refund(500)).toMatchObject({ status: "failed" });
    expect(await refund(2600, 1000)).toMatchObject({ status: "done" });
    expect([trade.refunded, await refunded()]).toEqual([3600, 3600]);
  });

  test.each([
    ["0", "1"],
    ["1", "1"],
    ["2", "2"],
  ] as const)("a part waits while its capture stands at %s", async (capture, after) => {
    const { trade, refund, now } = await openPaid(capture);
    expect(await refund(1000)).toEqual({ status: "later", at: new Date(now().getTime() + 3_600_000) });
    expect([trade.refunded, trade.more.capture]).toEqual([0, after]);
  });

  test.each([
    ["1", 3600],
    ["0", 3600],
    ["3", 1000],
    ["3", 3600],
  ] as const)("is given once, though an answer is lost: capture %s, %d", async (capture, amount) => {
    const { trade, refund, refunded, loseAnswerOf } = await openPaid(capture);
    loseAnswerOf(capture === "0" ? "/Cancel" : "/Close");
    await expect(refund(amount)).rejects.toThrow(Unreachable);
    expect(await refund(amount)).toMatchObject({ status: "done" });
    expect([trade.refunded, await refunded()]).toEqual([amount, amount]);
  });
});
