import { bedsIn, holds } from "#rules/stock/beds.ts";
import type { StayRow } from "#rules/stock/stay-nights.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { Cart } from "#server/orders/price/cart.ts";
import type { Catalogue } from "#server/rooms/catalogue.ts";
import { houseBeds } from "#server/rooms/house-beds.ts";

/** The rooms must have a bed for everyone who comes. */
export function assertBeds({ party, lines }: Cart, catalogue: Catalogue, rows: readonly StayRow[]): void {
  if (party === null) return;
  const beds = bedsIn(
    lines.map(({ room_class_id, rate_plan_id, num }) => {
      const plan = catalogue.plans.get(rate_plan_id)!;
      const { people, children } = plan.support_entire_rent
        ? houseBeds(catalogue, plan, room_class_id, rows)
        : catalogue.rooms.get(room_class_id)!;
      return { people, children, num };
    }),
  );
  if (holds(beds, party)) return;
  throw new Refusal("TOO_MANY_GUESTS", [party.adults > beds.people ? "adults_count" : "children_count"]);
}
