/** What is sold besides rooms, in the studio: items, the plans they are sold with, and how many there are on a day. */
import { z } from "zod";
import { addOnSchema } from "#contract/add-ons/add-on.ts";
import { defineCall, domainSchema, idSchema, languageSchema } from "#contract/call.ts";
import { photoSchema } from "#contract/content-fields.ts";
import { moneySchema } from "#contract/money.ts";
import { codeSchema } from "#contract/order-payload.ts";
import { ownDaySchema } from "#contract/studio/rate-rules.ts";
import { isDayRange } from "#contract/stay.ts";
import { ADD_ON_TYPES } from "#rules/add-ons/add-on-types.ts";

const seeing = { who: ["staff"], may: "see_prices", method: "GET" } as const;
const changing = { who: ["staff"], may: "change_prices", method: "POST" } as const;
const stocking = { ...changing, may: "change_stock" } as const;

const textsSchema = (most: number) => z.partialRecord(languageSchema, z.string().trim().max(most));
const stockSchema = z.number().int().min(0).max(9_999).nullable();
const { price_per, day_part, meal, asks_time } = addOnSchema.shape;

const fields = {
  item_name: textsSchema(120).describe("By language"),
  introduction: textsSchema(600).default({}),
  unit: textsSchema(30).default({}).describe("What one of it is called: a box, a bundle"),
  item_type: z.enum(ADD_ON_TYPES).default("other"),
  price: moneySchema.describe("Of one, for what price_per says; 0 = free"),
  price_per: price_per.default("piece"),
  day_part: day_part.default("any"),
  meal: meal.default(null),
  daily_stock: stockSchema.default(null).describe("How many there are each day; null = no limit"),
  cutoff_hours: z.number().int().min(0).max(8_760).nullable().default(null),
  least: z.number().int().min(1).max(99).default(1),
  most: z.number().int().min(1).max(99).default(99),
  room_classes: z.array(idSchema).max(200).default([]).describe("For guests of these only; empty = of all"),
  asks_time: asks_time.default(false),
  main_image: photoSchema.nullable().default(null),
  rate_plan_ids: z.array(idSchema).max(200).default([]).describe("Plans it is sold with"),
};

const undoSchema = z
  .object({ item_number: z.string(), until_timestamp: z.number() })
  .nullable()
  .describe("The one that was changed last, while that can be taken back");

export const listAddOns = defineCall({
  ...seeing,
  name: "listAddOns",
  path: "/api/studio/add-ons",
  summary: "What a lodging sells besides rooms, with the plans it is sold with",
  query: z.object({ domain: domainSchema }),
  answer: z.object({
    currency: z.string(),
    today: z.string(),
    items: z.array(
      z.object({
        ...fields,
        item_number: z.string(),
        name: z.string().describe("In the reader's language"),
        is_archived: z.boolean(),
        sold_ahead: z.number().int().describe("Pieces that orders have for today and later"),
        own_days: z.number().int().describe("Days ahead with a stock of their own"),
      }),
    ),
    plans: z.array(
      z.object({
        rate_plan_id: idSchema,
        name: z.string(),
        room: z.string().describe("The only room class it is sold for; empty: there are several"),
      }),
    ),
    rooms: z.array(z.object({ room_class_id: idSchema, name: z.string() })),
    undo: undoSchema,
    undo_stock: undoSchema,
  }),
});

export const saveAddOn = defineCall({
  ...changing,
  name: "saveAddOn",
  path: "/api/studio/add-ons/save",
  summary: "Makes an add-on or changes one. Live at once; orders keep what was sold",
  body: z
    .strictObject({
      domain: domainSchema,
      item_number: codeSchema.optional().describe("Without it: a new one"),
      ...fields,
    })
    .refine(({ least, most }) => least <= most, { path: ["most"] }),
  answer: z.object({ item_number: z.string(), undo_until_timestamp: z.number() }),
});

export const archiveAddOn = defineCall({
  ...changing,
  name: "archiveAddOn",
  path: "/api/studio/add-ons/archive",
  summary: "Takes an add-on off sale, or brings it back. Orders keep what was sold",
  body: z.strictObject({ domain: domainSchema, item_number: codeSchema, is_archived: z.boolean().default(true) }),
  answer: z.object({ undo_until_timestamp: z.number().nullable().describe("null: nothing has changed") }),
});

export const undoAddOn = defineCall({
  ...changing,
  name: "undoAddOn",
  path: "/api/studio/add-ons/undo",
  summary: "Takes the last change of an add-on back, for ten minutes: a new one goes off sale",
  body: z.strictObject({ domain: domainSchema }),
  answer: z.object({}),
});

export const listAddOnDays = defineCall({
  ...seeing,
  name: "listAddOnDays",
  path: "/api/studio/add-ons/days",
  summary: "How many of an add-on there are on each day, and how many are sold",
  query: z
    .object({ domain: domainSchema, item_number: codeSchema, start_date: ownDaySchema, end_date: ownDaySchema })
    .refine(({ start_date, end_date }) => isDayRange(start_date, end_date, 62), { path: ["end_date"] }),
  answer: z.array(
    z.object({
      day: z.string(),
      stock: stockSchema.describe("null = no limit"),
      is_own: z.boolean().describe("Another number than on other days"),
      sold: z.number().int(),
    }),
  ),
});

export const setAddOnStock = defineCall({
  ...stocking,
  name: "setAddOnStock",
  path: "/api/studio/add-ons/stock",
  summary: "How many of an add-on there are on these days; never fewer than are sold",
  body: z
    .strictObject({
      domain: domainSchema,
      item_number: codeSchema,
      from: ownDaySchema,
      to: ownDaySchema.describe("The last day"),
      weekdays: z
        .array(z.number().int().min(1).max(7))
        .max(7)
        .default([])
        .describe("Only these; 1 is Monday; empty = all"),
      is_own: z.boolean().default(true).describe("false: as many as on other days"),
      stock: stockSchema.default(null).describe("null = no limit"),
    })
    .refine(({ from, to }) => isDayRange(from, to, 366), { path: ["to"] }),
  answer: z.object({
    days: z.number().int().describe("Days that have changed"),
    undo_until_timestamp: z.number().nullable(),
  }),
});

export const undoAddOnStock = defineCall({
  ...stocking,
  name: "undoAddOnStock",
  path: "/api/studio/add-ons/stock/undo",
  summary: "Takes the last change of an add-on's stock back, for ten minutes",
  body: z.strictObject({ domain: domainSchema }),
  answer: z.object({}),
});

export const studioAddOnCalls = [
  listAddOns,
  saveAddOn,
  archiveAddOn,
  undoAddOn,
  listAddOnDays,
  setAddOnStock,
  undoAddOnStock,
] as const;
