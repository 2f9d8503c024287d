/** The fares against the published table, which the sandbox has as it was published. */
import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { adultFare, nonReservedFare, packagePercent, rideFare, ridesPrice } from "#rules/rail/fares.ts";
import { STATION_IDS, STATIONS, type StationId } from "#rules/rail/stations.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { addDays } from "#rules/time/day.ts";
import { priceOf } from "../../../sandbox/rail/tickets.ts";

type Published = { a: StationId; b: StationId; standard: number; business: number; non_reserved: number };
const { od, stations } = JSON.parse(readFileSync("sandbox/rail/thsr-fares.json", "utf8")) as {
  od: Published[];
  stations: string[];
};

test("twelve stations, named in every language", () => {
  expect([...STATION_IDS]).toEqual(stations);
  for (const { code, name } of Object.values(STATIONS)) {
    expect(code).toMatch(/^[A-Z]{3}$/);
    for (const lang of LANGUAGES) expect(name[lang]).not.toBe("");
  }
});

test("all 66 fares are the published ones, in both directions", () => {
  expect(od).toHaveLength(66);
  for (const { a, b, standard, business, non_reserved } of od) {
    for (const [from, to] of [[a, b] as const, [b, a] as const]) {
      expect(adultFare(from, to, "standard"), `${from} ${to}`).toBe(standard);
      expect(adultFare(from, to, "business"), `${from} ${to}`).toBe(business);
    }
    expect(nonReservedFare(standard)).toBe(non_reserved);
  }
  for (const id of STATION_IDS) expect(rideFare("2026-11-18", id, id, "standard")).toBeNull();
});

describe("with a stay", () => {
  test.each([
    ["2026-11-16", 22],
    ["2026-11-19", 22],
    ["2026-11-20", 15],
    ["2026-11-21", 15],
    ["2026-11-22", 15],
    // A Thursday in the week of the New Year, and one in the Lunar New Year's.
    ["2026-12-31", 15],
    ["2027-02-11", 15],
    ["2027-02-18", 22],
  ])("%s: %i %% off for adults", (day, percent) => expect(packagePercent(day)).toBe(percent));

  test("a year by the published pattern: 22 % from Monday to Thursday, 15 % else, and around every long holiday", () => {
    const year = Array.from({ length: 365 }, (_, nth) => addDays("2027-01-01", nth));
    const isMidweek = (day: string) => [1, 2, 3, 4].includes(new Date(`${day}T00:00:00Z`).getUTCDay());
    for (const day of year) expect([15, 22], day).toContain(packagePercent(day));
    for (const day of year.filter((each) => !isMidweek(each))) expect(packagePercent(day), day).toBe(15);
    // New Year, the four days of the Lunar New Year, 28 February, Tomb Sweeping, Dragon Boat, Mid-Autumn and 10 October, each with the day before.
    const holidays = [
      "01-01",
      "02-05",
      "02-06",
      "02-07",
      "02-08",
      "02-28",
      "04-04",
      "04-05",
      "06-09",
      "09-15",
      "10-10",
    ];
    for (const holiday of holidays.map((each) => `2027-${each}`))
      for (const day of [addDays(holiday, -1), holiday]) expect(packagePercent(day), day).toBe(15);
    // Two to three weeks of the year's 209 such days are peak: a list that grew by mistake would show.
    const peak = year.filter((day) => isMidweek(day) && packagePercent(day) === 15);
    expect(peak.length).toBeGreaterThan(12);
    expect(peak.length).toBeLessThan(22);
  });

  test.each([
    ["2026-11-18", "standard", { adult_price: 1490, discount_price: 1160, concession_price: 745, discount: 22 }],
    ["2026-11-21", "standard", { adult_price: 1490, discount_price: 1265, concession_price: 745, discount: 15 }],
    ["2026-11-18", "business", { adult_price: 2440, discount_price: 1900, concession_price: 1220, discount: 22 }],
  ] as const)("Taipei to Zuoying on %s, %s", (day, train_class, fare) =>
    expect(rideFare(day, "1000", "1070", train_class)).toEqual(fare),
  );

  test("every price is the one that the railway calculates by its own code, and ends in 0 or 5", () => {
    const station = fc.constantFrom(...STATION_IDS);
    const ride = fc
      .record({
        date: fc.integer({ min: 0, max: 800 }).map((days) => addDays("2026-11-01", days)),
        number: fc.constant("803"),
        depart_station: station,
        arrive_station: station,
        train_class: fc.constantFrom("standard" as const, "business" as const),
      })
      .filter(({ depart_station, arrive_station }) => depart_station !== arrive_station);
    const count = fc.integer({ min: 0, max: 5 });
    const passengers = fc.record({ adult: count, child: count, senior: count, disabled: count });
    fc.assert(
      fc.property(fc.array(ride, { minLength: 1, maxLength: 2 }), passengers, (rides, people) => {
        const theirs = rides.map((each) => ({ ...each, from: each.depart_station, to: each.arrive_station }));
        const price = ridesPrice(rides, people);
        expect(price).toBe(priceOf(theirs, people.adult, people.child + people.senior + people.disabled));
        expect(price % 5).toBe(0);
      }),
      { numRuns: 2_000 },
    );
  });
});
