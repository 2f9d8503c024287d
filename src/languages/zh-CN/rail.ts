import type { RailWords } from "#languages/zh-TW/rail.ts";

export const rail: RailWords = {
  round_trip: (from, to, tickets) => `高铁往返票 ${from}－${to}，共 ${tickets} 张`,
  one_way: (from, to, tickets) => `高铁单程票 ${from}－${to}，共 ${tickets} 张`,
  refund_fee: "高铁退票手续费",
};
