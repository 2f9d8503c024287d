/** What cancelling an order costs, in sentences that name the last day of each step. */
import { lodgingWords } from "#languages/lodging-words.ts";
import { toMajor } from "#rules/money/money.ts";
import { shownMoney } from "#rules/money/shown-money.ts";
import { type CancelStep, cancelSteps, type RefundStep } from "#rules/orders/cancellation.ts";
import type { Language } from "#rules/text/language.ts";
import { fullDay } from "#rules/time/full-day.ts";
import { zoneName } from "#rules/time/zone-name.ts";

type Sold = {
  order: { check_in_day: string; currency: string };
  lines: readonly { net_amount: number; sold: { refund_steps: RefundStep[] } }[];
};
/** Who reads it, of which kind of lodging, and from which day on. */
type Reading = { lang: Language; timezone: string; today: string; hotel_kind: number };

/** The steps that still hold or are to come, each with its sentence. */
export function cancelSentences({ order, lines }: Sold, { lang, timezone, today, hotel_kind }: Reading) {
  const words = lodgingWords(lang, hotel_kind).interface.cancel_rule;
  const days = new Intl.DateTimeFormat(lang, { ...fullDay(lang), timeZone: "UTC" });
  const onDay = (day: string) => days.format(new Date(`${day}T00:00:00Z`));
  const feeOf = ({ fee, percent }: CancelStep) => {
    const amount = shownMoney(toMajor(fee, order.currency), order.currency, lang);
    return percent === null ? amount : words.amount(amount, percent);
  };
  const sentenceOf = (step: CancelStep, nth: number): string => {
    if (nth > 0) return words.fee_from(onDay(step.from), feeOf(step));
    if (step.through === null) return step.fee === 0 ? words.free_always : words.fee_now(feeOf(step));
    const through = onDay(step.through);
    return step.fee === 0
      ? words.free_through(through, zoneName(timezone, lang, today))
      : words.fee_through(through, feeOf(step));
  };
  const charged = lines.map(({ net_amount, sold }) => ({ amount: net_amount, steps: sold.refund_steps }));
  return cancelSteps(order.check_in_day, charged, today).map((step, nth) => ({ step, text: sentenceOf(step, nth) }));
}

/** One line for each step; with train tickets a last one for what the railway keeps of them. */
export function cancelRule(sold: Sold, { rail_fee, ...reading }: Reading & { rail_fee: number }): string {
  const steps = cancelSentences(sold, reading).map(({ text }) => text);
  const { currency } = sold.order;
  const kept = () => shownMoney(toMajor(rail_fee, currency), currency, reading.lang);
  const { trains } = lodgingWords(reading.lang, reading.hotel_kind);
  return [...steps, ...(rail_fee > 0 ? [trains.order.cancel_note(kept())] : [])].join("\n");
}
