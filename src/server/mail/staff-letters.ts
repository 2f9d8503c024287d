/** What the lodging itself is written, in its own language. */
import type { StaffLetter } from "#rules/mail/letters.ts";
import { HOLDING_STATES } from "#rules/orders/order-status.ts";
import { type Draft, type Fact, type Part, told } from "#server/mail/draft.ts";
import { bookerFacts, orderFacts } from "#server/mail/order-facts.ts";
import type { Scene } from "#server/mail/scene.ts";

/** A refund that staff must send, and a payment that they must look at. */
export type StaffMatter = {
  transfer?: { reason: string; transfer_no: number; amount: number };
  quarantined?: { gateway: string; reason: string } | null;
};

type Body = { subject: string; heading: string; lead: string; parts: Part[] };

const text = (each: string): Part => ({ kind: "text", text: each });

export function staffLetter(kind: StaffLetter, scene: Scene, matter: StaffMatter): Draft {
  const { lang, words, sender } = scene;
  const { lead, parts, ...body } = BODIES[kind](scene, matter);
  return {
    lang,
    ...body,
    preview: lead,
    parts: [text(lead), ...parts, orderFacts(scene, { refund: matter.transfer?.amount }), bookerFacts(scene)],
    sender,
    closing: [words.staff.footer(sender.name)],
  };
}

const BODIES: Record<StaffLetter, (scene: Scene, matter: StaffMatter) => Body> = {
  staff_new_order(scene) {
    const { words, view, stored, money, deadline } = scene;
    const { subject, heading, confirmed, waiting } = words.staff.new_order;
    const isHeld = HOLDING_STATES.includes(stored.order.state);
    return {
      subject: subject(view.order_doc, view.booker_name),
      heading,
      lead: isHeld ? waiting(money(view.due_amount), deadline) : confirmed,
      // Some guests transfer and never report it.
      parts: isHeld ? remittanceTask(scene) : [],
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
  staff_remittance(scene) {
    const { words, view, money } = scene;
    const { subject, heading, lead } = words.staff.remittance;
    const facts = told([[words.labels.last_five, view.remittance_report ?? ""]]);
    return {
      subject: subject(view.order_doc, view.booker_name),
      heading,
      lead: lead(money(view.due_amount > 0 ? view.due_amount : view.pay_amount)),
      parts: [...factsOf(words.remittance.title, facts), ...remittanceTask(scene)],
    };
  },
  staff_refund(scene, { transfer }) {
    if (!transfer) throw new Error("a refund to send, but which?");
    const { words, view, stored, money, links } = scene;
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
  staff_quarantined(scene, { quarantined }) {
    const { words, view } = scene;
    const { subject, heading, lead } = words.staff.quarantined;
    const facts = told([
      [words.labels.vendor, quarantined?.gateway ?? ""],
      [words.labels.reason, quarantined ? reasonIn(scene, quarantined.reason) : ""],
    ]);
    return { subject: subject(view.order_doc), heading, lead, parts: factsOf(words.labels.vendor, facts) };
  },
};

/** In the lodging's words where we have them; as it was noted in any case, for whoever asks the payment service about it. */
function reasonIn({ words, money }: Scene, noted: string): string {
  const { reasons } = words.staff.quarantined;
  if (noted.startsWith("paid, but not")) return `${reasons.incomplete}\n${noted}`;
  const [, what, said, asked] = /^(merchant|amount|currency|number) (.+) instead of (.+)$/.exec(noted) ?? [];
  if (what === undefined) return noted;
  const shown = (value: string) => (what === "amount" ? money(Number(value)) : value);
  return `${reasons[what as "merchant" | "amount" | "currency" | "number"](shown(said!), shown(asked!))}\n${noted}`;
}

const factsOf = (title: string, facts: Fact[]): Part[] => (facts.length === 0 ? [] : [{ kind: "facts", title, facts }]);

function remittanceTask({ words, links, stored }: Scene): Part[] {
  const url = links.task({ kind: "remittance", order_id: stored.order.order_id });
  return [{ kind: "button", label: words.buttons.remittance_found, url }, text(words.staff.link_secret)];
}
