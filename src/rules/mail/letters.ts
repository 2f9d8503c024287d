/** Which letters a message owes: by what happened, and by what has become of the order since. */
import { firstState, HOLDING_STATES, type OrderState, SELLING_STATES } from "#rules/orders/order-status.ts";
import type { PayWay } from "#rules/payments/pay-way.ts";

export const GUEST_LETTERS = [
  "order_received",
  "number_issued",
  "confirmed",
  "paid",
  "reminder",
  "cancelled",
  "cancel_applied",
  "refund",
  "expired",
] as const;
export type GuestLetter = (typeof GUEST_LETTERS)[number];

/** Copies to the lodging itself. */
export const STAFF_LETTERS = [
  "staff_new_order",
  "staff_cancelled",
  "staff_cancel_applied",
  "staff_remittance",
  "staff_refund",
  "staff_quarantined",
] as const;
export type StaffLetter = (typeof STAFF_LETTERS)[number];

export type LetterKind = GuestLetter | StaffLetter;

/** Codes that show a contact is one's own: by mail, or as a text message. */
export const CODE_LETTERS = ["captcha", "captcha_sms"] as const;
export type MailKind = LetterKind | (typeof CODE_LETTERS)[number];

export type Told = {
  /** As it is now, not as it was when the message was owed: a letter must be true when it is read. */
  state: OrderState;
  pay_way: PayWay;
  pay_amount: number;
  /** The guest has had the letter that says it is confirmed. */
  isToldConfirmed: boolean;
  /** A bank has issued a number that it can be paid to now. */
  hasNumber: boolean;
};

const isHeld = ({ state }: Told) => HOLDING_STATES.includes(state);
const isSold = ({ state }: Told) => SELLING_STATES.includes(state);
const isSoldAtOnce = ({ pay_way, pay_amount }: Told) => firstState(pay_way, pay_amount) === "confirmed";

/**
 * The lodging hears of an order once, when there is something to do for it: when it is confirmed, or when its remittance is to
 * be looked out for. An order whose guest turned back at the bank is no news.
 */
function placed(told: Told): LetterKind[] {
  if (isHeld(told)) return told.pay_way === "remittance" ? ["order_received", "staff_new_order"] : ["order_received"];
  // Paid meanwhile: the message of that payment confirms it. Ended meanwhile: that has its own letter.
  return isSold(told) && isSoldAtOnce(told) ? ["confirmed", "staff_new_order"] : [];
}

function paid(told: Told): LetterKind[] {
  if (!isSold(told)) return [];
  if (told.isToldConfirmed || isSoldAtOnce(told)) return ["paid"];
  return told.pay_way === "remittance" ? ["confirmed"] : ["confirmed", "staff_new_order"];
}

const LETTERS: Record<string, (told: Told) => LetterKind[]> = {
  "order.placed": placed,
  // A number for what is paid or over meanwhile would only mislead.
  "order.number_issued": (told) => (isHeld(told) && told.hasNumber ? ["number_issued"] : []),
  "order.paid": paid,
  "order.paid_in_part": (told) => (isHeld(told) ? ["paid"] : []),
  "order.refund": () => ["refund"],
  "order.refunded": () => ["refund"],
  "order.cancelled": ({ state }) => (state === "cancelled" ? ["cancelled", "staff_cancelled"] : []),
  // Money that came too late has won its rooms again, or has a letter that says it goes back.
  "order.expired": ({ state }) => (state === "expired" ? ["expired"] : []),
  // Decided meanwhile: that has its own letter.
  "order.cancel_applied": (told) =>
    isHeld(told) || isSold(told) ? ["cancel_applied", "staff_cancel_applied"] : ["staff_cancel_applied"],
  "order.reminder": (told) => (isHeld(told) ? ["reminder"] : []),
  "order.remittance_reported": () => ["staff_remittance"],
  "order.staff_refund": () => ["staff_refund"],
  "payment.quarantined": () => ["staff_quarantined"],
};

/** null: nobody knows such a topic. */
export function lettersFor(topic: string, told: Told): LetterKind[] | null {
  return Object.hasOwn(LETTERS, topic) ? LETTERS[topic]!(told) : null;
}

export const MOST_TRIES = 8;
const LONGEST_MINUTES = 12 * 60;

/** Minutes until the next try, after so many: 1, 5, 25 … and never longer than half a day; null: it is given up. */
export function nextTry(tries: number): number | null {
  return tries >= MOST_TRIES ? null : Math.min(5 ** (tries - 1), LONGEST_MINUTES);
}
