/** A lodging with two room classes, for the rules of other stays. */
import { listAlternatives, type Offered } from "#rules/stock/alternatives.ts";
import { addDays, nightsBetween } from "#rules/time/day.ts";

export const START = "2028-02-20";
export const REQUESTED = { start: START, end: addDays(START, 3), room: 1, adults: 2, children: 0 };
export const LONG_AGO = { today: "2028-01-01", isMember: false };
const USUAL_ROOM = { children: 0, isHouse: false, isAccessible: false };
/** The second holds one guest. */
export const ROOMS = new Map([2, 1].map((people, nth) => [nth + 1, { people, ...USUAL_ROOM }]));

export const find = (
  requested: typeof REQUESTED,
  lodging: typeof LONG_AGO,
  offersOf: Parameters<typeof listAlternatives>[1]["offersOf"],
) => listAlternatives(requested, { ...lodging, rooms: ROOMS, offersOf });

export const offer = (more: Partial<Offered> = {}): Offered => ({
  room_class_id: 1,
  rate_plan_id: 10,
  inventory: 2,
  price: 1000,
  member_price: null,
  allow_member_price: true,
  people: 2,
  children: 0,
  house: null,
  contain_meals: [],
  refund_template_id: 2,
  promo_type: "none",
  isAccessible: false,
  ...more,
});

/** One room class that is free on these nights, counted from the requested arrival. */
export const freeOn =
  (free: (ahead: number) => boolean, ...offers: Offered[]) =>
  (stay: { start: string; end: string }) => {
    const first = nightsBetween(START, stay.start);
    const nights = nightsBetween(stay.start, stay.end);
    return Array.from({ length: nights }, (_, nth) => first + nth).every(free)
      ? (offers.length > 0 ? offers : [offer()]).map((each) => ({ ...each, price: each.price * nights }))
      : [];
  };

/** Stays in short: arrival and nights, counted from the requested arrival. */
export const short = (stays: { start_date: string; end_date: string }[]) =>
  stays.map(({ start_date, end_date }) => [nightsBetween(START, start_date), nightsBetween(start_date, end_date)]);
