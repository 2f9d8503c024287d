/** The ways to pay, with the same names and order on every page that offers them. */
import { type OrderWords, PAYMENT_WORDS } from "#languages/languages.ts";
import { cardMarks, isWallet, needsTaiwan, type PayChoice, payKey } from "#rules/payments/pay-methods.ts";
import type { Language } from "#rules/text/language.ts";
import type { Option } from "#web/orders/choice.tsx";

export type PayOption = Option & PayChoice;

/** Lodgings with another currency than TWD use another card gateway, described by another text. */
export function payOption(choice: PayChoice, currency: string, lang: Language, orders: OrderWords): PayOption {
  const { method, vendor } = choice;
  const { vendor_texts, wallet_text, needs_taiwan } = orders;
  const { vendors, methods } = PAYMENT_WORDS[lang];
  const value = payKey(choice);
  if (isWallet(method)) {
    return { ...choice, value, title: methods[method], text: wallet_text(methods[method]), wallet: method };
  }
  const known = currency === "TWD" ? (vendor as keyof typeof vendor_texts) : "abroad";
  const said = { ...choice, value, text: vendor_texts[known] ?? "" };
  if (method === "card") return { ...said, title: methods.card, marks: cardMarks(currency) };
  const note = needsTaiwan(method, lang) ? needs_taiwan[method === "atm" ? "bank" : "account"] : undefined;
  return { ...said, title: vendors[vendor] ?? String(vendor), ...(note === undefined ? {} : { note }) };
}
