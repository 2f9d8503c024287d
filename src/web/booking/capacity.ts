/**
 * What rooms hold, counted and said in one way wherever it is said: on a room's card, in the cart, in warnings, and of several
 * rooms that are suggested together. Adults in beds, everyone in beds and cots.
 */
import type { BookingWords } from "#languages/zh-TW/booking.ts";
import type { BookingState } from "#rules/booking/booking-state.ts";
import { type Beds, bedsIn, holds, NO_BEDS } from "#rules/stock/beds.ts";
import type { BookingRoom, Offer } from "#web/booking/booking-data.ts";
import { planOf } from "#web/booking/plan-of.ts";

type RoomOf = (room_class_id: number) => BookingRoom | undefined;

/** Null where the cart has a whole house that is sold under one of its rooms: only the server knows what it holds. */
export function bedsOfCart(
  { cart, ages, children: guests }: Pick<BookingState, "cart" | "ages" | "children">,
  roomOf: RoomOf,
  results: { offers: readonly Offer[] },
): Beds | null {
  const isUnknown = cart.some(
    (line) => planOf(results, line)?.support_entire_rent === true && roomOf(line.room_class_id)?.isHouse !== true,
  );
  if (isUnknown) return null;
  return bedsIn(
    cart.map(({ room_class_id, num }) => {
      const { people, children, extraBeds } = { extraBeds: 0, ...(roomOf(room_class_id) ?? NO_BEDS) };
      // Whoever says how old everyone is may have beds added; who fits into which is for the server to say.
      return { people: people + (ages || guests === 0 ? extraBeds : 0), children, num };
    }),
  );
}

type Said = Pick<BookingState, "ages" | "children">;

/** Null where only the server knows it. */
export function capacityText(
  { words, roomOf }: { words: BookingWords; roomOf: RoomOf },
  cart: BookingState["cart"],
  state: Said,
  results: { offers: readonly Offer[] },
): string | null {
  const beds = bedsOfCart({ ...state, cart }, roomOf, results);
  if (beds === null) return null;
  const text = words.capacity.of(beds.people, beds.children);
  const areExtraCounted = state.ages !== undefined || state.children === 0;
  const hasExtra = areExtraCounted && cart.some((line) => (roomOf(line.room_class_id)?.extraBeds ?? 0) > 0);
  return hasExtra ? words.capacity.with_extra_beds(text) : text;
}

export function holdsGuests(state: BookingState, roomOf: RoomOf, results: { offers: readonly Offer[] }): boolean {
  const beds = bedsOfCart(state, roomOf, results);
  return beds === null || holds(beds, state);
}
