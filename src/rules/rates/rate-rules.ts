/** A lodging's rates as rules. Amounts are minor units; weekdays are 1 (Monday) to 7. */
export const ADJUSTMENT_KINDS = ["percent", "amount", "price"] as const;

/** So many percent or so much more, or another price. Only the field of its kind is there. */
export type Adjustment = {
  kind: (typeof ADJUSTMENT_KINDS)[number];
  percent?: number | undefined;
  amount?: number | undefined;
  price?: number | undefined;
};

export type Season = {
  season_id: string;
  name: string;
  /** First and last night. */
  from: string;
  to: string;
  /** The same days of every year. */
  yearly: boolean;
  /** Of its nights only those of these weekdays; empty: all. */
  weekdays: number[];
  /** Empty: all. */
  room_class_ids: number[];
  adjust: Adjustment;
  min_nights: number;
  /** Where seasons overlap the higher one counts; of equal ones the one that is listed first. */
  priority: number;
};

type RoomRate = { room_class_id: number; base: number; weekend: Adjustment | null };

export type PlanRates = {
  rate_plan_id: number;
  /** Its own prices; empty where it is derived. */
  rooms: RoomRate[];
  /** Priced after another plan, which has prices of its own. */
  parent: { rate_plan_id: number; adjust: Adjustment } | null;
  /** The base price is for so many persons; each further one that the room holds adds this. */
  extra_person: { included: number; amount: number } | null;
  /** What members pay less. */
  member_percent: number | null;
  min_nights: number;
  max_nights: number | null;
  lead_days: number;
};

/** A plan that nobody has given a price yet. */
export const emptyRates = (rate_plan_id: number): PlanRates => ({
  rate_plan_id,
  rooms: [],
  parent: null,
  extra_person: null,
  member_percent: null,
  min_nights: 0,
  max_nights: null,
  lead_days: 0,
});

export const ROUNDING_MODES = ["nearest", "up", "down"] as const;

export type Rounding = { to: number; mode: (typeof ROUNDING_MODES)[number] };

export type RateRules = {
  weekend_days: number[];
  rounding: Rounding;
  seasons: Season[];
  plans: PlanRates[];
};

/** A class as it is priced by a plan. */
export type RateTarget = {
  rate_plan_id: number;
  room_class_id: number;
  people: number;
  allows_member_price: boolean;
};

/** Friday and Saturday nights. */
const USUAL_WEEKEND = [5, 6];

/** What a lodging begins with: prices in tens where a currency has no decimals, in whole units where it has. */
export const firstRules = (unit: number): RateRules => ({
  weekend_days: USUAL_WEEKEND,
  rounding: { to: unit === 1 ? 10 : unit, mode: "nearest" },
  seasons: [],
  plans: [],
});

export const ratesOf = (rules: RateRules, rate_plan_id: number): PlanRates | undefined =>
  rules.plans.find((plan) => plan.rate_plan_id === rate_plan_id);

/** How far ahead nights are priced: eighteen months. */
export const PRICED_DAYS = 550;

/** How long a change can be taken back. */
export const UNDO_MINUTES = 10;
