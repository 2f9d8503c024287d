/** A lodging's rate plans, and their rates as rules, on the wire. `src/rules/rates` says what they mean. */
import { z } from "zod";
import { daySchema, idSchema, languageSchema, textSchema } from "#contract/call.ts";
import { moneySchema, signedMoneySchema } from "#contract/money.ts";
import { ADJUSTMENT_KINDS, ROUNDING_MODES } from "#rules/rates/rate-rules.ts";
import { MEALS, PROMO_TYPES } from "#rules/stock/plans.ts";
import { isDay } from "#rules/time/day.ts";

export const ownDaySchema = daySchema.refine(isDay);

const adjustmentSchema = z
  .strictObject({
    kind: z.enum(ADJUSTMENT_KINDS),
    percent: z.number().int().min(-95).max(900).optional(),
    amount: signedMoneySchema.optional(),
    price: moneySchema.optional(),
  })
  .refine((adjust) => ADJUSTMENT_KINDS.every((kind) => (adjust[kind] !== undefined) === (kind === adjust.kind)))
  .describe("So many percent or so much more, or another price: only the field of its kind");

const weekdaysSchema = z
  .array(z.number().int().min(1).max(7))
  .max(7)
  .refine((days) => new Set(days).size === days.length)
  .describe("1 is Monday, 7 is Sunday");

const nightsSchema = z.number().int().min(0).max(90);

const seasonSchema = z.strictObject({
  season_id: z.string().regex(/^[\w-]{1,40}$/),
  name: textSchema(60),
  from: ownDaySchema,
  to: ownDaySchema.describe("The last night"),
  yearly: z.boolean().default(false).describe("The same days of every year"),
  weekdays: weekdaysSchema.default([]).describe("Of its nights only these weekdays; empty = all"),
  room_class_ids: z.array(idSchema).max(200).default([]).describe("Empty = all room classes"),
  adjust: adjustmentSchema,
  min_nights: nightsSchema.default(0),
  priority: z.number().int().min(0).max(100).default(0).describe("Where seasons overlap the higher one counts"),
});

const planRatesSchema = z.strictObject({
  rate_plan_id: idSchema,
  rooms: z
    .array(
      z.strictObject({
        room_class_id: idSchema,
        base: moneySchema,
        weekend: adjustmentSchema.nullable().default(null),
      }),
    )
    .max(200),
  parent: z
    .strictObject({ rate_plan_id: idSchema, adjust: adjustmentSchema })
    .nullable()
    .default(null)
    .describe("Priced after another plan; then it has no prices of its own"),
  extra_person: z
    .strictObject({ included: z.number().int().min(1).max(50), amount: moneySchema })
    .nullable()
    .default(null)
    .describe("The base price is for so many persons; each further one that the room holds adds this"),
  member_percent: z.number().int().min(1).max(90).nullable().default(null).describe("What members pay less"),
  min_nights: nightsSchema.default(0),
  max_nights: z.number().int().min(1).max(90).nullable().default(null),
  lead_days: z.number().int().min(0).max(365).default(0),
});

export const rateRulesSchema = z.strictObject({
  weekend_days: weekdaysSchema,
  rounding: z.strictObject({ to: moneySchema.refine((to) => to > 0), mode: z.enum(ROUNDING_MODES) }),
  seasons: z.array(seasonSchema).max(60),
  plans: z.array(planRatesSchema).max(200),
});

export const pricePartSchema = z.object({
  kind: z.enum(["base", "hand", "weekend", "season", "extra_persons", "derived", "rounded"]),
  amount: signedMoneySchema.describe("What it adds; all parts together are the price"),
  text: z.string().describe("In the reader's words"),
});

const namesSchema = (most: number) => z.partialRecord(languageSchema, z.string().trim().max(most));

/** What a plan is besides its prices. */
export const planFields = {
  rate_plan_code_name: namesSchema(120).describe("By language"),
  rate_plan_code_introduction: namesSchema(2_000).default({}),
  contain_meals: z.array(z.enum(MEALS)).max(3).default([]),
  refund_template_id: z.number().int().min(1).max(99).default(2),
  allow_coupon: z.boolean().default(true),
  allow_member_price: z.boolean().default(true),
  target_rooms: z.array(idSchema).max(200).describe("Room classes it is sold for; at least one"),
  open_check_in_date: ownDaySchema.nullable().default(null),
  close_check_in_date: ownDaySchema.nullable().default(null),
  promo_type: z.enum(PROMO_TYPES).default("none"),
  days: z.number().int().min(0).max(90).default(0).describe("Minimum nights; 0 = none"),
  support_entire_rent: z.boolean().default(false).describe("Rents all its room classes at once"),
  item_numbers: z.array(z.string().max(60)).max(100).default([]).describe("Add-ons that are sold with it"),
};
