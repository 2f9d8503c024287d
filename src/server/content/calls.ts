import {
  getPromotion,
  listAnnouncements,
  listAttractions,
  listFacilities,
  listPromotions,
  listPromotionTypes,
} from "#contract/content.ts";
import { readFacilities } from "#server/content/read-facilities.ts";
import { readAnnouncements, readAttractions, readPromotion, readPromotions } from "#server/content/read-promotions.ts";
import { readPromotionTypes } from "#server/content/read-promotion-types.ts";
import { handleKept } from "#server/calls/handle.ts";

export const contentHandlers = [
  handleKept(listFacilities, (_asked, context) => readFacilities(context)),
  handleKept(listPromotionTypes, (asked, context) => readPromotionTypes(asked.query.del, context)),
  handleKept(getPromotion, (asked, context) => readPromotion(asked.query.promotion_id, context)),
  handleKept(listPromotions, (_asked, context) => readPromotions(context)),
  handleKept(listAnnouncements, (_asked, context) => readAnnouncements(context)),
  handleKept(listAttractions, (_asked, context) => readAttractions(context)),
];
