import type { RoomClass } from "#contract/rooms.ts";

/** The rooms that get a card. The whole house is no bedroom, unless nothing else is sold. */
export function bedroomsOf(rooms: RoomClass[]): RoomClass[] {
  const singly = rooms.filter((room) => !room.support_entire_rent);
  return singly.length > 0 ? singly : rooms;
}

/** More would be a hotel's floor. */
const MOST = 12;

export type RoomsOfKind = { room: RoomClass; count: number };

/**
 * How many rooms of each kind the house has, told by its beds: three queens in all and one in each such room are three rooms. Where
 * the beds don't come out even, every kind stands once. Beds that no room has stand elsewhere, in a loft for example.
 */
export function roomsIn(house: RoomClass | undefined, bedrooms: RoomClass[]): RoomsOfKind[] {
  const once = bedrooms.slice(0, MOST).map((room) => ({ room, count: 1 }));
  const elsewhere = bedsElsewhere(house, bedrooms);
  const inHouse = (house?.description.bed ?? []).filter((each) => !elsewhere.includes(each));
  const counted = bedrooms.map((room) => ({ room, count: countOf(room, inHouse) }));
  const total = counted.reduce((sum, { count }) => sum + count, 0);
  const isEven = inHouse.every(
    ({ bed, count }) =>
      count ===
      counted.reduce(
        (sum, { room, count: rooms }) =>
          sum + rooms * (room.description.bed.find((each) => each.bed === bed)?.count ?? 0),
        0,
      ),
  );
  const isOneWay = inHouse.every(
    ({ bed }) => bedrooms.filter(({ description }) => description.bed.some((each) => each.bed === bed)).length === 1,
  );
  return isEven && isOneWay && total <= MOST && counted.every(({ count }) => count > 0) ? counted : once;
}

type Beds = RoomClass["description"]["bed"];

/** The house's beds of a kind that no bedroom has: they stand in a loft or a living room. */
export function bedsElsewhere(house: RoomClass | undefined, bedrooms: RoomClass[]): Beds {
  const inRooms = new Set(bedrooms.flatMap(({ description }) => description.bed.map(({ bed }) => bed)));
  return (house?.description.bed ?? []).filter(({ bed }) => !inRooms.has(bed));
}

/** 0: its beds are not all in the house. */
function countOf(room: RoomClass, inHouse: Beds): number {
  const times = room.description.bed.map(
    ({ bed, count }) => (inHouse.find((each) => each.bed === bed)?.count ?? 0) / count,
  );
  const [first = 0] = times;
  return Number.isInteger(first) && times.every((each) => each === first) ? first : 0;
}
