/** When a vendor is polled about an attempt: soon at first, then less often, never faster than it allows, and not for ever. */
export type Pace = {
  /** After the attempt's start, in minutes; and then every so often. */
  minutes: readonly number[];
  every: number;
};

const MINUTE_MS = 60_000;
/** Money can be reported late; after this time the vendor is not polled any more. */
const AFTER_EXPIRY_MS = 60 * MINUTE_MS;

/** The shortest time between two polls of this pace. */
export function shortestGap({ minutes, every }: Pace): number {
  const gaps = minutes.map((minute, nth) => minute - (minutes[nth - 1] ?? 0));
  return Math.min(every, ...gaps) * MINUTE_MS;
}

/** The next poll after one made now; null when the attempt has been over for long. `polls` counts those made. */
export function nextPoll(
  pace: Pace,
  { created_at, expires_at, polls }: { created_at: Date; expires_at: Date; polls: number },
  now: Date,
): Date | null {
  const minute = pace.minutes[polls];
  const planned =
    minute === undefined ? now.getTime() + pace.every * MINUTE_MS : created_at.getTime() + minute * MINUTE_MS;
  // After a pause the next planned time is in the past: still not two polls at once.
  const at = polls === 0 ? planned : Math.max(planned, now.getTime() + shortestGap(pace));
  const last = expires_at.getTime() + AFTER_EXPIRY_MS;
  // One last time when it is long over, so that what was paid at the end is not missed.
  if (at <= last) return new Date(at);
  return now.getTime() < last ? new Date(Math.max(last, now.getTime() + shortestGap(pace))) : null;
}
