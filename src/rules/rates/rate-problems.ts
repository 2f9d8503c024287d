/** What is wrong with rules before they price anything. */
import { nightsBetween } from "#rules/time/day.ts";
import type { RateRules } from "#rules/rates/rate-rules.ts";

/** The code of a refusal, and the field it is said at. */
export type RateProblem = { code: "INVALID_INPUT" | "PLAN_PARENT_INVALID" | "PRICE_TOO_LOW"; field: string };

export type SellablePlan = { rate_plan_id: number; target_rooms: readonly number[]; support_entire_rent: boolean };

const YEAR = 366;

const hasTwice = (ids: readonly (number | string)[]): boolean => new Set(ids).size < ids.length;

export function rateProblems(rules: RateRules, plans: readonly SellablePlan[]): RateProblem[] {
  return [...seasonProblems(rules), ...rules.plans.flatMap((_, nth) => planProblems(rules, nth, plans))];
}

function seasonProblems({ seasons }: RateRules): RateProblem[] {
  const wrong = (nth: number, name: string): RateProblem => ({
    code: "INVALID_INPUT",
    field: `rules.seasons.${nth}.${name}`,
  });
  const problems = seasons.flatMap(({ from, to, yearly }, nth) => {
    const days = nightsBetween(from, to);
    return days < 0 || (yearly && days >= YEAR) ? [wrong(nth, "to")] : [];
  });
  return hasTwice(seasons.map((season) => season.season_id)) ? [...problems, wrong(0, "season_id")] : problems;
}

function planProblems(rules: RateRules, nth: number, plans: readonly SellablePlan[]): RateProblem[] {
  const { rate_plan_id, rooms, parent, min_nights, max_nights } = rules.plans[nth]!;
  const at = (name: string) => `rules.plans.${nth}.${name}`;
  const invalid = (name: string): RateProblem => ({ code: "INVALID_INPUT", field: at(name) });
  const plan = plans.find((each) => each.rate_plan_id === rate_plan_id);
  const isListedTwice = rules.plans.filter((each) => each.rate_plan_id === rate_plan_id).length > 1;
  if (!plan || isListedTwice) return [invalid("rate_plan_id")];
  const problems: RateProblem[] = [];
  if (hasTwice(rooms.map((room) => room.room_class_id))) problems.push(invalid("rooms"));
  if (plan.support_entire_rent && rooms.length > 1) problems.push(invalid("rooms"));
  for (const [index, { room_class_id }] of rooms.entries()) {
    if (!plan.target_rooms.includes(room_class_id)) problems.push(invalid(`rooms.${index}.room_class_id`));
  }
  if (max_nights !== null && max_nights < min_nights) problems.push(invalid("max_nights"));
  if (parent) {
    const above = rules.plans.find((each) => each.rate_plan_id === parent.rate_plan_id);
    const isOwn = above && !above.parent && above.rate_plan_id !== rate_plan_id;
    if (!isOwn || rooms.length > 0) problems.push({ code: "PLAN_PARENT_INVALID", field: at("parent") });
  }
  return problems;
}
