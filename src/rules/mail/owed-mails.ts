/** Which e-mails an event causes: by what happened, and by the state of the order now. */
import { firstState, HOLDING_STATES, type OrderState, SELLING_STATES } from "#rules/orders/order-status.ts";
import { STAY_MAILS } from "#rules/mail/stay-mails.ts";
import type { PayWay } from "#rules/payments/pay-way.ts";

/** About what an order has besides its rooms. */
const EXTRAS_MAILS = [
  "extras_added",
  "extras_returned",
  "extras_lapsed",
  "rail_booked",
  "rail_changed",
  "rail_kept",
] as const;
export type ExtrasMail = (typeof EXTRAS_MAILS)[number];

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
  ...STAY_MAILS,
  "card_differs",
  ...EXTRAS_MAILS,
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
  "staff_card",
  "staff_extras",
] as const;
export type StaffMail = (typeof STAFF_MAILS)[number];

export type OrderMailKind = GuestMail | StaffMail;

/** Codes that show a contact is one's own: by mail, or as a text message. */
export const CODE_MAILS = ["captcha", "captcha_sms", "sign_in_code"] as const;

/** About an account, not about an order. */
export const ACCOUNT_MAILS = [
  "new_device",
  "account_changed",
  "staff_invitation",
  "publish_failed",
  "lodging_untouched",
] as const;

/** What members are written that is about no order, and what causes it. */
export const MEMBER_MAILS = ["points_expire"] as const;
export const MEMBER_TOPICS = ["member.points_expire"] as const;

export type MailKind =
  | OrderMailKind
  | (typeof CODE_MAILS)[number]
  | (typeof ACCOUNT_MAILS)[number]
  | (typeof MEMBER_MAILS)[number];

export type OrderNow = {
  /** As it is now, not as it was when the event was recorded: an e-mail must be true when it is read. */
  state: OrderState;
  pay_way: PayWay;
  pay_amount: number;
  /** The guest has received the confirmation e-mail. */
  hasConfirmation: boolean;
  /** The guest has received an e-mail that says how to pay. */
  hasReceived: boolean;
  /** Somebody has sent the money back by hand: nobody knew before when. */
  isByHand: boolean;
  /** A bank has issued a number that it can be paid to now. */
  hasNumber: boolean;
  /** The guest has asked to cancel. */
  hasAppliedToCancel: boolean;
  /** It was worth sending until a moment that has passed. */
  isLate: boolean;
  /** What is known of the cards that its coupons are for; null: nothing to say. */
  cards: "void" | "unknown" | null;
  /** What the event says was added is still part of it. */
  hasAdded: boolean;
  /** The confirmation e-mail has the railway's number already. */
  hasTicketMail: boolean;
};

const isHeld = ({ state }: OrderNow) => HOLDING_STATES.includes(state);
const isSold = ({ state }: OrderNow) => SELLING_STATES.includes(state);
const goesOn = (order: OrderNow) => isHeld(order) || isSold(order);
const isSoldAtOnce = ({ pay_way, pay_amount }: OrderNow) => firstState(pay_way, pay_amount) === "confirmed";

/**
 * The lodging is notified of an order once, when there is something to do: when it is confirmed, or when its remittance is
 * expected. An order whose guest gave up at the bank is not reported.
 */
function placed(order: OrderNow): OrderMailKind[] {
  // Whoever pays online is doing so: an e-mail that asks for it would only come before the confirmation.
  if (isHeld(order)) return order.pay_way === "remittance" ? ["order_received", "staff_new_order"] : [];
  // Paid meanwhile: the payment's event confirms it. Ended meanwhile: that sends its own e-mail.
  return isSold(order) && isSoldAtOnce(order) ? ["confirmed", "staff_new_order"] : [];
}

function paid(order: OrderNow): OrderMailKind[] {
  if (!isSold(order)) return [];
  if (order.hasConfirmation || isSoldAtOnce(order)) return ["paid"];
  return order.pay_way === "remittance" ? ["confirmed"] : ["confirmed", "staff_new_order"];
}

/** Whoever wants to cancel is not told that we look forward to the visit. */
const comes = ({ state, hasAppliedToCancel, isLate }: OrderNow) =>
  state === "confirmed" && !hasAppliedToCancel && !isLate;
/** Until staff record arrivals a stay that is over may still be "confirmed"; those who did not come are not thanked. */
const hasStayed = ({ state, hasAppliedToCancel, isLate }: OrderNow) =>
  ["confirmed", "checked_in", "completed"].includes(state) && !hasAppliedToCancel && !isLate;

const MAILS = {
  "order.placed": placed,
  // A number for what is paid or over meanwhile would only mislead.
  "order.number_issued": (order) => (isHeld(order) && order.hasNumber ? ["number_issued"] : []),
  "order.paid": paid,
  "order.paid_in_part": (order) => (isHeld(order) ? ["paid"] : []),
  "order.refund": () => ["refund"],
  // What its vendor sends back goes at once: the e-mail that announced it has said so.
  "order.refunded": (order) => (order.isByHand ? ["refund"] : []),
  "order.cancelled": ({ state }) => (state === "cancelled" ? ["cancelled", "staff_cancelled"] : []),
  // Late money has got the rooms again, or has an e-mail that says it is refunded.
  "order.expired": ({ state }) => (state === "expired" ? ["expired"] : []),
  // Decided meanwhile: that sends its own e-mail.
  "order.cancel_applied": (order) =>
    isHeld(order) || isSold(order) ? ["cancel_applied", "staff_cancel_applied"] : ["staff_cancel_applied"],
  "order.reminder": (order) => (isHeld(order) ? [order.hasReceived ? "reminder" : "order_received"] : []),
  "order.before_arrival": (order) => (comes(order) ? ["before_arrival"] : []),
  "order.arrival_day": (order) => (comes(order) ? ["arrival_day"] : []),
  "order.after_stay": (order) => (hasStayed(order) ? ["after_stay"] : []),
  "order.remittance_reported": () => ["staff_remittance"],
  "order.staff_refund": () => ["staff_refund"],
  "payment.quarantined": () => ["staff_quarantined"],
  // Decided otherwise meanwhile: nobody is asked for anything.
  "order.card_differs": (order) => (isSold(order) && order.cards === "void" ? ["card_differs", "staff_card"] : []),
  "order.card_unknown": (order) => (isSold(order) && order.cards === "unknown" ? ["staff_card"] : []),
  // Additions that wait for their payment; then those that were sold at once, which the lodging must prepare.
  "order.extras_held": (order) => (order.hasAdded && goesOn(order) ? ["extras_added"] : []),
  "order.extras_added": (order) => (order.hasAdded && isSold(order) ? ["extras_added", "staff_extras"] : []),
  // The payment has an e-mail of its own for the guest.
  "order.extras_paid": (order) => (isSold(order) ? ["staff_extras"] : []),
  "order.extras_returned": (order) =>
    isSold(order) ? ["extras_returned", "staff_extras"] : isHeld(order) ? ["extras_returned"] : [],
  // The refund has an e-mail of its own for the guest.
  "order.extras_refunded": (order) => (isSold(order) ? ["staff_extras"] : []),
  "order.extras_lapsed": (order) => (isSold(order) ? ["extras_lapsed"] : []),
  "order.rail_booked": (order) => (isSold(order) && !order.hasTicketMail ? ["rail_booked"] : []),
  "order.rail_changed": (order) => (isSold(order) ? ["rail_changed"] : []),
  "order.rail_kept": () => ["rail_kept"],
} satisfies Record<string, (order: OrderNow) => OrderMailKind[]>;

export const MAIL_TOPICS = Object.keys(MAILS) as (keyof typeof MAILS)[];

/** null: an unknown topic. */
export function mailsFor(topic: string, order: OrderNow): OrderMailKind[] | null {
  return Object.hasOwn(MAILS, topic) ? MAILS[topic as keyof typeof MAILS](order) : null;
}
