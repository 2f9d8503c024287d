/** What a home page may show. Each layout selects and orders. */
import {
  listAnnouncements,
  listAttractions,
  listFacilities,
  listPromotions,
  type Facility,
  type Promotion,
} from "#contract/content.ts";
import { listHotelsByTag, type HotelTag } from "#contract/hotel.ts";
import { listRooms, type RoomClass } from "#contract/rooms.ts";
import type { PageVisit } from "#web/context.ts";
import type { MonthOfPrices } from "./home-month.ts";

/** What a layout may request beyond the data of every home page. */
export type HomeExtra = "month" | "tonight";

export type HomeData = {
  rooms: RoomClass[];
  facilities: Facility[];
  promotions: Promotion[];
  news: Promotion[];
  attractions: Promotion[];
  tags: HotelTag[];
  /** Only for layouts that request it, and where rooms are sold here. */
  month?: MonthOfPrices;
  /** Only for layouts that request it, and where rooms are sold here: room_class_id → whether it is available tonight. */
  tonight?: Record<number, boolean>;
};

export async function loadHomeData({ api, domain }: PageVisit): Promise<HomeData> {
  const query = { domain };
  const [rooms, facilities, promotions, news, attractions, tags] = await Promise.all([
    api(listRooms, { query }),
    api(listFacilities, { query }),
    api(listPromotions, { query }),
    api(listAnnouncements, { query }),
    api(listAttractions, { query }),
    api(listHotelsByTag, { query }),
  ]);
  return { rooms, facilities, promotions, news, attractions, tags };
}
