/** Money back through ECPay: once, by the way that the card's state leaves open, and never more than was paid. */
import { expect, test } from "vitest";
import { openMerchant, openTrade, refundOf } from "#tests/vendors/merchant.ts";
import { ecpay } from "#server/payments/vendors/ecpay.ts";
import { sealData } from "#server/payments/vendors/ecpay-envelope.ts";
import { Unreachable } from "#server/payments/vendors/vendor.ts";
import type { Trade } from "../../../../sandbox/bank.ts";
import { setCapture } from "../../../../sandbox/ecpay-card-states.ts";
import { payTrade } from "../../../../sandbox/pay.ts";

async function openPaid() {
  const open = await openTrade(ecpay);
  await payTrade(open.bank, open.trade);
  return open;
}

const books = (trade: Trade) => (trade.more.books as { status: string }).status;

test.each([
  ["Authorized", "Canceled"],
  ["To be captured", "Canceled"],
  ["Captured", "Captured"],
] as const)("all of it, while it is %s", async (state, after) => {
  const { trade, bank, refund, refunded } = await openPaid();
  setCapture(bank, trade, state);
  expect(await refund(3600)).toEqual({ status: "done", proof: `${trade.vendor_number} 3600` });
  expect([trade.refunded, books(trade), await refunded()]).toEqual([3600, after, 3600]);
});

test.each(["Authorized", "To be captured", "Captured"] as const)("a part, then the rest, from %s", async (state) => {
  const { trade, bank, refund, refunded } = await openPaid();
  setCapture(bank, trade, state);
  expect(await refund(1000)).toMatchObject({ status: "done" });
  expect(await refunded()).toBe(1000);
  expect(await refund(2601, 1000)).toMatchObject({ status: "failed" });
  expect(await refund(2600, 1000)).toMatchObject({ status: "done" });
  expect([trade.refunded, await refunded()]).toEqual([3600, 3600]);
  expect(await refund(1, 3600)).toMatchObject({ status: "failed" });
  expect(trade.refunded).toBe(3600);
});

test("the day's capture comes by itself at 20:15", async () => {
  const { trade, bank, refund, setTime } = await openPaid();
  setTime("2026-11-15T12:31:00Z");
  expect(await refund(3600)).toMatchObject({ status: "done" });
  expect([books(trade), bank.tooFrequent]).toEqual(["Captured", []]);
});

test.each([
  ["2026-11-15T12:13:59Z", "done"],
  ["2026-11-15T12:14:00Z", "later"],
  ["2026-11-15T12:15:00Z", "later"],
  ["2026-11-15T12:30:59Z", "later"],
  ["2026-11-15T12:31:00Z", "done"],
])("at %s is %s", async (time, status) => {
  const { bank, refund, setTime, requests } = await openPaid();
  setTime(time);
  const answer = await refund(3600);
  expect(answer).toMatchObject(status === "later" ? { status, at: new Date("2026-11-15T12:31:00Z") } : { status });
  expect([bank.tooFrequent, requests.length > 0]).toEqual([[], status === "done"]);
});

test.each(["Authorized", "To be captured", "Captured"] as const)(
  "is given once, though its answer is lost while it is %s",
  async (state) => {
    const { trade, bank, refund, refunded, loseAnswerOf } = await openPaid();
    setCapture(bank, trade, state);
    loseAnswerOf("/CreditDetail/DoAction");
    await expect(refund(1000)).rejects.toThrow(Unreachable);
    // The first action may have been a capture only: repeating does what is left, and no more.
    expect([0, 1000]).toContain(await refunded());
    expect(await refund(1000)).toMatchObject({ status: "done" });
    expect(await refund(1000)).toMatchObject({ status: "done" });
    expect([trade.refunded, await refunded()]).toEqual([1000, 1000]);
  },
);

test("of an authorisation is let go once, though the answer to taking its capture back is lost", async () => {
  const { trade, bank, refund, loseAnswerOf } = await openPaid();
  setCapture(bank, trade, "To be captured");
  loseAnswerOf("/CreditDetail/DoAction");
  await expect(refund(3600)).rejects.toThrow(Unreachable);
  expect(books(trade)).toBe("Operation canceled");
  expect(await refund(3600)).toMatchObject({ status: "done" });
  expect([trade.refunded, books(trade)]).toEqual([3600, "Canceled"]);
});

test("that somebody gave back in ECPay's back office is not given again", async () => {
  const { trade, bank, refund } = await openPaid();
  setCapture(bank, trade, "Captured");
  expect(await refund(500)).toMatchObject({ status: "done" });
  expect(await refund(1000)).toMatchObject({ status: "failed" });
  expect(trade.refunded).toBe(500);
});

test.each([
  [
    "in Chinese and small letters",
    { status: "已關帳", amount: "3600", close_data: [{ status: "要關帳", amount: "-500" }] },
    500,
  ],
  [
    "as text",
    JSON.stringify({ Status: "Captured", Amount: 3600, close_data: [{ Status: "Captured", Amount: -9 }] }),
    9,
  ],
  ["without captures", { Status: "Authorized", Amount: 3600, close_data: null }, 0],
  ["of what was let go", { status: "已取消", amount: "3600" }, 3600],
  [
    "with a row that was taken back",
    { status: "已關帳", amount: 3600, close_data: [{ status: "操作取消", amount: -5 }] },
    0,
  ],
  [
    "with a row of a state unheard of",
    { status: "已關帳", amount: 3600, close_data: [{ status: "銀行追回中", amount: -5 }] },
    5,
  ],
])("ECPay's records %s are read", async (_how, RtnValue, refunded) => {
  expect(await readBooks({ RtnMsg: "", RtnValue })).toBe(refunded);
});

test.each([
  ["of another amount", { RtnMsg: "", RtnValue: { status: "已關帳", amount: 1 } }],
  ["of a state unheard of", { RtnMsg: "", RtnValue: { status: "不明", amount: 3600 } }],
  ["with a row that can't be read", { RtnMsg: "", RtnValue: { status: "已關帳", amount: 3600, close_data: [{}] } }],
  ["that are closed to us", { RtnMsg: "error_nopay", RtnValue: null }],
  ["that are no records", "constructor"],
])("ECPay's records %s say nothing", async (_how, books) => {
  await expect(readBooks(books)).rejects.toThrow(Unreachable);
});

async function readBooks(books: unknown): Promise<number> {
  const { trade, now } = await openPaid();
  const text = JSON.stringify({ TransCode: 1, TransMsg: "", Data: sealData(books, ecpay.sandboxKeys) });
  const account = openMerchant().account("ecpay", ecpay.sandboxKeys);
  return ecpay.refunded!(refundOf(trade, now()), account, { send: async () => ({ status: 200, text }) });
}
