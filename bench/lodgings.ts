/**
 * Many lodgings of one shape: 10 room classes, 3 plans for all of them, 400 nights. Ids are consecutive, so that both sides can
 * choose without a query: lodging 7 is h7.localhost, its classes are 61 to 70, its plans 19 to 21.
 */
import { addDays, dayAt } from "#rules/time/day.ts";

export const CLASSES = 10;
export const PLANS = 3;
export const NIGHTS = 400;
/** The first class of the first lodging has unlimited rooms, for a rush on one class. */
export const HOT_CAPACITY = 100_000_000;
/** A rush is on stays that begin within these nights. */
const HOT_NIGHTS = 10;

/** Where requests go: to one class of one lodging, or anywhere among so many lodgings. */
export type Spread = "hot" | number;

export const TODAY = dayAt(new Date(), "Asia/Taipei");
const DAYS = Array.from({ length: NIGHTS }, (_, ahead) => addDays(TODAY, ahead));

const upTo = (count: number) => Math.floor(Math.random() * count);

export const hostOf = (hotel_id: number) => `h${hotel_id}.localhost`;
const classOf = (hotel_id: number, nth: number) => (hotel_id - 1) * CLASSES + nth + 1;
const planOf = (hotel_id: number, nth: number) => (hotel_id - 1) * PLANS + nth + 1;

export function classesOf(hotel_id: number): number[] {
  return Array.from({ length: CLASSES }, (_, nth) => classOf(hotel_id, nth));
}

/** Any lodging and any nights of the year except today, which may end during the measurement. */
export function pickStay(spread: Spread, nights: number) {
  const hotel_id = spread === "hot" ? 1 : 1 + upTo(spread);
  const ahead = 1 + upTo(spread === "hot" ? HOT_NIGHTS : NIGHTS - nights - 1);
  return { hotel_id, start: DAYS[ahead]!, end: DAYS[ahead + nights]!, last: DAYS[ahead + nights - 1]!, ahead };
}

export type PickedOrder = ReturnType<typeof pickOrder>;

export function pickOrder(spread: Spread, nights: number) {
  const stay = pickStay(spread, nights);
  return {
    ...stay,
    nights: DAYS.slice(stay.ahead, stay.ahead + nights),
    room_class_id: classOf(stay.hotel_id, spread === "hot" ? 0 : upTo(CLASSES)),
    rate_plan_id: planOf(stay.hotel_id, upTo(PLANS)),
  };
}
