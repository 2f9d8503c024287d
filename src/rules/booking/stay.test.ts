/** Defaults of the specification (3, 9) and limits of decisions 4, as a page's query meets them. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isDay, nightsBetween } from "#rules/time/day.ts";
import { type BookingOption, defaultStay, readStay, STAY_LIMITS, stayChanges } from "#rules/booking/stay.ts";

const TODAY = "2026-03-01";
const USUAL: BookingOption = { start: TODAY, end: "2026-03-02", room: 1, adults: 2, children: 0 };

const read = (query: string, today = TODAY) => readStay(new URLSearchParams(query), today);

test("a stay is by default one night from today, one room, two adults, no children", () => {
  expect(defaultStay(TODAY)).toEqual(USUAL);
  expect(defaultStay("2028-02-28").end).toBe("2028-02-29");
  expect(defaultStay("2026-12-31").end).toBe("2027-01-01");
});

test("the limits are 30 nights, 20 rooms, 40 adults and 20 children", () => {
  expect(STAY_LIMITS).toEqual({ nights: 30, room: 20, adults: 40, children: 20 });
});

test.each<[query: string, differs: Partial<BookingOption>]>([
  ["", {}],
  ["start=2026-03-01&end=2026-03-02&room=1&adults=2&children=0&duration=1", {}],
  ["start=2026-05-10", { start: "2026-05-10", end: "2026-05-11" }],
  ["start=2026-05-10&duration=3", { start: "2026-05-10", end: "2026-05-13" }],
  ["start=2026-05-10&end=2026-05-14", { start: "2026-05-10", end: "2026-05-14" }],
  ["start=2028-02-28&duration=2", { start: "2028-02-28", end: "2028-03-01" }],
  ["duration=2", { end: "2026-03-03" }],
  ["end=2026-03-05", { end: "2026-03-05" }],
  ["room=2&adults=5&children=3", { room: 2, adults: 5, children: 3 }],
])("%j is read", (query, differs) => {
  expect(read(query)).toEqual({ ...USUAL, ...differs });
});

describe("at the limits", () => {
  test.each<[query: string, differs: Partial<BookingOption>]>([
    ["start=2026-03-01", { start: TODAY }],
    ["duration=1", { end: "2026-03-02" }],
    ["duration=30", { end: "2026-03-31" }],
    ["end=2026-03-31", { end: "2026-03-31" }],
    ["room=20", { room: 20 }],
    ["adults=1", { adults: 1 }],
    ["adults=40", { adults: 40 }],
    ["children=20", { children: 20 }],
  ])("%s still counts", (query, differs) => {
    expect(read(query)).toEqual({ ...USUAL, ...differs });
  });

  test.each([
    "start=2026-02-28",
    "start=2025-12-31",
    "duration=0",
    "end=2026-03-01",
    "end=2026-02-01",
    "room=0",
    "room=21",
    "adults=0",
    "adults=41",
    "children=21",
    "children=-1",
  ])("%s is beyond and becomes the default", (query) => {
    expect(read(query)).toEqual(USUAL);
  });

  test.each(["duration=31", "duration=999", "end=2026-04-01", "end=2028-03-01", "end=2026-04-01&duration=2"])(
    "%s is too long and becomes the longest stay",
    (query) => {
      expect(read(query)).toEqual({ ...USUAL, end: "2026-03-31" });
    },
  );
});

describe("what is said of a query", () => {
  const said = (query: string) => stayChanges(new URLSearchParams(query), TODAY);

  test.each([
    ["", null],
    ["start=&end=", null],
    ["start=2026-03-01&end=2026-03-31", null],
    ["end=2026-03-05", null],
    ["duration=30", null],
    ["start=2026-02-28", "past"],
    ["start=2026-02-28&end=2026-03-05", "past"],
    ["start=2025-01-01&end=2025-01-04", "past"],
    ["start=2025-01-04&end=2025-01-01", "past"],
    ["end=2026-02-20", "past"],
    ["start=2026-05-10&end=2026-05-09", "reversed"],
    ["start=2026-05-10&end=2026-05-10", "reversed"],
    ["start=2026-05-10&end=2026-05-09&duration=4", "reversed"],
    ["start=2026-05-10&end=2026-06-10", "too_long"],
    ["start=2026-05-10&duration=31", "too_long"],
    ["start=tomorrow", "unreadable"],
    ["start=2027-02-29", "unreadable"],
    ["start=2026-05-10&end=soon", "unreadable"],
    ["start=2026-05-10&duration=x", "unreadable"],
    ["duration=0", "unreadable"],
    ["duration=99999999999999999999", "unreadable"],
  ])("%s: the dates are %s", (query, dates) => {
    expect(said(query)).toEqual({ dates, guests: false });
  });

  test.each([
    "room=0",
    "room=21",
    "adults=two",
    "adults=41",
    "children=-1",
    "children=21",
    "adults=1.5",
    "adults=%203",
  ])("%s: other guests are shown", (query) => {
    expect(said(query)).toEqual({ dates: null, guests: true });
  });

  test("nothing, exactly where the stay is the requested one", () => {
    const day = fc.integer({ min: -40, max: 80 });
    fc.assert(
      fc.property(day, day, (from, to) => {
        const [start, end] = [from, to].map((ahead) =>
          new Date(Date.parse(TODAY) + ahead * 86_400_000).toISOString().slice(0, 10),
        ) as [string, string];
        const query = `start=${start}&end=${end}`;
        const isKept = read(query).start === start && read(query).end === end;
        expect(said(query).dates === null).toBe(isKept);
      }),
    );
  });
});

test.each([
  "start=",
  "start=tomorrow",
  "start=2027-02-29",
  "start=2026-3-5",
  "end=2027-02-30",
  "room=two",
  "room=1.5",
  "adults=1e1",
  "adults=+3",
  "adults=%203",
  "adults=3%0A",
  "children=0x2",
  "children=NaN",
  "duration=99999999999999999999",
  "START=2026-05-10&Adults=4",
])("%s can't be read and becomes the default", (query) => {
  expect(read(query)).toEqual(USUAL);
});

test("one wrong value does not lose the others", () => {
  expect(read("start=2026-05-10&duration=3&room=99&adults=4&children=x")).toEqual({
    start: "2026-05-10",
    end: "2026-05-13",
    room: 1,
    adults: 4,
    children: 0,
  });
});

test("an end that can't be falls back to the requested duration", () => {
  expect(read("start=2026-05-10&end=2026-05-09&duration=4").end).toBe("2026-05-14");
});

test("whatever the query, the stay is one that can be booked", () => {
  // To 9999-11: days beyond the year 9999 can't be written as YYYY-MM-DD.
  const day = fc
    .date({ min: new Date("2000-01-01"), max: new Date("9999-11-30"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const near = fc
    .date({ min: new Date("2026-02-01"), max: new Date("2026-05-01"), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10));
  const value = fc.oneof(near, day, fc.integer({ min: -5, max: 60 }).map(String), fc.string());
  const names = ["start", "end", "duration", "room", "adults", "children"];
  const query = fc.dictionary(fc.constantFrom(...names), value, { maxKeys: 6 });
  fc.assert(
    fc.property(query, near, (query, today) => {
      const stay = readStay({ get: (name) => query[name] ?? null }, today);
      expect(isDay(stay.start) && isDay(stay.end)).toBe(true);
      expect(stay.start >= today).toBe(true);
      const within = (number: number, least: number, most: number) =>
        Number.isInteger(number) && number >= least && number <= most;
      expect(within(nightsBetween(stay.start, stay.end), 1, STAY_LIMITS.nights)).toBe(true);
      expect(within(stay.room, 1, STAY_LIMITS.room)).toBe(true);
      expect(within(stay.adults, 1, STAY_LIMITS.adults)).toBe(true);
      expect(within(stay.children, 0, STAY_LIMITS.children)).toBe(true);
    }),
  );
});

test("a stay within the limits is read back as it was sent", () => {
  const values = fc.record({
    ahead: fc.integer({ min: 0, max: 700 }),
    nights: fc.integer({ min: 1, max: 30 }),
    room: fc.integer({ min: 1, max: 20 }),
    adults: fc.integer({ min: 1, max: 40 }),
    children: fc.integer({ min: 0, max: 20 }),
  });
  const later = (days: number) => new Date(Date.parse(TODAY) + days * 86_400_000).toISOString().slice(0, 10);
  fc.assert(
    fc.property(values, ({ ahead, nights, room, adults, children }) => {
      const stay = { start: later(ahead), end: later(ahead + nights), room, adults, children };
      const query = new URLSearchParams(Object.entries(stay).map(([name, value]) => [name, String(value)]));
      expect(readStay(query, TODAY)).toEqual(stay);
    }),
  );
});
