/** How a trade ends at any vendor, and the webhook for it, with the problems that may happen on its way. */
import { randomInt } from "node:crypto";
import type { Bank, SentWebhook, Trade } from "./bank.ts";

/** Lost, sent twice, held, forged while nothing was paid, or paid with another amount. */
export const TROUBLES = ["lost", "twice", "late", "forged", "wrong_amount"] as const;
export type Trouble = (typeof TROUBLES)[number];

/** The webhook of a trade in its present state, or a forged one. null: this vendor sends none. */
export type MakeWebhook = (trade: Trade, isForged: boolean) => SentWebhook | null;

/** What the guest's approval does: some vendors charge only when the merchant confirms. */
type Habits = { makeWebhook: MakeWebhook; agreed: "paid" | "authorized" };

const habits = new WeakMap<Trade, Habits>();

export function setHabits(trade: Trade, makeWebhook: MakeWebhook, agreed: Habits["agreed"] = "paid"): Trade {
  habits.set(trade, { makeWebhook, agreed });
  return trade;
}

const isOver = ({ state }: Trade): boolean => !["open", "issued", "authorized"].includes(state);

/** A trade that is over can't change any more. */
async function move(bank: Bank, trade: Trade, state: Trade["state"], trouble?: Trouble): Promise<void> {
  if (isOver(trade)) throw new Error(`${trade.trade_no} is ${trade.state}`);
  if (trouble === "forged") return sendWebhook(bank, trade, trouble);
  if (trouble === "wrong_amount") trade.more.paid_amount = trade.amount - 1;
  trade.state = state;
  if (state === "paid") trade.paid_at = bank.clock();
  await sendWebhook(bank, trade, trouble);
}

export const payTrade = (bank: Bank, trade: Trade, trouble?: Trouble): Promise<void> =>
  move(bank, trade, "paid", trouble);
export const failTrade = (bank: Bank, trade: Trade, trouble?: Trouble): Promise<void> =>
  move(bank, trade, "failed", trouble);
export const cancelTrade = (bank: Bank, trade: Trade): Promise<void> => move(bank, trade, "cancelled");
export const expireTrade = (bank: Bank, trade: Trade): Promise<void> => move(bank, trade, "expired");
/** The guest has agreed; nothing is charged until the merchant confirms. */
export const authorizeTrade = (bank: Bank, trade: Trade, trouble?: Trouble): Promise<void> =>
  move(bank, trade, "authorized", trouble);

/** An expired trade is over, whatever its stored state. */
export const isPayable = (bank: Bank, { state, more }: Trade): boolean =>
  state === "open" && !(more.expires_at instanceof Date && more.expires_at <= bank.clock());

/** Every button that approves the payment. */
const AGREEING = new Set<string>(["pay", "close", "lose_answer", ...TROUBLES]);

/** Does what a button of the page says. A button that makes no sense any more does nothing, as after a double click. */
export async function clickHostedButton(bank: Bank, trade: Trade, action: string): Promise<void> {
  if (!isPayable(bank, trade)) return;
  if (action === "fail") return failTrade(bank, trade);
  if (action === "cancel") return cancelTrade(bank, trade);
  if (!AGREEING.has(action)) return;
  if (action === "lose_answer") trade.more.loseNextAnswer = true;
  const trouble = TROUBLES.find((known) => known === action);
  await move(bank, trade, habits.get(trade)?.agreed ?? "paid", trouble);
}

export async function sendWebhook(bank: Bank, trade: Trade, trouble?: Trouble): Promise<void> {
  const webhook = habits.get(trade)?.makeWebhook(trade, trouble === "forged") ?? null;
  if (webhook === null) return;
  if (trouble === "lost") await bank.notify(webhook, "drop");
  else if (trouble === "late") await bank.notify(webhook, "hold");
  else await bank.notify(webhook);
  if (trouble === "twice") await bank.notify(webhook);
}

const WINDOW_MS = 60_000;
/** A poll, the browser's return and a webhook may fall into one minute; a fourth query is too frequent. */
const MOST_QUERIES = 3;

export function recordQuery(bank: Bank, trade: Trade): void {
  const now = bank.clock();
  const last = trade.queried_at.at(-1) ?? trade.created_at;
  trade.queried_at.push(now);
  const recent = trade.queried_at.filter((moment) => now.getTime() - moment.getTime() < WINDOW_MS);
  if (recent.length > MOST_QUERIES)
    bank.tooFrequent.push(`${trade.gateway} ${trade.trade_no} ${(now.getTime() - last.getTime()) / 1000}`);
}

/** Queries before and after a refund do not count as polling. */
export function forgetQueries(trade: Trade): void {
  trade.queried_at = [];
}

/** With `more.loseNextAnswer` the request is carried out, but the merchant gets no answer. */
export function answerOrLose(trade: Trade, answer: Response): Response {
  if (trade.more.loseNextAnswer !== true) return answer;
  delete trade.more.loseNextAnswer;
  return new Response("<html>upstream timed out", { status: 500, headers: { "content-type": "text/html" } });
}

export const findByVendorNumber = (bank: Bank, gateway: string, vendor_number: string): Trade | undefined =>
  [...bank.trades.values()].find((trade) => trade.gateway === gateway && trade.vendor_number === vendor_number);

export const randomDigits = (length: number): string => Array.from({ length }, () => randomInt(10)).join("");
