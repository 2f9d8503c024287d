/** Something sold with the room, as searches and the list of add-ons show it. */
import { z } from "zod";
import { fallbackSchema, idSchema, photoSchema } from "#contract/call.ts";
import { moneySchema } from "#contract/money.ts";
import { PRICE_PER } from "#rules/add-ons/add-on-price.ts";
import { MEALS } from "#rules/stock/plans.ts";
import { DAY_PARTS } from "#rules/stock/add-on-days.ts";

/** Same fields as in an order's attachment_list. */
export const addOnSchema = z.object({
  item_number: z.string(),
  item_name: z.string(),
  item_type: z.string(),
  introduction: z.string(),
  unit: z.string().describe("What one of it is called: a box, a bundle; empty where it has no word of its own"),
  price: moneySchema.describe("Of one, for what price_per says"),
  price_per: z
    .enum(PRICE_PER)
    .describe("piece: on one day; person: the same, for those who come; night: for each night; stay: for all of it"),
  day_part: z
    .enum(DAY_PARTS)
    .describe(
      "Sold for the mornings, evenings or nights of a stay, for the days of arrival or departure, or any day between them",
    ),
  meal: z.enum(MEALS).nullable().describe("Offered only with plans that contain this meal; null = with all"),
  daily_stock: z.number().int().min(0).nullable().describe("How many there are each day; null = no limit"),
  cutoff_hours: z
    .number()
    .int()
    .min(0)
    .nullable()
    .describe(
      "It can be bought, changed and given back until so many hours before its day begins; null = bought until its day ends, changed until it begins",
    ),
  least: z.number().int().min(1).describe("The smallest number that can be ordered for one day"),
  most: z.number().int().max(99).describe("The largest number that can be ordered for one day"),
  room_classes: z.array(idSchema).describe("For guests of these only; empty = of all"),
  asks_time: z.boolean().describe("The guest may say at what time"),
  main_image_path: z.string(),
  photos: z.array(photoSchema).describe("More pictures, after the first one"),
  fallback_lang: fallbackSchema,
});
