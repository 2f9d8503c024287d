import { type Beds, bedsInHouse } from "#rules/stock/beds.ts";
import type { Catalogue, CataloguePlan } from "#server/rooms/catalogue.ts";
import type { OfferRow } from "#server/rooms/offer-store.ts";

/** What a whole house holds that is sold under a class. It is offered only while all of it is free. */
export function houseBeds(
  catalogue: Catalogue,
  { target_rooms }: Pick<CataloguePlan, "target_rooms">,
  soldUnder: number,
  rows: readonly Pick<OfferRow, "room_class_id" | "remaining">[],
): Beds {
  const left = new Map(rows.map((row) => [row.room_class_id, row.remaining]));
  const parts = [...new Set([...target_rooms, soldUnder])].flatMap((id) => {
    const room = catalogue.rooms.get(id);
    return room ? [{ ...room, num: left.get(id) ?? 0 }] : [];
  });
  return bedsInHouse(soldUnder, parts);
}
