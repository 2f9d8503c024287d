import { LANGUAGE_FACTS, WORDS } from "#languages/languages.ts";
import { freeCancelDay, type RefundStep } from "#rules/orders/cancellation.ts";
import { addDays } from "#rules/time/day.ts";
import type { Language } from "#rules/text/language.ts";

type Sold = { order: { check_in_day: string }; lines: readonly { sold: { refund_steps: RefundStep[] } }[] };

/** The strictest of the order's plans, in whole sentences: what still holds, and what is to come. */
export function cancelRule({ order, lines }: Sold, lang: Language, today: string): string {
  const words = WORDS[lang];
  const shown = new Intl.DateTimeFormat(lang, { dateStyle: lang === "en-US" ? "medium" : "long", timeZone: "UTC" });
  const onDay = (day: string) => shown.format(new Date(`${day}T00:00:00Z`));
  const firstFee = (steps: RefundStep[]) => freeCancelDay(order.check_in_day, steps) ?? "9999";
  const [steps = []] = lines
    .map((line) => line.sold.refund_steps)
    .toSorted((a, b) => (firstFee(a) < firstFee(b) ? -1 : 1));
  const costly = steps
    .filter((step) => step.fee_percent > 0)
    .map((step) => ({ day: addDays(order.check_in_day, -step.days_before), percent: step.fee_percent }));
  const [first] = costly;
  if (!first) return words.cancel_always_free;
  // A step is over as soon as the next one has begun.
  const left = costly.filter((_step, nth) => !costly[nth + 1] || costly[nth + 1]!.day > today);
  return [
    ...(first.day > today ? [words.cancel_free_before(onDay(first.day))] : []),
    ...left.map(({ day, percent }) => words.cancel_fee_from(onDay(day), percent)),
  ].join(LANGUAGE_FACTS[lang].sentence_gap);
}
