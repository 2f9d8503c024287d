/** The short form of an order's number: eight characters without 0, O, 1 and I (decisions 9). */
import fc from "fast-check";
import { expect, test } from "vitest";
import { orderDoc, ORDER_DOC_BYTES } from "#rules/orders/order-doc.ts";
import { readShortCode, SHORT_CODE_BYTES, shortCode, shownCode } from "#rules/orders/short-code.ts";

const random = fc.uint8Array({ minLength: SHORT_CODE_BYTES, maxLength: SHORT_CODE_BYTES });

test.each<[random: number[], code: string]>([
  [[0, 1, 2, 3, 4, 5, 6, 7], "23456789"],
  [[8, 15, 16, 20, 21, 25, 30, 31], "AHJNPTYZ"],
  // Only five bits of a byte count.
  [[32, 63, 64, 255, 8, 9, 10, 11], "2Z2ZABCD"],
])("drawing %j is %s", (random, code) => {
  expect(shortCode(Uint8Array.from(random))).toBe(code);
});

test("whatever is drawn: eight characters, none that is mistaken for another, and each bit changes it", () => {
  const bit = fc.tuple(fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 4 }));
  fc.assert(
    fc.property(random, bit, (random, [place, bit]) => {
      const code = shortCode(random);
      expect(code).toMatch(/^[A-Z2-9]{8}$/);
      expect(code).not.toMatch(/[0O1I]/);
      const other = shortCode(random.with(place, random[place]! ^ (1 << bit)));
      expect([...code].flatMap((sign, nth) => (sign === other[nth] ? [] : [nth]))).toEqual([place]);
    }),
  );
});

test("however it is typed, it is read back", () => {
  const between = fc.constantFrom("", " ", "  ", "-", " - ", "–", "\u3000", "－");
  const wide = (text: string) => text.replace(/[!-~]/g, (sign) => String.fromCharCode(sign.charCodeAt(0) + 0xfee0));
  fc.assert(
    fc.property(random, between, fc.boolean(), fc.boolean(), (random, gap, isLower, isWide) => {
      const code = shortCode(random);
      expect(readShortCode(shownCode(code))).toBe(code);
      const spelled = ` ${code.slice(0, 4)}${gap}${code.slice(4)} `;
      const typed = isLower ? spelled.toLowerCase() : spelled;
      expect(readShortCode(isWide ? wide(typed) : typed)).toBe(code);
    }),
  );
});

test.each([
  "",
  "ABCD",
  "ABCD-EFG",
  "ABCD-EFGHJ",
  "ABCD-EFG0",
  "OBCD-EFGH",
  "1BCD-EFGH",
  "ABCI-EFGH",
  "ABCD_EFGH",
  "ABCD'EFGH",
])("%j is none", (typed) => {
  expect(readShortCode(typed)).toBeNull();
});

test("an order's number is never read as a code", () => {
  const number = fc.uint8Array({ minLength: ORDER_DOC_BYTES, maxLength: ORDER_DOC_BYTES });
  fc.assert(
    fc.property(number, (random) => {
      expect(readShortCode(orderDoc("2026-11-17", random))).toBeNull();
    }),
  );
});

test("it is shown in two halves", () => {
  expect(shownCode("ABCDEFGH")).toBe("ABCD-EFGH");
});
