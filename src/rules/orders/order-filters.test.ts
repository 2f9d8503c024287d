import { expect, test } from "vitest";
import { isNews, maskEmail, maskPhone } from "#rules/orders/order-filters.ts";

test.each([
  ["+886 912-345-678", "•••••• 678"],
  ["", ""],
])("of the number %s there is %s", (phone, shown) => expect(maskPhone(phone)).toBe(shown));

test.each([
  ["mei.lin@example.com", "m••••@example.com"],
  ["@example.com", ""],
  ["", ""],
])("of the address %s there is %s", (email, shown) => expect(maskEmail(email)).toBe(shown));

test("an order that waits for a card is no news until it is paid", () => {
  expect(isNews("placed", "held")).toBe(false);
  expect(isNews("placed", "awaiting_payment")).toBe(true);
  expect(isNews("paid", "confirmed")).toBe(true);
});
