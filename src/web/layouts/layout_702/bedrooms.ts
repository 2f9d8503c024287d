import type { RoomClass } from "#contract/rooms.ts";

/** The rooms that get a card. The whole house is no bedroom, unless nothing else is sold. */
export function bedroomsOf(rooms: RoomClass[]): RoomClass[] {
  const singly = rooms.filter((room) => !room.support_entire_rent);
  return singly.length > 0 ? singly : rooms;
}
