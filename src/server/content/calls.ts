import * as contract from "#contract/content.ts";
import { removeTopic as removeTopicCall, saveTopic as saveTopicCall } from "#contract/studio/topics.ts";
import { handle, handleCached } from "#server/calls/handle.ts";
import { getPromotion } from "#server/content/get-promotion.ts";
import { listAnnouncements } from "#server/content/list-announcements.ts";
import { listAttractions } from "#server/content/list-attractions.ts";
import { listFacilities } from "#server/content/list-facilities.ts";
import { listPromotionTypes } from "#server/content/list-promotion-types.ts";
import { removeTopic } from "#server/content/remove-topic.ts";
import { saveTopic } from "#server/content/save-topic.ts";
import { listPromotions } from "#server/content/list-promotions.ts";

export const contentHandlers = [
  handleCached(contract.listFacilities, listFacilities),
  handleCached(contract.listPromotionTypes, listPromotionTypes),
  handleCached(contract.getPromotion, getPromotion),
  handleCached(contract.listPromotions, listPromotions),
  handleCached(contract.listAnnouncements, listAnnouncements),
  handleCached(contract.listAttractions, listAttractions),
  handle(saveTopicCall, saveTopic),
  handle(removeTopicCall, removeTopic),
];
