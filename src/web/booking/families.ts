/** Families in a booking: who sleeps in which room of the cart, and what that costs beyond the rooms. */
import { type BookingState, roomsOf } from "#rules/booking/booking-state.ts";
import { bandsWithMeals } from "#rules/guests/band-meals.ts";
import { type Band, guestAmount, guestCharges, type RoomParty, type RoomPlaces } from "#rules/guests/guest-bands.ts";
import { divideParty, moveAdult } from "#rules/guests/room-parties.ts";
import { nightsBetween } from "#rules/time/day.ts";
import type { Offer } from "#web/booking/booking-data.ts";
import { planOf } from "#web/booking/plan-of.ts";

/** `places` by room_class_id. */
export type Families = { bands: Band[]; cots: number; cotPrice: number; places: Record<number, RoomPlaces> };

type Said = Pick<BookingState, "adults" | "children" | "room" | "ages" | "cots" | "adultsByRoom">;

/** What a room holds where nobody pays by age: no beds are added there, and no cots. */
type PlacesOf = (room_class_id: number) => Pick<RoomPlaces, "people" | "children"> | undefined;

/** The ages by room, where what the guests cost is known; null where the lodging has no bands, or a link has no ages. */
export function agesOf(families: Families | null, { children, room, ages }: Said): number[][] | null {
  if (families === null) return null;
  return ages ?? (children === 0 ? Array.from({ length: room }, () => []) : null);
}

/** The children's ages are missing: the price would be another one. */
export const asksAges = (families: Families | null, state: Said): boolean =>
  families !== null && agesOf(families, state) === null;

function placesIn(families: Families | null, rooms: readonly number[], placesOf: PlacesOf): RoomPlaces[] {
  const NOTHING = { people: 0, children: 0 };
  return rooms.map((id) => families?.places[id] ?? { extra_beds: 0, cots: 0, ...(placesOf(id) ?? NOTHING) });
}

/**
 * The guests of each room, in the order of the rooms; null where it is not known who comes, or, where nobody pays by age,
 * where the guest has not said who sleeps where.
 */
export function partiesOf(
  families: Families | null,
  state: Said,
  rooms: readonly number[],
  placesOf: PlacesOf,
): RoomParty[] | null {
  const { adults, adultsByRoom, children, cots = 0 } = state;
  const isPut = adultsByRoom?.length === rooms.length && children === 0;
  const ages = families === null ? (isPut ? [] : null) : agesOf(families, state);
  if (ages === null || (families !== null && rooms.some((id) => !families.places[id]))) return null;
  const put = adultsByRoom ? { adultsByRoom } : {};
  return divideParty(placesIn(families, rooms, placesOf), { adults, ...put, ages, cots });
}

/** Children whose age nobody has said still sleep somewhere. */
const SOME_AGE = 10;

const idsIn = ({ cart }: Pick<BookingState, "cart">): number[] =>
  roomsOf(cart).map(({ room_class_id }) => room_class_id);

/** How many adults and children sleep in each room of the cart, in its order. */
export function guestsByRoom(
  families: Families | null,
  state: BookingState,
  placesOf: PlacesOf,
): { adults: number; children: number }[] {
  const rooms = idsIn(state);
  const ages = [Array.from({ length: state.children }, () => SOME_AGE)];
  const parties =
    partiesOf(families, state, rooms, placesOf) ??
    divideParty(placesIn(null, rooms, placesOf), { adults: state.adults, ages, cots: 0 });
  return parties.map((party) => ({ adults: party.adults, children: party.ages.length }));
}

/**
 * The booking with one adult more or fewer in this room; null where a room would not take its guests, or where it would not
 * be said with the order.
 */
export function withAdultMoved(
  families: Families | null,
  state: BookingState,
  placesOf: PlacesOf,
  results: { offers: readonly Offer[] },
  { room, by }: { room: number; by: 1 | -1 },
): BookingState | null {
  const rooms = idsIn(state);
  const places = placesIn(families, rooms, placesOf);
  const adults = guestsByRoom(families, state, placesOf).map((guests) => guests.adults);
  const adultsByRoom = moveAdult(places, adults, room, by);
  if (adultsByRoom === null) return null;
  const next = { ...state, adultsByRoom };
  if (partiesOf(families, next, rooms, placesOf) === null || guestsInCart(families, next, results) === null)
    return null;
  return next;
}

/** What guests cost beyond the beds of the cart's rooms; null where it is not known, and the server will say it. */
export function guestsInCart(
  families: Families | null,
  state: BookingState,
  { offers }: { offers: readonly Offer[] },
): number | null {
  if (families === null || families.bands.length === 0) return 0;
  const rooms = roomsOf(state.cart);
  const parties = partiesOf(families, state, idsIn(state), () => undefined);
  if (parties === null) return asksAges(families, state) ? null : 0;
  const found = guestCharges(
    parties.map((party, nth) => {
      const meals = planOf({ offers }, rooms[nth]!)?.contain_meals ?? [];
      const bands = bandsWithMeals(families.bands, meals, (label) => label);
      return { party, places: families.places[rooms[nth]!.room_class_id]!, bands };
    }),
    nightsBetween(state.start, state.end),
    { bands: families.bands, cot: { price: families.cotPrice, label: {} } },
  );
  return "charges" in found ? guestAmount(found.charges) : null;
}
