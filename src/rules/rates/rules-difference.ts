/** What differs between two sets of rules, short enough for a log. */
import type { RateRules } from "#rules/rates/rate-rules.ts";

const LONGEST = 4_000;

const short = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

function entriesOf(rules: RateRules): Map<string, string> {
  return new Map([
    ["weekend_days", JSON.stringify(rules.weekend_days)],
    ["rounding", JSON.stringify(rules.rounding)],
    ...rules.seasons.map((season) => [`season ${season.season_id}`, JSON.stringify(season)] as const),
    ...rules.plans.map((plan) => [`plan ${plan.rate_plan_id}`, JSON.stringify(plan)] as const),
  ]);
}

export function rulesDifference(before: RateRules, after: RateRules): { before: string; after: string } {
  const [was, is] = [entriesOf(before), entriesOf(after)];
  const changed = [...new Set([...was.keys(), ...is.keys()])].filter((key) => was.get(key) !== is.get(key));
  const only = (entries: Map<string, string>) =>
    short(changed.flatMap((key) => (entries.has(key) ? [`${key}: ${entries.get(key)}`] : [])).join("\n"));
  return { before: only(was), after: only(is) };
}
