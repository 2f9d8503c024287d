import { expect, test } from "vitest";
import { arrivalAt, departureAt } from "./hours-of-stay.ts";

const timezone = "Asia/Taipei";

test.each([
  ["16:00", "16:00"],
  ["9:30", "09:30"],
  [" 16:00 ", "16:00"],
  ["１６：００", "16:00"],
  ["00:00", "00:00"],
  ["", "15:00"],
  ["下午三點", "15:00"],
  ["15:00後", "15:00"],
  ["24:00", "24:00"],
  ["25:00", "15:00"],
  ["16:60", "15:00"],
])("check-in written as %j begins at %s", (checkin_start_time, expected) => {
  const arrival = arrivalAt("2031-03-11", { checkin_start_time, timezone });
  expect(arrival.toISOString()).toBe(new Date(`2031-03-11T${expected}:00+08:00`).toISOString());
});

test.each([
  ["10:30", "10:30"],
  ["noon", "11:00"],
])("check-out written as %j is at %s", (checkout_time, expected) => {
  const departure = departureAt("2031-03-13", { checkout_time, timezone });
  expect(departure.toISOString()).toBe(new Date(`2031-03-13T${expected}:00+08:00`).toISOString());
});
