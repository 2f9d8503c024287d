/** What a payment that was begun online and is not finished means: for the page, for reminders, and for the deadline. */

export type BegunPayment = {
  state: "created" | "redirected" | "authorized" | "captured" | "failed" | "expired" | "unknown";
  /** The guest has been sent on to the vendor: there it may have been paid. */
  wasSent: boolean;
  /** A bank has issued a number: only the guest knows whether it was paid. */
  hasNumber: boolean;
};

/**
 * The vendor has said that the payment is being processed, or has been asked and has not answered. That a guest has merely been
 * to the vendor's page says nothing: whoever returns from there without paying has not paid.
 */
export function isUnderWay({ state, wasSent, hasNumber }: BegunPayment): boolean {
  return !hasNumber && (state === "authorized" || (state === "unknown" && wasSent));
}

const MINUTE_MS = 60_000;
/** Whoever began to pay less than this ago may still be at the vendor's page. */
const AT_VENDOR_MS = 10 * MINUTE_MS;

/** Until when somebody who is paying is not reminded of it; null: nobody is at a vendor's page. */
export function atVendorUntil(begun: Pick<BegunPayment, "hasNumber"> & { created_at: Date }, now: Date): Date | null {
  const until = new Date(begun.created_at.getTime() + AT_VENDOR_MS);
  return !begun.hasNumber && until > now ? until : null;
}

/** A vendor's page closes this long before the rooms are given back, so that money arrives in time. */
export const PAGE_CLOSES_MS = MINUTE_MS;
/** With less time than this left, a payment is not begun any more: nobody types a card number in seconds. */
export const LAST_START_MS = 2 * MINUTE_MS;

/** Whether there is time to pay: always where no rooms are waiting. */
export const hasTimeToPay = (hold_ends: Date | null, now: Date): boolean =>
  hold_ends === null || hold_ends.getTime() - now.getTime() > LAST_START_MS;

/** What a vendor says of a payment when a guest makes us ask, or why it was not asked. */
export const PAYMENT_CHECKS = ["paid", "under_way", "unpaid", "failed", "silent", "too_soon", "nothing_open"] as const;
export type PaymentCheck = (typeof PAYMENT_CHECKS)[number];
