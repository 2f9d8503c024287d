import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/selling-changes.ts";
import { unitOf } from "#rules/money/money.ts";
import { scaled } from "#rules/rates/scale-rules.ts";
import { dayAt } from "#rules/time/day.ts";
import { appendAudit } from "#server/audit/append-audit.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { dropVendors, vendorsWithout } from "#server/payments/settings/drop-vendors.ts";
import { scaleRates } from "#server/rate-plans/scale-rates.ts";
import { countPriced, hasBooks, lockCurrency, scalePrices, setCurrency } from "#server/selling/currency-store.ts";
import { lockExtraRates, setExtraRates } from "#server/selling/extra-rate-store.ts";
import { actorOf, type StaffContext } from "#server/rate-plans/write-rates.ts";

/**
 * Only before the first order: amounts in the books can't change their currency. 2,000 stays 2,000: nothing is converted by a
 * rate of exchange. The way back is the same call.
 */
export function saveCurrency(
  { body: { currency, is_preview } }: HandlerInput<typeof contract.saveCurrency>,
  context: StaffContext,
): Promise<CallAnswer<typeof contract.saveCurrency>> {
  const { hotel, now } = context;
  const { hotel_id } = hotel;
  return context.query(async (query) => {
    const before = await lockCurrency(query, hotel_id);
    if (currency !== before && (await hasBooks(query, hotel_id))) throw new Refusal("CURRENCY_IN_USE", ["currency"]);
    const dropped = await vendorsWithout(query, hotel_id, currency);
    const nights = await countPriced(query, hotel_id, dayAt(now, hotel.timezone));
    const answer = { before, nights, dropped };
    if (is_preview || currency === before) return answer;
    const factor = unitOf(currency) / unitOf(before);
    await scaleRates(query, hotel_id, { before, factor, now });
    const extra = await lockExtraRates(query, hotel_id);
    if (factor !== 1) {
      await scalePrices(query, hotel_id, factor);
      const rates = extra.map((rate) => ({ ...rate, price: scaled(rate.price, factor) }));
      await setExtraRates(query, hotel_id, rates);
    }
    await dropVendors(query, hotel_id, dropped);
    await setCurrency(query, hotel_id, currency, now);
    const entry = { at: now, actor: actorOf(context), action: "currency.changed" };
    await appendAudit(query, hotel_id, null, { ...entry, before, after: currency });
    return answer;
  });
}
