/** The number of an order: HXA, six digits of the day, at least 50 random bits in Crockford base32 (decisions 5). */
import fc from "fast-check";
import { expect, test } from "vitest";
import { ORDER_DOC_BYTES, orderDoc } from "#rules/orders/order-doc.ts";

const SHAPE = /^HXA\d{6}[0-9A-HJKMNP-TV-Z]{11}$/;
const random = fc.uint8Array({ minLength: ORDER_DOC_BYTES, maxLength: ORDER_DOC_BYTES });
const day = fc
  .date({ min: new Date("2000-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));

test.each<[day: string, random: number[], order_doc: string]>([
  ["2026-03-01", [0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0], "HXA26030100000000000"],
  ["2026-12-31", [31, 31, 31, 31, 31, 31, 31, 31, 31, 31, 31], "HXA261231ZZZZZZZZZZZ"],
  ["2028-02-29", [9, 10, 17, 18, 19, 20, 21, 22, 26, 27, 31], "HXA2802299AHJKMNPTVZ"],
  ["2009-01-02", [1, 2, 3, 4, 5, 6, 7, 8, 23, 24, 25], "HXA09010212345678QRS"],
])("an order of %s drawing %j is %s", (day, random, order_doc) => {
  expect(orderDoc(day, Uint8Array.from(random))).toBe(order_doc);
});

test("eleven bytes are drawn: 55 bits count, and more than eleven are not used", () => {
  expect(ORDER_DOC_BYTES).toBe(11);
  expect(orderDoc("2026-03-01", new Uint8Array(16).fill(10))).toBe("HXA260301AAAAAAAAAAA");
});

test("whatever is drawn, the shape holds and what was drawn can be read back", () => {
  // As Crockford lists them: no I, L, O, U.
  const signs = [..."0123456789ABCDEFGHJKMNPQRSTVWXYZ"];
  fc.assert(
    fc.property(day, random, (day, random) => {
      const order_doc = orderDoc(day, random);
      expect(order_doc).toMatch(SHAPE);
      const [year, month, date] = day.split("-") as [string, string, string];
      expect(order_doc.slice(3, 9)).toBe(`${year.slice(2)}${month}${date}`);
      const read = Array.from(order_doc.slice(9), (sign) => signs.indexOf(sign));
      expect(read).toEqual(Array.from(random, (byte) => byte % 32));
    }),
  );
});

test("each of the 55 bits that count changes the number, and no two signs move together", () => {
  const bit = fc.tuple(fc.integer({ min: 0, max: ORDER_DOC_BYTES - 1 }), fc.integer({ min: 0, max: 4 }));
  fc.assert(
    fc.property(random, bit, (random, [place, bit]) => {
      const other = random.with(place, random[place]! ^ (1 << bit));
      const one = orderDoc("2026-03-01", random);
      const two = orderDoc("2026-03-01", other);
      const changed = [...one].flatMap((sign, index) => (sign === two[index] ? [] : [index]));
      expect(changed).toEqual([9 + place]);
    }),
  );
});
