/** What is offered when no room class has rooms for the requested stay: other days, fewer nights, several classes. */
import { fits } from "#rules/stock/availability.ts";
import { addDays, nightsBetween } from "#rules/time/day.ts";
import { chargedPrice } from "#rules/stock/plans.ts";
import { mixRooms, type RoomMix } from "#rules/stock/room-mixes.ts";
import type { IsWanted } from "#rules/stock/stay-nights.ts";
import type { BookingOption } from "#rules/booking/stay.ts";

/** A plan that is on offer for a stay. */
export type Offered = {
  room_class_id: number;
  rate_plan_id: number;
  inventory: number;
  price: number;
  member_price: number | null;
  allow_member_price: boolean;
  /** What one room of the class holds. */
  people: number;
  children: number;
  /** What the whole house holds, where the plan rents it; else null. */
  house: { people: number; children: number } | null;
};

type OtherStay = {
  start_date: string;
  end_date: string;
  /** The whole stay, all rooms, as this guest is charged. */
  price: number;
  room_class_id: number;
  rate_plan_id: number;
  rooms: number;
};

/** How many days from the requested arrival others are searched. */
export const FARTHEST_DAYS = 30;
const MOST_DATES = 3;
const MOST_SHORTER = 2;

type Alternatives = { dates: OtherStay[]; shorter: OtherStay[]; mixes: RoomMix[] };

type Stay = { start: string; end: string };

type Lodging = {
  today: string;
  isMember: boolean;
  /** What a room of each class holds. */
  rooms: ReadonlyMap<number, { people: number; children: number }>;
  /** What is on offer for a stay; of the wanted classes at least. */
  offersOf: (stay: Stay, isWanted: IsWanted) => readonly Offered[];
};

export function listAlternatives(
  requested: BookingOption,
  { today, isMember, rooms, offersOf }: Lodging,
): Alternatives {
  const fitting = new Set([...rooms].filter(([, room]) => fits(room, requested)).map(([id]) => id));
  const isWanted: IsWanted = (room_class_id, remaining) => remaining >= requested.room && fitting.has(room_class_id);
  const charged = (stay: Stay, isWanted: IsWanted) =>
    offersOf(stay, isWanted).map((offer) => ({ ...offer, charged: chargedPrice(offer, isMember) }));
  const look = (stay: Stay): OtherStay[] => {
    const [best] = charged(stay, isWanted)
      .filter((offer) => offer.inventory >= requested.room && fitting.has(offer.room_class_id))
      .toSorted((a, b) => a.charged - b.charged || a.rate_plan_id - b.rate_plan_id);
    if (!best) return [];
    const { room_class_id, rate_plan_id } = best;
    const price = best.charged * requested.room;
    return [{ start_date: stay.start, end_date: stay.end, price, room_class_id, rate_plan_id, rooms: requested.room }];
  };
  // Where no kind of room ever holds the guests, no other day will help.
  const firstOf = (most: number, stays: Iterable<Stay>) => (fitting.size === 0 ? [] : findFirst(most, stays, look));
  return {
    dates: firstOf(MOST_DATES, otherDates(requested, today)),
    shorter: firstOf(MOST_SHORTER, shorterStays(requested)),
    mixes: mixRooms(
      requested,
      charged(requested, () => true),
    ),
  };
}

/** Stays of the same length, the nearest arrival first; the later of two that are as near. */
function* otherDates({ start, end }: BookingOption, today: string) {
  for (let away = 1; away <= FARTHEST_DAYS; away += 1) {
    for (const days of [away, -away]) {
      const other = addDays(start, days);
      if (other >= today) yield { start: other, end: addDays(end, days) };
    }
  }
}

/** Stays within the requested one, the longest first; of equal length, the earlier first. */
function* shorterStays({ start, end }: BookingOption) {
  const requested = nightsBetween(start, end);
  for (let nights = requested - 1; nights >= 1; nights -= 1) {
    for (let late = 0; late + nights <= requested; late += 1) {
      yield { start: addDays(start, late), end: addDays(start, late + nights) };
    }
  }
}

/** Looks no further than it must: most of a window is never added up. */
function findFirst<Stay, Found>(most: number, stays: Iterable<Stay>, look: (stay: Stay) => Found[]): Found[] {
  const found: Found[] = [];
  for (const stay of stays) {
    found.push(...look(stay));
    if (found.length >= most) break;
  }
  return found;
}
