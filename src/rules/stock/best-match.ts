/** Which room is labelled as the best match: only where there is something to match, never just because it comes first. */
import type { BookingOption } from "#rules/booking/stay.ts";
import { roomsOf } from "#rules/stock/availability.ts";

type Open = {
  room_class_id: number;
  people: number;
  isHouse: boolean;
  isAccessible: boolean;
  isFitting: boolean;
  /** It has the cheapest fitting plan (`refer_best_match`). */
  isCheapest: boolean;
};

type Requested = Pick<BookingOption, "room" | "adults" | "children"> & { isAccessibleWanted: boolean };

/** The class to label; null where none is. `open` are all classes that can be booked for the stay. */
export function bestMatch(requested: Requested, open: readonly Open[]): number | null {
  const { room, adults, children, isAccessibleWanted } = requested;
  const best = open.find(({ isCheapest }) => isCheapest);
  // One guest fits anywhere, and an accessible room is not pushed to those who have not asked for one.
  if (!best || adults + children < 2 || (best.isAccessible && !isAccessibleWanted)) return null;
  const bedsOf = (each: Open) => each.people * roomsOf(requested, each);
  const others = open.filter((each) => each !== best);
  const fitting = others.filter(({ isFitting }) => isFitting);
  const isTightest = fitting.every((each) => bedsOf(each) >= bedsOf(best));
  const isOtherSize = others.some((each) => !each.isFitting || bedsOf(each) > bedsOf(best));
  const isUsualSearch = room === 1 && adults === 2 && children === 0;
  // For two in one room the cheapest of several alike is simply the first.
  const isFirstOfMany = isUsualSearch && fitting.some((each) => bedsOf(each) === bedsOf(best));
  return isTightest && isOtherSize && !isFirstOfMany ? best.room_class_id : null;
}
