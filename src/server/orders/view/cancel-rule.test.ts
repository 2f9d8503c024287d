import { expect, test } from "vitest";
import type { Language } from "#rules/text/language.ts";
import { cancelRule } from "#server/orders/view/cancel-rule.ts";

const sold = (...fees: [days_before: number, fee_percent: number][]) => ({
  order: { check_in_day: "2026-12-03" },
  lines: [{ sold: { refund_steps: fees.map(([days_before, fee_percent]) => ({ days_before, fee_percent })) } }],
});
const USUAL = sold([7, 50], [0, 100]);

test.each<[lang: Language, rule: string]>([
  [
    "zh-TW",
    "2026年11月26日之前可免費取消（當地時間）。2026年11月26日起取消，收取房費的 50%。2026年12月3日起取消，收取房費的 100%。",
  ],
  [
    "zh-CN",
    "2026年11月26日之前可免费取消（当地时间）。2026年11月26日起取消，收取房费的 50%。2026年12月3日起取消，收取房费的 100%。",
  ],
  [
    "en-US",
    "Free cancellation before Nov 26, 2026 (local time). From Nov 26, 2026, cancelling costs 50% of the room price. From Dec 3, 2026, cancelling costs 100% of the room price.",
  ],
  [
    "ja-JP",
    "2026年11月26日より前は無料でキャンセルできます（現地時間）。2026年11月26日以降のキャンセルは宿泊料金の50%を申し受けます。2026年12月3日以降のキャンセルは宿泊料金の100%を申し受けます。",
  ],
  [
    "ko-KR",
    "2026년 11월 26일 전까지 무료로 취소할 수 있습니다(현지 시간). 2026년 11월 26일부터 취소하면 객실 요금의 50%가 부과됩니다. 2026년 12월 3일부터 취소하면 객실 요금의 100%가 부과됩니다.",
  ],
])("in %s", (lang, rule) => {
  expect(cancelRule(USUAL, lang, "2026-11-25")).toBe(rule);
});

test.each([
  ["2026-11-25", ["Nov 26", "Nov 26", "Dec 3"]],
  ["2026-11-26", ["Nov 26", "Dec 3"]],
  ["2026-12-02", ["Nov 26", "Dec 3"]],
  ["2026-12-03", ["Dec 3"]],
  ["2026-12-09", ["Dec 3"]],
])("on %s, what is over is not said", (today, days) => {
  const rule = cancelRule(USUAL, "en-US", today);
  expect(rule.match(/(?:Nov|Dec) \d+/g)).toEqual(days);
  expect(rule.includes("Free")).toBe(today < "2026-11-26");
});

test("what never costs anything is free at any time", () => {
  expect(cancelRule(sold([7, 0]), "en-US", "2026-12-09")).toBe("Free cancellation at any time.");
});
