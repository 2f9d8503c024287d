/** Which letters a message owes: by what happened, and by what has become of the order since. */
import { firstState, HOLDING_STATES, type OrderState, SELLING_STATES } from "#rules/orders/order-status.ts";
import type { PayWay } from "#rules/payments/pay-way.ts";

export const GUEST_MAILS = [
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
export type GuestMail = (typeof GUEST_MAILS)[number];

/** Copies to the lodging itself. */
export const STAFF_MAILS = [
  "staff_new_order",
  "staff_cancelled",
  "staff_cancel_applied",
  "staff_remittance",
  "staff_refund",
  "staff_quarantined",
] as const;
export type StaffMail = (typeof STAFF_MAILS)[number];

export type OrderMailKind = GuestMail | StaffMail;

/** Codes that show a contact is one's own: by mail, or as a text message. */
export const CODE_MAILS = ["captcha", "captcha_sms"] as const;
export type MailKind = OrderMailKind | (typeof CODE_MAILS)[number];

export type OrderNow = {
  /** As it is now, not as it was when the message was owed: a letter must be true when it is read. */
  state: OrderState;
  pay_way: PayWay;
  pay_amount: number;
  /** The guest has had the letter that says it is confirmed. */
  hasConfirmation: boolean;
  /** A bank has issued a number that it can be paid to now. */
  hasNumber: boolean;
};

const isHeld = ({ state }: OrderNow) => HOLDING_STATES.includes(state);
const isSold = ({ state }: OrderNow) => SELLING_STATES.includes(state);
const isSoldAtOnce = ({ pay_way, pay_amount }: OrderNow) => firstState(pay_way, pay_amount) === "confirmed";

/**
 * The lodging hears of an order once, when there is something to do for it: when it is confirmed, or when its remittance is to
 * be looked out for. An order whose guest turned back at the bank is no news.
 */
function placed(order: OrderNow): OrderMailKind[] {
  if (isHeld(order)) return order.pay_way === "remittance" ? ["order_received", "staff_new_order"] : ["order_received"];
  // Paid meanwhile: the message of that payment confirms it. Ended meanwhile: that has its own letter.
  return isSold(order) && isSoldAtOnce(order) ? ["confirmed", "staff_new_order"] : [];
}

function paid(order: OrderNow): OrderMailKind[] {
  if (!isSold(order)) return [];
  if (order.hasConfirmation || isSoldAtOnce(order)) return ["paid"];
  return order.pay_way === "remittance" ? ["confirmed"] : ["confirmed", "staff_new_order"];
}

const MAILS: Record<string, (order: OrderNow) => OrderMailKind[]> = {
  "order.placed": placed,
  // A number for what is paid or over meanwhile would only mislead.
  "order.number_issued": (order) => (isHeld(order) && order.hasNumber ? ["number_issued"] : []),
  "order.paid": paid,
  "order.paid_in_part": (order) => (isHeld(order) ? ["paid"] : []),
  "order.refund": () => ["refund"],
  "order.refunded": () => ["refund"],
  "order.cancelled": ({ state }) => (state === "cancelled" ? ["cancelled", "staff_cancelled"] : []),
  // Money that came too late has won its rooms again, or has a letter that says it goes back.
  "order.expired": ({ state }) => (state === "expired" ? ["expired"] : []),
  // Decided meanwhile: that has its own letter.
  "order.cancel_applied": (order) =>
    isHeld(order) || isSold(order) ? ["cancel_applied", "staff_cancel_applied"] : ["staff_cancel_applied"],
  "order.reminder": (order) => (isHeld(order) ? ["reminder"] : []),
  "order.remittance_reported": () => ["staff_remittance"],
  "order.staff_refund": () => ["staff_refund"],
  "payment.quarantined": () => ["staff_quarantined"],
};

/** null: nobody knows such a topic. */
export function mailsFor(topic: string, order: OrderNow): OrderMailKind[] | null {
  return Object.hasOwn(MAILS, topic) ? MAILS[topic]!(order) : null;
}

export const MOST_TRIES = 8;
const LONGEST_MINUTES = 12 * 60;

/** Minutes until the next try, after so many: 1, 5, 25 … and never longer than half a day; null: it is given up. */
export function nextTry(tries: number): number | null {
  return tries >= MOST_TRIES ? null : Math.min(5 ** (tries - 1), LONGEST_MINUTES);
}
