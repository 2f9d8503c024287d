import { type FamilyTerms, guestAmount, guestCharges, type RoomPlaces } from "#rules/guests/guest-bands.ts";
import { divideParty, writeAges } from "#rules/guests/room-parties.ts";
import { nightsBetween } from "#rules/time/day.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { textReader } from "#server/calls/texts.ts";
import { placesOf, type Rows } from "#server/families/charge-guests.ts";
import { termsOfPlan } from "#server/families/terms-of-plan.ts";
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
type Charged = {
  guest_amount: number;
  guest_charges: { kind: string; label: string; quantity: number; price: number; amount: number }[];
  included_ages: number[];
};
/** What the price of a plan lacks: somebody whom the lodging confirms first, or children whose ages were not said. */
export type GuestPart = Charged | { guests_lack: "on_request" | "ages" };

/** The price of the plan and this amount are for everyone who comes. */
export const isCharged = (part: GuestPart | null): part is Charged => part !== null && "guest_amount" in part;

/** What was found lately, by party and room: the same families look at one set of dates after another. */
const found = new WeakMap<FamilyTerms, Map<string, GuestPart | null>>();
const MOST_FOUND = 60;

function knownOf(family: FamilyTerms): Map<string, GuestPart | null> {
  const known = found.get(family) ?? new Map<string, GuestPart | null>();
  if (known.size >= MOST_FOUND) known.clear();
  found.set(family, known);
  return known;
}

/**
 * What these guests cost in rooms of a plan beyond their own beds; null where such rooms do not take them, `on_request` where
 * they would with a bed that the lodging confirms first.
 */
export function searchGuests(
  context: RequestContext,
  catalogue: Catalogue,
  rows: Rows,
  { start, end, rooms, adults, ages, cots }: Searched,
): (room_class_id: number, rate_plan_id: number) => GuestPart | null {
  const texts = textReader(context.lang, context.hotel.main_lang);
  const nights = nightsBetween(start, end);
  const party = [context.lang, nights, rooms, adults, cots, writeAges(ages)].join(" ");
  const find = (places: RoomPlaces, num: number, terms: FamilyTerms): GuestPart | null => {
    const each = Array.from({ length: num }, () => places);
    const parties = divideParty(each, { adults, ages, cots });
    const charged = guestCharges(
      each.map((places, nth) => ({ places, party: parties[nth]! })),
      nights,
      terms,
    );
    if ("fault" in charged) return charged.fault.on_request ? { guests_lack: "on_request" } : null;
    const guest_charges = charged.charges.map(({ label, ...charge }) => ({
      kind: charge.kind,
      label: texts.plain("label", label),
      quantity: charge.quantity,
      price: charge.price,
      amount: charge.amount,
    }));
    const included_ages = charged.included.toSorted((a, b) => a - b);
    return { guest_amount: guestAmount(charged.charges), guest_charges, included_ages };
  };
  const byClass = new Map<FamilyTerms, Map<number, GuestPart | null>>();
  return (room_class_id, rate_plan_id) => {
    const plan = catalogue.plans.get(rate_plan_id)!;
    const isHouse = plan.support_entire_rent;
    // Plans of a class differ only by their meals, and where one rents the whole house.
    const terms = termsOfPlan(catalogue.family, plan);
    const classes = byClass.get(terms) ?? new Map<number, GuestPart | null>();
    byClass.set(terms, classes);
    const ofClass = isHouse ? undefined : classes.get(room_class_id);
    if (ofClass !== undefined) return ofClass;
    const places = placesOf(catalogue, plan, room_class_id, rows);
    // Most classes of a lodging hold as many as some other.
    const key = `${party} ${isHouse} ${places.people} ${places.children} ${places.extra_beds} ${places.cots}`;
    const known = knownOf(terms);
    const before = known.get(key);
    const made = before === undefined ? find(places, isHouse ? 1 : rooms, terms) : before;
    known.set(key, made);
    if (!isHouse) classes.set(room_class_id, made);
    return made;
  };
}
