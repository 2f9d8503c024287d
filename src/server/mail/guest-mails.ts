/** What the guest is written, kind by kind, in the language of the order. */
import type { GuestMail } from "#rules/mail/owed-mails.ts";
import { HOLDING_STATES, type OrderState, SELLING_STATES } from "#rules/orders/order-status.ts";
import type { Draft, Part } from "#server/mail/draft.ts";
import { orderFacts, transferParts } from "#server/mail/order-facts.ts";
import { reservationData } from "#server/mail/reservation-data.ts";
import type { MailContext } from "#server/mail/mail-context.ts";

/** The refund that an e-mail is about: the amount, and whether it has arrived. */
export type Returned = { amount: number; isBack: boolean };

type Body = { subject: string; heading: string; lead: string; parts: Part[]; data?: object };

const text = (each: string): Part => ({ kind: "text", text: each });

export function guestMail(kind: GuestMail, context: MailContext, returned: Returned | null): Draft {
  const { lang, words, sender, view } = context;
  const { lead, parts, ...body } = BODIES[kind](context, returned);
  return {
    lang,
    ...body,
    preview: lead,
    parts: [text(words.greeting(view.booker_name)), text(lead), ...parts],
    sender,
    closing: [...(sender.email === "" ? [] : [words.footer.reply]), words.footer.why(sender.name)],
    lookup: { label: words.footer.lookup, url: context.links.lookup },
  };
}

const BODIES: Record<GuestMail, (context: MailContext, returned: Returned | null) => Body> = {
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
        orderFacts(context),
        ...restLink(context),
        { kind: "link", label: words.buttons.confirmation, url: links.confirmation },
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
        : [text(moneySentence(context)), ...restLink(context), orderFacts(context), ...orderLink(context)],
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
    const { fee, no_fee, lead, subject, heading } = words.cancelled;
    return {
      subject: subject(sender.name, view.order_doc),
      heading,
      lead,
      parts: [
        text(view.cancellation_fee > 0 ? fee(money(view.cancellation_fee)) : no_fee),
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
      lead: refund[causeOf(stored.order.state)],
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
};

/** The reason of a refund, for the guest. */
function causeOf(state: OrderState): "late" | "too_much" | "after_cancel" {
  if (state === "cancelled") return "after_cancel";
  return SELLING_STATES.includes(state) ? "too_much" : "late";
}

/** To the lodging's account, to a bank's number, or through the payment page. */
function waysToPay(context: MailContext): Part[] {
  const { words, links } = context;
  const transfer = transferParts(context);
  if (transfer.length > 0) return [...transfer, { kind: "button", label: words.buttons.order, url: links.order }];
  return [{ kind: "button", label: words.buttons.pay, url: links.pay }, ...orderLink(context)];
}

/** The order facts in an e-mail that says where to pay. */
const orderToPay = (context: MailContext): Part =>
  orderFacts(context, { isTransferShown: transferParts(context).length > 0 });

function moneySentence({ words, view, stored, money }: MailContext): string {
  const left = money(view.remain_total_amount);
  if (view.remain_total_amount === 0) return words.money.all_paid;
  return isPaidOnline(stored.order) ? words.money.before_arrival(left) : words.money.on_arrival(left);
}

const isPaidOnline = ({ pay_way }: { pay_way: string }) => pay_way !== "cash" && pay_way !== "pay_arrival";

function restLink({ words, view, stored, links }: MailContext): Part[] {
  if (view.due_amount === 0 || !isPaidOnline(stored.order)) return [];
  return [{ kind: "link", label: words.buttons.pay_rest, url: links.pay }];
}

const orderLink = ({ words, links }: MailContext): Part[] => [
  { kind: "link", label: words.buttons.order, url: links.order },
];

/** The cancellation rule, and how to cancel: directly while that is allowed, later by asking the lodging. */
function cancelling({ words, view, links }: MailContext): Part[] {
  const { title, by_link, by_asking } = words.cancelling;
  const how = view.valid_hash === null ? by_asking : by_link;
  const rule: Part = { kind: "section", title, text: `${view.cancel_rule}\n${how}` };
  if (view.valid_hash === null) return [rule];
  return [rule, { kind: "link", label: words.buttons.cancel, url: links.cancel(view.valid_hash) }];
}
