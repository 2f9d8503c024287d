/** What an order has besides its rooms, as parts of an e-mail. */
import { ATTACHMENT_WORDS } from "#languages/languages.ts";
import { type Part, filledFacts } from "#server/mail/draft.ts";
import type { MailContext } from "#server/mail/mail-context.ts";
import { type PaperItem, paperItems } from "#server/orders/view/paper-items.ts";

/** Add-ons in one table, each reservation of tickets in one of its own. */
export function extrasParts(context: MailContext): Part[] {
  const { lang, view, stored, words } = context;
  const items = paperItems(stored, view, lang, context);
  const others = items.filter(({ tickets }) => tickets === null);
  const facts = others.map((item) => [words.values.add_on(item.name, item.quantity), linesOf(context, item)] as const);
  return [
    ...(facts.length === 0 ? [] : [{ kind: "facts", title: words.labels.add_ons, facts } as const]),
    ...items.flatMap((item) => ticketParts(context, item)),
  ];
}

const priceOf = ({ lang, money }: MailContext, amount: number | null): string => {
  if (amount === null) return "";
  return amount === 0 ? ATTACHMENT_WORDS[lang].free : money(amount);
};

const linesOf = (context: MailContext, { when, amount, state }: PaperItem): string =>
  [when, priceOf(context, amount), state].filter(Boolean).join("\n");

function ticketParts(context: MailContext, { tickets, state, amount }: PaperItem): Part[] {
  if (tickets === null) return [];
  const words = ATTACHMENT_WORDS[context.lang].tickets;
  const facts = filledFacts([
    [words.pnr, tickets.pnr],
    ...tickets.rides.map(({ label, day, hours, train }) => [label, [day, hours, train].join("\n")] as const),
    [words.passengers, tickets.passengers],
    [words.price, priceOf(context, amount)],
    [words.status, state],
  ]);
  return [
    { kind: "facts", title: words.title, facts },
    ...(tickets.isBooked ? [{ kind: "text", text: words.pick_up } as const] : []),
  ];
}
