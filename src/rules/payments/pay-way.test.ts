/** Pay ways and vendors by id (specification 4). */
import fc from "fast-check";
import { expect, test } from "vitest";
import { onlineVendors, PAY_WAYS, type PayWay, vendorFor } from "#rules/payments/pay-way.ts";

const EVERY_VENDOR = [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];

test("there are four ways to pay, the card first", () => {
  expect(PAY_WAYS).toEqual(["credit_card", "cash", "remittance", "pay_arrival"]);
});

test.each<[pay_way: PayWay, payment_list: number[], vendor: number | null]>([
  ["credit_card", [1], 1],
  ["credit_card", [2, 1], 2],
  ["credit_card", [8, 14, 6, 1], 6],
  ["credit_card", [4, 6], 6],
  ["credit_card", [3, 2, 1], 2],
  ["credit_card", [8, 14, 6, 4], 6],
  ["credit_card", [8, 14], null],
  ["credit_card", [], null],
  ["remittance", [1, 8], 8],
  ["remittance", [1, 14], null],
  ["pay_arrival", [1, 14], 14],
  ["pay_arrival", [1, 8], null],
  ["cash", [1, 14], 14],
  ["cash", [1, 8], null],
])("%s with nobody named, of %j: %s", (pay_way, payment_list, vendor) => {
  expect(vendorFor(pay_way, undefined, payment_list, "TWD")).toBe(vendor);
});

test.each<[pay_way: PayWay, requested: number, payment_list: number[], vendor: number | null]>([
  ["credit_card", 4, [1, 4, 8], 4],
  ["credit_card", 1, [4, 1], 1],
  ["credit_card", 2, [1, 4, 8], null],
  // A way to pay takes only its own vendors, offered or not.
  ["credit_card", 8, [1, 8], null],
  ["credit_card", 14, [1, 14], null],
  ["remittance", 8, [1, 8], 8],
  ["remittance", 8, [1], null],
  ["remittance", 1, [1, 8], null],
  ["pay_arrival", 14, [14], 14],
  ["pay_arrival", 1, [1, 14], null],
  ["pay_arrival", 8, [8, 14], null],
  ["cash", 14, [14], 14],
  ["cash", 1, [1, 14], null],
])("%s with vendor %i, of %j: %s", (pay_way, requested, payment_list, vendor) => {
  expect(vendorFor(pay_way, requested, payment_list, "TWD")).toBe(vendor);
});

const ask = fc.record({
  pay_way: fc.constantFrom(...PAY_WAYS),
  requested: fc.option(fc.constantFrom(...EVERY_VENDOR), { nil: undefined }),
  payment_list: fc.shuffledSubarray(EVERY_VENDOR),
});

test("money goes only to a vendor the lodging offers, and only to the one that was named", () => {
  fc.assert(
    fc.property(ask, ({ pay_way, requested, payment_list }) => {
      const vendor = vendorFor(pay_way, requested, payment_list, "TWD");
      fc.pre(vendor !== null);
      expect(payment_list).toContain(vendor);
      if (requested !== undefined) expect(vendor).toBe(requested);
    }),
  );
});

test("every vendor offered is reached by exactly one way, or, on arrival, by two", () => {
  fc.assert(
    fc.property(fc.shuffledSubarray(EVERY_VENDOR, { minLength: 1 }), (payment_list) => {
      for (const vendor of payment_list) {
        const ways = PAY_WAYS.filter((pay_way) => vendorFor(pay_way, vendor, payment_list, "TWD") === vendor);
        expect(ways).toEqual(vendor === 8 ? ["remittance"] : vendor === 14 ? ["cash", "pay_arrival"] : ["credit_card"]);
      }
    }),
  );
});

test("a way is offered with nobody named exactly if some vendor could be named", () => {
  fc.assert(
    fc.property(ask, ({ pay_way, payment_list }) => {
      const nameable = payment_list.filter((vendor) => vendorFor(pay_way, vendor, payment_list, "TWD") !== null);
      const gateway = nameable.find((vendor) => [1, 2, 6].includes(vendor));
      expect(vendorFor(pay_way, undefined, payment_list, "TWD")).toBe(gateway ?? nameable[0] ?? null);
    }),
  );
});

test.each<[payment_list: number[], currency: string, vendors: number[]]>([
  [[14, 6, 4], "TWD", [6, 4]],
  [[8, 14], "TWD", []],
  [EVERY_VENDOR, "TWD", [1, 2, 3, 4, 6, 7, 9, 10, 11, 12, 13, 15]],
  [EVERY_VENDOR, "JPY", [2]],
  [[1, 8], "JPY", []],
])("of %j in %s the site takes %j", (payment_list, currency, vendors) => {
  expect(onlineVendors(payment_list, currency)).toEqual(vendors);
});

test.each<[requested: number | undefined, payment_list: number[], vendor: number | null]>([
  [undefined, [1, 6, 2], 2],
  [2, [1, 2], 2],
  // They take New Taiwan dollars only.
  [1, [1, 2], null],
  [6, [1, 6], null],
  [undefined, [1, 4, 6], null],
])("in dollars: card with vendor %s, of %j: %s", (requested, payment_list, vendor) => {
  expect(vendorFor("credit_card", requested, payment_list, "USD")).toBe(vendor);
});

test("a remittance and the front desk take any currency", () => {
  expect(vendorFor("remittance", undefined, EVERY_VENDOR, "USD")).toBe(8);
  expect(vendorFor("pay_arrival", undefined, EVERY_VENDOR, "USD")).toBe(14);
});
