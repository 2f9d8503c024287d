/** Families in a booking: who sleeps in which room of the cart, and what that costs beyond the rooms. */
import type { BookingState } from "#rules/booking/booking-state.ts";
import { type Band, guestAmount, guestCharges, type RoomParty, type RoomPlaces } from "#rules/guests/guest-bands.ts";
import { divideParty } from "#rules/guests/room-parties.ts";
import { nightsBetween } from "#rules/time/day.ts";

/** `places` by room_class_id. */
export type Families = { bands: Band[]; cots: number; cotPrice: number; places: Record<number, RoomPlaces> };

type Said = Pick<BookingState, "adults" | "children" | "room" | "ages" | "cots">;

/** The ages by room, where what the guests cost is known; null where the lodging has no bands, or an old link has no ages. */
export function agesOf(families: Families | null, { children, room, ages }: Said): number[][] | null {
  if (families === null) return null;
  return ages ?? (children === 0 ? Array.from({ length: room }, () => []) : null);
}

/** The children's ages are missing: the price would be another one. */
export const asksAges = (families: Families | null, state: Said): boolean =>
  families !== null && agesOf(families, state) === null;

/** The guests of each room, in the order of the rooms; null where it is not known who comes. */
export function partiesOf(families: Families | null, state: Said, rooms: readonly number[]): RoomParty[] | null {
  const ages = agesOf(families, state);
  if (families === null || ages === null) return null;
  const places = rooms.map((id) => families.places[id]).filter((each) => each !== undefined);
  if (places.length !== rooms.length) return null;
  return divideParty(places, { adults: state.adults, ages, cots: state.cots ?? 0 });
}

/** Children whose age nobody has said still sleep somewhere. */
const SOME_AGE = 10;

/** How many adults and children sleep in each room of the cart, in its order. */
export function guestsByRoom(
  families: Families | null,
  state: BookingState,
  placesOf: (room_class_id: number) => Pick<RoomPlaces, "people" | "children"> | undefined,
): { adults: number; children: number }[] {
  const rooms = state.cart.flatMap(({ room_class_id, num }) => Array.from({ length: num }, () => room_class_id));
  const places = rooms.map((id) => ({ extra_beds: 0, cots: 0, ...(placesOf(id) ?? { people: 0, children: 0 }) }));
  const ages = [Array.from({ length: state.children }, () => SOME_AGE)];
  const parties = partiesOf(families, state, rooms) ?? divideParty(places, { adults: state.adults, ages, cots: 0 });
  return parties.map((party) => ({ adults: party.adults, children: party.ages.length }));
}

/** What guests cost beyond the beds of the cart's rooms; null where it is not known, and the server will say it. */
export function guestsInCart(families: Families | null, state: BookingState): number | null {
  if (families === null || families.bands.length === 0) return 0;
  const rooms = state.cart.flatMap(({ room_class_id, num }) => Array.from({ length: num }, () => room_class_id));
  const parties = partiesOf(families, state, rooms);
  if (parties === null) return 0;
  const found = guestCharges(
    parties.map((party, nth) => ({ party, places: families.places[rooms[nth]!]! })),
    nightsBetween(state.start, state.end),
    { bands: families.bands, cot: { price: families.cotPrice, label: {} } },
  );
  return "charges" in found ? guestAmount(found.charges) : null;
}
