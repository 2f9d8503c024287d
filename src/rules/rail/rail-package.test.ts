/** When tickets may be bought with a stay. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Ride } from "#rules/rail/fares.ts";
import {
  departureAt,
  isChangeable,
  isOnSale,
  lastSaleDay,
  packageProblem,
  type PackageTerms,
  passengerProblem,
  ticketsFor,
} from "#rules/rail/rail-package.ts";
import { addDays, nightsBetween } from "#rules/time/day.ts";

const TODAY = "2026-11-17";
const STAY = { check_in_day: "2026-11-25", check_out_day: "2026-11-27" };
const TERMS: PackageTerms = { station: "1070", round_trip_only: false, as_guests: false };

const ride = (date: string, depart_station: Ride["depart_station"], arrive_station: Ride["arrive_station"]): Ride => ({
  date,
  number: "803",
  depart_station,
  arrive_station,
  train_class: "standard",
});
const OUT = ride("2026-11-25", "1000", "1070");
const BACK = ride("2026-11-27", "1070", "1000");

const problem = (rides: Ride[], terms = TERMS, today = TODAY) => {
  const found = packageProblem(terms, STAY, rides, today);
  return found && `${found.code} ${found.field}`;
};

describe("rides around a stay", () => {
  test.each([
    ["out", [OUT], null],
    ["out the day before", [ride("2026-11-24", "1000", "1070")], null],
    ["back the day after", [ride("2026-11-28", "1070", "1000")], null],
    ["there and back", [OUT, BACK], null],
    ["back to another place than one came from", [OUT, ride("2026-11-27", "1070", "1040")], null],
    ["too early", [ride("2026-11-23", "1000", "1070")], "RAIL_DATES rides.0.date"],
    ["out on the day of departure", [ride("2026-11-27", "1000", "1070")], "RAIL_DATES rides.0.date"],
    ["back on the day of arrival", [ride("2026-11-25", "1070", "1000")], "RAIL_DATES rides.0.date"],
    ["back too late", [OUT, ride("2026-11-29", "1070", "1000")], "RAIL_DATES rides.1.date"],
    ["elsewhere", [ride("2026-11-25", "1000", "1040")], "RAIL_STATION rides.0.depart_station"],
    ["nowhere", [ride("2026-11-25", "1070", "1070")], "RAIL_STATION rides.0.arrive_station"],
    ["back before out", [BACK, OUT], "RAIL_RETURN_FIRST rides.1"],
    ["out twice", [OUT, OUT], "RAIL_RETURN_FIRST rides.1"],
  ])("%s", (_title, rides, expected) => expect(problem(rides)).toBe(expected));

  test("one way is not enough where the lodging sells both ways only", () => {
    const terms = { ...TERMS, round_trip_only: true };
    expect(problem([OUT], terms)).toBe("RAIL_ROUND_TRIP rides");
    expect(problem([OUT, BACK], terms)).toBeNull();
  });

  test("days that are over or not on sale yet", () => {
    expect(problem([OUT], TERMS, "2026-11-26")).toBe("RAIL_NOT_ON_SALE rides.0.date");
    expect(problem([OUT], TERMS, "2026-10-27")).toBe("RAIL_NOT_ON_SALE rides.0.date");
    expect(problem([OUT], TERMS, "2026-10-28")).toBeNull();
  });
});

describe("on sale", () => {
  test.each([
    // Tuesday + 28 is a Tuesday; Friday + 28 a Friday, so through Sunday.
    ["2026-11-17", "2026-12-15"],
    ["2026-11-20", "2026-12-20"],
    ["2026-11-21", "2026-12-20"],
    ["2026-11-22", "2026-12-20"],
  ])("on %s tickets are sold through %s", (today, last) => expect(lastSaleDay(today)).toBe(last));

  test("the last day never moves back, and is 28 to 30 days ahead", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3_000 }), (days) => {
        const today = addDays("2026-01-01", days);
        const last = lastSaleDay(today);
        expect(nightsBetween(today, last)).toBeGreaterThanOrEqual(28);
        expect(nightsBetween(today, last)).toBeLessThanOrEqual(30);
        expect(lastSaleDay(addDays(today, 1)) >= last).toBe(true);
      }),
    );
  });

  test("until an hour before departure; changes until half an hour before", () => {
    const departs = departureAt("2026-11-25", "10:00");
    expect(departs.toISOString()).toBe("2026-11-25T02:00:00.000Z");
    const at = (minutes: number) => new Date(departs.getTime() - minutes * 60_000);
    expect([isOnSale(departs, at(60)), isOnSale(departs, at(59))]).toEqual([true, false]);
    expect([isChangeable(departs, at(30)), isChangeable(departs, at(29))]).toEqual([true, false]);
  });
});

test.each([
  [2, 2, false, null],
  [1, 2, false, null],
  [3, 2, false, "RAIL_PASSENGERS"],
  [1, 2, true, "RAIL_PASSENGERS"],
  [2, 2, true, null],
])("%i tickets for %i guests, one for each: %s", (tickets, guests, as_guests, expected) => {
  const passengers = { adult: tickets - 1, child: 1, senior: 0, disabled: 0 };
  expect(passengerProblem({ as_guests }, passengers, { adults: guests, children: 0 })).toBe(expected);
});

describe("tickets by age", () => {
  test.each([
    ["ages not known: one each", { adults: 2, children: 2 }, { adult: 2, child: 2, free: 0 }],
    [
      "5 and 9: one child ticket, one rides free",
      { adults: 2, children: 2, ages: [[5, 9]] },
      { adult: 2, child: 1, free: 1 },
    ],
    ["6 and 11 have a child's", { adults: 1, children: 2, ages: [[6], [11]] }, { adult: 1, child: 2, free: 0 }],
    ["12 has an adult's", { adults: 1, children: 1, ages: [[12]] }, { adult: 2, child: 0, free: 0 }],
    ["ages of others do not count", { adults: 1, children: 2, ages: [[3]] }, { adult: 1, child: 2, free: 0 }],
  ])("%s", (_, party, tickets) => {
    expect(ticketsFor(party)).toEqual(tickets);
  });

  test("a ticket for each guest: whoever rides free may have one", () => {
    const party = { adults: 2, children: 2, ages: [[5, 9]] };
    const problemOf = (child: number) =>
      passengerProblem({ as_guests: true }, { adult: 2, child, senior: 0, disabled: 0 }, party);
    expect([0, 1, 2, 3].map(problemOf)).toEqual(["RAIL_PASSENGERS", null, null, "RAIL_PASSENGERS"]);
  });
});
