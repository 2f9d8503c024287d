import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/add-ons.ts";
import { daysOf, useOf } from "#rules/add-ons/add-on-price.ts";
import { buyUntil } from "#rules/add-ons/cut-off.ts";
import { readStockOf } from "#server/add-ons/read-stock-of.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { findOwnOrder } from "#server/orders/find-own-order.ts";
import { isOpenToChange } from "#server/orders/view/is-open-to-change.ts";
import { readLocalizedCatalogue } from "#server/rooms/catalogue.ts";

type OrderAddOns = CallAnswer<typeof contract.listOrderAddOns>;

/** What the plans of an order offer to its room classes, on the days that are still to come. */
export async function listOrderAddOns(
  { query: requested }: HandlerInput<typeof contract.listOrderAddOns>,
  context: RequestContext,
): Promise<OrderAddOns> {
  const { plans } = await readLocalizedCatalogue(context);
  const { hotel, now } = context;
  return context.query(async (query) => {
    const stored = await findOwnOrder(query, context, requested.order_doc, requested);
    if (!isOpenToChange(stored)) return [];
    const stay = { start: stored.order.check_in_day, end: stored.order.check_out_day };
    const offered = stored.lines.flatMap(({ room_class_id, rate_plan_id }) =>
      (plans.get(rate_plan_id)?.adds_list ?? []).filter(
        ({ room_classes }) => room_classes.length === 0 || room_classes.includes(room_class_id),
      ),
    );
    const items = [...new Map(offered.map((item) => [item.item_number, item])).values()].filter(
      ({ item_type }) => requested.item_type === undefined || item_type === requested.item_type,
    );
    if (items.length === 0) return [];
    const stocked = await readStockOf(query, hotel.hotel_id, items, { first: stay.start, last: stay.end });
    return stocked.flatMap((item): OrderAddOns => {
      const use = useOf(item, stay, null)!;
      const days = daysOf(item, stay);
      const open = use.days > 1 ? days.slice(0, 1) : days;
      const isOpen = (date: string) => now < buyUntil(date, item.cutoff_hours, hotel.timezone);
      const known = new Map(item.dates.map(({ date, inventory }) => [date, inventory]));
      const leftFrom = (date: string) =>
        use.days > 1 ? leastOf(days.map((day) => known.get(day)!)) : known.get(date)!;
      const dates = open.filter(isOpen).map((date) => ({ date, inventory: leftFrom(date) }));
      return dates.length === 0 ? [] : [{ ...item, dates, total_price: use.unit_price }];
    });
  });
}

/** Of something for the whole stay there is as much as on the scarcest day; null = no limit. */
function leastOf(counts: readonly (number | null)[]): number | null {
  const limited = counts.filter((count) => count !== null);
  return limited.length === 0 ? null : Math.min(...limited);
}
