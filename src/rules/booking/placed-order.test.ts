import { describe, expect, test } from "vitest";
import { type BookingState, readBooking, writeBooking } from "#rules/booking/booking-state.ts";
import { besidesPlaced, isAboutPlaced } from "#rules/booking/placed-order.ts";

const TODAY = "2026-11-20";
const read = (query: string): BookingState => readBooking(new URLSearchParams(query), TODAY);
const BOOKED = "start=2026-12-01&end=2026-12-03&cart=1.10.1&extra=2026-12-02.1.BOX&code=TEN&only=breakfast&step=pay";
const PLACED = {
  order_doc: "HXA261120ABCD",
  page: "/stay/pay/1/HXA261120ABCD",
  start: "2026-12-01",
  end: "2026-12-03",
  unpaid: null,
};

describe("the order that a booking has become", () => {
  test.each([
    ["HXA261120ABCD", "HXA261120ABCD"],
    ["", undefined],
    ["<script>", undefined],
    ["hxa", undefined],
    ["A".repeat(41), undefined],
  ])("%s in the address is %s", (text, placed) => {
    const query = new URLSearchParams(BOOKED);
    query.set("placed", text);
    expect(readBooking(query, TODAY).placed).toBe(placed);
  });

  test("stays in the address with everything that was chosen", () => {
    const state = { ...read(BOOKED), placed: PLACED.order_doc };
    const address = new URLSearchParams(writeBooking(state)).toString();
    expect(read(address)).toEqual(state);
  });

  test("concerns the days it is for, and no others", () => {
    expect(isAboutPlaced(PLACED, read(BOOKED))).toBe(true);
    expect(isAboutPlaced(PLACED, read("start=2026-12-01&end=2026-12-04"))).toBe(false);
    expect(isAboutPlaced(PLACED, read("start=2026-12-02&end=2026-12-03"))).toBe(false);
    expect(isAboutPlaced(null, read(BOOKED))).toBe(false);
  });

  test("leaves the search as it was, and nothing chosen", () => {
    const state = { ...read(BOOKED), placed: PLACED.order_doc };
    expect(besidesPlaced(state, PLACED)).toEqual(read("start=2026-12-01&end=2026-12-03&only=breakfast"));
  });

  test("leaves everything as it was, once it is over or for other days", () => {
    const state = { ...read(BOOKED), placed: PLACED.order_doc };
    expect(besidesPlaced(state, null)).toEqual(read(BOOKED));
    expect(besidesPlaced(state, { ...PLACED, start: "2026-11-30" })).toEqual(read(BOOKED));
  });
});
