import * as contract from "#contract/content.ts";
import { handleCached } from "#server/calls/handle.ts";
import { getPromotion } from "#server/content/get-promotion.ts";
import { listAnnouncements } from "#server/content/list-announcements.ts";
import { listAttractions } from "#server/content/list-attractions.ts";
import { listFacilities } from "#server/content/list-facilities.ts";
import { listPromotionTypes } from "#server/content/list-promotion-types.ts";
import { listPromotions } from "#server/content/list-promotions.ts";

export const contentHandlers = [
  handleCached(contract.listFacilities, listFacilities),
  handleCached(contract.listPromotionTypes, listPromotionTypes),
  handleCached(contract.getPromotion, getPromotion),
  handleCached(contract.listPromotions, listPromotions),
  handleCached(contract.listAnnouncements, listAnnouncements),
  handleCached(contract.listAttractions, listAttractions),
];
