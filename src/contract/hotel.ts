/** A lodging: its facts, its menu and its sister lodgings. */
import { z } from "zod";
import { moneySchema } from "#contract/money.ts";
import { BAND_KINDS } from "#rules/guests/guest-bands.ts";
import { mealPricesSchema } from "#contract/stay.ts";
import { defineCall, domainSchema, fallbackSchema, idSchema, languageSchema, textSchema } from "#contract/call.ts";
import { facilitySchema } from "#contract/content.ts";
import { STATION_IDS } from "#rules/rail/stations.ts";

const timestampSchema = z.number().int();

const hotelInfoDetailSchema = z.object({
  address: z.string(),
  /** Latitude, longitude. */
  coordinates: z.tuple([z.number(), z.number()]).nullable(),
  email: z.string(),
  phone: z.string(),
  phone2: z.string(),
  fb: z.string(),
  line: z.string(),
  instagram: z.string(),
  fax: z.string(),
  about_images: z.array(z.string()),
  about_us: z.string().describe("Sanitised HTML"),
  about_us_path: z.string().describe("The page that shows about_us"),
  introduction: z.string(),
  seo_content: z.string(),
  seo_title: z.string(),
  page_seo: z
    .record(z.string(), z.object({ title: z.string(), text: z.string() }))
    .optional()
    .describe("What search results say of other pages, by their path; of pages that are not here, their own words"),
  icon_images: z.object({ main: z.string() }),
  logo_images: z.object({ dark: z.string(), white: z.string() }),
  banner_images: z.array(z.string()),
  banner_info: z.array(z.object({ img: z.string(), alt: z.string(), link: z.string() })),
  banner_title: z.string(),
  banner_sub_title: z.string(),
  custom_block: z.string().describe("Sanitised HTML"),
  location_block: z.string().describe("Sanitised HTML"),
  official_booking: z.string(),
  checkin_start_time: z.string(),
  checkin_end_time: z.string(),
  checkout_time: z.string(),
  refund_template_id: z.number().int(),
  customer_notice: z.string().describe("Sanitised HTML"),
  booking_policy: z.string().describe("Sanitised HTML"),
  cancel_policy: z.string().describe("Sanitised HTML: what the lodging adds to cancel_terms"),
  cancel_terms: z.array(z.string()).describe("The policy that plans begin with, in sentences"),
  registration_name: z.string(),
  business_registration: z.string(),
  unified_business_number: z.string(),
  support_facilities: z.string().describe("JSON list of facility keys"),
  thsr_support_on: z.union([z.literal(1), z.literal(-1)]),
  thsr_station: z.enum(STATION_IDS).nullable().describe("Where rides with a stay begin or end; null = none"),
  thsr_terms: z.object({
    round_trip_only: z.boolean(),
    as_guests: z.boolean().describe("A ticket for each guest, neither more nor fewer"),
  }),
  agent_name: z.string(),
  remittance_notice: z.string(),
  dining_options: z.string().describe("Sanitised HTML"),
  template_images: z.object({ about: z.string(), facility: z.string(), promotion: z.string(), room: z.string() }),
  children_and_extra_person_rates: z.string().describe("JSON list of {label, price, meals, on_request}"),
  /** What the lodging wants said about its pictures, such as that they are computer-generated. */
  picture_note: z.string(),
});

export const hotelInfoSchema = z.object({
  hotel_id: idSchema,
  upper_name: z.string(),
  hotel_name: z.string(),
  template_code: z.string(),
  template_booking_code: z.string(),
  kind: z.number().int().min(0).max(17),
  domain: z.string(),
  origin_pms: z.string(),
  main_lang: languageSchema,
  support_lang: z.array(languageSchema),
  options: z.record(z.string(), z.unknown()),
  status: z.number().int(),
  website_exist: z.boolean(),
  booking_close: z.boolean(),
  booking_validate: z.boolean(),
  close_member_system: z.boolean(),
  enableUser: z.boolean(),
  del: z.boolean(),
  online_support: z.boolean(),
  deposit_type: z.array(z.enum(["all", "deposit"])),
  deposit_percent: z.number().int(),
  business_status: z.number().int(),
  payment_list: z
    .array(z.number().int())
    .describe("What guests may pay with now; payments that are still tests are not in it"),
  is_demonstration: z
    .boolean()
    .describe("A demonstration: its bookings and payments are tests, and everything a guest sees says so"),
  member_price_discount: z.object({
    discount: z.number(),
    start: z.string().nullable(),
    end: z.string().nullable(),
  }),
  support_client_cancel: z.boolean(),
  google_map_open_way: z.union([z.literal(0), z.literal(1)]),
  google_store_name: z.string(),
  client_invoce_setting: z.number().int(),
  ga_code: z.string(),
  pixel_code: z.string(),
  newer_price_check: z.boolean().describe("Its booking page asks ota/order/calculate; else discount/calculate"),
  families: z
    .object({
      bands: z
        .array(
          z.object({
            kind: z.enum(BAND_KINDS),
            least_age: z.number().int(),
            most_age: z.number().int(),
            price: moneySchema.describe("A night, without meals"),
            meals: mealPricesSchema.optional(),
            on_request: z.boolean().optional().describe("The lodging confirms such a guest first: not sold"),
          }),
        )
        .describe("What guests beyond a room's own beds cost by age; empty: ages change nothing"),
      cots: z.number().int().min(0).describe("How many there are each night"),
      cot_price: moneySchema.describe("A night"),
    })
    .describe("What a booking with children or more guests than beds costs"),
  currency: z.string(),
  timezone: z.string(),
  created_timestamp: timestampSchema,
  updated_timestamp: timestampSchema,
  info: hotelInfoDetailSchema,
  fallback_lang: fallbackSchema,
});

export type HotelInfo = z.output<typeof hotelInfoSchema>;

export const getHotelInfo = defineCall({
  name: "getHotelInfo",
  method: "GET",
  path: "/api/hotel/info",
  summary: "The lodging: its facts, texts, pictures and settings",
  who: ["visitor"],
  query: z.object({ domain: domainSchema }),
  answer: hotelInfoSchema,
  forInactive: true,
});

const menuSchema = z.object({
  id: idSchema,
  platform_id: idSchema.describe("The lodging's hotel_id"),
  menu_code: z.string(),
  menu_items: z.array(z.string().describe("JSON of {type, title per language, status, link, open}")),
});

export const getCustomMenu = defineCall({
  name: "getCustomMenu",
  method: "GET",
  path: "/api/custom/menu",
  summary: "A menu of the lodging's site",
  who: ["visitor"],
  query: z.object({
    domain: domainSchema,
    menu_code: textSchema(40),
  }),
  answer: menuSchema,
});

export const getFrame = defineCall({
  name: "getFrame",
  method: "GET",
  path: "/api/hotel/frame",
  summary: "What every page needs round its content: a menu, and which of the lodging's lists have something to show",
  who: ["visitor"],
  query: z.object({ domain: domainSchema, menu_code: textSchema(40) }),
  answer: z.object({
    menu_items: menuSchema.shape.menu_items.nullable().describe("null: the lodging has no such menu"),
    facilities: z.array(facilitySchema.pick({ facilities_key: true, facilities_title: true, fallback_lang: true })),
    promotions: z.boolean(),
    news: z.boolean(),
    attractions: z.boolean(),
  }),
});

const tagSchema = z.object({
  code: z.string(),
  tag: z.string(),
  hotels: z.array(
    z.object({
      domain: z.string(),
      hotel_name: z.string(),
      main_image_path: z.string().describe("Its first banner, on its own host; empty if it has none"),
    }),
  ),
});

export const listHotelsByTag = defineCall({
  name: "listHotelsByTag",
  method: "GET",
  path: "/api/hotel/list_by_tag",
  summary: "The lodging's tags, each with the active lodgings that share it",
  who: ["visitor"],
  query: z.object({ domain: domainSchema }),
  answer: z.array(tagSchema),
});

export type HotelTag = z.output<typeof tagSchema>;
