/** Opening a lodging: its name under the platform's host, and the lodging itself. By whoever is signed in at the studio. */
import { z } from "zod";
import { defineCall, domainSchema, languageSchema, textSchema } from "#contract/call.ts";
import { LODGING_COUNTRIES } from "#rules/site/lodging-countries.ts";
import { type KindKey, LODGING_KINDS } from "#rules/site/lodging-kinds.ts";

export const kindSchema = z.enum(LODGING_KINDS.map(({ key }) => key) as [KindKey, ...KindKey[]]);
export const countrySchema = z.enum(LODGING_COUNTRIES.map(({ country }) => country) as [string, ...string[]]);
/** As typed: what is wrong with it is an answer, not an error of the request. */
const slugSchema = z.string().trim().max(100);

const base = { scope: "platform", who: ["studio"] } as const;

export const checkSlug = defineCall({
  ...base,
  name: "checkSlug",
  method: "GET",
  path: "/api/studio/slug",
  summary: "Whether a lodging can have this name under the platform's host, and one that it can have",
  query: z.object({
    slug: slugSchema.default("").describe("Empty: only propose one"),
    name: z.string().trim().max(120).default("").describe("Of the lodging, to propose from"),
    kind: kindSchema.optional(),
  }),
  answer: z.object({
    slug: z.string().describe("As it would be written"),
    host: z.string().describe("Where the website would be"),
    state: z.enum(["free", "taken", "reserved", "hostile", "malformed"]),
    proposal: z.string().describe("A name that is free"),
  }),
});

export const makeLodging = defineCall({
  ...base,
  name: "makeLodging",
  method: "POST",
  path: "/api/studio/lodgings",
  summary: "Opens a lodging, with oneself as its owner. It is not public until it is published",
  headers: ["Idempotency-Key"],
  body: z.strictObject({
    name: textSchema(80).describe("In its main language"),
    kind: kindSchema,
    country: countrySchema.describe("ISO 3166; gives currency, time zone and telephone prefix"),
    main_lang: languageSchema,
    slug: slugSchema.min(1),
    template_code: z
      .string()
      .regex(/^layout_\d{3,4}\.\d$/)
      .optional()
      .describe("Layout and theme; without one, those that suit the kind"),
  }),
  answer: z.object({ domain: z.string(), slug: z.string() }),
});

export const restoreLodging = defineCall({
  ...base,
  name: "restoreLodging",
  method: "POST",
  path: "/api/studio/lodgings/restore",
  summary: "Brings back a lodging of one's own that was archived because nobody published it",
  body: z.strictObject({ domain: domainSchema.describe("As `listMyLodgings` names it under `archived`") }),
  answer: z.object({ domain: z.string(), slug: z.string() }),
});
