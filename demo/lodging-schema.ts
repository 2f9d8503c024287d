/**
 * Schemas of a demo lodging's files. Fields that a call answers unchanged use the contract's schema; texts are given per
 * language. Fields with a default may be omitted; unknown fields are refused.
 */
import { z } from "zod";
import { listFacilities } from "#contract/content.ts";
import { getHotelInfo } from "#contract/hotel.ts";
import { mealPricesSchema } from "#contract/stay.ts";
import { pointTermsSchema } from "#contract/credit.ts";
import { BAND_KINDS } from "#rules/guests/guest-bands.ts";
import { WALLETS } from "#rules/payments/pay-methods.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { rangeSchema } from "./days.ts";
import {
  catalogKeys,
  nameSchema,
  noLimit,
  noText,
  noTexts,
  type PhotoSchema,
  textsSchema,
  wholeSchema,
} from "./field-schemas.ts";

const hotel = getHotelInfo.answer.shape;
const info = hotel.info.shape;
const facility = listFacilities.answer.element.shape;

export const facilitySchema = (photo: PhotoSchema) =>
  z.strictObject({
    facilities_key: facility.facilities_key.min(1),
    title: nameSchema,
    index_introduction: noTexts,
    introduction: noTexts,
    floor: facility.floor.default(""),
    photos: z.array(photo).default([]),
  });

/** promotions.json, news.json and attractions.json. */
export const articleSchema = (photo: PhotoSchema) =>
  z.strictObject({
    title: nameSchema,
    sub_title: noTexts,
    foreword: noTexts,
    detail: noTexts,
    /** Key of the lodging's promotion_types; promotions only. */
    type: z.string().default(""),
    photo: photo.optional(),
    /** In its text. */
    sub_photo: photo.optional(),
    published_days_ago: wholeSchema,
    /** When it may be booked, and when one may stay. */
    booking: noLimit,
    stay: noLimit,
    /** room_codes it is valid for; empty = all. */
    rooms: z.array(z.string()).default([]),
    show_in_index: z.boolean().default(false),
    /** Attractions: where it is. */
    coordinates: info.coordinates.default(null),
  });

export const standardMenuSchema = z.array(
  z.strictObject({
    type: z.enum(["rooms", "facilities", "promotions", "about"]),
    title: nameSchema,
    status: z.boolean(),
  }),
);

/** A string is that item of demo/standard-menu.json. */
const menuItemSchema = (standard: z.output<typeof standardMenuSchema>) =>
  z.union([
    z.enum(["rooms", "facilities", "promotions", "about"]).transform((type) => ({
      link: "",
      open: false,
      ...standard.find((item) => item.type === type)!,
    })),
    z.strictObject({
      link: noText,
      open: z.boolean().default(false),
      type: z.enum(["rooms", "facilities", "promotions", "about", "custom"]),
      title: nameSchema,
      status: z.boolean().default(true),
    }),
  ]);

/** lodging.json: what is shown, and the lodging's identity. */
const infoSchema = (photo: PhotoSchema) =>
  z.strictObject({
    address: noTexts,
    coordinates: info.coordinates.default(null),
    email: info.email,
    phone: noText,
    phone2: noText,
    fax: noText,
    fb: noText,
    line: noText,
    instagram: noText,
    icon_image: photo.optional(),
    /** In the heads of these pages. */
    template_images: z
      .strictObject({
        about: photo.optional(),
        facility: photo.optional(),
        promotion: photo.optional(),
        room: photo.optional(),
      })
      .default({}),
    about_images: z.array(photo).default([]),
    about_us: noTexts,
    introduction: noTexts,
    seo_title: noTexts,
    seo_content: noTexts,
    banner_images: z.array(photo).default([]),
    banner_title: noTexts,
    banner_sub_title: noTexts,
    custom_block: noTexts,
    location_block: noTexts,
    official_booking: noText,
    checkin_start_time: info.checkin_start_time,
    checkin_end_time: info.checkin_end_time,
    checkout_time: info.checkout_time,
    refund_template_id: z.literal([1, 2, 3]),
    customer_notice: noTexts,
    booking_policy: noTexts,
    cancel_policy: noTexts,
    registration_name: noText,
    business_registration: noText,
    unified_business_number: noText,
    support_facilities: catalogKeys,
    thsr_support_on: info.thsr_support_on.default(-1),
    thsr_station: info.thsr_station.default(null),
    agent_name: noText,
    remittance_notice: noTexts,
    dining_options: noTexts,
    children_and_extra_person_rates: z
      .array(
        z.strictObject({
          label: textsSchema,
          price: wholeSchema,
          /** Charged when booking; else only shown. */
          kind: z.enum(BAND_KINDS).optional(),
          least_age: wholeSchema.optional(),
          most_age: wholeSchema.optional(),
          /** Besides, for each meal that the plan contains. */
          meals: mealPricesSchema.optional(),
          /** The lodging confirms such a guest first: not sold. */
          on_request: z.boolean().optional(),
        }),
      )
      .default([]),
  });

export const lodgingSchema = (photo: PhotoSchema, standard: z.output<typeof standardMenuSchema>) =>
  z.strictObject({
    upper_name: noTexts,
    hotel_name: nameSchema,
    template_code: noText,
    template_booking_code: hotel.template_booking_code.default("booking_100"),
    kind: hotel.kind.default(0),
    main_lang: hotel.main_lang.default("zh-TW"),
    support_lang: hotel.support_lang.default([...LANGUAGES]),
    status: hotel.status.default(1),
    website_exist: hotel.website_exist.default(true),
    booking_close: hotel.booking_close.default(false),
    booking_validate: hotel.booking_validate.default(false),
    close_member_system: hotel.close_member_system.default(false),
    /** `guest_questions`: what it asks its guests besides (src/rules/guests/questions.ts); `country`: where it is. */
    options: hotel.options.default({}),
    online_support: hotel.online_support.default(false),
    deposit_type: hotel.deposit_type.default(["all"]),
    deposit_percent: hotel.deposit_percent.default(0),
    business_status: hotel.business_status.default(0),
    /** Vendors by the ids of the specification: 4 LINE Pay, 6 ECPay, 8 remittance, 14 on arrival. */
    payment_list: hotel.payment_list,
    /** Wallets of a guest's device that it has activated at its vendors. */
    wallets: z.array(z.enum(WALLETS)).default([]),
    /** 1 on arrival, 2 on payment, 0 none. */
    client_invoce_setting: hotel.client_invoce_setting.default(1),
    /** Fraction of the price, 0.9 = 10 % off; null = none. */
    member_discount: z.number().positive().max(1).nullable().default(null),
    /** Its ids at Google Analytics and Meta: invented, and used only in the sandbox. */
    ga_code: noText,
    pixel_code: noText,
    support_client_cancel: hotel.support_client_cancel.default(true),
    /** E-mails around a stay; a discreet lodging sends none. */
    mail_before_arrival: z.boolean().default(true),
    mail_arrival_day: z.boolean().default(false),
    mail_after_stay: z.boolean().default(true),
    mail_points_expire: z.boolean().default(true),
    /** How its members earn points, and how long those live; {} = as usual. */
    point_terms: pointTermsSchema.prefault({}),
    google_map_open_way: hotel.google_map_open_way.default(0),
    google_store_name: noText,
    info: infoSchema(photo),
    promotion_types: z.array(z.strictObject({ topic_key: z.string(), topic_detail: nameSchema })).default([]),
    menu: z.array(menuItemSchema(standard)).default([]),
    tags: z.array(z.strictObject({ code: z.string(), tag: nameSchema })).default([]),
    /** Nights without sale: seasonal closure, sold-out weekends. */
    closed_days: z.array(rangeSchema.extend({ room_code: z.string().optional() })).default([]),
  });
