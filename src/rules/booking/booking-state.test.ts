import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { addDays } from "#rules/time/day.ts";
import {
  type BookingState,
  countOf,
  readBooking,
  roomsIn,
  withCount,
  withExtra,
  withFilter,
  withStay,
  writeBooking,
} from "#rules/booking/booking-state.ts";

const TODAY = "2026-11-20";
const read = (query: string) => readBooking(new URLSearchParams(query), TODAY);
const written = (state: BookingState) => new URLSearchParams(writeBooking(state)).toString();

const id = fc.integer({ min: 1, max: 999_999_999 });
const code = fc
  .string({ minLength: 1, maxLength: 40, unit: "grapheme" })
  .map((text) => text.trim())
  .filter((text) => text.isWellFormed() && /^[^\p{Cc}<>]{1,40}$/u.test(text));

const anyState: fc.Arbitrary<BookingState> = fc
  .record({
    ahead: fc.integer({ min: 0, max: 300 }),
    nights: fc.integer({ min: 1, max: 30 }),
    room: fc.integer({ min: 1, max: 20 }),
    adults: fc.integer({ min: 1, max: 40 }),
    children: fc.integer({ min: 0, max: 20 }),
    lines: fc.uniqueArray(fc.record({ room_class_id: id, rate_plan_id: id, num: fc.integer({ min: 1, max: 4 }) }), {
      maxLength: 5,
      selector: (line) => `${line.room_class_id} ${line.rate_plan_id}`,
    }),
    extras: fc.array(fc.record({ item_number: code, quantity: fc.integer({ min: 1, max: 99 }), after: fc.nat(1) }), {
      maxLength: 5,
    }),
    codes: fc.uniqueArray(code, { maxLength: 10 }),
    only: fc.uniqueArray(fc.constantFrom("breakfast", "free_wifi", "whole_house"), { maxLength: 3 }),
    step: fc.constantFrom("rooms", "details", "pay"),
    isFlexible: fc.boolean(),
    sort: fc.option(fc.constantFrom("price" as const, "size" as const)),
    pointed: fc.option(fc.record({ room_class_id: id, arrival: fc.option(fc.nat(300)) })),
    turned: fc.option(fc.nat(300)),
    opened: fc.option(id),
  })
  .map(({ ahead, nights, lines, extras, step, pointed, turned, sort, isFlexible, opened, ...rest }) => {
    const start = addDays(TODAY, ahead);
    const isChoosing = lines.length === 0 || step === "rooms";
    const arrival = pointed?.arrival ?? null;
    const begun = arrival !== null && isChoosing ? { arrival: addDays(TODAY, arrival) } : {};
    return {
      ...(pointed ? { row: { room_class_id: pointed.room_class_id, ...begun } } : {}),
      ...(isFlexible ? { nearby: true as const } : {}),
      ...(sort === null ? {} : { sort }),
      ...(opened === null ? {} : { sheet: opened }),
      ...(turned === null ? {} : { from: addDays(TODAY, turned) }),
      ...rest,
      start,
      end: addDays(start, nights),
      cart: lines,
      extras: extras.map(({ after, ...extra }) => ({ ...extra, date: addDays(start, after) })),
      step: lines.length === 0 ? "rooms" : step,
    };
  });

describe("the address of a booking", () => {
  test("says all of it, and is read back as it was", () => {
    fc.assert(
      fc.property(anyState, (state) => {
        expect(read(written(state))).toEqual(state);
      }),
    );
  });

  test("whatever is in it, a state comes out that can be written again", () => {
    const name = fc.constantFrom(
      "start",
      "end",
      "duration",
      "room",
      "adults",
      "children",
      "cart",
      "extra",
      "code",
      "only",
      "row",
      "from",
      "sheet",
      "step",
    );
    fc.assert(
      fc.property(fc.array(fc.tuple(name, fc.string({ unit: "binary" })), { maxLength: 12 }), (pairs) => {
        const state = read(new URLSearchParams(pairs).toString());
        expect(read(written(state))).toEqual(state);
        expect(roomsIn(state.cart)).toBeLessThanOrEqual(20);
      }),
    );
  });

  test.each([
    ["", { start: TODAY, end: "2026-11-21", room: 1, adults: 2, children: 0, cart: [], step: "rooms" }],
    ["duration=3&start=2026-12-01", { start: "2026-12-01", end: "2026-12-04" }],
    ["start=2020-01-01&end=2020-01-05", { start: TODAY, end: "2026-11-21" }],
    [
      "cart=4.7.2_5.9.1",
      {
        cart: [
          { room_class_id: 4, rate_plan_id: 7, num: 2 },
          { room_class_id: 5, rate_plan_id: 9, num: 1 },
        ],
      },
    ],
    ["cart=4.7.2_4.7.1", { cart: [{ room_class_id: 4, rate_plan_id: 7, num: 3 }] }],
    ["cart=4.7.0_x_4.7_-1.2.3", { cart: [] }],
    [
      "cart=1.1.15_2.2.15",
      {
        cart: [
          { room_class_id: 1, rate_plan_id: 1, num: 15 },
          { room_class_id: 2, rate_plan_id: 2, num: 5 },
        ],
      },
    ],
    ["step=pay", { step: "rooms" }],
    ["step=pay&cart=4.7.1", { step: "pay" }],
    ["step=elsewhere&cart=4.7.1", { step: "rooms" }],
    ["code=A&code=A&code=%00", { codes: ["A"] }],
    [
      "extra=2026-11-20.2.SHUTTLE.1&extra=2027-01-01.1.X",
      {
        extras: [
          { date: TODAY, quantity: 2, item_number: "SHUTTLE.1" },
          { date: TODAY, quantity: 1, item_number: "X" },
        ],
      },
    ],
    ["only=breakfast&only=breakfast&only=<b>", { only: ["breakfast"] }],
    ["row=12&from=2026-12-01", { row: { room_class_id: 12 }, from: "2026-12-01" }],
    ["row=12.2026-12-03", { row: { room_class_id: 12, arrival: "2026-12-03" } }],
    // Over, or past choosing: the room is still the one pointed at.
    ["row=12.2026-11-19", { row: { room_class_id: 12 } }],
    ["row=12.2026-12-03&cart=4.7.1&step=details", { row: { room_class_id: 12 } }],
  ])("%s", (query, said) => expect(read(query)).toMatchObject(said));
});

test.each([
  "row=0",
  "row=12.",
  "row=12.2026-02-30x",
  "row=a.2026-12-03",
  "from=2026-11-19",
  "from=2026-13-01",
  "from=",
])("%s says nothing", (query) => {
  const { row, from } = read(query);
  expect([row, from]).toEqual([undefined, undefined]);
});

describe("the cart", () => {
  const line = { room_class_id: 4, rate_plan_id: 7 };
  test("a count is set, and nought takes the line out", () => {
    const one = withCount([], line, 1);
    expect(one).toEqual([{ ...line, num: 1 }]);
    expect(withCount(one, line, 3)).toEqual([{ ...line, num: 3 }]);
    expect(withCount(one, line, 0)).toEqual([]);
    expect(withCount(one, line, -1)).toEqual([]);
  });

  test("lines keep their order, and no cart has more rooms than an order may", () => {
    fc.assert(
      fc.property(anyState, id, id, fc.integer({ min: -2, max: 40 }), ({ cart }, room_class_id, rate_plan_id, num) => {
        const after = withCount(cart, { room_class_id, rate_plan_id }, num);
        expect(roomsIn(after)).toBeLessThanOrEqual(20);
        const others = (lines: typeof cart) =>
          lines.filter((each) => each.room_class_id !== room_class_id || each.rate_plan_id !== rate_plan_id);
        expect(others(after)).toEqual(others(cart));
        expect(countOf(after, { room_class_id, rate_plan_id })).toBeLessThanOrEqual(Math.max(0, num));
      }),
    );
  });
});

test("an extra is counted per day", () => {
  const extra = { item_number: "X", date: TODAY, quantity: 1 };
  const tomorrow = { ...extra, date: "2026-11-21" };
  expect(withExtra([extra], { ...extra, quantity: 3 })).toEqual([{ ...extra, quantity: 3 }]);
  expect(withExtra([extra], tomorrow)).toEqual([extra, tomorrow]);
  expect(withExtra([extra, tomorrow], { ...extra, quantity: 0 })).toEqual([tomorrow]);
});

test("other dates keep the choices, and extras move along with the arrival", () => {
  const state = read("start=2026-12-01&end=2026-12-04&cart=4.7.1&extra=2026-12-03.1.X&step=details");
  const later = withStay(state, { start: "2026-12-10", end: "2026-12-13" });
  expect(later).toMatchObject({ cart: state.cart, step: "details", extras: [{ date: "2026-12-12" }] });
  expect(withStay(state, { start: "2026-12-10", end: "2026-12-11" }).extras).toMatchObject([{ date: "2026-12-10" }]);
});

test("other dates give up a stay that was only begun; the room stays first, and the days shown are the stay's again", () => {
  const state = read("start=2026-12-01&end=2026-12-04&row=12.2026-12-20&from=2026-12-15");
  const later = withStay(state, { start: "2027-01-10", end: "2027-01-12" });
  expect(later.row).toEqual({ room_class_id: 12 });
  expect(later).not.toHaveProperty("from");
  expect(withStay(read(""), { adults: 3 })).not.toHaveProperty("row");
});

test("a filter is put on and taken off", () => {
  expect(withFilter([], "breakfast")).toEqual(["breakfast"]);
  expect(withFilter(["breakfast", "bathtub"], "breakfast")).toEqual(["bathtub"]);
});
