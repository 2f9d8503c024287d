import type { RailWords } from "#languages/zh-TW/rail.ts";

export const rail: RailWords = {
  round_trip: (from, to, people) => `高速鉄道 往復 ${from}〜${to}・${people}名`,
  one_way: (from, to, people) => `高速鉄道 片道 ${from}〜${to}・${people}名`,
  refund_fee: "高速鉄道の払戻手数料",
};
