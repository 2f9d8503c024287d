import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type BookingState, readBooking, writeBooking } from "#rules/booking/booking-state.ts";
import { addDays, nightsBetween } from "#rules/time/day.ts";
import {
  firstShown,
  isRowChosen,
  MATRIX,
  nightByKey,
  shownDays,
  shownWith,
  stayInRow,
  tapNight,
  turned,
} from "#rules/booking/price-matrix.ts";

const TODAY = "2026-11-20";
const ROOMS = [11, 12, 13];
const read = (query: string) => readBooking(new URLSearchParams(query), TODAY);
const after = (days: number) => addDays(TODAY, days);

/** Twenty days from today; those named are sold out. */
const prices = (...soldOut: number[]) =>
  new Map(Array.from({ length: 20 }, (_, index) => [after(index), soldOut.includes(index) ? null : 2600]));

describe("the days shown", () => {
  test.each([
    ["two days before the arrival", "start=2026-12-08", "2026-12-06"],
    ["never what is over", "start=2026-11-21", TODAY],
    ["where the guest has turned to", "start=2026-12-08&from=2027-01-03", "2027-01-03"],
    ["the arrival that is being chosen", "start=2026-12-08&row=11.2026-12-20", "2026-12-18"],
  ])("%s", (_, query, first) => expect(firstShown(read(query), TODAY)).toBe(first));

  test("are fourteen, one after the other", () => {
    const days = shownDays("2026-12-28");
    expect(days).toHaveLength(14);
    expect([days[0], days[4], days.at(-1)]).toEqual(["2026-12-28", "2027-01-01", "2027-01-10"]);
  });

  test.each([
    ["on", "2026-12-06", 1, "2026-12-20"],
    ["back", "2026-12-06", -1, "2026-11-22"],
    ["back to today at most", "2026-11-25", -1, TODAY],
    ["not back before today", TODAY, -1, null],
    ["not on for ever", after(360), 1, null],
  ] as const)("can be turned %s", (_, first, by, next) => expect(turned(first, by, TODAY)).toBe(next));

  test("every day of a year comes up by turning on", () => {
    const seen = new Set<string>();
    for (let first: string | null = TODAY; first !== null; first = turned(first, 1, TODAY)) {
      for (const day of shownDays(first)) seen.add(day);
    }
    expect(Array.from({ length: 366 }, (_, index) => after(index)).filter((day) => !seen.has(day))).toEqual([]);
  });
});

describe("a tap", () => {
  const tap = (state: BookingState, room_class_id: number, days: number, soldOut: number[] = []) =>
    tapNight(state, { room_class_id, day: after(days) }, { prices: prices(...soldOut) }, TODAY);

  test("is the arrival, and nothing of the stay changes yet", () => {
    const before = read("start=2026-11-22&end=2026-11-24");
    const { state, note } = tap(before, 11, 5);
    expect(state).toEqual({ ...before, row: { room_class_id: 11, arrival: after(5) }, from: TODAY });
    expect(note).toBeNull();
  });

  test("and the next is the departure: the stay is another, the days shown stay", () => {
    const { state } = tap(tap(read("start=2026-11-22&end=2026-11-24&from=2026-11-21"), 11, 5).state, 11, 8);
    expect(state).toMatchObject({ start: after(5), end: after(8), row: { room_class_id: 11 }, from: "2026-11-21" });
    expect(state.row).not.toHaveProperty("arrival");
  });

  test("keeps to the rules of its day: nobody arrives on a closed one, and a least stay is kept and said", () => {
    const limits = new Map([
      [after(5), { closed_to_arrival: true as const }],
      [after(6), { min_nights: 3 }],
    ]);
    const tapLimited = (state: BookingState, days: number) =>
      tapNight(state, { room_class_id: 11, day: after(days) }, { prices: prices(), limits }, TODAY);
    const before = read("");
    expect(tapLimited(before, 5)).toEqual({ state: before, note: { reason: "no_arrival", day: after(5) } });
    const begun = tapLimited(before, 6);
    expect(begun).toMatchObject({ state: { row: { arrival: after(6) } }, note: { reason: "least", nights: 3 } });
    expect(tapLimited(begun.state, 8)).toMatchObject({ state: { row: { arrival: after(6) } }, note: { nights: 3 } });
    expect(tapLimited(begun.state, 9)).toMatchObject({ state: { start: after(6), end: after(9) }, note: null });
  });

  test("on another row begins anew there", () => {
    const { state } = tap(tap(read(""), 11, 5).state, 12, 8);
    expect(state.row).toEqual({ room_class_id: 12, arrival: after(8) });
  });

  test("a sold-out night is no arrival, and a departure all the same", () => {
    const before = read("");
    expect(tap(before, 11, 5, [5])).toEqual({ state: before, note: { reason: "sold_out", day: after(5) } });
    expect(tap(tap(before, 11, 4).state, 11, 5, [5]).state).toMatchObject({ start: after(4), end: after(5) });
  });

  test("a departure beyond a sold-out night is the arrival of another stay, with the reason", () => {
    const { state, note } = tap(tap(read(""), 11, 4).state, 11, 8, [5]);
    expect(state.row).toEqual({ room_class_id: 11, arrival: after(8) });
    expect(note).toEqual({ reason: "crosses", day: after(5) });
  });

  test("keeps the cart and moves its extras along", () => {
    const before = read("start=2026-11-22&end=2026-11-24&cart=11.7.1&extra=2026-11-23.2.X");
    const { state } = tap(tap(before, 11, 5).state, 11, 8);
    expect(state).toMatchObject({ cart: before.cart, extras: [{ item_number: "X", quantity: 2, date: after(6) }] });
  });

  test("whatever is tapped, a stay is never slept through a sold-out night, and the address keeps it", () => {
    const taps = fc.array(fc.tuple(fc.constantFrom(...ROOMS), fc.integer({ min: -3, max: 19 })), { maxLength: 8 });
    fc.assert(
      fc.property(taps, fc.uniqueArray(fc.nat(19)), (tapped, soldOut) => {
        const known = prices(...soldOut);
        const first = read("");
        const end = tapped.reduce((state, [room, days]) => tap(state, room, days, soldOut).state, first);
        expect(read(new URLSearchParams(writeBooking(end)).toString())).toEqual(end);
        if (end.start !== first.start || end.end !== first.end) {
          const nights = Array.from({ length: nightsBetween(end.start, end.end) }, (_, at) => addDays(end.start, at));
          expect(nights.map((night) => known.get(night))).not.toContain(null);
        }
        if (end.row?.arrival !== undefined) expect(known.get(end.row.arrival)).not.toBeNull();
      }),
    );
  });
});

describe("a row draws", () => {
  const stay = { start: "2026-11-22", end: "2026-11-24" };
  const none = { start: "", end: "" };
  const requested = "start=2026-11-22&end=2026-11-24";
  test.each([
    ["what was asked for, until one is chosen", requested, [stay, stay]],
    ["only what is its own, once one is", `${requested}&row=11`, [stay, none]],
    ["a room in the cart too", `${requested}&row=12&cart=11.7.1`, [stay, stay]],
    [
      "the arrival alone, and no other row anything",
      `${requested}&row=12.2026-11-27&cart=11.7.1`,
      [none, { start: "2026-11-27", end: "" }],
    ],
  ])("%s", (_, query, drawn) => {
    expect([11, 12].map((id) => stayInRow(read(query), id, prices()))).toEqual(drawn);
  });

  test("nothing where the room is not free, unless it was chosen", () => {
    expect(stayInRow(read(requested), 11, prices(3))).toEqual(none);
    expect(stayInRow(read(requested), 11, prices(4))).toEqual(stay);
    expect(stayInRow(read(`${requested}&cart=11.7.1`), 11, prices(3))).toEqual(stay);
    expect(isRowChosen(read(`${requested}&cart=11.7.1`), 11)).toBe(true);
    expect(isRowChosen(read(requested), 11)).toBe(false);
  });
});

describe("keys", () => {
  const first = "2026-12-06";
  const at = (room_class_id: number, day: string) => ({ room_class_id, day });
  const press = (from: ReturnType<typeof at>, key: string) =>
    nightByKey(from, key, { rooms: ROOMS, first, today: TODAY });
  test.each([
    ["ArrowRight", at(11, "2026-12-09")],
    ["ArrowLeft", at(11, "2026-12-07")],
    ["ArrowDown", at(12, "2026-12-08")],
    ["ArrowUp", at(11, "2026-12-08")],
    ["Home", at(11, first)],
    ["End", at(11, "2026-12-19")],
    ["PageDown", at(11, "2026-12-22")],
    ["PageUp", at(11, "2026-11-24")],
  ])("%s", (key, night) => expect(press(at(11, "2026-12-08"), key)).toEqual(night));

  test("others are the browser's, and the last row is the last", () => {
    expect(press(at(11, first), "Enter")).toBeNull();
    expect(press(at(11, first), "toString")).toBeNull();
    expect(press(at(13, first), "ArrowDown")).toEqual(at(13, first));
    expect(press(at(11, "2026-11-22"), "PageUp")).toEqual(at(11, TODAY));
  });

  test("whatever is pressed, the night is shown, and the days shown hardly move", () => {
    const key = fc.constantFrom("ArrowRight", "ArrowLeft", "ArrowUp", "ArrowDown", "Home", "End", "PageUp", "PageDown");
    fc.assert(
      fc.property(fc.array(key, { maxLength: 40 }), (keys) => {
        let shown = first;
        let night = at(12, "2026-12-08");
        for (const pressed of keys) {
          night = nightByKey(night, pressed, { rooms: ROOMS, first: shown, today: TODAY })!;
          const next = shownWith(night.day, shown, TODAY);
          expect(Math.abs(nightsBetween(shown, next))).toBeLessThanOrEqual(MATRIX.days);
          shown = next;
          expect(shownDays(shown)).toContain(night.day);
          expect(ROOMS).toContain(night.room_class_id);
          expect(shown >= TODAY).toBe(true);
        }
      }),
    );
  });
});
