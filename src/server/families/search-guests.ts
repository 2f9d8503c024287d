import { guestAmount, guestCharges } from "#rules/guests/guest-bands.ts";
import { divideParty } from "#rules/guests/room-parties.ts";
import { nightsBetween } from "#rules/time/day.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { textReader } from "#server/calls/texts.ts";
import { placesOf, type Rows } from "#server/families/charge-guests.ts";
import type { Catalogue } from "#server/rooms/catalogue.ts";

export type Searched = {
  start: string;
  end: string;
  rooms: number;
  adults: number;
  /** Children of each room. */
  ages: number[][];
  cots: number;
};

/** As a search answers it: all rooms asked for, the whole stay. */
export type GuestPart = {
  guest_amount: number;
  guest_charges: { kind: string; label: string; quantity: number; price: number; amount: number }[];
};

/** What these guests cost in rooms of a plan beyond their own beds; null where such rooms do not take them. */
export function searchGuests(
  context: RequestContext,
  catalogue: Catalogue,
  rows: Rows,
  { start, end, rooms, adults, ages, cots }: Searched,
): (room_class_id: number, rate_plan_id: number) => GuestPart | null {
  const texts = textReader(context.lang, context.hotel.main_lang);
  const nights = nightsBetween(start, end);
  const known = new Map<string, GuestPart | null>();
  const find = (room_class_id: number, rate_plan_id: number): GuestPart | null => {
    const plan = catalogue.plans.get(rate_plan_id)!;
    const places = placesOf(catalogue, plan, room_class_id, rows);
    const each = Array.from({ length: plan.support_entire_rent ? 1 : rooms }, () => places);
    const parties = divideParty(each, { adults, ages, cots });
    const found = guestCharges(
      each.map((places, nth) => ({ places, party: parties[nth]! })),
      nights,
      catalogue.family,
    );
    if ("fault" in found) return null;
    const guest_charges = found.charges.map(({ label, ...charge }) => ({
      kind: charge.kind,
      label: texts.plain("label", label),
      quantity: charge.quantity,
      price: charge.price,
      amount: charge.amount,
    }));
    return { guest_amount: guestAmount(found.charges), guest_charges };
  };
  return (room_class_id, rate_plan_id) => {
    // Plans of a class differ only where one rents the whole house.
    const isHouse = catalogue.plans.get(rate_plan_id)!.support_entire_rent;
    const key = isHouse ? `${room_class_id} ${rate_plan_id}` : String(room_class_id);
    const before = known.get(key);
    if (before !== undefined) return before;
    const made = find(room_class_id, rate_plan_id);
    known.set(key, made);
    return made;
  };
}
