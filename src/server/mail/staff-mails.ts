/** What the lodging itself is written, in its own language. */
import type { StaffMail } from "#rules/mail/owed-mails.ts";
import { HOLDING_STATES } from "#rules/orders/order-status.ts";
import { type Draft, type Fact, type Part, filledFacts } from "#server/mail/draft.ts";
import { codesOf } from "#server/mail/guest-mails.ts";
import { bookerFacts, orderFacts } from "#server/mail/order-facts.ts";
import type { MailContext } from "#server/mail/mail-context.ts";

/** A refund that staff must send, and a payment that they must look at. */
export type StaffMatter = {
  transfer?: { reason: string; transfer_no: number; amount: number };
  quarantined?: { gateway: string; reason: string } | null;
};

type Body = { subject: string; heading: string; lead: string; parts: Part[] };

const text = (each: string): Part => ({ kind: "text", text: each });

export function staffMail(kind: StaffMail, context: MailContext, matter: StaffMatter): Draft {
  const { lang, words, sender } = context;
  const { lead, parts, ...body } = BODIES[kind](context, matter);
  return {
    lang,
    ...body,
    preview: lead,
    parts: [
      text(lead),
      ...parts,
      orderFacts(context, { refund: matter.transfer?.amount, isForStaff: true }),
      bookerFacts(context),
    ],
    sender,
    closing: [words.staff.footer(sender.name)],
  };
}

const BODIES: Record<StaffMail, (context: MailContext, matter: StaffMatter) => Body> = {
  staff_new_order(context) {
    const { words, view, stored, money, deadline } = context;
    const { subject, heading, confirmed, waiting } = words.staff.new_order;
    const isHeld = HOLDING_STATES.includes(stored.order.state);
    return {
      subject: subject(view.order_doc, view.booker_name),
      heading,
      lead: isHeld ? waiting(money(view.due_amount), deadline) : confirmed,
      // Some guests transfer and never report it.
      parts: isHeld ? remittanceTask(context) : [],
    };
  },
  staff_cancelled: ({ words, view }) => ({
    subject: words.staff.cancelled.subject(view.order_doc, view.booker_name),
    heading: words.staff.cancelled.heading,
    lead: words.staff.cancelled.lead,
    parts: [],
  }),
  staff_cancel_applied({ words, view, stored }) {
    const { subject, heading, lead, no_reason } = words.staff.cancel_applied;
    const reason = stored.guest.cancel_reason || no_reason;
    return {
      subject: subject(view.order_doc, view.booker_name),
      heading,
      lead,
      parts: [{ kind: "section", title: words.labels.reason, text: reason }],
    };
  },
  staff_remittance(context) {
    const { words, view, money } = context;
    const { subject, heading, lead } = words.staff.remittance;
    const facts = filledFacts([[words.labels.last_five, view.remittance_report ?? ""]]);
    return {
      subject: subject(view.order_doc, view.booker_name),
      heading,
      lead: lead(money(view.due_amount > 0 ? view.due_amount : view.pay_amount)),
      parts: [...factsOf(words.remittance.title, facts), ...remittanceTask(context)],
    };
  },
  staff_refund(context, { transfer }) {
    if (!transfer) throw new Error("a refund to send, but which?");
    const { words, view, stored, money, links } = context;
    const { reason, transfer_no, amount } = transfer;
    const { subject, heading, lead } = words.staff.refund;
    const url = links.task({ kind: "refund", order_id: stored.order.order_id, reason, transfer_no });
    return {
      subject: subject(view.order_doc, money(amount)),
      heading,
      lead: lead(money(amount)),
      parts: [{ kind: "button", label: words.buttons.refund_sent, url }, text(words.staff.link_secret)],
    };
  },
  staff_quarantined(context, { quarantined }) {
    const { words, view } = context;
    const { subject, heading, lead } = words.staff.quarantined;
    const facts = filledFacts([
      [words.labels.vendor, quarantined?.gateway ?? ""],
      [words.labels.reason, quarantined ? reasonIn(context, quarantined.reason) : ""],
    ]);
    return { subject: subject(view.order_doc), heading, lead, parts: factsOf(words.labels.vendor, facts) };
  },
  staff_extras: ({ words, view }) => ({
    subject: words.staff_extras.subject(view.order_doc, view.booker_name),
    heading: words.staff_extras.heading,
    lead: words.staff_extras.lead,
    parts: [],
  }),
  staff_card(context) {
    const { words, view, stored, money, links } = context;
    const { subject, heading, differs, unknown } = words.staff_card;
    const isVoid = view.card_coupons.some(({ verdict }) => verdict === "void");
    const { codes, cards, amount } = codesOf(context, isVoid ? "void" : "unknown");
    const first = stored.card_coupons.find(({ card_first }) => card_first !== null)?.card_first ?? "";
    const facts = filledFacts([
      [words.labels.discount, `${codes} ${money(amount)}`],
      [words.card_labels.cards, cards],
      [words.card_labels.first, first],
    ]);
    const url = links.task({ kind: "card", order_id: stored.order.order_id });
    return {
      subject: subject(view.order_doc, view.booker_name),
      heading,
      lead: isVoid ? differs(money(amount)) : unknown(money(amount)),
      parts: [
        ...factsOf(words.card_labels.cards, facts),
        { kind: "button", label: words.card_labels.decide, url },
        text(words.staff.link_secret),
      ],
    };
  },
};

/** In the lodging's language where we have the sentence; the recorded reason in any case, for questions to the vendor. */
function reasonIn({ words, money }: MailContext, noted: string): string {
  const { reasons } = words.staff.quarantined;
  if (noted.startsWith("paid, but not")) return `${reasons.incomplete}\n${noted}`;
  const [, what, said, requested] = /^(merchant|amount|currency|number) (.+) instead of (.+)$/.exec(noted) ?? [];
  if (what === undefined) return noted;
  const shown = (value: string) => (what === "amount" ? money(Number(value)) : value);
  return `${reasons[what as "merchant" | "amount" | "currency" | "number"](shown(said!), shown(requested!))}\n${noted}`;
}

const factsOf = (title: string, facts: Fact[]): Part[] => (facts.length === 0 ? [] : [{ kind: "facts", title, facts }]);

function remittanceTask({ words, links, stored }: MailContext): Part[] {
  const url = links.task({ kind: "remittance", order_id: stored.order.order_id });
  return [{ kind: "button", label: words.buttons.remittance_found, url }, text(words.staff.link_secret)];
}
