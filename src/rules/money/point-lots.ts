/** Points lie in lots, each with its own expiry. They are spent from what expires first. */
import { addDays, dayAt, instantAt } from "#rules/time/day.ts";

export const CREDIT_KINDS = ["earn", "grant", "spend", "give_back", "expire", "correct", "take_back"] as const;
export type CreditKind = (typeof CREDIT_KINDS)[number];

/** So long do points live that have expired while an order had them. */
const SECOND_LIFE_DAYS = 30;

/** The moment after the last day on which they can be spent. */
const endOf = (day: string, timezone: string): Date => instantAt(addDays(day, 1), "00:00", timezone);

/** The last day on which points can be spent. */
export const lastDay = (expires_at: Date, timezone: string): string =>
  dayAt(new Date(expires_at.getTime() - 1), timezone);

/** When points expire that are earned now. A month that is too short ends on its last day. */
export function expiryAfter(months: number | null, now: Date, timezone: string): Date | null {
  if (months === null) return null;
  const [year, month, day] = dayAt(now, timezone).split("-").map(Number) as [number, number, number];
  const last = new Date(Date.UTC(year, month - 1 + months + 1, 0)).getUTCDate();
  const reached = new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)));
  return endOf(reached.toISOString().slice(0, 10), timezone);
}

export type SpentPart = { lot_id: string; amount: number; expires_at: Date | null };

/** `lot_id` null: their lot has expired meanwhile, and they go into a new one. */
export type ReturnedPart = { lot_id: string | null; amount: number; expires_at: Date | null };

const byExpiry = (one: { expires_at: Date | null }, other: { expires_at: Date | null }): number =>
  (one.expires_at?.getTime() ?? Infinity) - (other.expires_at?.getTime() ?? Infinity) || 0;

/**
 * Where points go that a cancelled order gives back: to the lots they came from. If only a part comes back it is the part that
 * lives longest; what has expired meanwhile gets a month.
 */
export function returnedParts(
  spent: readonly SpentPart[],
  back: number,
  { now, timezone }: { now: Date; timezone: string },
): ReturnedPart[] {
  let left = back;
  const alive: ReturnedPart[] = [];
  let expired = 0;
  for (const { lot_id, amount, expires_at } of spent.toSorted(byExpiry).toReversed()) {
    const returned = Math.min(left, amount);
    left -= returned;
    if (returned === 0) continue;
    if (expires_at !== null && expires_at <= now) expired += returned;
    else alive.push({ lot_id, amount: returned, expires_at });
  }
  if (left > 0) throw new Error("More points would come back than were spent.");
  const second = endOf(addDays(dayAt(now, timezone), SECOND_LIFE_DAYS), timezone);
  return expired === 0 ? alive : [...alive, { lot_id: null, amount: expired, expires_at: second }];
}

/** Which of them expire first; null: none does. */
export const firstExpiry = (parts: readonly { expires_at: Date | null }[]): Date | null =>
  parts.toSorted(byExpiry)[0]?.expires_at ?? null;

/** How many points expire on each of the next days, the first ones first. */
export function expiringDays(
  lots: readonly { left_amount: number; expires_at: Date | null }[],
  timezone: string,
): { expires_on: string; points: number }[] {
  const days = new Map<string, number>();
  for (const { left_amount, expires_at } of lots.toSorted(byExpiry)) {
    if (expires_at === null) continue;
    const day = lastDay(expires_at, timezone);
    days.set(day, (days.get(day) ?? 0) + left_amount);
  }
  return [...days].map(([expires_on, points]) => ({ expires_on, points }));
}
