/** Whether the rooms in the cart are enough: adults in beds, everyone in beds and cots. */
import type { BookingState } from "#rules/booking/booking-state.ts";
import { sum } from "#rules/money/money.ts";
import type { BookingRoom } from "#web/booking/booking-data.ts";

type RoomOf = (room_class_id: number) => BookingRoom | undefined;

export const bedsIn = ({ cart }: Pick<BookingState, "cart">, roomOf: RoomOf): number =>
  sum(cart.map(({ room_class_id, num }) => num * (roomOf(room_class_id)?.people ?? 0)));

export function holdsGuests({ cart, adults, children }: BookingState, roomOf: RoomOf): boolean {
  const beds = bedsIn({ cart }, roomOf);
  const cots = sum(cart.map(({ room_class_id, num }) => num * (roomOf(room_class_id)?.children ?? 0)));
  return beds >= adults && beds + cots >= adults + children;
}
