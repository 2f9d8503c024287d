/** "Available from" names a day on which the whole stay can begin. */
import { expect, test } from "vitest";
import { addDays } from "#rules/time/day.ts";
import { nextStay } from "#rules/booking/next-stay.ts";

const FIRST = "2026-12-09";

/** One character per night from the first on: "x" has no price. */
const daysOf = (nights: string) =>
  [...nights].map((night, nth) => ({ date: addDays(FIRST, nth), price: night === "x" ? null : 1200 }));

test.each([
  ["the night after the one that is taken", "x...", 1, 1],
  ["not a night in the middle of which another is closed", "..xx....", 3, 4],
  ["not the arrival that was asked for", "....", 2, 1],
  ["none where the rest is too short", "..x..", 3, undefined],
  ["none where nothing is free", "xxxx", 1, undefined],
  ["none of nothing", "", 1, undefined],
])("%s: %j for %i nights", (_what, nights, length, away) => {
  const found = nextStay(daysOf(nights), { start: FIRST, end: addDays(FIRST, length) });
  expect(found).toBe(away === undefined ? undefined : addDays(FIRST, away));
});
