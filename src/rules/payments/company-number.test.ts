/** The Taiwanese unified business number, by the rule in force since April 2023 (decisions 6). */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { isCompanyNumber } from "#rules/payments/company-number.ts";

/** What a digit counts in each place: its product with 1, 2 or 4, the product's digits added. Written out, not computed. */
const ONCE = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9];
const TWICE = [0, 2, 4, 6, 8, 1, 3, 5, 7, 9];
const FOUR_TIMES = [0, 4, 8, 3, 7, 2, 6, 10, 5, 9];
const PLACES = [ONCE, TWICE, ONCE, TWICE, ONCE, TWICE, FOUR_TIMES, ONCE];

const digits = fc.array(fc.integer({ min: 0, max: 9 }), { minLength: 8, maxLength: 8 });
const oftenWithSeven = fc.oneof(
  digits,
  digits.map((digits) => digits.with(6, 7)),
);

test.each([
  // 0+8+5+9+5+4+2+7 = 40
  ["04595257", true],
  // 1+0+4+1+8+1+(2+8)+5 = 30
  ["10458575", true],
  // The seven counts 10, 1 or 0: 34 and 39 are one short of the next five.
  ["12345670", true],
  ["12345675", true],
  ["12345671", true],
  ["12345676", true],
  // 42 and 43
  ["12345678", false],
  ["12345672", false],
  ["12345673", false],
  ["12345674", false],
  // Divisible by five, not by ten: new in 2023. 0+8+5+9+5+4+2+2 = 35
  ["04595252", true],
  ["04595253", false],
  ["04595258", false],
  // One short of a five, but no seven in the seventh place: 39.
  ["04595256", false],
  ["10458574", true],
  ["10458573", false],
])("%s being one is %s", (text, is) => {
  expect(isCompanyNumber(text)).toBe(is);
});

test.each([
  "",
  "0459525",
  "045952570",
  " 04595257",
  "04595257 ",
  "04595257\n",
  "0459-5257",
  "0459525A",
  "-4595257",
  "4595257.",
  "０４５９５２５７",
  "٠٤٥٩٥٢٥٧",
])("%j is none: eight digits and nothing else", (text) => {
  expect(isCompanyNumber(text)).toBe(false);
});

describe("whatever the digits", () => {
  test("the number holds exactly if a way to count it is divisible by five", () => {
    fc.assert(
      fc.property(oftenWithSeven, (digits) => {
        const others = digits.reduce((sum, digit, place) => (place === 6 ? sum : sum + PLACES[place]![digit]!), 0);
        const seventh = digits[6] === 7 ? [1, 0] : [FOUR_TIMES[digits[6]!]!];
        const holds = seventh.some((counted) => [0, 5].includes((others + counted) % 10));
        expect(isCompanyNumber(digits.join(""))).toBe(holds);
      }),
    );
  });

  test("two last digits complete the first seven; four where the seventh is a seven", () => {
    fc.assert(
      fc.property(oftenWithSeven, (digits) => {
        const start = digits.slice(0, 7).join("");
        const completing = ONCE.filter((last) => isCompanyNumber(`${start}${last}`));
        expect(completing).toHaveLength(digits[6] === 7 ? 4 : 2);
      }),
    );
  });

  test("one digit mistyped is noticed, unless it counts the same by fives", () => {
    const mistake = fc.tuple(digits, fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 9 }));
    fc.assert(
      fc.property(mistake, ([digits, place, typed]) => {
        fc.pre(digits[6] !== 7 && (place !== 6 || typed !== 7));
        const last = ONCE.find((last) => isCompanyNumber([...digits.slice(0, 7), last].join("")))!;
        const right = [...digits.slice(0, 7), last];
        const wrong = right.with(place, typed);
        const isSame = (PLACES[place]![right[place]!]! - PLACES[place]![typed]!) % 5 === 0;
        expect(isCompanyNumber(wrong.join(""))).toBe(isSame);
      }),
    );
  });
});
