import type { Availability } from "#contract/rooms.ts";
import type { Shelf } from "#server/rooms/book.ts";
import { openPart } from "#server/written.ts";

/** A search's answer as JSON: what stands on the shelf, and the figures of these nights. */
export function writeRooms(rooms: readonly Availability[], shelf: Shelf): string {
  return `[${rooms.map((room) => writeRoom(room, shelf)).join(",")}]`;
}

function writeRoom({ room_class_id, rate_plans }: Availability, shelf: Shelf): string {
  const plans = rate_plans.map(({ rate_plan_id, price, member_price, inventory, refer_best_match }) => {
    const best = refer_best_match === undefined ? "" : `,"refer_best_match":${refer_best_match}`;
    const figures = `"price":${price},"member_price":${member_price},"inventory":${inventory}${best}`;
    return `${openPart(shelf.plans.get(rate_plan_id)!)},${figures}}`;
  });
  return `${openPart(shelf.rooms.get(room_class_id)!)},"rate_plans":[${plans.join(",")}]}`;
}
