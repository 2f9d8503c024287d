/** What can happen to a payment at any vendor, and how the merchant learns of it. Vendors differ only in their messages. */
import type { Bank, SentWebhook, Trade } from "./bank.ts";
import type { PageButton } from "./page.ts";

/** A vendor's webhooks, signed as it signs them. */
export type VendorMessages = {
  paid: (trade: Trade) => SentWebhook;
  failed: (trade: Trade) => SentWebhook;
  /** A number to pay to; null when the vendor's server sends no webhook for it. */
  issued: (trade: Trade) => SentWebhook | null;
};

const button = (value: string, label: string, kind: PageButton["kind"] = "quiet"): PageButton => ({
  name: "do",
  value,
  label,
  kind,
});

const LEAVE = button("leave", "返回商店 Back to the merchant");
const TROUBLES = [
  button("twice", "通知送兩次 Webhook sent twice"),
  button("lost", "通知遺失 Webhook lost"),
  button("late", "通知延遲 Webhook held back"),
  button("forged", "偽造簽章 Forged signature"),
  button("wrong_amount", "金額不符 Wrong amount (+1)"),
  button("failed_then_paid", "先失敗後成功 Failed, then paid"),
  button("paid_then_failed", "順序顛倒 Reordered webhooks"),
];

/** The buttons that still make sense. */
export function buttonsFor(trade: Trade): { buttons: PageButton[]; troubles: PageButton[] } {
  if (trade.state === "issued")
    return { buttons: [button("pay", "到 ATM 付款 Pay at the machine", "primary"), LEAVE], troubles: TROUBLES };
  if (trade.state !== "open") return { buttons: [LEAVE], troubles: [] };
  if (trade.more.method === "bank")
    return { buttons: [button("issue", "取得帳號 Get the number", "primary"), LEAVE], troubles: [] };
  const buttons = [button("pay", "確認付款 Pay", "primary"), button("fail", "刷卡失敗 Card declined", "danger"), LEAVE];
  return { buttons, troubles: TROUBLES };
}

/** Does what the button says. A button that makes no sense any more does nothing, as after a double click. */
export async function carryOut(bank: Bank, trade: Trade, messages: VendorMessages, action: string): Promise<void> {
  if (action === "issue") return issue(bank, trade, messages);
  if (action === "fail") return fail(bank, trade, messages);
  if (action === "forged") return void (await bank.notify(forge(messages.paid({ ...trade, paid_at: bank.clock() }))));
  if (action === "failed_then_paid") await fail(bank, trade, messages);
  if (action === "wrong_amount") trade.more.paid_amount = trade.amount + 1;
  if (!take(bank, trade)) return;
  const webhook = messages.paid(trade);
  await bank.notify(webhook, action === "lost" ? "drop" : action === "late" ? "hold" : bank.delivery);
  if (action === "twice") await bank.notify(webhook);
  if (action === "paid_then_failed") await bank.notify(messages.failed(trade));
}

async function issue(bank: Bank, trade: Trade, messages: VendorMessages): Promise<void> {
  if (trade.state !== "open") return;
  trade.state = "issued";
  const webhook = messages.issued(trade);
  if (webhook) await bank.notify(webhook);
}

async function fail(bank: Bank, trade: Trade, messages: VendorMessages): Promise<void> {
  if (!isOpen(trade)) return;
  trade.state = "failed";
  await bank.notify(messages.failed(trade));
}

/** After a declined card the guest may try another. */
function take(bank: Bank, trade: Trade): boolean {
  const now = bank.clock();
  if (!isOpen(trade) && trade.state !== "failed") return false;
  const isLate = trade.more.expires_at instanceof Date && now > trade.more.expires_at;
  trade.state = isLate ? "expired" : "paid";
  trade.paid_at = isLate ? null : now;
  return !isLate;
}

function isOpen({ state }: Trade): boolean {
  return state === "open" || state === "issued";
}

/** The card that the guest has typed on the payment page; else the vendors' test card. */
export function cardOf({ more }: Trade): { first: string; last: string } {
  const digits = String(more.card ?? "").replace(/\D/g, "") || "4311952222222222";
  return { first: digits.slice(0, 6), last: digits.slice(-4) };
}

export function paidAmount({ more, amount }: Trade): number {
  return typeof more.paid_amount === "number" ? more.paid_amount : amount;
}

/** Changes the last character of the signature. */
function forge(webhook: SentWebhook): SentWebhook {
  const body = webhook.body.replace(
    /(CheckMacValue|TradeSha)=(\w*)(\w)/,
    (_all, name: string, start: string, end: string) => `${name}=${start}${end === "0" ? "1" : "0"}`,
  );
  return { ...webhook, body };
}
