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

const ADULTS = /^[1-9]\d?$/;
const MOST_ROOMS = 20;

/** `3,1`: three adults in the first room, one in the second. Null where it is not that, or does not say it of all of them. */
export function readAdultsByRoom(text: string, adults: number): number[] | null {
  const said = text.split(",");
  if (said.length < 2 || said.length > MOST_ROOMS || !said.every((each) => ADULTS.test(each))) return null;
  const counts = said.map(Number);
  return counts.reduce((sum, count) => sum + count, 0) === adults ? counts : null;
}

type AdultPlaces = Pick<RoomPlaces, "people" | "extra_beds">;

/** A bed for every adult, in rooms that are those which were divided. */
const takesAdults = (rooms: readonly AdultPlaces[], adults: readonly number[]): boolean =>
  adults.length === rooms.length && rooms.every(({ people, extra_beds }, room) => adults[room]! <= people + extra_beds);

/**
 * One adult more in a room, who comes from the room with the most adults, or one fewer, who goes where the most beds are
 * left. Nobody's room is left without an adult. Null where it can't be.
 */
export function moveAdult(
  rooms: readonly AdultPlaces[],
  adults: readonly number[],
  room: number,
  by: 1 | -1,
): number[] | null {
  const others = adults.map((_, nth) => nth).filter((nth) => nth !== room);
  const leftIn = (nth: number) => rooms[nth]!.people + rooms[nth]!.extra_beds - adults[nth]!;
  const valueOf = by === 1 ? (nth: number) => adults[nth]! : leftIn;
  const other = others.toSorted((a, b) => valueOf(b) - valueOf(a))[0];
  if (other === undefined) return null;
  const moved = adults.map((count, nth) => (nth === room ? count + by : nth === other ? count - by : count));
  return moved[room]! >= 1 && moved[other]! >= 1 && takesAdults(rooms, moved) ? moved : null;
}

/** The same number of places in each list, or the room with the most left; the first of several. */
const mostLeft = (left: readonly number[]): number => left.indexOf(Math.max(...left));

/**
 * Divides a party among rooms: children as they were put, if there is a room for each group, else where most is left; adults
 * as they were put, if each room has beds for its own, else one in each room as far as they go, then one by one where the most
 * beds are left, then the most that can be added; cots with the smallest children.
 */
export function divideParty(
  rooms: readonly RoomPlaces[],
  party: { adults: number; adultsByRoom?: readonly number[]; ages: readonly (readonly number[])[]; cots: number },
): RoomParty[] {
  if (rooms.length === 0) return [];
  const beds = rooms.map(({ people }) => people);
  const extra = rooms.map(({ extra_beds }) => extra_beds);
  const parties = rooms.map((): { adults: number; ages: number[]; cots: number } => ({ adults: 0, ages: [], cots: 0 }));
  const put = party.adultsByRoom && takesAdults(rooms, party.adultsByRoom) ? party.adultsByRoom : null;
  const putInto = put?.flatMap((count, room) => Array.from({ length: count }, () => room));
  for (let adult = 0; adult < party.adults; adult += 1) {
    // Beds that are added come last: a room without them takes nobody else.
    const isFull = Math.max(...beds) <= 0;
    const isFirst = adult < rooms.length && party.adults >= rooms.length;
    const room = putInto?.[adult] ?? (isFirst ? adult : mostLeft(isFull ? extra : beds));
    parties[room]!.adults += 1;
    if (beds[room]! <= 0) extra[room]! -= 1;
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
