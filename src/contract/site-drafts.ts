/** The draft of a lodging's site: what staff write is saved as they type, seen in the preview, and public only when published. */
import { z } from "zod";
import { defineCall, domainSchema, idSchema, languageSchema, textSchema } from "#contract/call.ts";
import { fieldSchema, recordKindSchema, shownValueSchema } from "#contract/content-fields.ts";
import { markSchema } from "#contract/studio/translations.ts";

const recordIdSchema = z.number().int().min(0).max(Number.MAX_SAFE_INTEGER);
const noteSchema = z.union([z.literal(""), textSchema(200)]).default("");

const fieldNameSchema = z.object({
  record: recordKindSchema,
  record_id: recordIdSchema.describe("0 for the site itself and its menu"),
  field: fieldSchema.describe(
    "`present`: whether the record is part of the site; false archives it. `page_title:/about`: what search results say of a page",
  ),
  lang: z
    .union([languageSchema, z.literal("")])
    .describe("Of a text; empty where a value is the same in all languages"),
});

export const differenceSchema = fieldNameSchema.extend({ before: shownValueSchema, after: shownValueSchema });

const recordSchema = z.object({
  record: recordKindSchema,
  record_id: recordIdSchema,
  fields: z.record(z.string(), shownValueSchema).describe("Texts as an object by language"),
});

const writerSchema = z.object({
  changed_by: z.string().describe("The name or address of who wrote it"),
  changed_timestamp: z.number(),
});

const edit = { who: ["staff"], may: "edit_content", method: "POST" } as const;
const publish = { who: ["staff"], may: "publish", method: "POST" } as const;
const ofDomain = z.object({ domain: domainSchema });

export const getSiteDraft = defineCall({
  name: "getSiteDraft",
  method: "GET",
  path: "/api/studio/draft",
  summary: "The site's content with the draft laid over it, and all that the draft changes",
  who: ["staff"],
  may: "edit_content",
  query: ofDomain,
  answer: z.object({
    main_lang: languageSchema,
    support_lang: z.array(languageSchema),
    may_publish: z.boolean(),
    records: z.array(recordSchema).describe("As they will be once the draft is published"),
    archived: z.array(recordSchema).describe("Not part of the site; can be put back"),
    changes: z.array(differenceSchema.extend(writerSchema.shape)).describe("Published value before, the draft's after"),
    missing: z.array(fieldNameSchema).describe("Texts without which the draft can't be published"),
    marks: z
      .array(markSchema)
      .describe("What has been said of translations; of a written one that is not here, nothing"),
    least_share: z.number().int().describe("How many of its texts a language needs to be public, in percent"),
    held_back: z.array(languageSchema).describe("Languages of the draft that a publish would leave out"),
    version: z.number().int().describe("The last one published; 0: none yet"),
    scheduled: z
      .object({
        publish_timestamp: z.number(),
        note: z.string(),
        scheduled_by: z.string(),
        failure: z.string().describe("Why it could not be published then: a refusal's code; else empty"),
      })
      .nullable(),
  }),
});

const savedSchema = fieldNameSchema.extend({
  value: z.unknown().describe("As it is stored: rich text without what may not be in it"),
  is_cleaned: z.boolean().describe("Scripts, styles or the like were taken out of it"),
  changed_timestamp: z.number().nullable().describe("null: it is as it was published"),
});

export const saveDraft = defineCall({
  ...edit,
  name: "saveDraft",
  path: "/api/studio/draft",
  summary: "Saves fields into the draft; one that somebody else has changed meanwhile is answered and not saved",
  body: z.strictObject({
    domain: domainSchema,
    changes: z
      .array(
        fieldNameSchema.strict().extend({
          value: z.unknown(),
          seen: z
            .unknown()
            .describe("What the field held when the writer began: another value there now is a conflict"),
        }),
      )
      .min(1)
      .max(200),
  }),
  answer: z.object({
    saved: z.array(savedSchema),
    conflicts: z.array(
      fieldNameSchema.extend({
        yours: z.unknown(),
        theirs: z.unknown(),
        changed_by: z.string().describe("Empty where it was published or discarded since"),
        changed_timestamp: z.number().nullable(),
      }),
    ),
    refused: z.array(
      fieldNameSchema.extend({ reason: z.enum(["INVALID", "TOO_LONG", "NOT_FOUND", "LOW_CONTRAST", "PICTURE_GONE"]) }),
    ),
  }),
});

export const addSiteRecord = defineCall({
  ...edit,
  name: "addSiteRecord",
  path: "/api/studio/draft/add",
  summary: "Adds a room, a facility, a promotion, a piece of news or an attraction to the draft, empty or as a copy",
  body: z.strictObject({
    domain: domainSchema,
    record: z.enum(["room", "facility", "promotion", "announcement", "attraction"]),
    copy_of: z.number().int().positive().optional(),
  }),
  answer: z.object({ record: recordKindSchema, record_id: z.number().int() }),
});

export const discardDraft = defineCall({
  ...edit,
  name: "discardDraft",
  path: "/api/studio/draft/discard",
  summary: "Takes back what the draft changes: all of it, of one record, or of one field",
  body: z.strictObject({
    domain: domainSchema,
    record: recordKindSchema.optional(),
    record_id: recordIdSchema.optional(),
    field: fieldNameSchema.shape.field.optional(),
  }),
  answer: z.object({ discarded: z.number().int() }),
});

export const deleteArchivedRecords = defineCall({
  name: "deleteArchivedRecords",
  who: ["staff"],
  may: "empty_archive",
  method: "POST",
  path: "/api/studio/archive/delete",
  summary:
    "Deletes for good what was taken off the site. Rooms stay, because orders know them; a version that is restored brings back what it shows",
  body: z.strictObject({
    domain: domainSchema,
    records: z
      .array(z.strictObject({ record: z.enum(["facility", "promotion"]), record_id: recordIdSchema }))
      .min(1)
      .max(500),
  }),
  answer: z.object({ deleted: z.number().int() }),
});

export const publishSite = defineCall({
  ...publish,
  name: "publishSite",
  path: "/api/studio/publish",
  summary: "Makes the draft public, all at once, and keeps the site as a version",
  body: z.strictObject({ domain: domainSchema, note: noteSchema }),
  answer: z.object({ version: z.number().int() }),
});

export const scheduleSitePublish = defineCall({
  ...publish,
  name: "scheduleSitePublish",
  path: "/api/studio/publish/schedule",
  summary: "Publishes the draft, as it will be then, at a later time",
  body: z.strictObject({ domain: domainSchema, publish_timestamp: z.number().int(), note: noteSchema }),
  answer: z.object({}),
});

export const cancelScheduledPublish = defineCall({
  ...publish,
  name: "cancelScheduledPublish",
  path: "/api/studio/publish/unschedule",
  summary: "The draft is not published by itself, or the notice that it could not be has been read",
  body: z.strictObject({ domain: domainSchema }),
  answer: z.object({}),
});

export const makePreviewLink = defineCall({
  ...edit,
  name: "makePreviewLink",
  path: "/api/studio/preview",
  summary:
    "An address at which the studio shows the draft, or a version, to whoever asks, as long as they are signed in and may write it",
  body: z.strictObject({
    domain: domainSchema,
    version: idSchema.optional().describe("A published version; without it, the draft"),
  }),
  answer: z.object({
    url: z.string().describe("Of the home page in the main language; ?preview=layout_200.2 shows another layout"),
    by_lang: z.partialRecord(languageSchema, z.string()).describe("The home page in each language"),
    expires_timestamp: z.number(),
  }),
});

export const draftCalls = [
  getSiteDraft,
  saveDraft,
  addSiteRecord,
  discardDraft,
  deleteArchivedRecords,
  publishSite,
  scheduleSitePublish,
  cancelScheduledPublish,
  makePreviewLink,
] as const;
