/** What the guest is written about what is added to an order, given back, or bought from the railway. */
import type { ExtrasMail } from "#rules/mail/owed-mails.ts";
import { HOLDING_STATES } from "#rules/orders/order-status.ts";
import type { Part } from "#server/mail/draft.ts";
import { type Body, moneySentence, orderLink, restLink, text, waysToPay } from "#server/mail/guest-parts.ts";
import type { MailContext } from "#server/mail/mail-context.ts";
import { orderFacts } from "#server/mail/order-facts.ts";

export const EXTRAS_BODIES: Record<ExtrasMail, (context: MailContext) => Body> = {
  extras_added(context) {
    const { words, view, money, moment } = context;
    const ends = view.attachment_list.flatMap(({ expires_timestamp }) => expires_timestamp ?? []);
    const { held } = words.extras_added;
    // Of several additions that wait, the first deadline counts.
    const waits: Part[] =
      ends.length === 0 ? [] : [text(held(money(view.due_amount), moment(Math.min(...ends)))), ...payButton(context)];
    return { ...openingOf(context, "extras_added"), parts: [...waits, ...detailsOf(context, waits.length > 0)] };
  },
  extras_returned: (context) => ({ ...openingOf(context, "extras_returned"), parts: detailsOf(context, false) }),
  extras_lapsed: (context) => ({ ...openingOf(context, "extras_lapsed"), parts: detailsOf(context, false) }),
  rail_booked: (context) => ticketsMail(context, "rail_booked"),
  rail_changed: (context) => ticketsMail(context, "rail_changed"),
  rail_kept(context) {
    const reasons = context.view.attachment_list.flatMap(({ extra_info: { message } }) => message ?? []);
    const parts = [...reasons.map(text), orderFacts(context), ...orderLink(context)];
    return { ...openingOf(context, "rail_kept"), parts };
  },
};

type Plain = "extras_added" | "extras_returned" | "extras_lapsed" | "rail_kept";

function openingOf({ words, sender, view }: MailContext, kind: Plain): Omit<Body, "parts"> {
  const { subject, heading, lead } = words[kind];
  return { subject: subject(sender.name, view.order_doc), heading, lead };
}

function ticketsMail(context: MailContext, kind: "rail_booked" | "rail_changed"): Body {
  const { words, sender, view, stored, links } = context;
  const { subject, heading, lead, calendar } = words[kind];
  const numbers = stored.rail.flatMap(({ state, pnr }) =>
    state === "booked" || state === "changing" ? (pnr ?? []) : [],
  );
  return {
    subject: subject(sender.name, view.order_doc),
    heading,
    lead: lead(numbers.join(", ")),
    parts: [{ kind: "button", label: words.buttons.order, url: links.order }, orderFacts(context), text(calendar)],
  };
}

const payButton = ({ words, links }: MailContext): Part[] => [
  { kind: "button", label: words.buttons.pay, url: links.pay },
];

/** The order as it is now, and how what is left is paid: an order that waits says where, a confirmed one when. */
function detailsOf(context: MailContext, isAsked: boolean): Part[] {
  if (HOLDING_STATES.includes(context.stored.order.state)) return [...waysToPay(context), orderFacts(context)];
  const rest = isAsked ? [] : restLink(context);
  return [
    ...(isAsked ? [] : [text(moneySentence(context))]),
    orderFacts(context, { afterSums: rest }),
    ...orderLink(context),
  ];
}
