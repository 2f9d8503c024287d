import type { RailWords } from "#languages/zh-TW/rail.ts";

export const rail: RailWords = {
  round_trip: (from, to, tickets) => `고속철도 왕복 ${from}~${to}, 총 ${tickets}장`,
  one_way: (from, to, tickets) => `고속철도 편도 ${from}~${to}, 총 ${tickets}장`,
  refund_fee: "고속철도 환불 수수료",
};
