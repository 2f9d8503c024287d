/** Amounts as people read them. Both take an amount in the currency, as it is on the wire. */
import { exponentOf } from "#rules/money/money.ts";
import type { Language } from "#rules/text/language.ts";

/** Making one costs more than using it a hundred times, and a calendar shows hundreds of prices. */
const formats = new Map<string, Intl.NumberFormat>();

function formatOf(lang: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${lang} ${Object.values(options).join(" ")}`;
  const known = formats.get(key) ?? new Intl.NumberFormat(lang, options);
  formats.set(key, known);
  return known;
}

const decimals = (count: number) => ({ minimumFractionDigits: count, maximumFractionDigits: count });

/**
 * With all decimals of the currency: $149.50, $149.00. NT$7,800 in every language: the bare $ that zh-TW would use could be any
 * dollar to a visitor.
 */
export function shownMoney(amount: number, currency: string, lang: Language): string {
  if (currency === "TWD")
    return `${amount < 0 ? "-" : ""}NT$${formatOf("en-US", decimals(0)).format(Math.abs(amount))}`;
  return formatOf(lang, { style: "currency", currency, ...decimals(exponentOf(currency)) }).format(amount);
}

/** A bare amount; a whole one without decimals: 2,480 and 149.50. */
export function bareAmount(amount: number, currency: string): string {
  return formatOf("en-US", decimals(Number.isInteger(amount) ? 0 : exponentOf(currency))).format(amount);
}
