/** What a room and a lodging have. What can't be read is logged only, as the specification asks. */
import type { HotelInfo } from "#contract/hotel.ts";
import type { RoomClass } from "#contract/rooms.ts";
import { facilityItems, readFacilities } from "#rules/site/facilities.ts";

/** A room's facilities by group. */
export function roomFacilities({ room_class_id, facilities }: Pick<RoomClass, "room_class_id" | "facilities">) {
  const groups = readFacilities(facilities);
  if (!groups) console.warn(`room class ${room_class_id}: its facilities can't be read and are not shown`);
  return groups ?? [];
}

/** The lodging's facilities. */
export function houseFacilities({ domain, info }: Pick<HotelInfo, "domain" | "info">) {
  const items = facilityItems(info.support_facilities);
  if (!items) console.warn(`${domain}: support_facilities can't be read and are not shown`);
  return items ?? [];
}
