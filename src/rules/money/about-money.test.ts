import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  aboutAmount,
  aboutMoney,
  areCurrent,
  CURRENCIES,
  currencyOfRegion,
  rateBetween,
  signOf,
} from "#rules/money/about-money.ts";
import { LANGUAGES } from "#rules/text/language.ts";

test.each([
  ["US", "USD"],
  ["TW", "TWD"],
  ["DE", "EUR"],
  ["LI", "CHF"],
  ["MO", "HKD"],
  // Its own currency is not among ours.
  ["BR", "USD"],
  [null, null],
])("a guest from %s thinks in %s", (region, currency) => {
  expect(currencyOfRegion(region)).toBe(currency);
});

test("every currency has a sign of its own, and no region two currencies", () => {
  for (const lang of LANGUAGES) {
    expect(new Set(CURRENCIES.map((currency) => signOf(currency, lang))).size).toBe(CURRENCIES.length);
  }
  expect(CURRENCIES).toContain(currencyOfRegion("IE"));
});

describe("a rate", () => {
  const rates = { base: "TWD", rates: { USD: 0.0316, JPY: 4.9, KRW: 0 } };
  test.each([
    ["TWD", "USD", 0.0316],
    ["USD", "TWD", 1 / 0.0316],
    ["USD", "JPY", 4.9 / 0.0316],
    ["TWD", "TWD", 1],
    ["TWD", "KRW", null],
    ["TWD", "EUR", null],
    ["EUR", "USD", null],
  ])("from %s to %s is %s", (from, to, rate) => {
    expect(rateBetween(rates, from, to)).toBe(rate);
  });

  test("there and back again is one", () => {
    const rate = fc.double({ min: 1e-6, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(rate, rate, (usd, jpy) => {
        const some = { base: "TWD", rates: { USD: usd, JPY: jpy } };
        expect(rateBetween(some, "USD", "JPY")! * rateBetween(some, "JPY", "USD")!).toBeCloseTo(1, 9);
      }),
    );
  });
});

describe("about", () => {
  test.each([
    [4960, 0.0318, "USD", "en-US", "US$158"],
    [4960, 4.87, "JPY", "ja-JP", "¥24,160"],
    [4960, 4.87, "JPY", "zh-CN", "JP¥24,160"],
    [4960, 0.227, "CNY", "zh-CN", "¥1,126"],
    [4960, 43.6, "KRW", "ko-KR", "₩216,300"],
    [4960, 0.0279, "CHF", "en-US", "CHF\u00a0138"],
    [4960, 0.144, "MYR", "zh-TW", "RM\u00a0714"],
    [10, 0.0318, "USD", "en-US", "US$0"],
  ] as const)("%i at %f in %s, %s: %s", (amount, rate, currency, lang, text) => {
    expect(aboutMoney(amount, rate, currency, lang)).toBe(text);
  });

  test("is never off by more than half a unit or a thousandth", () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1e9, noNaN: true }), (amount) => {
        const about = aboutAmount(amount);
        expect(Number.isInteger(about)).toBe(true);
        expect(Math.abs(about - amount)).toBeLessThanOrEqual(Math.max(0.5, amount / 1000));
      }),
    );
  });
});

test.each([
  ["2026-11-16", true],
  ["2026-11-17", true],
  ["2026-10-16", true],
  ["2026-10-15", false],
  ["2026-11-18", false],
  ["", false],
])("on 16 November 2026 rates of %s count: %s", (date, isCurrent) => {
  expect(areCurrent(date, "2026-11-16")).toBe(isCurrent);
});
