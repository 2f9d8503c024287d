/** Translations of a site's texts: what a person says of each, the lodging's own names, and when a language goes live. */
import { z } from "zod";
import { defineCall, domainSchema, languageSchema } from "#contract/call.ts";
import { fieldSchema, recordKindSchema } from "#contract/content-fields.ts";
import { MARKS, TRANSLATION_STATES } from "#rules/content/translations.ts";

const PAGE = 40_000;

const translationNameSchema = z.object({
  record: recordKindSchema,
  record_id: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
  field: fieldSchema.describe("`photos.3`: the fourth picture's description"),
  lang: languageSchema.describe("The language it is translated into"),
});

/** Part of the draft's answer. */
export const markSchema = translationNameSchema.extend({
  state: z.enum(TRANSLATION_STATES).exclude(["missing"]),
  source: z.string().describe("Of a stale one: the text it was made from; else empty"),
  marked_by: z.string().describe("The name or address of who said it; empty: nobody did"),
  marked_timestamp: z.number(),
});

const edit = { who: ["staff"], may: "edit_content", method: "POST" } as const;

export const markTranslations = defineCall({
  ...edit,
  name: "markTranslations",
  path: "/api/studio/translations/mark",
  summary:
    "Says of translations that they are drafts, a machine's, or reviewed; a text that is another now is answered",
  body: z.strictObject({
    domain: domainSchema,
    mark: z.enum(MARKS),
    texts: z
      .array(
        translationNameSchema.strict().extend({
          source: z.string().max(PAGE).describe("The text in the main language, as it was seen"),
          target: z.string().min(1).max(PAGE).describe("The translation, as it was seen"),
        }),
      )
      .min(1)
      .max(200),
  }),
  answer: z.object({
    marked: z.number().int(),
    changed: z.array(translationNameSchema).describe("Somebody has changed these meanwhile: nothing was said of them"),
  }),
});

export const setLanguageThreshold = defineCall({
  ...edit,
  may: "publish",
  name: "setLanguageThreshold",
  path: "/api/studio/translations/threshold",
  summary: "How many of its texts a language needs, in percent, before a publish makes it public",
  body: z.strictObject({ domain: domainSchema, least_share: z.number().int().min(0).max(100) }),
  answer: z.object({}),
});

const termsSchema = z
  .partialRecord(
    languageSchema,
    z
      .string()
      .trim()
      .max(80)
      .regex(/^\P{Cc}*$/u),
  )
  .describe("The name in each language");

const termSchema = z.object({ term_id: z.uuid(), terms: z.partialRecord(languageSchema, z.string()) });

export const listGlossary = defineCall({
  name: "listGlossary",
  method: "GET",
  path: "/api/studio/glossary",
  summary: "The lodging's own names, as each language is to say them",
  who: ["staff"],
  may: "edit_content",
  query: z.object({ domain: domainSchema }),
  answer: z.object({ terms: z.array(termSchema) }),
});

export const saveGlossaryTerm = defineCall({
  ...edit,
  name: "saveGlossaryTerm",
  path: "/api/studio/glossary",
  summary: "Adds a name to the glossary, or changes one",
  body: z.strictObject({
    domain: domainSchema,
    term_id: z.uuid().optional().describe("Of one that is changed, or put back after it was removed"),
    terms: termsSchema,
  }),
  answer: z.object({ term_id: z.uuid() }),
});

export const removeGlossaryTerm = defineCall({
  ...edit,
  name: "removeGlossaryTerm",
  path: "/api/studio/glossary/remove",
  summary: "Takes a name out of the glossary; the site's texts stay as they are",
  body: z.strictObject({ domain: domainSchema, term_id: z.uuid() }),
  answer: z.object({}),
});

export const listLackingCharacters = defineCall({
  name: "listLackingCharacters",
  method: "GET",
  path: "/api/studio/characters",
  summary: "Characters in names and titles of the draft that the heading font of its layout can't draw",
  who: ["staff"],
  may: "edit_content",
  query: z.object({ domain: domainSchema }),
  answer: z.object({ texts: z.array(translationNameSchema.extend({ characters: z.array(z.string()) })) }),
});

export const translationCalls = [
  markTranslations,
  setLanguageThreshold,
  listGlossary,
  saveGlossaryTerm,
  removeGlossaryTerm,
  listLackingCharacters,
];
