import type { PaymentScreenWords } from "#languages/zh-TW/studio/payment.ts";
import type { Language } from "#rules/text/language.ts";
import { listText } from "../../parts/list-text.ts";

/** A value of the terms, as a person reads it. */
export function changeText(field: string, value: string, words: PaymentScreenWords, lang: Language): string {
  if (value === "true" || value === "false") return value === "true" ? words.yes : words.no;
  if (field === "deposit_percent") return `${value} %`;
  if (field === "client_invoce_setting") return value === "2" ? words.invoice_paid : words.invoice_here;
  if (field !== "payment_list") return value;
  const names: Record<string, string> = words.vendors;
  const named = value.split(",").flatMap((id) => names[id] ?? []);
  return named.length === 0 ? words.nothing : listText(named, lang);
}
