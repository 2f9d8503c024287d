/** What the guest is written, kind by kind, in the language of the order. */
import type { GuestMail } from "#rules/mail/owed-mails.ts";
import { sum } from "#rules/money/money.ts";
import { HOLDING_STATES, SELLING_STATES } from "#rules/orders/order-status.ts";
import { isAttachmentReason } from "#rules/add-ons/changed-order.ts";
import { railReason } from "#rules/rail/rail-refund.ts";
import type { Draft } from "#server/mail/draft.ts";
import {
  type Body,
  cancelling,
  moneySentence,
  orderLink,
  orderToPay,
  proofLink,
  restLink,
  text,
  waysToPay,
} from "#server/mail/guest-parts.ts";
import { EXTRAS_BODIES } from "#server/mail/extras/extras-mails.ts";
import { orderFacts } from "#server/mail/order-facts.ts";
import { reservationData } from "#server/mail/reservation-data.ts";
import type { MailContext } from "#server/mail/mail-context.ts";
import { STAY_BODIES } from "#server/mail/stay-mails.ts";

/** The refund that an e-mail is about: the amount, whether it has arrived, and its reason in our books. */
export type Returned = { amount: number; isBack: boolean; reason: string };

export function guestMail(kind: GuestMail, context: MailContext, returned: Returned | null): Draft {
  const { lang, words, sender, view } = context;
  const { lead, parts, ...body } = BODIES[kind](context, returned);
  return {
    lang,
    ...body,
    preview: lead,
    picture: context.picture,
    parts: [text(words.greeting(view.booker_name)), text(lead), ...parts],
    sender,
    closing: [...(sender.email === "" ? [] : [words.footer.reply]), words.footer.why(sender.name)],
    lookup: { label: words.footer.lookup, url: context.links.lookup },
  };
}

const BODIES: Record<GuestMail, (context: MailContext, returned: Returned | null) => Body> = {
  ...STAY_BODIES,
  ...EXTRAS_BODIES,
  order_received(context) {
    const { words, sender, view, money, deadline } = context;
    return {
      subject: words.order_received.subject(sender.name, view.order_doc),
      heading: words.order_received.heading,
      lead: words.order_received.lead(money(view.due_amount), deadline),
      parts: [...waysToPay(context), text(words.order_received.after), orderToPay(context), ...cancelling(context)],
    };
  },
  number_issued(context) {
    const { words, sender, view, money, deadline } = context;
    return {
      subject: words.number_issued.subject(sender.name, view.order_doc),
      heading: words.number_issued.heading,
      lead: words.number_issued.lead(money(view.due_amount), deadline),
      parts: [...waysToPay(context), text(words.order_received.after), orderToPay(context), ...cancelling(context)],
    };
  },
  confirmed(context) {
    const { words, sender, view, links } = context;
    return {
      subject: words.confirmed.subject(sender.name, view.order_doc),
      heading: words.confirmed.heading,
      lead: words.confirmed.lead(sender.name),
      parts: [
        text(moneySentence(context)),
        { kind: "button", label: words.buttons.order, url: links.order },
        orderFacts(context, { afterSums: [...restLink(context), ...proofLink(context)] }),
        ...cancelling(context),
        text(words.confirmed.calendar),
      ],
      data: reservationData(context, "confirmed"),
    };
  },
  paid(context) {
    const { words, sender, view, money, deadline } = context;
    const isHeld = HOLDING_STATES.includes(context.stored.order.state);
    return {
      subject: words.paid.subject(sender.name, view.order_doc),
      heading: words.paid.heading,
      lead: words.paid.lead(money(view.paid_amount)),
      parts: isHeld
        ? [text(words.paid.in_part(money(view.due_amount), deadline)), ...waysToPay(context), orderToPay(context)]
        : [text(moneySentence(context)), orderFacts(context, { afterSums: restLink(context) }), ...orderLink(context)],
    };
  },
  reminder(context) {
    const { words, sender, view, money, deadline } = context;
    return {
      subject: words.reminder.subject(sender.name, view.order_doc),
      heading: words.reminder.heading,
      lead: words.reminder.lead(money(view.due_amount), deadline),
      parts: [
        ...waysToPay(context),
        text(words.reminder.paid_already),
        text(words.order_received.after),
        orderToPay(context),
        ...cancelling(context),
      ],
    };
  },
  cancelled(context) {
    const { words, sender, view, money } = context;
    const { fee, rail_fee, no_fee, lead, subject, heading } = words.cancelled;
    const railFee = view.cancellation_bill.find(({ kind }) => kind === "rail_fee")?.amount ?? 0;
    return {
      subject: subject(sender.name, view.order_doc),
      heading,
      lead,
      parts: [
        text(view.cancellation_fee > 0 ? fee(money(view.cancellation_fee)) : no_fee),
        ...(railFee > 0 ? [text(rail_fee(money(railFee)))] : []),
        ...(view.cancellation_refund > 0 ? [text(words.refund.coming(money(view.cancellation_refund)))] : []),
        orderFacts(context),
        ...orderLink(context),
      ],
      data: reservationData(context, "cancelled"),
    };
  },
  cancel_applied(context) {
    const { words, sender, view, stored } = context;
    const reason = stored.guest.cancel_reason;
    return {
      subject: words.cancel_applied.subject(sender.name, view.order_doc),
      heading: words.cancel_applied.heading,
      lead: words.cancel_applied.lead,
      parts: [
        text(words.cancel_applied.after),
        ...(reason === "" ? [] : [{ kind: "section", title: words.labels.reason, text: reason } as const]),
        orderFacts(context),
        { kind: "section", title: words.cancelling.title, text: view.cancel_rule },
        ...orderLink(context),
      ],
    };
  },
  refund(context, returned) {
    const { words, sender, view, money, stored } = context;
    const { amount, isBack } = returned ?? { amount: stored.order.refund_amount, isBack: false };
    const { refund } = words;
    const parts = [orderFacts(context), ...orderLink(context)];
    if (isBack) {
      return {
        subject: refund.done_subject(sender.name, view.order_doc),
        heading: refund.done_heading,
        lead: refund.done(money(amount)),
        parts,
      };
    }
    return {
      subject: refund.subject(sender.name, view.order_doc),
      heading: refund.heading,
      lead: refund[causeOf(stored, returned?.reason)],
      parts: [text(refund.coming(money(amount))), ...parts],
    };
  },
  expired(context) {
    const { words, sender, view, stored, money, links } = context;
    const back = stored.order.refund_amount;
    return {
      subject: words.expired.subject(sender.name, view.order_doc),
      heading: words.expired.heading,
      lead: words.expired.lead,
      parts: [
        ...(back > 0 ? [text(words.refund.coming(money(back)))] : []),
        text(words.expired.again),
        { kind: "button", label: words.buttons.again, url: links.again },
        orderFacts(context),
      ],
    };
  },
  card_differs(context) {
    const { words, sender, view, money, links } = context;
    const { subject, heading, lead, owed } = words.card_differs;
    const { codes, cards, amount } = codesOf(context, "void");
    const isOwed = view.due_amount > 0;
    return {
      subject: subject(sender.name, view.order_doc),
      heading,
      lead: lead(codes, cards, money(amount)),
      parts: [
        ...(isOwed ? [text(owed(money(view.due_amount)))] : []),
        ...(isOwed ? [{ kind: "button", label: words.buttons.pay_rest, url: links.pay } as const] : []),
        orderFacts(context),
        ...orderLink(context),
      ],
    };
  },
};

/** Codes, and the cards they are for, of the coupons with this verdict. */
export const codesOf = ({ view }: MailContext, verdict: string): { codes: string; cards: string; amount: number } => {
  const found = view.card_coupons.filter((coupon) => coupon.verdict === verdict);
  return {
    codes: found.map(({ code }) => code).join(", "),
    cards: [...new Set(found.flatMap(({ prefixes }) => prefixes))].join(", "),
    amount: sum(found.map(({ amount }) => amount)),
  };
};

/** The reason of a refund, for the guest. */
function causeOf(
  { order: { state }, rail }: MailContext["stored"],
  reason: string | undefined,
): "late" | "too_much" | "after_cancel" | "rail_failed" | "rail_returned" | "extras_returned" {
  const tickets = rail.find(({ booking_number }) => reason === railReason(booking_number));
  if (tickets) return tickets.state === "failed" ? "rail_failed" : "rail_returned";
  if (reason !== undefined && isAttachmentReason(reason)) return "extras_returned";
  if (state === "cancelled") return "after_cancel";
  return SELLING_STATES.includes(state) ? "too_much" : "late";
}
