import { type GuestCharge, guestCharges, type RoomPlaces } from "#rules/guests/guest-bands.ts";
import { nightsBetween } from "#rules/time/day.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { termsOfPlan } from "#server/families/terms-of-plan.ts";
import type { Cart } from "#server/orders/price/cart.ts";
import type { Catalogue, CataloguePlan } from "#server/rooms/catalogue.ts";
import { houseBeds } from "#server/rooms/house-beds.ts";

/** How many rooms of each class are left: a whole house is all of them. */
export type Rows = Parameters<typeof houseBeds>[3];

/** What one room of a plan holds; a whole house is one room. */
export function placesOf(catalogue: Catalogue, plan: CataloguePlan, room_class_id: number, rows: Rows): RoomPlaces {
  const { people, children, extra_beds, cots } = catalogue.rooms.get(room_class_id)!;
  const beds = plan.support_entire_rent ? houseBeds(catalogue, plan, room_class_id, rows) : { people, children };
  return { ...beds, extra_beds, cots };
}

/** What the guests of each line cost beyond its rooms' own beds. Refuses where a room does not take its guests. */
export function chargeGuests({ lines, start, end }: Cart, catalogue: Catalogue, rows: Rows): GuestCharge[][] {
  return lines.map(({ room_class_id, rate_plan_id, guests }, line) => {
    if (guests === null) return [];
    const plan = catalogue.plans.get(rate_plan_id)!;
    const places = placesOf(catalogue, plan, room_class_id, rows);
    const rooms = guests.map((party) => ({ places, party }));
    const found = guestCharges(rooms, nightsBetween(start, end), termsOfPlan(catalogue.family, plan));
    if ("charges" in found) return found.charges;
    const { room, field, on_request = false } = found.fault;
    const code = field === "cots" ? "COT_UNAVAILABLE" : on_request ? "ON_REQUEST" : "TOO_MANY_GUESTS";
    throw new Refusal(code, [`orders.${line}.guests.${room}.${field}`]);
  });
}
