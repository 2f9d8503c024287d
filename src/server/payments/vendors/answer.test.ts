/** What vendors answer is read exactly, or not at all. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import {
  digitsSchema,
  guestUrl,
  keyText,
  parseExactly,
  readAnswer,
  readBody,
} from "#server/payments/vendors/answer.ts";
import { Unreachable } from "#server/payments/vendors/vendor.ts";

test("a whole number of any length keeps every digit", () => {
  fc.assert(
    fc.property(fc.bigInt({ min: -(10n ** 24n), max: 10n ** 24n }), (number) => {
      expect(String((parseExactly(`{"id":${number}}`) as { id: unknown }).id)).toBe(String(number));
    }),
  );
});

test.each([
  ["9007199254740991", 9007199254740991],
  ["9007199254740992", "9007199254740992"],
  ["2026030112345678901", "2026030112345678901"],
  ["1.5", 1.5],
  ["1e3", 1000],
  ['"2026030112345678901"', "2026030112345678901"],
  ["[2026030112345678901,1]", ["2026030112345678901", 1]],
])("%s is read as %j", (text, value) => {
  expect(parseExactly(text)).toEqual(value);
});

test("whatever JSON there is without long numbers is read as ever", () => {
  fc.assert(
    fc.property(fc.json(), (text) => {
      fc.pre(!/\d{16}/.test(text));
      expect(parseExactly(text)).toEqual(JSON.parse(text));
    }),
  );
});

test.each([
  ["2026030112345678901", "2026030112345678901"],
  [7, "7"],
  ["", null],
  ["7 ", null],
  ["-7", null],
  [1.5, null],
  [-1, null],
  [null, null],
])("%j as an id is %j", (given, id) => {
  const read = digitsSchema.safeParse(given);
  expect(read.success ? read.data : null).toBe(id);
});

test.each([
  [200, "no JSON"],
  [200, '{"amount":"1"}'],
  [404, ""],
  [500, '{"amount":1}'],
])("%i %s is nobody's word", (status, text) => {
  expect(() => readAnswer(z.object({ amount: z.number() }), { status, text }, "vendor")).toThrow(Unreachable);
});

test("a webhook too long to be one is not read", () => {
  expect(readBody(Buffer.from(JSON.stringify("x".repeat(60_000))))).toHaveLength(60_000);
  expect(readBody(Buffer.from(JSON.stringify("x".repeat(70_000))))).toBeNull();
  expect(readBody(Buffer.from([0xff, 0xfe]))).toBeNull();
});

test.each([
  ["https://pay.test/a", true, true],
  ["http://pay.test/a", true, false],
  ["http://127.0.0.1:3001/a", false, true],
  ["javascript:alert(1)", false, false],
  ["data:text/html,x", false, false],
  ["/relative", false, false],
])("a guest is sent to %s (live: %s): %s", (url, isLive, isSent) => {
  const send = () => guestUrl(url, { keys: {}, base: "http://127.0.0.1:3001/x", isLive }, "vendor");
  if (isSent) expect(send()).toBe(url);
  else expect(send).toThrow(Unreachable);
});

test.each([
  ["a key", "sk_live_1", true],
  ["one with blanks round it, which are taken off", " sk_live_1 ", true],
  ["a second line", "key\r\nx-evil: 1", false],
  ["nothing", "", false],
  ["blanks", "  ", false],
  ["letters that no header holds", "鑰匙", false],
])("%s", (_name, text, isKey) => {
  expect(keyText.safeParse(text).success).toBe(isKey);
});
