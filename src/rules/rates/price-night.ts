/** The price of one night by a lodging's rules, with its parts: their amounts add up to it. */
import { percentOf, sum } from "#rules/money/money.ts";
import {
  type Adjustment,
  type PlanRates,
  type RateRules,
  type RateTarget,
  ratesOf,
  type Rounding,
  type Season,
} from "#rules/rates/rate-rules.ts";

export type PricePart =
  | { kind: "base"; amount: number }
  | { kind: "hand"; amount: number }
  | { kind: "weekend"; adjust: Adjustment; amount: number }
  | { kind: "season"; name: string; adjust: Adjustment; amount: number }
  | { kind: "extra_persons"; persons: number; each: number; amount: number }
  | { kind: "derived"; rate_plan_id: number; adjust: Adjustment; amount: number }
  | { kind: "rounded"; to: number; amount: number };

export type PricedNight = {
  price: number;
  member_price: number | null;
  min_nights: number;
  max_nights: number | null;
  lead_days: number;
  parts: PricePart[];
};

/** The price that was set by hand for this plan, room and night; null where a rule sets it. */
export type HandSet = (rate_plan_id: number, room_class_id: number, day: string) => number | null;

const weekdayOf = (day: string): number => new Date(`${day}T00:00:00Z`).getUTCDay() || 7;

const monthDay = (day: string): string => day.slice(5);

function isWithin({ from, to, yearly }: Season, day: string): boolean {
  if (!yearly) return from <= day && day <= to;
  const [first, last, here] = [monthDay(from), monthDay(to), monthDay(day)];
  return first <= last ? first <= here && here <= last : first <= here || here <= last;
}

export function seasonOf(seasons: readonly Season[], room_class_id: number, day: string): Season | null {
  let found: Season | null = null;
  for (const season of seasons) {
    if (found && season.priority <= found.priority) continue;
    if (!isWithin(season, day)) continue;
    if (season.weekdays.length > 0 && !season.weekdays.includes(weekdayOf(day))) continue;
    if (season.room_class_ids.length > 0 && !season.room_class_ids.includes(room_class_id)) continue;
    found = season;
  }
  return found;
}

function adjusted(amount: number, adjust: Adjustment): number {
  const { kind, percent = 0, amount: more = 0, price = amount } = adjust;
  if (kind === "price") return price;
  return kind === "amount" ? amount + more : percentOf(amount, 100 + percent);
}

function rounded(amount: number, { to, mode }: Rounding): number {
  if (mode === "up") return Math.ceil(amount / to) * to;
  return (mode === "down" ? Math.floor(amount / to) : Math.floor((amount * 2 + to) / (2 * to))) * to;
}

const withRounding = (parts: PricePart[], rounding: Rounding): PricePart[] => {
  const before = sum(parts.map((part) => part.amount));
  const amount = rounded(before, rounding) - before;
  return amount === 0 ? parts : [...parts, { kind: "rounded", to: rounding.to, amount }];
};

function ownParts(rules: RateRules, plan: PlanRates, target: RateTarget, day: string): PricePart[] | null {
  const { room_class_id, people } = target;
  const room = plan.rooms.find((each) => each.room_class_id === room_class_id);
  if (!room) return null;
  const parts: PricePart[] = [{ kind: "base", amount: room.base }];
  const total = () => sum(parts.map((part) => part.amount));
  if (room.weekend && rules.weekend_days.includes(weekdayOf(day))) {
    parts.push({ kind: "weekend", adjust: room.weekend, amount: adjusted(total(), room.weekend) - total() });
  }
  const season = seasonOf(rules.seasons, room_class_id, day);
  if (season) {
    const { name, adjust } = season;
    parts.push({ kind: "season", name, adjust, amount: adjusted(total(), adjust) - total() });
  }
  const persons = plan.extra_person ? Math.max(0, people - plan.extra_person.included) : 0;
  if (plan.extra_person && persons > 0) {
    const each = plan.extra_person.amount;
    parts.push({ kind: "extra_persons", persons, each, amount: persons * each });
  }
  return withRounding(parts, rules.rounding);
}

function partsOf(
  rules: RateRules,
  plan: PlanRates,
  target: RateTarget,
  day: string,
  handSet: HandSet,
): PricePart[] | null {
  if (!plan.parent) return ownParts(rules, plan, target, day);
  const { rate_plan_id, adjust } = plan.parent;
  const parent = ratesOf(rules, rate_plan_id);
  if (!parent || parent.parent) return null;
  const byHand = handSet(rate_plan_id, target.room_class_id, day);
  const before: PricePart[] | null =
    byHand === null ? ownParts(rules, parent, target, day) : [{ kind: "hand", amount: byHand }];
  if (!before) return null;
  const price = sum(before.map((part) => part.amount));
  const parts: PricePart[] = [
    ...before,
    { kind: "derived", rate_plan_id, adjust, amount: adjusted(price, adjust) - price },
  ];
  return withRounding(parts, rules.rounding);
}

/** What members pay: rounded down, so that they never pay more than everyone. */
export function memberPrice(
  rules: Pick<RateRules, "rounding">,
  price: number,
  member_percent: number | null,
): number | null {
  if (member_percent === null) return null;
  const exact = percentOf(price, 100 - member_percent);
  return Math.min(exact, rounded(exact, { to: rules.rounding.to, mode: "down" }) || exact);
}

/** Null where the rules say nothing of this plan and room. */
export function priceNight(
  rules: RateRules,
  target: RateTarget,
  day: string,
  handSet: HandSet = () => null,
): PricedNight | null {
  const plan = ratesOf(rules, target.rate_plan_id);
  const parts = plan && partsOf(rules, plan, target, day, handSet);
  if (!plan || !parts) return null;
  const price = sum(parts.map((part) => part.amount));
  const season = seasonOf(rules.seasons, target.room_class_id, day);
  const min_nights = Math.max(plan.min_nights, season?.min_nights ?? 0);
  return {
    price,
    member_price: target.allows_member_price ? memberPrice(rules, price, plan.member_percent) : null,
    min_nights,
    max_nights: plan.max_nights === null ? null : Math.max(plan.max_nights, min_nights, 1),
    lead_days: plan.lead_days,
    parts,
  };
}
