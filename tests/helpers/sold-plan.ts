/** A plan of a room class, for the rules of several rooms together. */
import type { Sold } from "#rules/stock/room-mixes.ts";

export const plan = (room_class_id: number, more: Partial<Sold> = {}): Sold => ({
  room_class_id,
  rate_plan_id: room_class_id * 10,
  inventory: 3,
  charged: 1000 * room_class_id,
  people: 2,
  children: 0,
  house: null,
  contain_meals: [],
  refund_template_id: 2,
  promo_type: "none",
  isAccessible: false,
  ...more,
});
