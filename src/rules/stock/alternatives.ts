/** What is offered when no room class has rooms for the requested stay, and why: other days, other nights, several classes. */
import type { Band } from "#rules/guests/guest-bands.ts";
import { roomsOf, type Unavailable } from "#rules/stock/availability.ts";
import { type Beds, bedsIn, holds } from "#rules/stock/beds.ts";
import { type FamilyRequest, familyAmount, withExtraBeds } from "#rules/stock/family-fit.ts";
import { addDays, nightsBetween } from "#rules/time/day.ts";
import { chargedPrice } from "#rules/stock/plans.ts";
import { mixRooms, MOST_MIXES, mostGuests, type RoomMix, type Sold } from "#rules/stock/room-mixes.ts";
import type { IsWanted } from "#rules/stock/stay-nights.ts";
import { type BookingOption, STAY_LIMITS } from "#rules/booking/stay.ts";

/** A plan that is on offer for a stay. */
export type Offered = Omit<Sold, "charged"> & {
  extra_beds?: number;
  cots?: number;
  /** What guests beyond the beds cost by its meals. */
  bands?: readonly Band[];
  price: number;
  member_price: number | null;
  allow_member_price: boolean;
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

/** A stay as long, a few days away; null: nothing that fits is free. */
type NearbyStay = { start_date: string; end_date: string; price: number | null };

/** How many days from the requested arrival others are searched. */
export const FARTHEST_DAYS = 30;
const MOST_DATES = 3;
const MOST_SAME_WEEKDAYS = 2;
const WEEK = 7;
/** How many days earlier and later the prices of a stay as long are shown. */
const NEARBY_DAYS = 3;
const MOST_SHORTER = 2;
const MOST_LONGER = 2;
/** A stay that is too short for every plan is offered with up to so many nights more. */
const LONGER_NIGHTS = 4;

/**
 * Why nothing fits: rooms are free, but too few for the party or only in another mix; or the days are beyond the last night on
 * sale, taken, closed for sale, or only sold to stays of another length or arrival; or only the cots are missing; or somebody
 * would need a bed that the lodging confirms first; or the children's ages are not known yet.
 */
export const NO_FIT = [
  "TOO_MANY_GUESTS",
  "ANOTHER_MIX",
  "NOT_ON_SALE_YET",
  "SOLD_OUT",
  "CLOSED",
  "OTHER_STAY",
  "NO_COTS",
  "ON_REQUEST",
  "AGES_NEEDED",
] as const;
export type NoFit = (typeof NO_FIT)[number];

type Alternatives = {
  dates: OtherStay[];
  /** Whole weeks away, where the nearest are on other weekdays. */
  same_weekdays: OtherStay[];
  nearby: NearbyStay[];
  shorter: OtherStay[];
  longer: OtherStay[];
  mixes: RoomMix[];
  /** What all free rooms hold together on the requested days. */
  sleeps: Beds;
};

type Stay = { start: string; end: string };

export type Requested = BookingOption & {
  isAccessibleWanted?: boolean;
  /** Where ages were said and change something; else beds alone count. */
  family?: FamilyRequest;
};

type Places = Beds & { extra_beds?: number; cots?: number; bands?: readonly Band[] };
type Room = Places & { isAccessible: boolean; isHouse: boolean };

type Lodging = {
  today: string;
  isMember: boolean;
  /** What a room of each class holds. */
  rooms: ReadonlyMap<number, Room>;
  /** What is on offer for a stay; of the wanted classes at least. */
  offersOf: (stay: Stay, isWanted: IsWanted) => readonly Offered[];
  /** The last night that is on sale, if the requested stay goes beyond it: then the latest dates are offered. */
  lastNight?: string;
  /** Whether as many cots as are wanted are left for a stay. */
  hasCots?: (stay: Stay) => boolean;
};

/** What the guests cost in these rooms beyond their beds, for the whole stay; null where the rooms do not take them. */
export function amountIn(rooms: readonly Places[], requested: Requested, { start, end }: Stay): number | null {
  const { family, adults } = requested;
  if (!family) return holds(bedsIn(rooms.map((room) => ({ ...room, num: 1 }))), requested) ? 0 : null;
  const all = rooms.map(({ people, children, extra_beds = 0, cots = 0, bands = family.terms.bands }) => ({
    people,
    children,
    extra_beds,
    cots,
    bands,
  }));
  return familyAmount(all, { nights: nightsBetween(start, end), adults }, family);
}

export const manyOf = <Room>(room: Room, num: number): Room[] => Array.from({ length: num }, () => room);

export function listAlternatives(
  requested: Requested,
  { today, isMember, rooms, offersOf, lastNight, hasCots = () => true }: Lodging,
): Alternatives {
  const all = [...rooms].filter(
    ([, room]) => amountIn(manyOf(room, roomsOf(requested, room)), requested, requested) !== null,
  );
  const usual = all.filter(([, room]) => room.isAccessible === (requested.isAccessibleWanted ?? false));
  // An accessible room is suggested to those who have asked for one, or where every fitting room is one.
  const fitting = new Map(usual.length > 0 ? usual : all);
  const numOf = (room_class_id: number) => roomsOf(requested, fitting.get(room_class_id)!);
  const isEnough = (room_class_id: number, remaining: number) =>
    fitting.has(room_class_id) && remaining >= numOf(room_class_id);
  const charged = (stay: Stay, isWanted: IsWanted) =>
    offersOf(stay, isWanted).map((offer) => ({ ...offer, charged: chargedPrice(offer, isMember) }));
  const look = (stay: Stay): OtherStay[] => {
    if (!hasCots(stay)) return [];
    const [best] = charged(stay, isEnough)
      .filter((offer) => isEnough(offer.room_class_id, offer.inventory))
      .flatMap((offer) => {
        const num = numOf(offer.room_class_id);
        const guests = requested.family ? amountIn(manyOf(placesOf(offer), num), requested, stay) : 0;
        return guests === null ? [] : [{ ...offer, num, guests, each: offer.charged + guests / num }];
      })
      .toSorted((a, b) => a.each - b.each || a.rate_plan_id - b.rate_plan_id);
    if (!best) return [];
    const { room_class_id, rate_plan_id, num } = best;
    const price = best.charged * num + best.guests;
    return [{ start_date: stay.start, end_date: stay.end, price, room_class_id, rate_plan_id, rooms: num }];
  };
  // Where no kind of room ever holds the guests, no other day will help.
  const firstOf = (most: number, stays: Iterable<Stay>) => (fitting.size === 0 ? [] : findFirst(most, stays, look));
  const offers = charged(requested, () => true);
  const dates =
    lastNight === undefined ? otherDates(requested, today) : latestDates(requested, addDays(lastNight, 1), today);
  const nearest = firstOf(MOST_DATES, dates);
  const isListed = ({ start_date }: OtherStay) => nearest.some((other) => other.start_date === start_date);
  return {
    dates: nearest,
    // Who comes on a weekend may come on another one.
    same_weekdays:
      lastNight === undefined
        ? firstOf(MOST_SAME_WEEKDAYS, weeksAway(requested, today)).filter((stay) => !isListed(stay))
        : [],
    nearby: nearbyStays(requested, today).map((stay) => ({
      start_date: stay.start,
      end_date: stay.end,
      price: fitting.size === 0 ? null : (look(stay)[0]?.price ?? null),
    })),
    shorter: firstOf(MOST_SHORTER, shorterStays(requested)),
    longer: offers.length > 0 ? [] : firstOf(MOST_LONGER, longerStays(requested, today)),
    mixes: hasCots(requested) ? mixesFor(requested, offers) : [],
    sleeps: sleepsIn(offers, requested),
  };
}

/** What all these rooms hold together. */
export const sleepsIn = (offers: readonly Omit<Sold & Places, "charged">[], requested: Requested): Beds =>
  mostGuests(offers.map((offer) => ({ ...widened(offer, requested), charged: 0 })));

/** A whole house is one room with all its beds. */
const placesOf = (offer: Sold & Places): Places => ({ ...offer, ...offer.house });

/** With the beds that can be added for this family. */
function widened<Each extends Omit<Sold, "charged"> & Places>(offer: Each, { family }: Requested): Each {
  if (!family) return offer;
  const { extra_beds = 0 } = offer;
  const wide = (beds: Beds) => withExtraBeds({ ...beds, extra_beds }, family.terms.bands);
  return { ...offer, ...wide(offer), house: offer.house && wide(offer.house) };
}

/** Mixes are found by beds alone; what a family costs in each is added to its price, and may change their order. */
const MOST_COMPARED = 12;

function mixesFor(requested: Requested, offers: readonly (Sold & Places)[]): RoomMix[] {
  if (!requested.family) return mixRooms(requested, offers);
  const wide = offers.map((offer) => widened(offer, requested));
  const offerOf = new Map(offers.map((offer) => [`${offer.room_class_id} ${offer.rate_plan_id}`, offer]));
  return mixRooms({ ...requested, mostMixes: MOST_COMPARED }, wide)
    .flatMap((mix) => {
      const rooms = mix.lines.flatMap(({ room_class_id, rate_plan_id, num }) =>
        manyOf(placesOf(offerOf.get(`${room_class_id} ${rate_plan_id}`)!), num),
      );
      const guests = amountIn(rooms, requested, requested);
      return guests === null ? [] : [{ ...mix, price: mix.price + guests }];
    })
    .toSorted((a, b) => a.price - b.price)
    .slice(0, MOST_MIXES);
}

/** `unavailable`: of each class, why it has no plan on offer; null where it has one. */
export function whyNothingFits(
  party: Pick<BookingOption, "adults" | "children">,
  sleeps: Beds,
  unavailable: readonly (Unavailable | null)[],
  isBeyondSale: boolean,
): NoFit {
  if (unavailable.includes(null)) return holds(sleeps, party) ? "ANOTHER_MIX" : "TOO_MANY_GUESTS";
  if (isBeyondSale) return "NOT_ON_SALE_YET";
  if (unavailable.includes("other_stay")) return "OTHER_STAY";
  return unavailable.includes("sold_out") ? "SOLD_OUT" : "CLOSED";
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

/** The requested stay among those a few days earlier and later, in the order of their days. */
function nearbyStays({ start, end }: BookingOption, today: string): Stay[] {
  const shifts = Array.from({ length: 2 * NEARBY_DAYS + 1 }, (_, nth) => nth - NEARBY_DAYS);
  const stays = shifts.map((days) => ({ start: addDays(start, days), end: addDays(end, days) }));
  return stays.filter((stay) => stay.start >= today);
}

/** The same weekdays of other weeks, the nearest first; the later of two that are as near. */
function* weeksAway(requested: BookingOption, today: string) {
  for (const stay of otherDates(requested, today)) {
    if (nightsBetween(requested.start, stay.start) % WEEK === 0) yield stay;
  }
}

/** Stays of the same length that end by the last day, the latest first. */
function* latestDates({ start, end }: BookingOption, last: string, today: string) {
  const nights = nightsBetween(start, end);
  for (let earlier = 0; earlier <= FARTHEST_DAYS; earlier += 1) {
    const departure = addDays(last, -earlier);
    const arrival = addDays(departure, -nights);
    if (arrival >= today && arrival !== start) yield { start: arrival, end: departure };
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

/** Stays that the requested one is part of, the shortest first; of equal length, the one with the requested arrival first. */
function* longerStays({ start, end }: BookingOption, today: string) {
  const requested = nightsBetween(start, end);
  for (let more = 1; more <= LONGER_NIGHTS && requested + more <= STAY_LIMITS.nights; more += 1) {
    for (let early = 0; early <= more; early += 1) {
      const arrival = addDays(start, -early);
      if (arrival >= today) yield { start: arrival, end: addDays(arrival, requested + more) };
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
