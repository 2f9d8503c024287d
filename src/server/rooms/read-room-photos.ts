import type { Query } from "#server/database/connect.ts";
import type { StoredPhoto } from "#server/database/tables/hotel.ts";
import { listPhotos } from "#server/rooms/room-store.ts";

/** The pictures of these room classes, in the order of the classes, also of those that are no longer sold. */
export async function readRoomPhotos(
  query: Query,
  hotel_id: number,
  room_class_ids: readonly number[],
): Promise<StoredPhoto[]> {
  const rows = await listPhotos(query, hotel_id, [...new Set(room_class_ids)]);
  const byClass = new Map(rows.map(({ room_class_id, photos }) => [room_class_id, photos]));
  return room_class_ids.flatMap((id) => byClass.get(id) ?? []);
}
