/** Facilities, promotions, news and attractions. */
import { z } from "zod";
import {
  daySchema,
  defineCall,
  domainSchema,
  fallbackSchema,
  idSchema,
  idTextSchema,
  languageSchema,
} from "#contract/call.ts";
import { moneySchema } from "#contract/money.ts";

export const facilitySchema = z.object({
  id: idSchema,
  facilities_key: z.string(),
  lang: languageSchema,
  facilities_title: z.string(),
  index_introduction: z.string(),
  introduction: z.string().describe("Sanitised HTML"),
  floor: z.string(),
  main_image_path: z.string(),
  picture_path_array: z.array(z.string()),
  priority: z.number().int(),
  fallback_lang: fallbackSchema,
});

export type Facility = z.output<typeof facilitySchema>;

export const listFacilities = defineCall({
  name: "listFacilities",
  method: "GET",
  path: "/api/facility/get_all",
  summary: "The lodging's facilities, first ones first",
  who: ["visitor"],
  query: z.object({ domain: domainSchema }),
  answer: z.array(facilitySchema),
});

const promotionTypeSchema = z.object({
  promotion_type_id: idSchema,
  topic_key: z.string(),
  topic_detail: z.partialRecord(languageSchema, z.string()),
});

export const listPromotionTypes = defineCall({
  name: "listPromotionTypes",
  method: "GET",
  path: "/api/promotion/all_types",
  summary: "The kinds of promotion the lodging uses",
  who: ["visitor"],
  query: z.object({
    domain: domainSchema,
    del: z
      .enum(["true", "false"])
      .default("false")
      .transform((text) => text === "true")
      .describe("true: the removed ones instead"),
  }),
  answer: z.array(promotionTypeSchema),
});

const timestampSchema = z.number().int().nullable();

const promotionSchema = z.object({
  promotion_id: idSchema,
  lang: languageSchema,
  promotion_title: z.string(),
  sub_title: z.string(),
  promotion_type: z.string().describe("topic_key of its type; empty for news and attractions"),
  main_image_path: z.string(),
  sub_image_path: z.string(),
  detail_foreword: z.string(),
  detail_info: z.string().describe("Sanitised HTML"),
  detail_info_path: z.string().describe("The page that shows detail_info"),
  begin_timestamp: timestampSchema,
  end_timestamp: timestampSchema,
  public_timestamp: timestampSchema,
  checkin_start_timestamp: timestampSchema,
  checkin_close_timestamp: timestampSchema,
  support_room_type: z.array(idSchema).describe("Room classes it holds for; empty = all"),
  show_in_index: z.union([z.literal(0), z.literal(1)]).describe("1 = shown as news"),
  active: z.boolean(),
  priority: z.number().int(),
  banner_info: z.array(z.object({ img: z.string(), alt: z.string(), link: z.string() })),
  coordinates: z.tuple([z.number(), z.number()]).nullable(),
  fallback_lang: fallbackSchema,
});

export type Promotion = z.output<typeof promotionSchema>;

const codeTermsSchema = z.object({
  code: z.string(),
  except_plans: z.array(z.string()).describe("Names of the plans that take no codes"),
  room_classes: z.array(z.string()).describe("Names of the room classes it holds for; empty = all"),
  book_from: daySchema.nullable(),
  book_to: daySchema.nullable(),
  stay_from: daySchema.nullable(),
  stay_to: daySchema.nullable(),
  minimum_spend: moneySchema,
  cap: z.number().int().nullable().describe("How many bookings it is for, in all"),
  per_member_cap: z.number().int().nullable(),
  is_for_cards: z.boolean(),
});

export type CodeTerms = z.output<typeof codeTermsSchema>;

export const getPromotion = defineCall({
  name: "getPromotion",
  method: "GET",
  path: "/api/promotion/info",
  summary: "One published promotion, news item or attraction",
  who: ["visitor"],
  query: z.object({
    promotion_id: idTextSchema,
    domain: domainSchema.optional().describe("Needed on the platform's own host only"),
  }),
  answer: promotionSchema.extend({
    codes: z.array(codeTermsSchema).describe("The lodging's codes that its texts name, with what they do not cover"),
  }),
});

export const listPromotions = defineCall({
  name: "listPromotions",
  method: "GET",
  path: "/api/promotion/actives",
  summary: "Promotions that are published and not over",
  who: ["visitor"],
  query: z.object({ domain: domainSchema }),
  answer: z.array(promotionSchema),
});

export const listAnnouncements = defineCall({
  name: "listAnnouncements",
  method: "GET",
  path: "/api/announcement/actives",
  summary: "News, and promotions that are shown as news, newest first",
  who: ["visitor"],
  query: z.object({ domain: domainSchema }),
  answer: z.array(promotionSchema),
});

export const listAttractions = defineCall({
  name: "listAttractions",
  method: "GET",
  path: "/api/attraction/actives",
  summary: "What is worth seeing nearby",
  who: ["visitor"],
  query: z.object({ domain: domainSchema }),
  answer: z.array(promotionSchema),
});
