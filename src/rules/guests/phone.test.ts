import { expect, test } from "vitest";
import { isPhone } from "#rules/guests/guest-fields.ts";
import { withCallingCode } from "#rules/guests/countries.ts";
import { dialled, isInternational, phoneLink, plainPhone } from "#rules/guests/phone.ts";

test.each([
  ["  0912-345-678 ", "0912-345-678"],
  ["０９１２　３４５　６７８", "0912 345 678"],
  ["０９０−１２３４－５６７８", "090-1234-5678"],
  ["01.23.45.67.89", "01 23 45 67 89"],
  ["030/123 456", "030 123 456"],
  ["0081 90 1234 5678", "+81 90 1234 5678"],
  ["＋81 90", "+81 90"],
  ["", ""],
])("%j is %j in signs of ours", (typed, plain) => {
  expect(plainPhone(typed)).toBe(plain);
});

test.each([
  ["0912 345 678", "TW", "+886 0912 345 678"],
  ["912345678", "TW", "+886 912345678"],
  ["+1 415 555 2671", "TW", "+1 415 555 2671"],
  ["0044 20 7946 0018", "TW", "+44 20 7946 0018"],
  ["12345678", "??", "12345678"],
  ["", "TW", ""],
])("%j with %s chosen is written %j", (typed, country, written) => {
  expect(withCallingCode(typed, country)).toBe(written);
});

test("dialled it has digits only, and the wire takes it", () => {
  expect(dialled("+886 (0)912-345-678")).toBe("+8860912345678");
  expect(isPhone(dialled(withCallingCode("０９１２.３４５.６７８", "TW")))).toBe(true);
  expect(phoneLink("+886 3 900 0123")).toBe("tel:+88639000123");
});

test("a number with its country is known by its beginning", () => {
  expect(["+81 90", "0081 90", "＋81"].map(isInternational)).toEqual([true, true, true]);
  expect(["090", "886912345678"].map(isInternational)).toEqual([false, false]);
});
