import type { RailWords } from "#languages/zh-TW/rail.ts";

export const rail: RailWords = {
  round_trip: (from, to, tickets) => `High-speed rail, round trip ${from}–${to}, ${tickets} tickets`,
  one_way: (from, to, tickets) =>
    `High-speed rail, one way ${from}–${to}, ${tickets} ${tickets === 1 ? "ticket" : "tickets"}`,
  refund_fee: "Railway’s fee for returned tickets",
};
