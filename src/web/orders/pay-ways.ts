/** The ways to pay, with the same names and order on both pages that offer them. */
import { ORDER_WORDS, PAYMENT_WORDS } from "#languages/languages.ts";
import type { Language } from "#rules/text/language.ts";
import type { Option } from "#web/orders/choice.tsx";
import type { Site } from "#web/site.ts";

/** Cards, then wallets, then transfers. */
const KINDS = [
  [1, 2, 6],
  [3, 4, 7],
  [9, 10, 11, 12, 13, 15],
];

const kindOf = (vendor: number) => KINDS.findIndex((kind) => kind.includes(vendor));

/** Within a kind the lodging's own order is kept. */
export const byKind = (a: number, b: number): number => kindOf(a) - kindOf(b);

/** Lodgings with another currency than TWD use another card gateway, described by another text. */
export function vendorWords(vendor: number, currency: string, lang: Language): Pick<Option, "title" | "text"> {
  const texts = ORDER_WORDS[lang].vendor_texts;
  const known = currency === "TWD" ? (vendor as keyof typeof texts) : "abroad";
  return { title: PAYMENT_WORDS[lang].vendors[vendor] ?? String(vendor), text: texts[known] ?? "" };
}

export const payWayWords = (vendor: number, { lang, hotel }: Site): Pick<Option, "title" | "text"> =>
  vendorWords(vendor, hotel.currency, lang);
