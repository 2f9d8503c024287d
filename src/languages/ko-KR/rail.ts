import type { RailWords } from "#languages/zh-TW/rail.ts";

export const rail: RailWords = {
  round_trip: (from, to, people) => `고속철도 왕복 ${from}–${to}, ${people}명`,
  one_way: (from, to, people) => `고속철도 편도 ${from}–${to}, ${people}명`,
  refund_fee: "고속철도 환불 수수료",
};
