import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/rates.ts";
import { areCurrent, CURRENCIES, rateBetween } from "#rules/money/about-money.ts";
import { textIn } from "#rules/text/language.ts";
import { dayAt } from "#rules/time/day.ts";
import type { RequestContext } from "#server/calls/request-context.ts";

export async function getRates(
  _input: HandlerInput<typeof contract.getRates>,
  context: RequestContext,
): Promise<CallAnswer<typeof contract.getRates>> {
  const { hotel, lang, now } = context;
  const found = await context.rates?.();
  if (!found || !areCurrent(found.date, dayAt(now, hotel.timezone))) return null;
  const rates = CURRENCIES.flatMap((currency): [string, number][] => {
    const rate = currency === hotel.currency ? null : rateBetween(found, hotel.currency, currency);
    return rate === null ? [] : [[currency, rate]];
  });
  if (rates.length === 0) return null;
  const source = textIn(found.source, lang, hotel.main_lang).text;
  return { currency: hotel.currency, date: found.date, source, rates: Object.fromEntries(rates) };
}
