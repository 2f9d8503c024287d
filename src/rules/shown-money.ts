import type { Language } from "#rules/language.ts";

/** NT$7,800 in every language: the bare $ that zh-TW would use could be any dollar to a visitor. */
export function shownMoney(amount: number, currency: string, lang: Language): string {
  if (currency === "TWD") return `${amount < 0 ? "-" : ""}NT$${Math.abs(amount).toLocaleString("en-US")}`;
  return new Intl.NumberFormat(lang, { style: "currency", currency, maximumFractionDigits: 0 }).format(amount);
}
