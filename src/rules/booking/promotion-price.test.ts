import { expect, test } from "vitest";
import { promotionPrice } from "#rules/booking/promotion-price.ts";

const ROOMS = [
  { room_class_id: 1, show_price: 4200 },
  { room_class_id: 2, show_price: 3600 },
  { room_class_id: 3, show_price: null },
];

test.each([
  ["the cheapest of the rooms it names", [1, 2], 3600],
  ["one room", [1], 4200],
  ["a room without a price beside one that has one", [1, 3], 4200],
  ["no room with a price", [3], null],
  ["no room named", [], null],
  ["a room that is gone", [9], null],
])("%s", (_title, support_room_type, price) => {
  expect(promotionPrice({ support_room_type }, ROOMS)).toBe(price);
});
