/** Room classes, and what is free when. */
import { z } from "zod";
import {
  daySchema,
  defineCall,
  domainSchema,
  fallbackSchema,
  idSchema,
  idTextSchema,
  photoSchema,
} from "#contract/call.ts";
import { addOnSchema } from "#contract/add-ons/add-on.ts";
import { moneySchema } from "#contract/money.ts";
import { alternativesSchema, mealsSchema } from "#contract/rooms/alternatives.ts";
import { isSearchedStay, SEARCHED, searchFields, trueFalse } from "#contract/rooms/search-fields.ts";
import { areAges, countText, familyFields, guestChargeSchema, isDayRange } from "#contract/stay.ts";
import { STAY_LIMITS } from "#rules/booking/stay.ts";
import { UNAVAILABLE } from "#rules/stock/availability.ts";
import { PROMO_TYPES } from "#rules/stock/plans.ts";

const fromPriceSchema = z.object({
  price: moneySchema.describe("A night; of a longer stay the average, rounded up"),
  nights: z.number().int().min(1).describe("1; more where no single night can be booked: the fewest that can"),
  contain_meals: mealsSchema.describe("Of the plan that costs so much"),
  promo_type: z.enum(PROMO_TYPES),
});

export type FromPrice = z.output<typeof fromPriceSchema>;

const roomClassSchema = z.object({
  room_class_id: idSchema,
  room_code: z.string(),
  room_class_name: z.string(),
  show_price: moneySchema.nullable().describe("Lowest nightly price in the next 30 days; null where none is loaded"),
  from_price: fromPriceSchema
    .nullable()
    .describe("The cheapest night that can be booked by itself in the next 30 days; null where none can, of any stay"),
  photos: z.array(photoSchema),
  introduction: z.string(),
  people: z.number().int(),
  children: z.number().int(),
  extra_beds: z.number().int().min(0).describe("Beds that can be added, for guests who pay by their age"),
  cots: z.number().int().min(0).describe("Cots that fit into it"),
  symbol_tags: z.array(z.string()),
  memo_tags: z.array(z.string()),
  description: z.object({
    square_meters: z.number(),
    bed: z.array(z.object({ bed: z.string(), count: z.number().int() })),
  }),
  facilities: z.string().describe("JSON of the catalog's groups: a key, or a list of keys"),
  facilities_for_search: z.array(z.string()),
  has_half_board: z.boolean().describe("Sold with breakfast and dinner"),
  support_entire_rent: z.boolean().describe("Sold only as the whole house"),
  fallback_lang: fallbackSchema,
});

export type RoomClass = z.output<typeof roomClassSchema>;

export const listRooms = defineCall({
  name: "listRooms",
  method: "GET",
  path: "/api/ota/room/list",
  summary: "The lodging's room classes",
  who: ["visitor"],
  query: z.object({ domain: domainSchema }),
  answer: z.array(roomClassSchema),
});

const ratePlanSchema = z.object({
  rate_plan_id: idSchema,
  rate_plan_code: z.string(),
  price: moneySchema.describe("One room, the whole stay"),
  rate_plan_code_name: z.string(),
  rate_plan_code_introduction: z.string(),
  refund_template_id: z.number().int(),
  refund_steps: z
    .array(z.object({ days_before: z.number().int(), fee_percent: z.number() }))
    .describe("From the start of the day so many days before check-in the fee is this percentage"),
  inventory: z.number().int().min(0).describe("Smallest remaining count over the nights"),
  allow_coupon: z.boolean(),
  allow_member_price: z.boolean(),
  member_price: moneySchema.nullable().describe("One room, the whole stay; null where members get no other price"),
  contain_meals: mealsSchema,
  target_rooms: z.array(idSchema).describe("Room classes the plan takes when it rents the whole house"),
  open_check_in_date: daySchema.nullable(),
  close_check_in_date: daySchema.nullable(),
  promo_type: z.enum(PROMO_TYPES),
  days: z.number().int().min(0).describe("Minimum nights; 0 = none"),
  support_entire_rent: z.boolean(),
  product: z
    .array(z.object({ name: z.string(), num: z.number().int(), unit: z.string() }))
    .describe("What a package contains"),
  adds_list: z.array(addOnSchema),
  nights: z
    .array(z.object({ date: daySchema, price: moneySchema, member_price: moneySchema.nullable() }))
    .optional()
    .describe(
      "Only where asked for: one room, night by night. They add up to price, and to member_price where there is one",
    ),
  refer_best_match: z
    .boolean()
    .optional()
    .describe("Missing where the rooms do not take all guests, or the price lacks one of them"),
  guest_amount: moneySchema
    .optional()
    .describe("Besides price: what the guests cost beyond the beds of all rooms asked for. Missing without ages"),
  guest_charges: z.array(guestChargeSchema).optional().describe("The lines of guest_amount"),
  included_ages: z
    .array(z.number().int())
    .optional()
    .describe("Children who sleep in the rooms' own beds and cost nothing"),
  guests_lack: z
    .enum(["ages", "on_request"])
    .optional()
    .describe(
      "Why the price lacks a guest. ages: say the children's in `ages`; a price check and an order take them in orders[].guests. on_request: somebody needs a bed that the lodging confirms first; it can't be booked here",
    ),
  fallback_lang: fallbackSchema,
});

const availabilitySchema = z.object({
  room_class_id: idSchema,
  room_code: z.string(),
  room_class_name: z.string(),
  facilities_for_search: z.array(z.string()),
  unavailable: z
    .enum(UNAVAILABLE)
    .optional()
    .describe(
      "Only where rate_plans is empty: taken by others, closed, without a price for these nights, or sold to stays of another length or arrival only",
    ),
  rate_plans: z.array(ratePlanSchema).describe("Cheapest first; empty where nothing of the class can be booked"),
  fallback_lang: fallbackSchema,
});

export type Availability = z.output<typeof availabilitySchema>;

export const searchRooms = defineCall({
  name: "searchRooms",
  method: "GET",
  path: "/api/ota/room/empty-by-date",
  summary: "What is free for these nights and guests: classes that fit first, then by price",
  who: ["visitor", "member"],
  query: z
    .object({
      ...searchFields,
      ...familyFields,
      nights: trueFalse.describe("Whether each plan is answered with the price of each night too"),
    })
    .refine(isSearchedStay, SEARCHED)
    .refine(areAges, { path: ["ages"] }),
  answer: z.array(availabilitySchema),
});

export const findAlternatives = defineCall({
  name: "findAlternatives",
  method: "GET",
  path: "/api/ota/room/alternatives",
  summary: "Where nothing fits: why, the nearest other days, other nights, and rooms of several kinds together",
  who: ["visitor", "member"],
  query: z
    .object({
      ...searchFields,
      ...familyFields,
      accessible: trueFalse.describe(
        "Whether accessible rooms are asked for; else they are suggested only where nothing else fits",
      ),
    })
    .refine(isSearchedStay, SEARCHED)
    .refine(areAges, { path: ["ages"] }),
  answer: alternativesSchema,
});

const specialRatePlanSchema = z.object({
  rate_plan_id: idSchema,
  rate_plan_code_name: z.string(),
  rate_plan_code_introduction: z.string(),
  target_room_ids: z.array(idSchema),
  room_classes: z.array(
    z.object({
      room_class_id: idSchema,
      member_price: moneySchema.nullable(),
      origin_price: moneySchema,
      inventory: z.number().int().min(0),
    }),
  ),
  refund_template_id: z.number().int(),
  fallback_lang: fallbackSchema,
});

export const searchRatePlans = defineCall({
  name: "searchRatePlans",
  method: "GET",
  path: "/api/ota/room/rateplan/empty-by-date",
  summary: "The same nights by rate plan: each plan with the room classes it is sold for",
  who: ["visitor"],
  query: z
    .object({ domain: domainSchema, start_date: daySchema, end_date: daySchema.describe("The day of departure") })
    .refine(isSearchedStay, SEARCHED),
  answer: z.object({ rateplan_info: z.array(specialRatePlanSchema).describe("The cheapest first, ties by id") }),
});

/** A parameter that is repeated once arrives as one text, not as a list of one. */
const roomClassIdsSchema = z
  .union([idTextSchema, z.array(idTextSchema).min(1).max(50)])
  .transform((ids) => (Array.isArray(ids) ? ids : [ids]));

export const getRoomCalendar = defineCall({
  name: "getRoomCalendar",
  method: "GET",
  path: "/api/wota/room_calendar",
  summary: "Per date the lowest nightly price over the asked room classes",
  who: ["visitor"],
  query: z
    .object({
      domain: domainSchema,
      start_date: daySchema,
      end_date: daySchema.describe("The last day shown; at most 366 days"),
      room_class_ids: roomClassIdsSchema,
      nights: countText(1, STAY_LIMITS.nights, String(STAY_LIMITS.nights)).describe(
        "Plans for longer stays than this count only on days that are not sold to shorter ones",
      ),
    })
    .refine(({ start_date, end_date }) => isDayRange(start_date, end_date, 366), { path: ["end_date"] }),
  answer: z.array(
    z.object({
      date: daySchema,
      price: moneySchema.nullable().describe("null: sold out. A date with no price loaded is left out"),
      min_nights: z.number().int().min(2).optional().describe("Who arrives this day stays so long at least"),
      closed_to_arrival: z
        .literal(true)
        .optional()
        .describe("Nobody arrives this day; who has arrived before may stay"),
    }),
  ),
});
