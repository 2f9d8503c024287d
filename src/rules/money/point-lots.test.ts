/** Lots of points: what is spent first, what comes back where, and until when it lives. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { expiringDays, expiryAfter, firstExpiry, lastDay, returnedParts } from "#rules/money/point-lots.ts";

const TAIPEI = "Asia/Taipei";
const taipei = (day: string, clock = "00:00") => new Date(`${day}T${clock}:00+08:00`);

describe("earned points live until the end of a day", () => {
  test.each([
    ["2031-03-14", 12, "2032-03-14"],
    ["2031-01-31", 1, "2031-02-28"],
    ["2032-01-31", 1, "2032-02-29"],
    ["2031-08-31", 6, "2032-02-29"],
    ["2031-12-05", 1, "2032-01-05"],
    ["2031-03-14", 24, "2033-03-14"],
  ])("on %s for %i months: %s", (today, months, last) => {
    const expires = expiryAfter(months, taipei(today, "15:00"), TAIPEI)!;
    expect(lastDay(expires, TAIPEI)).toBe(last);
    expect(expires).toEqual(new Date(taipei(last).getTime() + 86_400_000));
  });

  test("by the lodging's own clock, and for ever where nothing is set", () => {
    const evening = new Date("2031-03-14T18:00:00Z");
    expect(lastDay(expiryAfter(1, evening, TAIPEI)!, TAIPEI)).toBe("2031-04-15");
    expect(lastDay(expiryAfter(1, evening, "America/New_York")!, "America/New_York")).toBe("2031-04-14");
    expect(expiryAfter(null, evening, TAIPEI)).toBeNull();
  });
});

const now = taipei("2031-03-14", "12:00");
const soon = taipei("2031-03-20");
const later = taipei("2031-06-01");
const gone = taipei("2031-03-14");
const part = (lot_id: string, amount: number, expires_at: Date | null) => ({ lot_id, amount, expires_at });

describe("what comes back", () => {
  test.each([
    ["all of it, each to its lot", [part("a", 30, soon), part("b", 70, later)], 100, ["b 70", "a 30"]],
    ["a part: what lives longest", [part("a", 30, soon), part("b", 70, later)], 80, ["b 70", "a 10"]],
    ["what never expires first", [part("a", 30, soon), part("b", 70, null)], 60, ["b 60"]],
    ["what has expired, together in a new lot", [part("a", 30, gone), part("b", 20, gone)], 50, ["new 50"]],
    ["some alive, some not", [part("a", 30, gone), part("b", 70, later)], 90, ["b 70", "new 20"]],
    ["nothing", [part("a", 30, soon)], 0, []],
  ])("%s", (_what, spent, back, expected) => {
    const returned = returnedParts(spent, back, { now, timezone: TAIPEI });
    expect(returned.map(({ lot_id, amount }) => `${lot_id ?? "new"} ${amount}`)).toEqual(expected);
    for (const each of returned) {
      if (each.lot_id === null) expect(lastDay(each.expires_at!, TAIPEI)).toBe("2031-04-13");
      else expect(each.expires_at).toEqual(spent.find(({ lot_id }) => lot_id === each.lot_id)!.expires_at);
    }
  });

  test("never more than was spent", () => {
    expect(() => returnedParts([part("a", 30, soon)], 31, { now, timezone: TAIPEI })).toThrow("More points");
  });

  test("always exactly as much as is owed, no lot more than it gave, and nothing that has expired already", () => {
    const expiry = fc.option(fc.integer({ min: -50, max: 400 }).map((days) => new Date(+now + days * 86_400_000)));
    const parts = fc.array(fc.record({ amount: fc.integer({ min: 1, max: 500 }), expires_at: expiry }), {
      maxLength: 6,
    });
    fc.assert(
      fc.property(parts, fc.double({ min: 0, max: 1, noNaN: true }), (given, share) => {
        const spent = given.map((each, nth) => ({ ...each, lot_id: String(nth) }));
        const all = spent.reduce((sum, { amount }) => sum + amount, 0);
        const back = Math.floor(all * share);
        const returned = returnedParts(spent, back, { now, timezone: TAIPEI });
        expect(returned.reduce((sum, { amount }) => sum + amount, 0)).toBe(back);
        for (const { lot_id, amount, expires_at } of returned) {
          expect(amount).toBeGreaterThan(0);
          expect(expires_at === null || expires_at > now).toBe(true);
          if (lot_id !== null) expect(amount).toBeLessThanOrEqual(spent[Number(lot_id)]!.amount);
        }
      }),
    );
  });
});

test("the first expiry, if there is one", () => {
  expect(firstExpiry([part("a", 1, later), part("b", 1, null), part("c", 1, soon)])).toEqual(soon);
  expect(firstExpiry([part("b", 1, null)])).toBeNull();
  expect(firstExpiry([])).toBeNull();
});

test("days of expiry: lots of one day together, the first day first, without what never expires", () => {
  const lots = [
    { left_amount: 5, expires_at: later },
    { left_amount: 7, expires_at: null },
    { left_amount: 20, expires_at: soon },
    { left_amount: 30, expires_at: new Date(+soon - 3_600_000) },
  ];
  expect(expiringDays(lots, TAIPEI)).toEqual([
    { expires_on: "2031-03-19", points: 50 },
    { expires_on: "2031-05-31", points: 5 },
  ]);
});
