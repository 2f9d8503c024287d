/** What can be sold for a stay, and whether an order still can. */
import type { BookingOption } from "#rules/booking/stay.ts";
import { bedsIn, holds } from "#rules/stock/beds.ts";
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

/** Every night has a price and may be sold. */
const isOnSale = ({ nights, stop_sell }: PlanNights, stay: Stay): boolean =>
  nights === nightsBetween(stay.start, stay.end) && !stop_sell;

/** Whether the plan is meant for a stay of this length that begins and ends on these days. */
function isStayAllowed(plan: PlanTerms, sold: PlanNights, stay: Stay, today: string): boolean {
  const nights = nightsBetween(stay.start, stay.end);
  if (sold.closed_to_arrival || sold.closed_to_departure) return false;
  if (nights < Math.max(plan.days, sold.min_nights) || nights > (sold.max_nights ?? Infinity)) return false;
  if (sold.lead_days > 0 && nightsBetween(today, stay.start) < sold.lead_days) return false;
  if (plan.open_check_in_date !== null && stay.start < plan.open_check_in_date) return false;
  return plan.close_check_in_date === null || stay.start <= plan.close_check_in_date;
}

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
  if (!isOnSale(sold, stay) || !isStayAllowed(plan, sold, stay, today)) return 0;
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
  const { people, children } = room;
  return holds(bedsIn([{ people, children, num: requested.room }]), requested);
}

/** `isHouse`: sold only as the whole house. There is one, however many rooms are requested. */
type Kind = { isHouse: boolean };

export const roomsOf = (requested: Pick<BookingOption, "room">, { isHouse }: Kind): number =>
  isHouse ? 1 : requested.room;

export const fitsClass = (
  room: { people: number; children: number } & Kind,
  requested: Pick<BookingOption, "room" | "adults" | "children">,
): boolean => fits(room, { room: roomsOf(requested, room), adults: requested.adults, children: requested.children });

/** Why a class without any plan on offer has none. Only what somebody else has taken is sold out. */
export const UNAVAILABLE = ["sold_out", "closed", "not_on_sale", "other_stay"] as const;
export type Unavailable = (typeof UNAVAILABLE)[number];

/** `plans` are those that have a price for the class on one of the nights at least. */
export function whyUnavailable(
  stock: (ClassStock & { closed: boolean }) | undefined,
  plans: readonly { plan: PlanTerms; sold: PlanNights }[],
  stay: Stay,
  today: string,
): Unavailable {
  const priced = plans.filter(({ sold }) => isOnSale(sold, stay));
  if (stock?.nights !== nightsBetween(stay.start, stay.end) || priced.length === 0) return "not_on_sale";
  if (stock.closed) return "closed";
  if (stock.remaining < 1) return "sold_out";
  // What is left now is a plan whose cap or whole house others have taken, or rules about the stay.
  return priced.some(({ plan, sold }) => isStayAllowed(plan, sold, stay, today)) ? "sold_out" : "other_stay";
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
