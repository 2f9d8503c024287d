import type { RailWords } from "#languages/zh-TW/rail.ts";

export const rail: RailWords = {
  round_trip: (from, to, tickets) => `高速鉄道 往復 ${from}〜${to}（${tickets}枚）`,
  one_way: (from, to, tickets) => `高速鉄道 片道 ${from}〜${to}（${tickets}枚）`,
  refund_fee: "高速鉄道の払戻手数料",
};
