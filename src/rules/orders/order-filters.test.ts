import { expect, test } from "vitest";
import { isNews, maskEmail, maskPhone, stayDays } from "#rules/orders/order-filters.ts";

test.each([
  ["+886 912-345-678", "•••••• 678"],
  ["", ""],
])("of the number %s there is %s", (phone, shown) => expect(maskPhone(phone)).toBe(shown));

test.each([
  ["mei.lin@example.com", "m••••@example.com"],
  ["@example.com", ""],
  ["", ""],
])("of the address %s there is %s", (email, shown) => expect(maskEmail(email)).toBe(shown));

test.each([
  ["any", null, null, null, null],
  ["booked", null, null, null, null],
  ["today", "2027-02-28", "2027-02-28", null, null],
  ["tomorrow", "2027-03-01", "2027-03-01", null, null],
  ["week", "2027-02-28", "2027-03-06", null, null],
  ["in_house", null, "2027-02-28", "2027-03-01", null],
  ["leaving", null, null, "2027-02-28", "2027-02-28"],
] as const)("stays of the filter %s", (arrives, in_from, in_to, out_from, out_to) =>
  expect(stayDays(arrives, "2027-02-28")).toEqual({ in_from, in_to, out_from, out_to }),
);

test("an order that waits for a card is no news until it is paid", () => {
  expect(isNews("placed", { pay_way: "credit_card", pay_amount: 100 })).toBe(false);
  expect(isNews("placed", { pay_way: "credit_card", pay_amount: 0 })).toBe(true);
  expect(isNews("placed", { pay_way: "remittance", pay_amount: 100 })).toBe(true);
  expect(isNews("paid", { pay_way: "credit_card", pay_amount: 100 })).toBe(true);
});
