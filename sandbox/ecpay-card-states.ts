/** The states of a card payment at ECPay: authorised, to be captured, captured, or cancelled; and what may be done in each. */
import type { Bank, Trade } from "./bank.ts";
import { fromTaipei, taipeiTime } from "./forms.ts";

export type CaptureState = "Authorized" | "To be captured" | "Captured" | "Operation canceled" | "Canceled";
type Row = { Status: CaptureState; Amount: number; at: Date };
type Books = { status: CaptureState; since: Date; rows: Row[] };

const DAY_MS = 86_400_000;

/** Captures are made automatically each day at 20:15, together with what was requested until then. */
export function booksOf(bank: Bank, trade: Trade): Books {
  const known = trade.more.books as Books | undefined;
  const books = known ?? { status: "Authorized", since: trade.paid_at ?? bank.clock(), rows: [] };
  trade.more.books = books;
  const now = bank.clock();
  if (["Authorized", "Operation canceled"].includes(books.status) && now >= captureTime(books.since))
    capture(books, trade.amount, books.since);
  for (const row of books.rows)
    if (row.Status === "To be captured" && now >= captureTime(row.at)) row.Status = "Captured";
  if (books.status === "To be captured" && books.rows.some((row) => row.Amount > 0 && row.Status === "Captured"))
    books.status = "Captured";
  return books;
}

/** For tests: as if the bank had come this far. */
export function setCapture(bank: Bank, trade: Trade, status: "Authorized" | "To be captured" | "Captured"): void {
  const books: Books = { status, since: bank.clock(), rows: [] };
  if (status !== "Authorized") books.rows.push({ Status: status, Amount: trade.amount, at: bank.clock() });
  trade.more.books = books;
}

function captureTime(since: Date): Date {
  const [day, time] = taipeiTime(since).split(" ") as [string, string];
  const today = fromTaipei(`${day} 20:15:00`)!;
  return time < "20:15:00" ? today : new Date(today.getTime() + DAY_MS);
}

function capture(books: Books, amount: number, at: Date): void {
  books.status = "To be captured";
  books.rows.push({ Status: "To be captured", Amount: amount, at });
}

/** What ECPay says: null where it was done. */
export function actOn(bank: Bank, trade: Trade, action: string, amount: number): string | null {
  const time = taipeiTime(bank.clock()).slice(11);
  if (time >= "20:15:00" && time < "20:30:00") {
    bank.tooFrequent.push(`ecpay ${trade.trade_no} DoAction at ${time}`);
    return "error_Closing";
  }
  if (trade.state !== "paid" || trade.more.method !== "card") return "error_nopay";
  const books = booksOf(bank, trade);
  const isOpen = books.status === "Authorized" || books.status === "Operation canceled";
  if (action === "R") return giveBack(books, trade, amount, bank.clock());
  if (amount !== trade.amount) return "error_amount";
  if (action === "C" && isOpen) {
    capture(books, amount, bank.clock());
    return null;
  }
  if (action === "E" && books.status === "To be captured" && trade.refunded === 0) {
    for (const row of books.rows) row.Status = "Operation canceled";
    Object.assign(books, { status: "Operation canceled", since: bank.clock() });
    return null;
  }
  if (action === "N" && isOpen) {
    books.status = "Canceled";
    trade.refunded = trade.amount;
    return null;
  }
  return "error_status";
}

/** What is not captured yet is cancelled in full by E and N instead. */
function giveBack(books: Books, trade: Trade, amount: number, at: Date): string | null {
  const isWaiting = books.status === "To be captured";
  if (!isWaiting && books.status !== "Captured") return "error_status";
  if (isWaiting && amount === trade.amount) return "error_status";
  if (amount < 1 || trade.refunded + amount > trade.amount) return "error_amount";
  books.rows.push({ Status: "To be captured", Amount: -amount, at });
  trade.refunded += amount;
  return null;
}
