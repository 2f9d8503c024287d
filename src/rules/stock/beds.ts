/** How many guests rooms hold: every adult needs a bed, everyone else a bed or a cot. */

export type Beds = { people: number; children: number };
export type Party = { adults: number; children: number };

export const NO_BEDS: Beds = { people: 0, children: 0 };

export const holds = ({ people, children }: Beds, party: Party): boolean =>
  people >= party.adults && people + children >= party.adults + party.children;

export const bedsIn = (rooms: readonly (Beds & { num: number })[]): Beds =>
  rooms.reduce(
    (sum, { people, children, num }) => ({
      people: sum.people + num * people,
      children: sum.children + num * children,
    }),
    NO_BEDS,
  );

/** A class that a whole house takes. */
export type HousePart = Beds & { room_class_id: number; num: number; isSoldByRoom: boolean };

/**
 * What a whole house holds that is sold under one of its classes. If that class is never sold by the room and others are, it is
 * the house itself and not one more room of it: its own figure counts, and its beds are not counted twice.
 */
export function bedsInHouse(soldUnder: number, parts: readonly HousePart[]): Beds {
  const itself = parts.find(({ room_class_id }) => room_class_id === soldUnder);
  const isApart = itself?.isSoldByRoom === false && parts.some(({ isSoldByRoom }) => isSoldByRoom);
  return isApart ? { people: itself.people, children: itself.children } : bedsIn(parts);
}
