import type { RailWords } from "#languages/zh-TW/rail.ts";

export const rail: RailWords = {
  round_trip: (from, to, people) =>
    `High-speed rail, round trip ${from}–${to}, ${people} ${people === 1 ? "person" : "people"}`,
  one_way: (from, to, people) =>
    `High-speed rail, one way ${from}–${to}, ${people} ${people === 1 ? "person" : "people"}`,
  refund_fee: "Railway’s fee for returned tickets",
};
