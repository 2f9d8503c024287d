import { expect, test } from "vitest";
import { atVendorUntil, hasTimeToPay, isUnderWay, type BegunPayment } from "#rules/payments/begun.ts";

const at = (seconds: number) => new Date(Date.UTC(2031, 2, 1) + seconds * 1000);

test.each<[what: string, begun: BegunPayment, isIt: boolean]>([
  ["made, and the guest not sent yet", { state: "created", wasSent: false, hasNumber: false }, false],
  ["at the vendor's page, or back from it unpaid", { state: "redirected", wasSent: true, hasNumber: false }, false],
  ["approved, to be confirmed by us", { state: "authorized", wasSent: true, hasNumber: false }, true],
  ["charged, and the answer was lost", { state: "unknown", wasSent: true, hasNumber: false }, true],
  ["the vendor could not be reached to begin with", { state: "unknown", wasSent: false, hasNumber: false }, false],
  ["a bank's number", { state: "redirected", wasSent: true, hasNumber: true }, false],
  ["a bank's number, and the bank silent", { state: "unknown", wasSent: true, hasNumber: true }, false],
  ["paid", { state: "captured", wasSent: true, hasNumber: false }, false],
  ["failed", { state: "failed", wasSent: true, hasNumber: false }, false],
])("%s", (_what, begun, isIt) => {
  expect(isUnderWay(begun)).toBe(isIt);
});

test("a guest is taken to be at the vendor's page for half an hour, unless a number takes them home", () => {
  const begun = { created_at: at(0), hasNumber: false };
  expect(atVendorUntil(begun, at(0))).toEqual(at(600));
  expect(atVendorUntil(begun, at(599))).toEqual(at(600));
  expect(atVendorUntil(begun, at(600))).toBeNull();
  expect(atVendorUntil({ ...begun, hasNumber: true }, at(1))).toBeNull();
});

test("a payment is begun until two minutes before the rooms are given back", () => {
  expect(hasTimeToPay(null, at(0))).toBe(true);
  expect(hasTimeToPay(at(121), at(0))).toBe(true);
  expect(hasTimeToPay(at(120), at(0))).toBe(false);
  expect(hasTimeToPay(at(-1), at(0))).toBe(false);
});
