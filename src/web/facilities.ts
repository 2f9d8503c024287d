/** What a room and a lodging have. What can't be read is logged only, as the specification asks. */
import type { Facility } from "#contract/content.ts";
import type { HotelInfo } from "#contract/hotel.ts";
import type { RoomClass } from "#contract/rooms.ts";
import { facilityItems, readFacilities } from "#rules/site/facilities.ts";
import { firstAmenities, presentGroups } from "#rules/site/rooms/room-amenities.ts";

/** A room's facilities by group. */
export function roomFacilities({ room_class_id, facilities }: Pick<RoomClass, "room_class_id" | "facilities">) {
  const groups = readFacilities(facilities);
  if (!groups) console.warn(`room class ${room_class_id}: its facilities can't be read and are not shown`);
  return groups ?? [];
}

type Facilities = ReturnType<typeof roomFacilities>;

export const facilityKeys = (groups: Facilities): Set<string> =>
  new Set(groups.flatMap(({ items }) => items.map(({ key }) => key)));

/** How many amenities are in sight at most; the rest is behind a disclosure. */
const MOST_IN_SIGHT = 8;

/** What sets a room apart from the others, and everything it has by group; nothing that is absent. */
export function amenitiesOf(own: Facilities, others: readonly ReadonlySet<string>[], most = MOST_IN_SIGHT) {
  const groups = presentGroups(own);
  const first = firstAmenities(own, others, most);
  const all = groups.flatMap(({ items }) => items);
  // Few enough to be all in sight: nothing is left to fold away.
  return { first: all.length <= most ? [...first, ...all.filter((item) => !first.includes(item))] : first, groups };
}

/** The lodging's facilities. */
export function houseFacilities({ domain, info }: Pick<HotelInfo, "domain" | "info">) {
  const items = facilityItems(info.support_facilities);
  if (!items) console.warn(`${domain}: support_facilities can't be read and are not shown`);
  return items ?? [];
}

const hasPicture = (each: Facility) => each.main_image_path !== "" || each.picture_path_array.length > 0;

/** For a layout that sets those without a picture below or beside the others. */
export const picturedFirst = (facilities: readonly Facility[]): Facility[] => [
  ...facilities.filter(hasPicture),
  ...facilities.filter((each) => !hasPicture(each)),
];
