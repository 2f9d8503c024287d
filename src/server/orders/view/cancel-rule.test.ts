import fc from "fast-check";
import { expect, test } from "vitest";
import { feePercent } from "#rules/orders/cancellation.ts";
import { LANGUAGES, type Language } from "#rules/text/language.ts";
import { addDays } from "#rules/time/day.ts";
import { cancelRule } from "#server/orders/view/cancel-rule.ts";

const ARRIVAL = "2026-12-11";
const sold = (...plans: [days_before: number, fee_percent: number][][]) => ({
  order: { check_in_day: ARRIVAL, currency: "TWD" },
  lines: plans.map((fees) => ({
    net_amount: 4480,
    sold: { refund_steps: fees.map(([days_before, fee_percent]) => ({ days_before, fee_percent })) },
  })),
});
const USUAL: [number, number][] = [
  [7, 50],
  [0, 100],
];
const read = (order: ReturnType<typeof sold>, lang: Language, today: string, rail_fee = 0) =>
  cancelRule(order, { lang, timezone: "Asia/Taipei", today, hotel_kind: 11, rail_fee });

test.each<[lang: Language, rule: string]>([
  [
    "zh-TW",
    "2026年12月3日 星期四 23:59 前可免費取消（台灣時間）。\n2026年12月4日 星期五起取消，收取 NT$2,240（房費的 50%）。\n2026年12月11日 星期五起取消，收取 NT$4,480（房費的 100%）。",
  ],
  [
    "zh-CN",
    "2026年12月3日星期四 23:59 前可免费取消（台湾时间）。\n2026年12月4日星期五起取消，收取 NT$2,240（房费的 50%）。\n2026年12月11日星期五起取消，收取 NT$4,480（房费的 100%）。",
  ],
  [
    "en-US",
    "Free cancellation through Thursday, December 3, 2026 (Taiwan time).\nFrom Friday, December 4, 2026, the cancellation fee is NT$2,240 (50% of the room price).\nFrom Friday, December 11, 2026, the cancellation fee is NT$4,480 (100% of the room price).",
  ],
  [
    "ja-JP",
    "2026年12月3日(木)まで無料でキャンセルいただけます（台湾時間）。\n2026年12月4日(金)以降のキャンセルは、NT$2,240（宿泊料金の50%）を申し受けます。\n2026年12月11日(金)以降のキャンセルは、NT$4,480（宿泊料金の100%）を申し受けます。",
  ],
  [
    "ko-KR",
    "2026년 12월 3일 목요일까지 무료로 취소하실 수 있습니다(대만 시간).\n2026년 12월 4일 금요일부터 취소하시면 수수료는 NT$2,240(객실 요금의 50%)입니다.\n2026년 12월 11일 금요일부터 취소하시면 수수료는 NT$4,480(객실 요금의 100%)입니다.",
  ],
])("in %s", (lang, rule) => {
  expect(read(sold(USUAL), lang, "2026-11-17")).toBe(rule);
});

test.each([
  ["2026-12-03", /^Free cancellation through Thursday, December 3/, ["December 3", "December 4", "December 11"]],
  ["2026-12-04", /^Through Thursday, December 10, 2026, the cancellation fee is/, ["December 10", "December 11"]],
  ["2026-12-10", /^Through Thursday, December 10, 2026, the cancellation fee is/, ["December 10", "December 11"]],
  ["2026-12-11", /^The cancellation fee is NT\$4,480/, null],
  ["2026-12-19", /^The cancellation fee is NT\$4,480/, null],
])("on %s, what is over is not said", (today, begins, days) => {
  const rule = read(sold(USUAL), "en-US", today);
  expect(rule).toMatch(begins);
  expect(rule.match(/December \d+/g)).toEqual(days);
});

test("rooms whose plans differ are added up: the fee is the whole order's", () => {
  const rule = read(sold(USUAL, [[3, 100]]), "en-US", "2026-11-17");
  expect(rule).toMatch(/December 4, 2026, the cancellation fee is NT\$2,240\.\n.*December 8, 2026, .* NT\$6,720\.\n/);
});

test("what the railway keeps of the tickets is said last, in every language", () => {
  for (const lang of LANGUAGES) {
    const [with_tickets, without] = [read(sold(USUAL), lang, "2026-11-17", 160), read(sold(USUAL), lang, "2026-11-17")];
    expect(with_tickets.split("\n").slice(0, -1).join("\n")).toBe(without);
    expect(with_tickets.split("\n").at(-1)).toContain("NT$160");
  }
});

test("what never costs anything is free at any time", () => {
  expect(read(sold([[7, 0]]), "en-US", "2026-12-09")).toBe("Free cancellation at any time.");
});

test("in every language the day named is the last whose fee is 0", () => {
  const steps = fc
    .uniqueArray(fc.tuple(fc.integer({ min: 0, max: 20 }), fc.integer({ min: 0, max: 100 })), {
      maxLength: 3,
      selector: ([days]) => days,
    })
    .map((fees) => fees.toSorted(([a], [b]) => b - a));
  const ahead = fc.integer({ min: 0, max: 30 });
  fc.assert(
    fc.property(steps, ahead, fc.constantFrom(...LANGUAGES), (fees, ahead, lang) => {
      const refund_steps = fees.map(([days_before, fee_percent]) => ({ days_before, fee_percent }));
      const isFree = (day: string) => feePercent(ARRIVAL, refund_steps, day) === 0;
      let day = addDays(ARRIVAL, -ahead);
      const rule = read(sold(fees), lang, day);
      fc.pre(isFree(day) && fees.some(([days, percent]) => percent > 0 && days < ahead));
      while (isFree(addDays(day, 1))) day = addDays(day, 1);
      const [, month, date] = day.split("-").map(Number);
      const [said] = rule.match(lang === "en-US" ? /[A-Z][a-z]+ \d+,/ : /\d+[月월] ?\d+[日일]/u)!;
      expect(said.match(/\d+/g)!.map(Number)).toEqual(lang === "en-US" ? [date] : [month, date]);
    }),
  );
});
