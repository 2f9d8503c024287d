import type { RailWords } from "#languages/zh-TW/rail.ts";

export const rail: RailWords = {
  round_trip: (from, to, people) => `高铁往返票 ${from}－${to}，${people} 人`,
  one_way: (from, to, people) => `高铁单程票 ${from}－${to}，${people} 人`,
  refund_fee: "高铁退票手续费",
};
