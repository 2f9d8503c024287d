import type { Language } from "#rules/text/language.ts";

/** Making one costs more than using it a hundred times, and a calendar shows hundreds of prices. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(lang: Language, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${lang} ${options.currency ?? ""}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(lang, options);
  formats.set(key, known);
  return known;
}

/** NT$7,800 in every language: the bare $ that zh-TW would use could be any dollar to a visitor. */
export function shownMoney(amount: number, currency: string, lang: Language): string {
  if (currency === "TWD") return `${amount < 0 ? "-" : ""}NT$${Math.abs(amount).toLocaleString("en-US")}`;
  return formatOf(lang, { style: "currency", currency, maximumFractionDigits: 0 }).format(amount);
}

/** A bare amount where there is little room: 2,480, and from ten thousand on 1.28萬 or 12.8K. */
export function shortAmount(amount: number, lang: Language): string {
  if (amount < 10_000) return amount.toLocaleString("en-US");
  return formatOf(lang, { notation: "compact", maximumSignificantDigits: 3 }).format(amount);
}
