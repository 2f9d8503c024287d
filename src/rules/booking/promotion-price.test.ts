import { expect, test } from "vitest";
import { promotionPrice } from "#rules/booking/promotion-price.ts";

const of = (price: number, nights = 1) => ({ price, nights });
const ROOMS = [
  { room_class_id: 1, from_price: of(4200) },
  { room_class_id: 2, from_price: of(3600) },
  { room_class_id: 3, from_price: null },
  { room_class_id: 4, from_price: of(2200, 7) },
];
const NOW = Date.UTC(2026, 10, 1);
const at = (day: number) => NOW / 1000 + day * 86_400;
const ALWAYS = { checkin_start_timestamp: null, checkin_close_timestamp: null };

test.each([
  ["the cheapest of the rooms it names", [1, 2], of(3600)],
  ["one room", [1], of(4200)],
  ["a single night before a cheaper week", [1, 4], of(4200)],
  ["a week where nothing shorter is sold", [3, 4], of(2200, 7)],
  ["a room without a price beside one that has one", [1, 3], of(4200)],
  ["no room with a price", [3], null],
  ["no room named", [], null],
  ["a room that is gone", [9], null],
])("%s", (_title, support_room_type, price) => {
  expect(promotionPrice({ support_room_type, ...ALWAYS }, ROOMS, NOW)).toEqual(price);
});

test.each([
  ["under way", at(-3), at(3), of(4200)],
  ["within the days that prices are of", at(29), null, of(4200)],
  ["of a later season", at(31), at(60), null],
  ["over for arrivals", at(-60), at(-1), null],
])("%s", (_title, checkin_start_timestamp, checkin_close_timestamp, price) => {
  const promotion = { support_room_type: [1], checkin_start_timestamp, checkin_close_timestamp };
  expect(promotionPrice(promotion, ROOMS, NOW)).toEqual(price);
});
