/** What several of the guest's e-mails have in common. */
import type { Part } from "#server/mail/draft.ts";
import type { MailContext } from "#server/mail/mail-context.ts";
import { orderFacts, transferParts } from "#server/mail/order-facts.ts";

/** What differs from one kind of e-mail to another. */
export type Body = { subject: string; heading: string; lead: string; parts: Part[]; data?: object };

export const text = (each: string): Part => ({ kind: "text", text: each });

/** To the lodging's account, to a bank's number, or through the payment page. */
export function waysToPay(context: MailContext): Part[] {
  const { words, links } = context;
  const transfer = transferParts(context);
  if (transfer.length > 0) return [...transfer, { kind: "button", label: words.buttons.order, url: links.order }];
  return [{ kind: "button", label: words.buttons.pay, url: links.pay }, ...orderLink(context)];
}

/** The order facts in an e-mail that says where to pay. */
export const orderToPay = (context: MailContext): Part =>
  orderFacts(context, { isTransferShown: transferParts(context).length > 0 });

export function moneySentence({ words, view, stored, money }: MailContext): string {
  const left = money(view.remain_total_amount);
  if (view.remain_total_amount === 0) return words.money.all_paid;
  return isPaidOnline(stored.order) ? words.money.before_arrival(left) : words.money.on_arrival(left);
}

const isPaidOnline = ({ pay_way }: { pay_way: string }) => pay_way !== "cash" && pay_way !== "pay_arrival";

export function restLink({ words, view, stored, links }: MailContext): Part[] {
  if (view.due_amount === 0 || !isPaidOnline(stored.order)) return [];
  return [{ kind: "link", label: words.buttons.pay_rest, url: links.pay }];
}

export const orderLink = ({ words, links }: MailContext): Part[] => [
  { kind: "link", label: words.buttons.order, url: links.order },
];

export const proofLink = ({ words, links }: MailContext): Part[] => [
  { kind: "link", label: words.buttons.confirmation, url: links.confirmation },
];

/** The cancellation rule, and how to cancel: directly while that is allowed, later by asking the lodging. */
export function cancelling({ words, view, links }: MailContext): Part[] {
  const { title, by_link, by_asking } = words.cancelling;
  const how = view.valid_hash === null ? by_asking : by_link;
  const rule: Part[] = [{ kind: "section", title, text: view.cancel_rule }, text(how)];
  if (view.valid_hash === null) return rule;
  return [...rule, { kind: "link", label: words.buttons.cancel, url: links.cancel(view.valid_hash) }];
}
