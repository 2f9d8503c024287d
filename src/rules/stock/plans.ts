/** Rate plans as a guest compares them: what each costs, their order, and which exclude each other. */
export const MEALS = ["breakfast", "lunch", "dinner"] as const;
export type Meal = (typeof MEALS)[number];

export const PROMO_TYPES = ["none", "early_bird", "last_minute", "long_stay", "member", "package"] as const;

export type Priced = { price: number; member_price: number | null; allow_member_price: boolean };
export type Listed = Priced & { rate_plan_id: number };
type Renting = { support_entire_rent: boolean };

/** What one room costs: a member pays the member price where the plan allows one and has one. */
export function chargedPrice(plan: Priced, isMember: boolean): number {
  return isMember && plan.allow_member_price && plan.member_price !== null ? plan.member_price : plan.price;
}

/** What members pay, where that is less than everyone pays. */
export const membersPay = ({ allow_member_price, member_price, price }: Priced): number | null =>
  allow_member_price && member_price !== null && member_price < price ? member_price : null;

/** The price that may be struck through beside a guest's own: only what everyone else is asked for the same room and nights. */
export const struckPrice = (plan: Priced, isMember: boolean): number | null =>
  isMember && membersPay(plan) !== null ? chargedPrice(plan, false) : null;

/** `besides`: what is paid with a room of the plan. */
export function sortPlans<Plan extends Listed>(
  plans: readonly Plan[],
  isMember: boolean,
  besides: (plan: Plan) => number = () => 0,
): Plan[] {
  const costOf = (plan: Plan) => chargedPrice(plan, isMember) + besides(plan);
  return plans.toSorted((a, b) => costOf(a) - costOf(b) || a.rate_plan_id - b.rate_plan_id);
}

/** By the first plan's price; rooms without plans last. Equal ones keep the order the lodging gave them. */
export function sortRooms<Plan extends Listed, Room extends { rate_plans: readonly Plan[] }>(
  rooms: readonly Room[],
  isMember: boolean,
  besides: (plan: Plan) => number = () => 0,
): Room[] {
  const first = ({ rate_plans: [plan] }: Room) => (plan ? chargedPrice(plan, isMember) + besides(plan) : Infinity);
  return rooms.toSorted((a, b) => (first(a) === first(b) ? 0 : first(a) - first(b)));
}

export function withBreakfast<Plan extends { contain_meals: readonly string[] }>(plans: readonly Plan[]): Plan[] {
  return plans.filter((plan) => plan.contain_meals.includes("breakfast"));
}

/** Whether a plan may still be added: the whole house goes alone, or not at all. */
export function isPlanDisabled(plan: Renting, ordered: readonly Renting[]): boolean {
  if (ordered.length === 0) return false;
  return plan.support_entire_rent || ordered.some((each) => each.support_entire_rent);
}

/** The same for an order as a whole: one whole house and nothing beside it, or no whole house. */
export function mixesEntireRent(lines: readonly { num: number; plan: Renting }[]): boolean {
  if (!lines.some((line) => line.plan.support_entire_rent)) return false;
  return lines.length > 1 || lines[0]!.num > 1;
}
