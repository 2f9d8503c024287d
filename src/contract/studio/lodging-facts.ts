/** What a lodging is and by which clock it lives: its kind, country and time zone. */
import { z } from "zod";
import { daySchema, defineCall, domainSchema } from "#contract/call.ts";
import { countrySchema, kindSchema } from "#contract/studio/lodgings.ts";
import { isTimeZone } from "#rules/time/time-zones.ts";

const timezoneSchema = z.string().max(64).refine(isTimeZone).describe("By its name in the IANA database");

const changing = { who: ["staff"], may: "change_prices", method: "POST" } as const;

export const getLodgingFacts = defineCall({
  who: ["staff"],
  may: "open_studio",
  method: "GET",
  name: "getLodgingFacts",
  path: "/api/studio/lodging/facts",
  summary: "A lodging's kind, country, time zone and currency",
  query: z.object({ domain: domainSchema }),
  answer: z.object({
    kind: kindSchema.nullable().describe("null: not said yet"),
    country: z.string().describe("ISO 3166"),
    timezone: z.string(),
    currency: z.string(),
    undo_until_timestamp: z.number().nullable(),
  }),
});

export const saveLodgingFacts = defineCall({
  ...changing,
  name: "saveLodgingFacts",
  path: "/api/studio/lodging/facts",
  summary:
    "Changes a lodging's kind, country or time zone. Live at once; can be taken back for ten minutes. With is_preview only says what it means",
  body: z.strictObject({
    domain: domainSchema,
    kind: kindSchema.optional(),
    country: countrySchema.optional(),
    timezone: timezoneSchema.optional(),
    is_preview: z.boolean().default(false),
  }),
  answer: z.object({
    changes: z.array(
      z.object({ field: z.enum(["kind", "country", "timezone"]), before: z.string(), after: z.string() }),
    ),
    stays_to_come: z.number().int().describe("Orders whose deadlines and e-mails follow the clock"),
    today: daySchema.describe("By the clock before"),
    today_after: daySchema,
    undo_until_timestamp: z.number().nullable().describe("null: nothing was changed"),
  }),
});

export const undoLodgingFacts = defineCall({
  ...changing,
  name: "undoLodgingFacts",
  path: "/api/studio/lodging/facts/undo",
  summary: "Takes the last change of kind, country or time zone back, for ten minutes",
  body: z.strictObject({ domain: domainSchema }),
  answer: z.object({}),
});

export const lodgingFactCalls = [getLodgingFacts, saveLodgingFacts, undoLodgingFacts] as const;
