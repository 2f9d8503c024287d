/** Which plans a lodging can sell for a stay: the catalogue, the nights' rows, and the rule that joins them. */
import { type ClassStock, planInventory } from "#rules/stock/availability.ts";
import type { Catalogue } from "#server/rooms/catalogue.ts";
import type { OfferRow } from "#server/rooms/offer-store.ts";

export type Offer = {
  room_class_id: number;
  rate_plan_id: number;
  inventory: number;
  price: number;
  /** Null where the plan allows members no price of their own. */
  member_price: number | null;
  allow_member_price: boolean;
  /** The plan has a cap of its own on one of the nights. */
  capped: boolean;
};

export function findOffers(
  catalogue: Catalogue,
  rows: readonly OfferRow[],
  stay: { start: string; end: string },
  today: string,
): Offer[] {
  const stock = new Map<number, ClassStock>();
  for (const { room_class_id, stock_nights: nights, remaining, untouched } of rows) {
    stock.set(room_class_id, { nights, remaining, untouched });
  }
  const stockOf = (room_class_id: number) => stock.get(room_class_id);
  return rows.flatMap((row) => {
    const plan = row.rate_plan_id === null ? undefined : catalogue.plans.get(row.rate_plan_id);
    if (!plan || !catalogue.rooms.has(row.room_class_id)) return [];
    // A whole house is listed under the class that has its price; any other plan only under its target classes.
    if (!plan.support_entire_rent && !plan.target_rooms.includes(row.room_class_id)) return [];
    const inventory = planInventory(plan, row, row.room_class_id, stay, today, stockOf);
    if (inventory === 0) return [];
    const { room_class_id, price } = row;
    const member_price = plan.allow_member_price ? row.member_price : null;
    const capped = row.cap_left !== null;
    return [
      {
        room_class_id,
        rate_plan_id: plan.rate_plan_id,
        inventory,
        price,
        member_price,
        allow_member_price: plan.allow_member_price,
        capped,
      },
    ];
  });
}
