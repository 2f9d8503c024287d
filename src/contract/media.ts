/** A lodging's pictures in the studio: uploading them in pieces, and the library. */
import { z } from "zod";
import { defineCall, domainSchema, textSchema } from "#contract/call.ts";
import { LEAST_CROP } from "#rules/media/crop.ts";
import { PICTURE_LIMITS, PICTURE_TYPES } from "#rules/media/picture-limits.ts";
import { LANGUAGES } from "#rules/text/language.ts";

const pictureIdSchema = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const percentSchema = z.number().min(0).max(100);
const altSchema = z.partialRecord(
  z.enum(LANGUAGES),
  z
    .string()
    .trim()
    .max(300)
    .regex(/^\P{Cc}*$/u),
);
const focusSchema = z.strictObject({ x: percentSchema, y: percentSchema });
const cropSchema = z
  .strictObject({
    x: percentSchema,
    y: percentSchema,
    width: z.number().min(LEAST_CROP).max(100),
    height: z.number().min(LEAST_CROP).max(100),
  })
  .refine(({ x, y, width, height }) => x + width <= 100.01 && y + height <= 100.01);

/** A file's name, never a path. */
const fileNameSchema = textSchema(200).refine((name) => !/[/\\:<>|]|^\.+$/.test(name));

export const pictureSchema = z.object({
  picture_id: z.string(),
  name: z.string(),
  state: z.enum(["uploading", "processing", "ready", "failed"]),
  problem: z.string().nullable().describe("Why it failed, in the language of the request"),
  type: z.string().describe("By its content"),
  width: z.number().describe("Of the original, upright"),
  height: z.number(),
  bytes: z.number(),
  src: z.string().describe("Its path on the lodging's host, for content; empty until it is ready"),
  shown: z.object({ width: z.number(), height: z.number() }).describe("What is left of it after the crop"),
  crop: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }).nullable(),
  focus: z.object({ x: z.number(), y: z.number() }),
  alt: z.partialRecord(z.enum(LANGUAGES), z.string()),
  uses: z.number().describe("In how many places it is shown"),
  same_as: z.array(z.string()).describe("Other pictures that look the same"),
  uploaded_timestamp: z.number(),
  is_archived: z.boolean(),
});

const useSchema = z.object({
  place: z.enum(["site", "room", "facility", "promotion", "announcement", "attraction", "add_on"]),
  id: z.string().describe("Of the room, the facility …; empty for the site"),
  name: z.string(),
  field: z.string(),
  is_draft: z.boolean().describe("In a change that is not published yet"),
});

const base = { who: ["staff"], may: "edit_content" } as const;

export const listPictures = defineCall({
  ...base,
  name: "listPictures",
  method: "GET",
  path: "/api/studio/media",
  summary: "A lodging's pictures, the newest first, with what may be uploaded",
  query: z.object({
    domain: domainSchema,
    search: z.string().trim().max(100).optional().describe("In names and descriptions"),
    filter: z.enum(["all", "without_alt", "unused", "same", "archived"]).default("all"),
    after: pictureIdSchema.optional().describe("The last picture that is known: those before it follow"),
  }),
  answer: z.object({
    origin: z.string().describe("Where the pictures are fetched from"),
    pictures: z.array(pictureSchema),
    next: z.string().nullable().describe("`after` of the next page"),
    limits: z.object({
      types: z.array(z.enum(PICTURE_TYPES)),
      bytes: z.number().describe("Of one picture"),
      pixels: z.number(),
      lodging_bytes: z.number(),
      lodging_pictures: z.number(),
    }),
    taken: z.object({
      bytes: z.number().describe("Everything that is stored, archived pictures too"),
      pictures: z.number(),
      archived_bytes: z.number(),
      archived_pictures: z.number(),
    }),
  }),
});

export const startUpload = defineCall({
  ...base,
  name: "startUpload",
  method: "POST",
  path: "/api/studio/media/upload",
  summary: "Announces a picture; its bytes follow in pieces",
  body: z.strictObject({
    domain: domainSchema,
    name: fileNameSchema,
    bytes: z.number().int().min(0).max(Number.MAX_SAFE_INTEGER),
    type: z.string().max(100).default("").describe("As the browser calls it; what counts is the content"),
  }),
  answer: z.object({ upload_id: z.string(), piece_bytes: z.number().describe("The largest piece that is taken") }),
});

export const sendPiece = defineCall({
  ...base,
  name: "sendPiece",
  method: "POST",
  path: "/api/studio/media/piece",
  summary:
    "The next bytes of an upload. Bytes that do not begin at its end are not taken; the answer says where to go on",
  query: z.object({
    domain: domainSchema,
    upload_id: pictureIdSchema,
    offset: z
      .string()
      .regex(/^\d{1,9}$/)
      .transform(Number),
  }),
  bytes: PICTURE_LIMITS.piece,
  body: z.strictObject({ bytes: z.instanceof(Uint8Array) }),
  answer: z.object({ offset: z.number() }),
});

export const getUpload = defineCall({
  ...base,
  name: "getUpload",
  method: "GET",
  path: "/api/studio/media/upload",
  summary: "How far an upload has come: where to go on after a broken connection, and what became of it",
  query: z.object({ domain: domainSchema, upload_id: pictureIdSchema }),
  answer: z.object({ offset: z.number(), bytes: z.number(), picture: pictureSchema }),
});

export const finishUpload = defineCall({
  ...base,
  name: "finishUpload",
  method: "POST",
  path: "/api/studio/media/upload/finish",
  summary:
    "All bytes are there: looks whether they are a picture. One that the lodging has already is not stored again",
  body: z.strictObject({ domain: domainSchema, upload_id: pictureIdSchema }),
  answer: z.object({ picture: pictureSchema, is_duplicate: z.boolean() }),
});

export const savePicture = defineCall({
  ...base,
  name: "savePicture",
  method: "POST",
  path: "/api/studio/media/save",
  summary: "Name, descriptions, crop and focal point, wherever it is shown. What is left out stays",
  body: z.strictObject({
    domain: domainSchema,
    picture_id: pictureIdSchema,
    name: fileNameSchema.optional(),
    alt: altSchema.optional().describe("By language; one that is left out stays, an empty text takes it away"),
    focus: focusSchema.optional(),
    crop: cropSchema.nullable().optional().describe("null: the whole picture"),
  }),
  answer: z.object({ picture: pictureSchema }),
});

export const listPictureUses = defineCall({
  ...base,
  name: "listPictureUses",
  method: "GET",
  path: "/api/studio/media/uses",
  summary: "Where a picture is shown",
  query: z.object({ domain: domainSchema, picture_id: pictureIdSchema }),
  answer: z.object({ uses: z.array(useSchema) }),
});

export const replacePicture = defineCall({
  ...base,
  name: "replacePicture",
  method: "POST",
  path: "/api/studio/media/replace",
  summary: "Shows another picture wherever this one is shown",
  body: z.strictObject({ domain: domainSchema, picture_id: pictureIdSchema, with_picture_id: pictureIdSchema }),
  answer: z.object({ replaced: z.number().describe("In how many places") }),
});

export const archivePicture = defineCall({
  ...base,
  name: "archivePicture",
  method: "POST",
  path: "/api/studio/media/archive",
  summary:
    "Takes a picture out of the library. Refused while it is shown anywhere. A failed or unfinished one is removed",
  body: z.strictObject({ domain: domainSchema, picture_id: pictureIdSchema }),
  answer: z.object({}),
});

export const restorePicture = defineCall({
  ...base,
  name: "restorePicture",
  method: "POST",
  path: "/api/studio/media/restore",
  summary: "Puts an archived picture back into the library",
  body: z.strictObject({ domain: domainSchema, picture_id: pictureIdSchema }),
  answer: z.object({ picture: pictureSchema }),
});

export const listArchivedPictures = defineCall({
  who: ["staff"],
  may: "empty_archive",
  name: "listArchivedPictures",
  method: "GET",
  path: "/api/studio/media/archived",
  summary: "What can be deleted for good of the archived pictures, and what earlier versions of the site still show",
  query: z.object({ domain: domainSchema }),
  answer: z.object({
    deletable: z.array(z.object({ picture_id: z.string(), bytes: z.number() })),
    kept: z.array(
      z.object({
        picture_id: z.string(),
        name: z.string(),
        bytes: z.number(),
        versions: z.array(z.number()).describe("Of the site, that show it"),
        in_archive: z.boolean().describe("Something that was taken off the site shows it and can be put back"),
      }),
    ),
  }),
});

export const deletePictures = defineCall({
  who: ["staff"],
  may: "empty_archive",
  name: "deletePictures",
  method: "POST",
  path: "/api/studio/media/delete",
  summary:
    "Deletes archived pictures for good, with their originals. What the draft, the site or one of its versions shows stays",
  body: z.strictObject({
    domain: domainSchema,
    picture_ids: z.array(pictureIdSchema).min(1).max(PICTURE_LIMITS.lodging_pictures),
  }),
  answer: z.object({ deleted: z.number(), bytes: z.number() }),
});

export const mediaCalls = [
  listPictures,
  startUpload,
  sendPiece,
  getUpload,
  finishUpload,
  savePicture,
  listPictureUses,
  replacePicture,
  archivePicture,
  restorePicture,
  listArchivedPictures,
  deletePictures,
] as const;
