import { getCustomMenu, getHotelInfo, listHotelsByTag } from "#contract/hotel.ts";
import { handleKept } from "#server/calls/handle.ts";
import { readHotelInfo } from "#server/hotel/read-hotel-info.ts";
import { readMenu } from "#server/hotel/read-menu.ts";
import { readTags } from "#server/hotel/read-tags.ts";

export const hotelHandlers = [
  handleKept(getHotelInfo, (_asked, context) => readHotelInfo(context)),
  handleKept(getCustomMenu, (asked, context) => readMenu(asked.query.menu_code, context)),
  handleKept(listHotelsByTag, (_asked, context) => readTags(context)),
];
