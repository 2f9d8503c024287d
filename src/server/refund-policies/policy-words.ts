/** A cancellation policy as guests read it: the sentences of pages, e-mails and confirmations, for a stay to come. */
import { exponentOf } from "#rules/money/money.ts";
import type { RefundStep } from "#rules/orders/cancellation.ts";
import { ALWAYS } from "#rules/orders/refund-steps.ts";
import type { Language } from "#rules/text/language.ts";
import { addDays, dayAt } from "#rules/time/day.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { cancelSentences } from "#server/orders/view/cancel-rule.ts";

const DAYS_AHEAD = 30;
const SAMPLE = 10_000;

type Reader = Pick<RequestContext, "hotel" | "now">;

/** Minor units: 10,000 where a currency has no decimals, 100.00 where it has; ten times that of a won. */
const sampleAmount = (currency: string): number =>
  currency === "KRW" ? SAMPLE * 10 : exponentOf(currency) === 0 ? SAMPLE : SAMPLE * 3;

/** Far enough ahead that the days before the first step are seen. */
export function sampleFor({ hotel, now }: Reader, steps: readonly RefundStep[]) {
  const first = Math.max(0, ...steps.map((step) => step.days_before).filter((days) => days < ALWAYS));
  const today = dayAt(now, hotel.timezone);
  return { check_in_day: addDays(today, Math.max(DAYS_AHEAD, first + 7)), amount: sampleAmount(hotel.currency) };
}

export function policyWords(
  reader: Reader,
  steps: readonly RefundStep[],
  sample: { check_in_day: string; amount: number },
): Partial<Record<Language, string[]>> {
  const { currency, timezone, support_lang, kind: hotel_kind } = reader.hotel;
  const today = dayAt(reader.now, timezone);
  const order = { check_in_day: sample.check_in_day, currency };
  const lines = [{ net_amount: sample.amount, sold: { refund_steps: [...steps] } }];
  return Object.fromEntries(
    support_lang.map((lang) => [
      lang,
      cancelSentences({ order, lines }, { lang, timezone, today, hotel_kind }).map(({ text }) => text),
    ]),
  );
}
