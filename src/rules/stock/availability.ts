/** What can be sold for a stay, and whether an order still can. */
import type { BookingOption } from "#rules/booking/stay.ts";
import { nightsBetween } from "#rules/time/day.ts";

/** A room class over the nights of a stay. */
export type ClassStock = {
  /** Nights that have a stock at all. */
  nights: number;
  /** Smallest count left on any of them; 0 where one is closed. */
  remaining: number;
  /** Nothing of it is taken or closed on any of them. */
  untouched: boolean;
};

/** A plan for one room class over the nights of a stay. */
export type PlanNights = {
  /** Nights that have a price. */
  nights: number;
  stop_sell: boolean;
  closed_to_arrival: boolean;
  closed_to_departure: boolean;
  /** Minimum stay of the arrival night; 0 = none. */
  min_nights: number;
  /** Longest stay of the arrival night; null = no limit. */
  max_nights: number | null;
  /** The arrival must be at least so many days after today. */
  lead_days: number;
  /** What is left of the plan's own cap; null = no cap. */
  cap_left: number | null;
};

export type PlanTerms = {
  days: number;
  open_check_in_date: string | null;
  close_check_in_date: string | null;
  support_entire_rent: boolean;
  target_rooms: readonly number[];
};

type Stay = { start: string; end: string };

/** How many rooms the plan can sell for the stay; 0 = it is not on offer. `today` is the lodging's day. */
export function planInventory(
  plan: PlanTerms,
  sold: PlanNights,
  room_class_id: number,
  stay: Stay,
  today: string,
  stockOf: (room_class_id: number) => ClassStock | undefined,
): number {
  const nights = nightsBetween(stay.start, stay.end);
  const hasEveryNight = (stock: ClassStock | undefined): stock is ClassStock => stock?.nights === nights;
  if (sold.nights !== nights || sold.stop_sell || sold.closed_to_arrival || sold.closed_to_departure) return 0;
  if (nights < Math.max(plan.days, sold.min_nights) || nights > (sold.max_nights ?? Infinity)) return 0;
  if (sold.lead_days > 0 && nightsBetween(today, stay.start) < sold.lead_days) return 0;
  if (plan.open_check_in_date !== null && stay.start < plan.open_check_in_date) return 0;
  if (plan.close_check_in_date !== null && stay.start > plan.close_check_in_date) return 0;
  const own = stockOf(room_class_id);
  if (!hasEveryNight(own) || own.remaining < 1) return 0;
  const cap = sold.cap_left ?? Infinity;
  if (!plan.support_entire_rent) return Math.max(0, Math.min(own.remaining, cap));
  const house = new Set([...plan.target_rooms, room_class_id]);
  const isFree = [...house].every((id) => {
    const stock = stockOf(id);
    return hasEveryNight(stock) && stock.untouched;
  });
  return isFree && cap >= 1 ? 1 : 0;
}

/** Whether so many rooms of a class hold these guests: adults in beds, everyone in beds and cots. */
export function fits(
  room: { people: number; children: number },
  requested: Pick<BookingOption, "room" | "adults" | "children">,
): boolean {
  return (
    requested.room * room.people >= requested.adults &&
    requested.room * (room.people + room.children) >= requested.adults + requested.children
  );
}

export type LineProblem = "ROOM_SOLD_OUT" | "NOT_ENOUGH_ROOMS" | "PLAN_SOLD_OUT";

type FoundRoom = { room_class_id: number; rate_plans: readonly { rate_plan_id: number; inventory: number }[] };
type OrderLine = { room_class_id: number; rate_plan_id: number; num: number };

/**
 * Each line against the current search, in the specified order: room, count, plan. What an accepted line takes is gone for the
 * lines after it. A room's count is its first plan's; where plans carry caps of their own, that of the plan with the most. One
 * answer per line; null = it holds.
 */
export function checkLines(lines: readonly OrderLine[], found: readonly FoundRoom[]): (LineProblem | null)[] {
  const left = new Map(
    found.map((room) => [room.room_class_id, Math.max(0, ...room.rate_plans.map((plan) => plan.inventory))]),
  );
  const taken = new Map<string, number>();
  return lines.map(({ room_class_id, rate_plan_id, num }) => {
    const room = found.find((each) => each.room_class_id === room_class_id);
    if (!room || room.rate_plans.length === 0) return "ROOM_SOLD_OUT";
    const remaining = left.get(room_class_id)!;
    if (num > remaining) return "NOT_ENOUGH_ROOMS";
    const plan = room.rate_plans.find((each) => each.rate_plan_id === rate_plan_id);
    if (!plan) return "PLAN_SOLD_OUT";
    // A plan may sell fewer rooms than the class has.
    const key = `${room_class_id} ${rate_plan_id}`;
    const before = taken.get(key) ?? 0;
    if (before + num > plan.inventory) return "NOT_ENOUGH_ROOMS";
    taken.set(key, before + num);
    left.set(room_class_id, remaining - num);
    return null;
  });
}
