/** What a room's page may show. Each layout selects and arranges. */
import { listFacilities, type Facility } from "#contract/content.ts";
import { getHotelInfo } from "#contract/hotel.ts";
import { listRooms, type RoomClass } from "#contract/rooms.ts";
import type { PageVisit } from "#web/context.ts";
import { type DayPrice, loadNights } from "#web/guest/home/home-month.ts";

export type RoomData = {
  room: RoomClass;
  /** The rooms after it in the list, then those before it. */
  others: RoomClass[];
  /** Its price night by night in the coming weeks; empty where rooms are not sold here. */
  nights: DayPrice[];
  /** What the house has besides the room. */
  facilities: Facility[];
};

/** null: there is no such room. */
export async function loadRoomData(visit: PageVisit, room_class_id: string): Promise<RoomData | null> {
  const query = { domain: visit.domain };
  const rooms = await visit.api(listRooms, { query });
  const at = rooms.findIndex((each) => String(each.room_class_id) === room_class_id);
  const room = rooms[at];
  if (!room) return null;
  const [info, facilities] = await Promise.all([
    visit.api(getHotelInfo, { query }),
    visit.api(listFacilities, { query }),
  ]);
  const others = [...rooms.slice(at + 1), ...rooms.slice(0, at)];
  // The owner's picture for rooms' pages stands where a room has none of its own.
  const src = info.info.template_images.room;
  const shown =
    room.photos.length === 0 && src !== "" ? { ...room, photos: [{ src, alt: room.room_class_name }] } : room;
  return { room: shown, others, facilities, nights: await loadNights(visit, info, [room]) };
}
