/** Fields that the files of a demo lodging share. */
import { z } from "zod";
import { languageSchema } from "#contract/call.ts";
import { facilityItem } from "#rules/site/facilities.ts";
import { rangeSchema } from "./days.ts";

export const wholeSchema = z.number().int().min(0);
export const textsSchema = z.partialRecord(languageSchema, z.string());
export const nameSchema = textsSchema.refine(
  (texts) => Object.keys(texts).length > 0,
  "a name in one language at least",
);
export const noTexts = textsSchema.default({});
export const noLimit = rangeSchema.default({ from: null, to: null });
export const noText = z.string().default("");
export const catalogKeys = z
  .array(z.string().refine((key) => facilityItem(key) !== undefined, "no key of the facility catalog"))
  .default([]);

/** pictures.json: the alternative texts of each file of photos/. */
export const picturesSchema = z.record(z.string().regex(/^[a-z0-9-]+\.jpg$/), nameSchema);

/** Photos are named by their file; `find` gives the picture with its alternative texts. */
export type DemoPhoto = { file: string; alt: z.output<typeof textsSchema> };

export function photoSchema(find: (file: string) => DemoPhoto | undefined) {
  return z.string().transform((file, context) => {
    const found = find(file);
    if (found) return found;
    context.addIssue({ code: "custom", message: `"${file}" is not in pictures.json` });
    return z.NEVER;
  });
}

export type PhotoSchema = ReturnType<typeof photoSchema>;
