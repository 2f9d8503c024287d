/**
 * Applies what a vendor reports, by webhook or by query: each report once, and only when every field matches our request. The
 * order of reports does not matter: paid wins over failed, failed over expired.
 */
import type { PaidWith } from "#rules/money/card-coupon.ts";
import { dayAt } from "#rules/time/day.ts";
import { arrivalAt } from "#rules/time/hours-of-stay.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import type { Query } from "#server/database/connect.ts";
import type { AttemptState } from "#server/database/tables/payments.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { readSettings } from "#server/hotel/read-settings.ts";
import { recordOrderEvent } from "#server/events/record-events.ts";
import { awaitPayment, openOrder, type StoredOrder } from "#server/orders/open-order.ts";
import { receivePayment } from "#server/orders/receive-payment.ts";
import {
  addToInbox,
  type Attempt,
  findAttempt,
  findAttemptByTrade,
  setAttempt,
} from "#server/payments/attempts/attempt-store.ts";
import { BANK_GRACE_MS, keptStart } from "#server/payments/attempts/open-attempt.ts";
import { requestInvoice } from "#server/payments/invoices/request-invoice.ts";
import type { TradeReport } from "#server/payments/vendors/vendor.ts";
import { vendorOf } from "#server/payments/vendors/vendors.ts";

export type ReceivedReport = { gateway: string; source: "webhook" | "query"; report: TradeReport };
export type Settled = "applied" | "known" | "ignored" | "quarantined";

export async function settle(query: Query, hotel: Tenant, received: ReceivedReport, now: Date): Promise<Settled> {
  const { gateway, report } = received;
  const { hotel_id } = hotel;
  const found = await findAttemptByTrade(query, hotel_id, gateway, report.trade_no);
  // The order's row is locked first, as everywhere; what is read after that can't change.
  const stored = found && (await openOrder(query, hotel_id, found.order_id));
  const attempt = found && (await findAttempt(query, hotel_id, found.attempt_id));
  if (report.status === "pending") return "ignored";
  const wrong = whatDiffers(attempt, report);
  const outcome = wrong === null ? "applied" : "quarantined";
  const isNew = await addToInbox(query, hotel_id, {
    gateway,
    report_key: reportKey(report),
    attempt_id: attempt?.attempt_id ?? null,
    source: received.source,
    raw: report.raw,
    outcome,
    reason: wrong ?? report.reason,
    received_at: now,
  });
  if (!isNew) return "known";
  if (stored && attempt && wrong === null) await apply(query, hotel, stored, attempt, report, now);
  else await quarantine(query, hotel_id, attempt, received, wrong!, now);
  return outcome;
}

/** A repeated report has the same key; another amount or number makes another key. */
function reportKey({ merchant, trade_no, vendor_number, status, amount, currency }: TradeReport): string {
  return [merchant, trade_no, vendor_number, status, amount, currency].map((part) => part ?? "-").join(" ");
}

/** A genuine report may still be wrong. null: every field matches our request. */
function whatDiffers(attempt: Attempt | null, report: TradeReport): string | null {
  if (!attempt) return "no such trade of ours";
  const { merchant, amount, currency, vendor_number, status } = report;
  if (merchant !== attempt.merchant) return `merchant ${merchant} instead of ${attempt.merchant}`;
  if (amount !== null && amount !== attempt.amount) return `amount ${amount} instead of ${attempt.amount}`;
  if (currency !== null && currency !== attempt.currency) return `currency ${currency} instead of ${attempt.currency}`;
  const isOther = vendor_number !== null && attempt.vendor_number !== null && vendor_number !== attempt.vendor_number;
  if (isOther) return `number ${vendor_number} instead of ${attempt.vendor_number}`;
  if (status === "paid" && (amount === null || vendor_number === null)) return "paid, but not what or by which number";
  return null;
}

/** States only move up in this ranking. */
const RANK: Record<AttemptState, number> = {
  created: 0,
  redirected: 1,
  unknown: 2,
  authorized: 3,
  expired: 4,
  failed: 5,
  captured: 6,
};

const BECOMES = {
  issued: "redirected",
  processing: "unknown",
  authorized: "authorized",
  paid: "captured",
  failed: "failed",
  expired: "expired",
} as const satisfies Record<Exclude<TradeReport["status"], "pending">, AttemptState>;

async function apply(
  query: Query,
  hotel: Tenant,
  stored: StoredOrder,
  attempt: Attempt,
  report: TradeReport,
  now: Date,
): Promise<void> {
  const { hotel_id } = hotel;
  const { attempt_id, order_id, vendor } = attempt;
  const state = BECOMES[report.status as keyof typeof BECOMES];
  const { vendor_number, instructions, amount } = report;
  await setAttempt(query, hotel_id, attempt_id, {
    now,
    ...(RANK[state] > RANK[attempt.state] ? { state } : {}),
    ...(vendor_number === null ? {} : { vendor_number }),
    ...(instructions === undefined ? {} : { instructions, expires_at: new Date(instructions.expires_at) }),
    // The guest may try again at the vendor's page: only paid is final.
    ...(state === "captured" ? { next_poll_at: null } : {}),
  });
  // Paid is paid: then no number is waited for.
  if (instructions !== undefined && state !== "captured") {
    await holdFor(query, hotel, stored, new Date(instructions.expires_at), now);
    // Always sent; whether the guest still needs it is decided when the e-mail is written.
    if (attempt.instructions === null) {
      const which = attempt.trade_no;
      await recordOrderEvent(query, hotel_id, { order_id, topic: "order.number_issued", now, which });
    }
  }
  if (state !== "captured") return;
  const { currency } = attempt;
  const paid_with = paidWith(attempt, report);
  const payment = { order_id, vendor, vendor_number: vendor_number!, amount: amount!, currency, paid_with };
  const outcome = await receivePayment(query, hotel_id, payment, { now, today: dayAt(now, hotel.timezone) }, stored);
  if (outcome !== "refund") await requestInvoice(query, hotel_id, { ...payment, attempt_id, now });
}

/** The number that a phone shows to a terminal is not the card's own: of a card in a wallet nothing is known. */
function paidWith(attempt: Attempt, { card_first }: TradeReport): PaidWith {
  const method = vendorOf(attempt.vendor, attempt.currency)?.method;
  if (method === "bank" || method === "none") return { kind: "other" };
  const isPlain = method === "card" && keptStart(attempt)?.wallet === undefined;
  return { kind: "card", first: isPlain ? (card_first ?? null) : null };
}

/**
 * A bank's number may be valid for longer than we requested, until the end of that day: the hold is extended to that, but not
 * beyond check-in and not again for each new number.
 */
async function holdFor(query: Query, hotel: Tenant, stored: StoredOrder, expires_at: Date, now: Date): Promise<void> {
  const { remittance_hold_days } = await readSettings(query, hotel.hotel_id);
  const placed = new Date(stored.order.created_at).getTime();
  const until = Math.min(
    expires_at.getTime() + BANK_GRACE_MS,
    arrivalAt(stored.order.check_in_day, hotel).getTime(),
    placed + (remittance_hold_days + 1) * DAY_MS + BANK_GRACE_MS,
  );
  await awaitPayment(query, hotel.hotel_id, stored, new Date(until), now);
}

const DAY_MS = 86_400_000;

/** Staff must look: money may have moved that we did not request. */
async function quarantine(
  query: Query,
  hotel_id: number,
  attempt: Attempt | null,
  { gateway, report }: ReceivedReport,
  wrong: string,
  now: Date,
): Promise<void> {
  console.warn(`lodging ${hotel_id}: ${gateway} said ${report.status} of trade ${report.trade_no}: ${wrong}`);
  if (!attempt) return;
  const { order_id } = attempt;
  const which = reportKey(report);
  await recordOrderEvent(query, hotel_id, { order_id, topic: "payment.quarantined", now, which });
  const actor = `vendor:${attempt.vendor}`;
  await appendAudit(query, hotel_id, attempt.order_id, { at: now, actor, action: "payment.quarantined" });
}
