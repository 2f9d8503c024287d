import { expect, test } from "vitest";
import { type BookingState, readBooking, writeBooking } from "#rules/booking/booking-state.ts";
import { besidesSheet } from "#web/booking/room-sheet/sheet-state.ts";

const TODAY = "2027-03-01";
const at = (query: string): BookingState =>
  readBooking(new URLSearchParams(`start=2027-04-01&end=2027-04-03&adults=2&${query}`), TODAY);
const written = (state: BookingState) => writeBooking(state).filter(([name]) => ["cart", "sheet"].includes(name));

test.each<[string, string, string, string]>([
  ["Back closes the sheet, and keeps what was chosen in it", "sheet=7&cart=7.1.1", "", "cart=7.1.1"],
  ["Forward opens it again, with what is in the cart now", "cart=7.1.2", "sheet=7&cart=7.1.1", "cart=7.1.2&sheet=7"],
  ["what was removed in it stays removed", "sheet=7", "cart=7.1.1", ""],
  ["another step is another page", "sheet=7&cart=7.1.1", "cart=8.1.1&step=details", "cart=8.1.1"],
  ["another stay is another page", "sheet=7&cart=7.1.1", "adults=3&cart=8.1.1", "cart=7.1.1"],
  ["without a sheet the address holds", "cart=7.1.1", "cart=8.1.1", "cart=8.1.1"],
])("%s", (_, before, next, shown) =>
  expect(new URLSearchParams(written(besidesSheet(at(before), at(next)))).toString()).toBe(shown),
);
