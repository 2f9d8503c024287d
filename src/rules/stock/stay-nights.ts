/** The nights of a window of days, and what those of any stay within it say together. */
import type { ClassStock, PlanNights } from "#rules/stock/availability.ts";
import { nightsBetween } from "#rules/time/day.ts";

/** One night of a class, and of a plan where one has a price. */
export type NightRow = {
  night: string;
  room_class_id: number;
  /** Null where the class has no stock that night. */
  remaining: number | null;
  untouched: boolean | null;
  /** Null where no plan has a price for the class that night. */
  rate_plan_id: number | null;
  price: number | null;
  member_price: number | null;
  stop_sell: boolean;
  closed_to_arrival: boolean;
  closed_to_departure: boolean;
  min_nights: number;
  max_nights: number | null;
  lead_days: number;
  cap_left: number | null;
};

/** A class over the nights of a stay, and a plan for it where one has a price. */
export type StayRow = PlanNights &
  Pick<ClassStock, "remaining" | "untouched"> & {
    room_class_id: number;
    stock_nights: number;
    /** Null where the class has stock but no plan has a price. */
    rate_plan_id: number | null;
    price: number;
    member_price: number | null;
  };

/** Whether a class's plans are of interest, where so many rooms are left. */
export type IsWanted = (room_class_id: number, remaining: number) => boolean;

/** By how many days after the window's first; a day without a row is empty. */
type Nights = (NightRow | undefined)[];

/**
 * For any stay the same as `stay_offered` says of it (functions.sql), from nights that were read before. A plan that can't be
 * sold, because a night is full or stopped or missing, is left out: many stays are looked at, and most are such.
 */
export function gatherNights(firstDay: string, rows: readonly NightRow[]) {
  const places = new Map<string, number>();
  const classes = new Map<number, { stock: Nights; plans: Map<number, Nights> }>();
  for (const row of rows) {
    const place = places.get(row.night) ?? nightsBetween(firstDay, row.night);
    places.set(row.night, place);
    const found = classes.get(row.room_class_id) ?? { stock: [], plans: new Map<number, Nights>() };
    classes.set(row.room_class_id, found);
    if (row.remaining !== null) found.stock[place] = row;
    if (row.rate_plan_id === null) continue;
    const nights = found.plans.get(row.rate_plan_id) ?? [];
    found.plans.set(row.rate_plan_id, nights);
    nights[place] = row;
  }
  return (stay: { start: string; end: string }, isWanted: IsWanted = () => true): StayRow[] => {
    const [from, to] = [nightsBetween(firstDay, stay.start), nightsBetween(firstDay, stay.end)];
    return [...classes].flatMap(([room_class_id, { stock, plans }]): StayRow[] => {
      const left = sumStock(stock, from, to);
      if (left.stock_nights === 0) return [];
      const isFull = left.stock_nights < to - from || left.remaining < 1;
      const sellable = isFull || !isWanted(room_class_id, left.remaining) ? [] : plans;
      const sold = [...sellable].flatMap(([rate_plan_id, nights]) => {
        const summed = sumNights(nights, from, to);
        return summed ? [{ room_class_id, ...left, rate_plan_id, ...summed }] : [];
      });
      // Whether a whole house is free depends also on classes that sell nothing by themselves.
      return sold.length > 0 ? sold : [{ room_class_id, ...left, rate_plan_id: null, ...NOTHING }];
    });
  };
}

const NOTHING = {
  nights: 0,
  price: 0,
  member_price: null,
  stop_sell: false,
  closed_to_arrival: false,
  closed_to_departure: false,
  min_nights: 0,
  max_nights: null,
  lead_days: 0,
  cap_left: null,
};

function sumStock(nights: Nights, from: number, to: number) {
  let [stock_nights, remaining, untouched] = [0, Infinity, true];
  for (let place = from; place < to; place += 1) {
    const night = nights[place];
    if (!night) continue;
    stock_nights += 1;
    remaining = Math.min(remaining, night.remaining!);
    untouched &&= night.untouched!;
  }
  return { stock_nights, remaining, untouched };
}

function sumNights(nights: Nights, from: number, to: number) {
  let [price, memberPrice, hasMemberPrice, cap] = [0, 0, false, Infinity];
  for (let place = from; place < to; place += 1) {
    const night = nights[place];
    if (!night || night.stop_sell) return null;
    price += night.price!;
    memberPrice += night.member_price ?? night.price!;
    hasMemberPrice ||= night.member_price !== null;
    cap = Math.min(cap, night.cap_left ?? Infinity);
  }
  const { closed_to_arrival, min_nights, max_nights, lead_days } = nights[from]!;
  return {
    nights: to - from,
    price,
    member_price: hasMemberPrice ? memberPrice : null,
    stop_sell: false,
    closed_to_arrival,
    closed_to_departure: nights[to]?.closed_to_departure ?? false,
    min_nights,
    max_nights,
    lead_days,
    cap_left: cap === Infinity ? null : cap,
  };
}
