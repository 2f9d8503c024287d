import * as contract from "#contract/hotel.ts";
import { handleCached } from "#server/calls/handle.ts";
import { getCustomMenu } from "#server/hotel/get-custom-menu.ts";
import { getFrame } from "#server/hotel/get-frame.ts";
import { getHotelInfo } from "#server/hotel/get-hotel-info.ts";
import { listHotelsByTag } from "#server/hotel/list-hotels-by-tag.ts";

export const hotelHandlers = [
  handleCached(contract.getHotelInfo, getHotelInfo),
  handleCached(contract.getCustomMenu, getCustomMenu),
  handleCached(contract.getFrame, getFrame),
  handleCached(contract.listHotelsByTag, listHotelsByTag),
];
