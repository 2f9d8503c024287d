/** The ways to pay as a guest sees them. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { LANGUAGES, type Language } from "#rules/text/language.ts";
import {
  cardMarks,
  defaultMethod,
  isWallet,
  needsTaiwan,
  payKey,
  payMethods,
  WALLETS,
  walletsIn,
  walletVendor,
} from "#rules/payments/pay-methods.ts";

const EVERY_VENDOR = [1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15];
const both = [...WALLETS];

const shown = (
  payment_list: number[],
  lang: Language,
  { currency = "TWD", wallets = [] as typeof both, own = null as number | null } = {},
) => payMethods({ payment_list, currency, wallets }, lang, own).map((choice) => `${choice.method} ${choice.vendor}`);

test.each<[lang: Language, methods: string]>([
  ["zh-TW", "line_pay card apple_pay google_pay jkopay pi atm remittance arrival"],
  ["zh-CN", "card apple_pay google_pay line_pay jkopay pi remittance atm arrival"],
  ["en-US", "card apple_pay google_pay line_pay jkopay pi remittance atm arrival"],
  ["ja-JP", "card apple_pay google_pay line_pay jkopay pi remittance atm arrival"],
  ["ko-KR", "card google_pay apple_pay line_pay jkopay pi remittance atm arrival"],
])("%s: %s", (lang, methods) => {
  const offered = { payment_list: [14, 9, 8, 7, 6, 4, 3, 1], currency: "TWD", wallets: both };
  expect(
    payMethods(offered, lang)
      .map(({ method }) => method)
      .join(" "),
  ).toBe(methods);
});

test.each<[what: string, payment_list: number[], given: Parameters<typeof shown>[2], ways: string[]]>([
  ["one card, by the lodging's order", [6, 1, 2], {}, ["card 6"]],
  ["the order's own gateway stays", [6, 1, 2], { own: 2 }, ["card 2"]],
  ["an own vendor that is no card changes nothing", [6, 1, 4], { own: 4 }, ["card 6", "line_pay 4"]],
  ["one that is not offered any more, neither", [6, 1], { own: 2 }, ["card 6"]],
  ["each bank's number is a way of its own", [9, 13, 6], {}, ["card 6", "atm 9", "atm 13"]],
  ["a wallet goes to the first who carries it", [6, 1], { wallets: both }, ["card 6", "apple_pay 6", "google_pay 1"]],
  ["TapPay carries none", [2], { wallets: both }, ["card 2"]],
  ["abroad Stripe carries both", [1, 2], { wallets: both, currency: "USD" }, ["card 2", "apple_pay 2", "google_pay 2"]],
  ["no wallet that the lodging has not activated", [1, 6], {}, ["card 1"]],
  ["on arrival alone", [14], { wallets: both }, ["arrival 14"]],
  ["nothing", [], { wallets: both }, []],
])("%s", (_what, payment_list, given, ways) => {
  expect(shown(payment_list, "en-US", given)).toEqual(ways);
});

const anything = fc.record({
  payment_list: fc.shuffledSubarray(EVERY_VENDOR),
  currency: fc.constantFrom("TWD", "USD"),
  wallets: fc.shuffledSubarray(both),
  lang: fc.constantFrom(...LANGUAGES),
  own: fc.option(fc.constantFrom(...EVERY_VENDOR)),
});

test("every way is of the lodging's own list, once, and cards never twice", () => {
  fc.assert(
    fc.property(anything, ({ lang, own, ...offered }) => {
      const ways = payMethods(offered, lang, own);
      for (const { vendor } of ways) expect(offered.payment_list).toContain(vendor);
      const keys = ways.map(payKey);
      expect(new Set(keys).size).toBe(keys.length);
      expect(ways.filter(({ method }) => method === "card").length).toBeLessThanOrEqual(1);
    }),
  );
});

test("the language changes the order and nothing else", () => {
  fc.assert(
    fc.property(anything, ({ lang, own, ...offered }) => {
      const sorted = (as: Language) => payMethods(offered, as, own).map(payKey).sort();
      expect(sorted(lang)).toEqual(sorted("zh-TW"));
    }),
  );
});

test("a card is the default wherever there is one, and never a wallet that the device may not have", () => {
  fc.assert(
    fc.property(anything, ({ lang, own, ...offered }) => {
      const ways = payMethods(offered, lang, own);
      const chosen = defaultMethod(ways);
      expect(chosen?.method === "card").toBe(ways.some(({ method }) => method === "card"));
      expect(chosen !== undefined && isWallet(chosen.method)).toBe(false);
      expect(chosen === undefined).toBe(ways.every(({ method }) => isWallet(method)));
    }),
  );
});

test("what needs an account in Taiwan says so, except to those who have one", () => {
  const explained = (lang: Language) =>
    payMethods({ payment_list: EVERY_VENDOR, currency: "TWD", wallets: both }, lang)
      .filter(({ method }) => needsTaiwan(method, lang))
      .map(({ method }) => method);
  expect(new Set(explained("en-US"))).toEqual(new Set(["line_pay", "jkopay", "pi", "atm"]));
  expect(explained("zh-TW")).toEqual([]);
});

test("the wallets of a lodging's settings, whatever else stands there", () => {
  expect(walletsIn({ wallets: ["google_pay", "apple_pay", "x", 1] })).toEqual(["apple_pay", "google_pay"]);
  for (const options of [{}, { wallets: null }, { wallets: "apple_pay" }, { wallets: {} }])
    expect(walletsIn(options)).toEqual([]);
});

test("a wallet needs a vendor that carries it and a lodging that has activated it", () => {
  const offered = { payment_list: [6, 4], currency: "TWD", wallets: both };
  expect(walletVendor("apple_pay", offered)).toBe(6);
  expect(walletVendor("google_pay", offered)).toBeNull();
  expect(walletVendor("apple_pay", { ...offered, wallets: [] })).toBeNull();
});

test("no card is promised that a gateway may refuse", () => {
  expect(cardMarks("TWD")).toEqual(["visa", "mastercard", "jcb"]);
  expect(cardMarks("USD")).not.toContain("jcb");
});
