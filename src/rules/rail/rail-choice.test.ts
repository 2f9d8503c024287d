import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { TRAIN_CLASSES } from "#rules/rail/fares.ts";
import { type RailChoice, readRailChoice, writeRailChoice } from "#rules/rail/rail-choice.ts";
import { packageProblem, rideDays, saleOpens, lastSaleDay } from "#rules/rail/rail-package.ts";
import {
  fareOf,
  firstRailSearch,
  readRailSearch,
  ridesOf,
  searchPrice,
  searchProblem,
} from "#rules/rail/rail-search.ts";
import { ridesPrice } from "#rules/rail/fares.ts";
import { STATION_IDS } from "#rules/rail/stations.ts";
import { addDays } from "#rules/time/day.ts";

const TERMS = { station: "1070", round_trip_only: false, as_guests: false } as const;
const STAY = { check_in_day: "2026-12-01", check_out_day: "2026-12-03" };
const NO_WISH = { get: () => null };

const people = fc
  .tuple(...[0, 1, 2, 3].map(() => fc.nat(2)))
  .filter((counts) => counts.reduce((sum, count) => sum + count, 0) >= 1)
  .filter((counts) => counts.reduce((sum, count) => sum + count, 0) <= 5)
  .map(([adult, child, senior, disabled]) => ({ adult: adult!, child: child!, senior: senior!, disabled: disabled! }));

const search = fc.record({
  home: fc.constantFrom(...STATION_IDS.filter((id) => id !== TERMS.station)),
  train_class: fc.constantFrom(...TRAIN_CLASSES),
  day: fc.record({
    out: fc.constantFrom(null, ...rideDays(STAY).out),
    back: fc.constantFrom(null, ...rideDays(STAY).back),
  }),
  time: fc.constant({ out: "09:00", back: "13:00" }),
  people,
});

const choiceOf = (wanted: Parameters<typeof ridesOf>[0]): RailChoice => ({
  rides: ridesOf(wanted, TERMS).map(({ date, depart_station, arrive_station, train_class }) => ({
    date,
    depart_station,
    arrive_station,
    train_class,
    number: "813",
    departure_time: "09:25",
    destination_time: "11:45",
  })),
  people: wanted.people,
});

describe("an address", () => {
  test("has the chosen trains, out or back or both, and gives them back unchanged", () => {
    fc.assert(
      fc.property(search, (wanted) => {
        const choice = choiceOf(wanted);
        fc.pre(choice.rides.length > 0);
        expect(readRailChoice(new URLSearchParams(writeRailChoice(choice, STAY)), STAY)).toEqual(choice);
        expect(packageProblem(TERMS, STAY, choice.rides, "2026-11-20")).toBeNull();
        expect(searchPrice(choice.rides, choice.people).price).toBe(ridesPrice(choice.rides, choice.people));
        // What is struck through is the railway's own fare for the same seats.
        const { adult, child, senior, disabled } = choice.people;
        const fares = choice.rides.map(fareOf);
        const was = fares.reduce(
          (sum, fare) => sum + adult * fare.adult_price + (child + senior + disabled) * fare.concession_price,
          0,
        );
        expect(searchPrice(choice.rides, choice.people).was).toBe(was);
      }),
    );
  });

  test.each([
    ["another stay's day", "2026-12-09.1000.1070.813.standard.09:25.11:45", "1.0.0.0"],
    ["nowhere to nowhere", "2026-12-01.1070.1070.813.standard.09:25.11:45", "1.0.0.0"],
    ["a station that is none", "2026-12-01.9999.1070.813.standard.09:25.11:45", "1.0.0.0"],
    ["a class that is none", "2026-12-01.1000.1070.813.first.09:25.11:45", "1.0.0.0"],
    ["an hour that is none", "2026-12-01.1000.1070.813.standard.29:25.11:45", "1.0.0.0"],
    ["nobody", "2026-12-01.1000.1070.813.standard.09:25.11:45", "0.0.0.0"],
    ["six", "2026-12-01.1000.1070.813.standard.09:25.11:45", "3.3.0.0"],
    ["no numbers", "2026-12-01.1000.1070.813.standard.09:25.11:45", "a.b"],
  ])("%s is left out", (_title, ride_out, riders) => {
    expect(readRailChoice(new URLSearchParams({ ride_out, riders }), STAY)).toBeNull();
  });
});

describe("the search", () => {
  test("starts with the stay's days and everybody, and with what was chosen before", () => {
    const first = firstRailSearch(TERMS, STAY, { adults: 2, children: 4 });
    expect(first).toMatchObject({ home: "1000", day: { out: "2026-12-01", back: "2026-12-03" } });
    expect(first.people).toEqual({ adult: 2, child: 3, senior: 0, disabled: 0 });
    fc.assert(
      fc.property(search, (wanted) => {
        const choice = choiceOf(wanted);
        fc.pre(choice.rides.length > 0);
        const again = firstRailSearch(TERMS, STAY, { adults: 1, children: 0 }, choice);
        expect(ridesOf(again, TERMS)).toEqual(ridesOf(wanted, TERMS));
        expect(readRailSearch(NO_WISH, again, TERMS, STAY)).toEqual(again);
      }),
    );
  });

  test("a form changes what it says, and nothing that can't be", () => {
    const first = firstRailSearch(TERMS, STAY, { adults: 2, children: 0 });
    const form = {
      home: "1035",
      seat: "business",
      day_out: "",
      day_back: "2026-12-04",
      time_back: "18:00",
      adult: "1",
    };
    const read = readRailSearch(new URLSearchParams(form), first, TERMS, STAY);
    expect(read).toMatchObject({ home: "1035", train_class: "business", day: { out: null, back: "2026-12-04" } });
    expect(read.people).toEqual({ adult: 1, child: 0, senior: 0, disabled: 0 });
    const wrong = { home: "1070", seat: "roof", day_out: "2027-01-01", time_out: "99:00", adult: "9" };
    expect(readRailSearch(new URLSearchParams(wrong), first, TERMS, STAY)).toEqual(first);
  });

  test.each([
    ["no_trip", { day: { out: null, back: null } }, {}],
    ["need_round", { day: { out: "2026-12-01", back: null } }, { round_trip_only: true }],
    ["too_many", { people: { adult: 3, child: 0, senior: 0, disabled: 0 } }, {}],
    ["too_many", { people: { adult: 0, child: 0, senior: 0, disabled: 0 } }, {}],
    ["as_guests", { people: { adult: 1, child: 0, senior: 0, disabled: 0 } }, { as_guests: true }],
    [null, {}, { as_guests: true, round_trip_only: true }],
  ])("%s", (problem, over, terms) => {
    const first = firstRailSearch(TERMS, STAY, { adults: 2, children: 0 });
    expect(searchProblem({ ...first, ...over }, { ...TERMS, ...terms }, { adults: 2, children: 0 })).toBe(problem);
  });
});

test("tickets are first sold on the day from which they are on sale", () => {
  fc.assert(
    fc.property(fc.nat(200), (ahead) => {
      const today = "2026-11-18";
      const day = addDays(today, ahead);
      const opens = saleOpens(day, today);
      expect(lastSaleDay(opens) >= day).toBe(true);
      if (opens > today) expect(lastSaleDay(addDays(opens, -1)) < day).toBe(true);
    }),
  );
});
