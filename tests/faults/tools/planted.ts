/** Bugs planted on purpose: a check that does not find them is decoration. */
import { vi } from "vitest";
import type { Probe } from "#server/database/connect.ts";

export type Planted = {
  probe: Probe;
  /** How often the planted text took the place of the right one: a plant that never did proves nothing. */
  hits: () => number;
};

/** Sends other SQL than the application wrote. */
export function plant(...changes: readonly [right: string | RegExp, wrong: string][]): Planted {
  let hits = 0;
  return {
    probe: (text) =>
      changes.reduce((sql, [right, wrong]) => {
        const changed = sql.replaceAll(right, wrong);
        if (changed !== sql) hits += 1;
        return changed;
      }, text),
    hits: () => hits,
  };
}

/** Texts of the application's SQL that hold it together. A plant that names one that is gone has no hits, and fails. */
export const GUARD = "held + sold + blocked + units <= capacity";
export const WHOLE_GUARD = "held + sold + blocked = 0 and capacity = units";
export const ROW_LOCK = /for no key update(?: of \w+)?(?: skip locked)?/g;
export const ROOM_ORDER = "order by room_night.room_class_id, room_night.night";
export const STATE_COMPARE = 'and "order".state = move.from_state';

let muffles = 0;

/** What a broken server complains of is no news. */
export async function muffled<Result>(work: () => Promise<Result>): Promise<Result> {
  const silent = vi.spyOn(console, "error").mockImplementation(() => {});
  muffles += 1;
  try {
    return await work();
  } finally {
    muffles -= 1;
    if (muffles === 0) silent.mockRestore();
  }
}
