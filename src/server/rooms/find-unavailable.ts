import { type ClassStock, type Unavailable, whyUnavailable } from "#rules/stock/availability.ts";
import type { Catalogue } from "#server/rooms/catalogue.ts";
import type { StayOffer } from "#server/rooms/offer-store.ts";

/** Of every class, why it has no plan on offer for a stay. Only meant for classes that have none. */
export function findUnavailable(
  catalogue: Catalogue,
  rows: readonly StayOffer[],
  stay: { start: string; end: string },
  today: string,
): Map<number, Unavailable> {
  const byClass = Map.groupBy(rows, (row) => row.room_class_id);
  return new Map(
    [...catalogue.rooms.keys()].map((room_class_id) => {
      const own = byClass.get(room_class_id) ?? [];
      const [stock] = own.map(
        ({ stock_nights: nights, remaining, untouched, closed }): ClassStock & { closed: boolean } => {
          return { nights, remaining, untouched, closed };
        },
      );
      const plans = own.flatMap((sold) => {
        const plan = sold.rate_plan_id === null ? undefined : catalogue.plans.get(sold.rate_plan_id);
        const isMeant = plan && (plan.support_entire_rent || plan.target_rooms.includes(room_class_id));
        return isMeant ? [{ plan, sold }] : [];
      });
      return [room_class_id, whyUnavailable(stock, plans, stay, today)];
    }),
  );
}
