/** Who sleeps in which room: the ages of children room by room, as an address says them, and everyone divided among rooms. */
import { COT_MOST_AGE, MOST_AGE, type RoomParty, type RoomPlaces } from "#rules/guests/guest-bands.ts";

const AGE = /^\d{1,2}$/;

/**
 * `3,9;5`: children of 3 and 9 in the first room, of 5 in the second. Null where it is not that, or names more rooms or another
 * number of children.
 */
export function readAges(text: string, { rooms, children }: { rooms: number; children: number }): number[][] | null {
  const said = text.replace(/;$/, "").split(";");
  if (said.length > rooms) return null;
  const groups = said.map((group) => (group === "" ? [] : group.split(",")));
  const all = groups.flat();
  if (all.length !== children || !all.every((age) => AGE.test(age) && Number(age) <= MOST_AGE)) return null;
  return Array.from({ length: rooms }, (_, room) => (groups[room] ?? []).map(Number));
}

export const writeAges = (ages: readonly (readonly number[])[]): string =>
  ages.map((group) => group.join(",")).join(";");

/** The same number of places in each list, or the room with the most left; the first of several. */
const mostLeft = (left: readonly number[]): number => left.indexOf(Math.max(...left));

/**
 * Divides a party among rooms: children as they were put, if there is a room for each group, else where most is left; adults
 * one by one where the most beds are left; cots with the smallest children.
 */
export function divideParty(
  rooms: readonly RoomPlaces[],
  party: { adults: number; ages: readonly (readonly number[])[]; cots: number },
): RoomParty[] {
  if (rooms.length === 0) return [];
  const beds = rooms.map(({ people }) => people);
  const parties = rooms.map((): { adults: number; ages: number[]; cots: number } => ({ adults: 0, ages: [], cots: 0 }));
  for (let adult = 0; adult < party.adults; adult += 1) {
    const room = mostLeft(beds);
    parties[room]!.adults += 1;
    beds[room]! -= 1;
  }
  if (party.ages.length === rooms.length) {
    for (const [room, ages] of party.ages.entries()) parties[room]!.ages.push(...ages);
  } else {
    const left = rooms.map(({ children, extra_beds }, room) => beds[room]! + children + extra_beds);
    for (const age of party.ages.flat().toSorted((a, b) => b - a)) {
      const room = mostLeft(left);
      parties[room]!.ages.push(age);
      left[room]! -= 1;
    }
  }
  let cots = party.cots;
  for (const each of parties) {
    const small = each.ages.filter((age) => age <= COT_MOST_AGE).length;
    each.cots = Math.min(cots, small);
    cots -= each.cots;
  }
  // What nobody is small enough for is not lost: the server says that it can't be had.
  if (parties[0]) parties[0].cots += cots;
  return parties;
}
