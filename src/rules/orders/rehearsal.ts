/** The steps of a rehearsal. Times are the lodging's, as `YYYY-MM-DDTHH:MM`: they compare as texts. */
import { addDays } from "#rules/time/day.ts";

export const REHEARSAL_ACTIONS = ["book", "pay", "cancel", "no_show", "wait"] as const;
type RehearsalAction = (typeof REHEARSAL_ACTIONS)[number];

export type RehearsalStep = { action: RehearsalAction; at: string };

/** Fifteen digits: lodgings that exist have fewer. */
export const FIRST_SHADOW_ID = 9e14;

/** The shadow of a lodging, on which a rehearsal is played: nobody has to hear of what happens there. */
export const isShadow = (hotel_id: number): boolean => hotel_id >= FIRST_SHADOW_ID;

export const SCENARIOS = ["stay", "unpaid", "cancel", "no_show"] as const;
export type Scenario = (typeof SCENARIOS)[number];

type Stay = { check_in_day: string; check_out_day: string };

/** What usually happens: paid at once and stayed, never paid, cancelled some days before, or nobody came. */
export function scenarioSteps(
  scenario: Scenario,
  now: string,
  { check_in_day, check_out_day }: Stay,
  cancelDaysBefore = 3,
): RehearsalStep[] {
  const book: RehearsalStep = { action: "book", at: now };
  const paid: RehearsalStep[] = [book, { action: "pay", at: now }];
  const after = { action: "wait", at: `${addDays(check_out_day, 3)}T12:00` } as const;
  if (scenario === "stay") return [...paid, after];
  if (scenario === "unpaid") return [book, { action: "wait", at: `${check_in_day}T12:00` }];
  if (scenario === "no_show") return [...paid, { action: "no_show", at: `${addDays(check_in_day, 1)}T10:00` }, after];
  const daysBefore = `${addDays(check_in_day, -cancelDaysBefore)}T10:00`;
  const at = daysBefore > now ? daysBefore : now;
  return [...paid, { action: "cancel", at }, { action: "wait", at: `${addDays(at.slice(0, 10), 1)}T12:00` }];
}

/** Field of the first step that can't be: it books first and only once, and no step is before the one before it. */
export function stepProblem(steps: readonly RehearsalStep[], now: string): string | null {
  for (const [index, { action, at }] of steps.entries()) {
    if ((action === "book") !== (index === 0)) return `steps.${index}.action`;
    const earliest = index === 0 ? now : steps[index - 1]!.at;
    if (at < earliest) return `steps.${index}.at`;
  }
  return null;
}

const HOUR_MS = 3_600_000;
/** As often as jobs look at such a rehearsal, at most. */
const MOST_LOOKS = 200;

/** The moments from one step to the next at which jobs look what is due: every six hours, or fewer over a long time. */
export function momentsBetween(from: Date, to: Date): Date[] {
  const span = to.getTime() - from.getTime();
  const gap = Math.max(6 * HOUR_MS, Math.ceil(span / MOST_LOOKS));
  const count = Math.floor(Math.max(0, span - 1) / gap);
  return [...Array.from({ length: count }, (_, nth) => new Date(from.getTime() + (nth + 1) * gap)), to];
}
