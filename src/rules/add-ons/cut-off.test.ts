import { expect, test } from "vitest";
import { buyUntil, changeUntil, cutOffClock, lastOrder } from "#rules/add-ons/cut-off.ts";

test.each([
  ["until its day is over", null, "Asia/Taipei", "2031-03-12T16:00:00.000Z", "2031-03-11T16:00:00.000Z"],
  ["until its day begins", 0, "Asia/Taipei", "2031-03-11T16:00:00.000Z", "2031-03-11T16:00:00.000Z"],
  ["until six in the evening before", 6, "Asia/Taipei", "2031-03-11T10:00:00.000Z", "2031-03-11T10:00:00.000Z"],
  ["three days before", 72, "America/New_York", "2031-03-09T04:00:00.000Z", "2031-03-09T04:00:00.000Z"],
])("%s", (_what, hours, timezone, buy, change) => {
  expect(buyUntil("2031-03-12", hours, timezone).toISOString()).toBe(buy);
  expect(changeUntil("2031-03-12", hours, timezone).toISOString()).toBe(change);
});

test.each([
  [0, 0, 0],
  [6, 1, 18],
  [24, 1, 0],
  [30, 2, 18],
  [72, 3, 0],
])("%i hours are %i days before, at %i", (hours, days, hour) => {
  expect(cutOffClock(hours)).toEqual({ days, hour });
});

test.each([
  [0, 1, 24],
  [6, 1, 18],
  [24, 2, 24],
  [30, 2, 18],
  [72, 4, 24],
])("%i hours before the day, a guest orders until %i days before, by %i", (hours, days, hour) => {
  expect(lastOrder(hours)).toEqual({ days, hour });
});
