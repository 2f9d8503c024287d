/** Which nights a lodging's rules would change: what is stored compared with what they say. */
import { type HandSet, type PricedNight, priceNight } from "#rules/rates/price-night.ts";
import type { RateRules, RateTarget } from "#rules/rates/rate-rules.ts";

export type SetBy = "rule" | "hand";

export type StoredNight = Omit<PricedNight, "parts"> & {
  night: string;
  room_class_id: number;
  rate_plan_id: number;
  set_by: SetBy;
};

export type NightChange = { before: StoredNight | null; after: StoredNight };

export type NightChanges = {
  changes: NightChange[];
  /** Set by hand: the rules would give another price, and it stays. */
  kept: { night: StoredNight; by_rule: number }[];
};

export const nightKey = (night: Pick<StoredNight, "night" | "room_class_id" | "rate_plan_id">): string =>
  `${night.rate_plan_id} ${night.room_class_id} ${night.night}`;

const isSame = (a: StoredNight, b: StoredNight): boolean =>
  a.price === b.price &&
  a.member_price === b.member_price &&
  a.min_nights === b.min_nights &&
  a.max_nights === b.max_nights &&
  a.lead_days === b.lead_days &&
  a.set_by === b.set_by;

/** The prices set by hand among some nights. */
export function handSetIn(stored: readonly StoredNight[]): HandSet {
  const byHand = new Map(stored.filter(({ set_by }) => set_by === "hand").map((each) => [nightKey(each), each.price]));
  return (rate_plan_id, room_class_id, night) => byHand.get(nightKey({ rate_plan_id, room_class_id, night })) ?? null;
}

export function nightChanges(
  rules: RateRules,
  targets: readonly RateTarget[],
  stored: readonly StoredNight[],
  days: readonly string[],
  { overwriteHandSet = false }: { overwriteHandSet?: boolean } = {},
): NightChanges {
  const known = new Map(stored.map((each) => [nightKey(each), each]));
  const handSet = overwriteHandSet ? () => null : handSetIn(stored);
  const found: NightChanges = { changes: [], kept: [] };
  for (const target of targets) {
    const { rate_plan_id, room_class_id } = target;
    for (const night of days) {
      const priced = priceNight(rules, target, night, handSet);
      if (!priced) continue;
      const { parts: _, ...figures } = priced;
      const before = known.get(nightKey({ rate_plan_id, room_class_id, night })) ?? null;
      const after: StoredNight = { night, room_class_id, rate_plan_id, ...figures, set_by: "rule" };
      if (before?.set_by === "hand" && !overwriteHandSet) {
        if (before.price !== after.price) found.kept.push({ night: before, by_rule: after.price });
      } else if (!before || !isSame(before, after)) found.changes.push({ before, after });
    }
  }
  return found;
}
