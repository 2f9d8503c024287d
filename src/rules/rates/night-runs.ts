/** Nights in a row that change in the same way, as one line: half a year of one price is read at a glance. */
import { addDays } from "#rules/time/day.ts";

export type ChangedNight = {
  night: string;
  room_class_id: number;
  rate_plan_id: number;
  before: number | null;
  after: number;
};

export type NightRun = Omit<ChangedNight, "night"> & { from: string; through: string; nights: number };

/** The nights by day, as a preview gives them; runs by their first night. */
export function nightRuns(nights: readonly ChangedNight[]): NightRun[] {
  const runs: NightRun[] = [];
  const open = new Map<string, NightRun>();
  for (const { night, ...change } of nights) {
    const key = `${change.rate_plan_id} ${change.room_class_id}`;
    const last = open.get(key);
    const goesOn = last && last.before === change.before && last.after === change.after;
    if (goesOn && addDays(last.through, 1) === night) {
      last.through = night;
      last.nights += 1;
      continue;
    }
    const run = { ...change, from: night, through: night, nights: 1 };
    open.set(key, run);
    runs.push(run);
  }
  return runs;
}
