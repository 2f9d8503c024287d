/** Writing nights by rules: what changes, that it can be taken back, and the words for how much it is. */
import { randomUUID } from "node:crypto";
import { type NightChange, nightChanges, type NightChanges } from "#rules/rates/night-changes.ts";
import { PRICED_DAYS, type RateRules, UNDO_MINUTES } from "#rules/rates/rate-rules.ts";
import { rateProblems } from "#rules/rates/rate-problems.ts";
import { unitOf } from "#rules/money/money.ts";
import { addDays, dayAt } from "#rules/time/day.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Query } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { listAllPlans } from "#server/rate-plans/plan-store.ts";
import { keepChange, listStoredNights, listTargets, writeNights } from "#server/rate-plans/rate-store.ts";

export type StaffContext = RequestContext<PersonOf<"staff">>;

export const unitIn = ({ hotel }: Pick<RequestContext, "hotel">): number => unitOf(hotel.currency);

export const actorOf = ({ person }: StaffContext): string => `staff:${person.account_id}`;

/** From today to the last night that rules price. */
export function pricedSpan({ hotel, now }: Pick<RequestContext, "hotel" | "now">): { from: string; to: string } {
  const from = dayAt(now, hotel.timezone);
  return { from, to: addDays(from, PRICED_DAYS - 1) };
}

export const daysFrom = (from: string, count: number): string[] =>
  Array.from({ length: count }, (_, ahead) => addDays(from, ahead));

/** What these rules would change; refused where they can't be. */
export async function findChanges(
  query: Query,
  context: Pick<RequestContext, "hotel" | "now">,
  rules: RateRules,
  overwriteHandSet: boolean,
): Promise<NightChanges> {
  const { hotel_id } = context.hotel;
  const plans = await listAllPlans(query, hotel_id);
  const problems = rateProblems(rules, plans);
  const [first] = problems;
  if (first) {
    const same = problems.filter(({ code }) => code === first.code);
    throw new Refusal(
      first.code,
      same.slice(0, 20).map(({ field }) => field),
    );
  }
  const span = pricedSpan(context);
  const stored = await listStoredNights(query, hotel_id, span);
  const targets = await listTargets(query, hotel_id);
  const found = nightChanges(rules, targets, stored, daysFrom(span.from, PRICED_DAYS), { overwriteHandSet });
  const tooLow = found.changes.find(({ after }) => after.price <= 0)?.after.rate_plan_id;
  if (tooLow !== undefined) {
    const nth = rules.plans.findIndex(({ rate_plan_id }) => rate_plan_id === tooLow);
    throw new Refusal("PRICE_TOO_LOW", [`rules.plans.${nth}`]);
  }
  return found;
}

/** Nights whose price changes; what only their conditions change is counted with them. */
export function summarize({ changes, kept }: NightChanges) {
  const prices = changes.map(({ after }) => after.price);
  const count = (is: (before: number, after: number) => boolean) =>
    changes.filter(({ before, after }) => before !== null && is(before.price, after.price)).length;
  return {
    changed: changes.length,
    new_nights: changes.filter(({ before }) => before === null).length,
    dearer: count((before, after) => after > before),
    cheaper: count((before, after) => after < before),
    halved: count((before, after) => after * 2 < before),
    kept: kept.length,
    lowest: prices.length > 0 ? prices.reduce((a, b) => Math.min(a, b)) : null,
    highest: prices.length > 0 ? prices.reduce((a, b) => Math.max(a, b)) : null,
  };
}

/** Writes the nights, and remembers what they were. Returns until when that can be taken back. */
export async function writeChanges(
  query: Query,
  context: StaffContext,
  changes: readonly NightChange[],
  { rules_before, revision }: { rules_before: RateRules | null; revision: number },
): Promise<number> {
  const { now, hotel } = context;
  await writeNights(
    query,
    hotel.hotel_id,
    changes.map(({ after }) => after),
    now,
  );
  await keepChange(query, hotel.hotel_id, {
    change_id: randomUUID(),
    changed_by: actorOf(context),
    changed_at: now,
    rules_before,
    revision,
    nights: changes.map(({ before, after }) => ({
      key: [after.rate_plan_id, after.room_class_id, after.night],
      before,
    })),
  });
  return undoUntil(now);
}

/** Seconds since 1970. */
export const undoUntil = (changed_at: Date): number => Math.floor(changed_at.getTime() / 1000) + UNDO_MINUTES * 60;
