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
  { cart, ...said }: Pick<BookingState, "cart"> & Said,
  roomOf: RoomOf,
  results: { offers: readonly Offer[] },
): Beds | null {
  const isUnknown = cart.some(
    (line) => planOf(results, line)?.support_entire_rent === true && roomOf(line.room_class_id)?.isHouse !== true,
  );
  if (isUnknown) return null;
  return bedsIn(cart.map(({ room_class_id, num }) => ({ ...bedsFor(roomOf(room_class_id), said), num })));
}

type Said = Pick<BookingState, "ages" | "children">;

/** Whoever says how old everyone is may have beds added, adults alone those for adults; who fits into which is for the server to say. */
function bedsFor(room: BookingRoom | undefined, { ages, children }: Said): Beds {
  if (room === undefined) return NO_BEDS;
  if (ages !== undefined) return room.mostBeds;
  return { people: children === 0 ? room.mostBeds.people : room.people, children: room.children };
}

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
  const hasAdded = ({ room_class_id }: BookingState["cart"][number]) => {
    const room = roomOf(room_class_id);
    const { people, children } = bedsFor(room, state);
    return room !== undefined && people + children > room.people + room.children;
  };
  return cart.some(hasAdded) ? words.capacity.with_extra_beds(text) : text;
}

export function holdsGuests(state: BookingState, roomOf: RoomOf, results: { offers: readonly Offer[] }): boolean {
  const beds = bedsOfCart(state, roomOf, results);
  return beds === null || holds(beds, state);
}
