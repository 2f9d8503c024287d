import fc from "fast-check";
import { expect, test } from "vitest";
import { nextPoll, type Pace, shortestGap } from "#rules/payments/poll-pace.ts";

const start = new Date("2026-03-01T00:00:00Z");
const after = (minutes: number) => new Date(start.getTime() + minutes * 60_000);
const slow: Pace = { minutes: [10, 20, 40], every: 60 };

function pollTimes(pace: Pace, expires: number): number[] {
  const times: number[] = [];
  let now = start;
  for (let polls = 0; polls < 1_000; polls += 1) {
    const next = nextPoll(pace, { created_at: start, expires_at: after(expires), polls }, now);
    if (next === null) break;
    now = next;
    times.push((now.getTime() - start.getTime()) / 60_000);
  }
  return times;
}

test("a card attempt of half an hour is polled at its pace, and one last time an hour after its end", () => {
  expect(pollTimes(slow, 30)).toEqual([10, 20, 40, 90]);
});

test("a bank's number is polled every hour until its days are over", () => {
  const times = pollTimes(slow, 3 * 24 * 60);
  expect(times.slice(0, 5)).toEqual([10, 20, 40, 100, 160]);
  expect(times.at(-1)).toBe(3 * 24 * 60 + 60);
});

test("after a time away it is polled once, not once for every poll that was missed", () => {
  const attempt = { created_at: start, expires_at: after(600), polls: 1 };
  expect(nextPoll(slow, attempt, after(300))).toEqual(after(310));
});

test("no two polls are closer than the pace allows, and they end", () => {
  const paces = fc
    .tuple(fc.array(fc.integer({ min: 1, max: 30 }), { maxLength: 4 }), fc.integer({ min: 1, max: 90 }))
    .map(([steps, every]): Pace => ({
      minutes: steps.map((_, nth) => steps.slice(0, nth + 1).reduce((a, b) => a + b)),
      every,
    }));
  fc.assert(
    fc.property(paces, fc.integer({ min: 1, max: 500 }), (pace, expires) => {
      const times = pollTimes(pace, expires);
      expect(times.length).toBeLessThan(1_000);
      for (const [nth, at] of times.entries()) {
        if (nth > 0) expect(at - times[nth - 1]!).toBeGreaterThanOrEqual(shortestGap(pace) / 60_000);
      }
    }),
  );
});
