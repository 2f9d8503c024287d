import { expect, test } from "vitest";
import { FEW_UNFINISHED, leaseSeconds, MOST_UNFINISHED, nextTry } from "#rules/retries/retries.ts";

test("tries come later and later, and end", () => {
  expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map(nextTry)).toEqual([1, 5, 25, 125, 625, 720, 720, null, null]);
});

test("a lease lasts half a minute; where so many were cut short that the work is suspect, longer and longer", () => {
  expect([0, 1, FEW_UNFINISHED].map(leaseSeconds)).toEqual([30, 30, 30]);
  expect([9, 10, 11, 14, 15, 16, MOST_UNFINISHED].map(leaseSeconds)).toEqual([60, 120, 240, 1920, 3600, 3600, 3600]);
});
