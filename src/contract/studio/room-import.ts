/** Room types from a file: what it would change, then all of it at once, or nothing. */
import { z } from "zod";
import { defineCall, domainSchema, languageSchema } from "#contract/call.ts";
import { shownValueSchema } from "#contract/content-fields.ts";

const columnSchema = z.strictObject({
  field: z.string().regex(/^[a-z_]{1,40}$/),
  lang: z.union([languageSchema, z.literal("")]),
});

export const importRooms = defineCall({
  name: "importRooms",
  method: "POST",
  path: "/api/studio/rooms/import",
  summary:
    "Room types out of a table into the draft. A row with an id changes that room, one without adds one. Nothing is saved while a cell is wrong. `units` and `unit_numbers` are on sale at once, for those who may change stock",
  who: ["staff"],
  may: "edit_content",
  body: z.strictObject({
    domain: domainSchema,
    columns: z.array(columnSchema).min(1).max(60),
    rows: z
      .array(z.array(z.string().max(8_000)).max(60))
      .min(1)
      .max(500),
    is_preview: z.boolean().describe("Says what would change, and saves nothing"),
  }),
  answer: z.object({
    errors: z.array(
      z.object({
        row: z.number().int().describe("From 1, without the headings"),
        column: columnSchema,
        reason: z.enum([
          "INVALID",
          "TOO_LONG",
          "NOT_FOUND",
          "TWICE",
          "REQUIRED",
          "NUMBER_TAKEN",
          "BELOW_SOLD",
          "BELOW_NUMBERS",
        ]),
      }),
    ),
    changes: z.array(
      z.object({
        row: z.number().int(),
        record_id: z.number().int().nullable().describe("null: a new room that is not saved yet"),
        is_new: z.boolean(),
        column: columnSchema,
        before: shownValueSchema,
        after: shownValueSchema,
      }),
    ),
    added: z.number().int().describe("New rooms"),
  }),
});
