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

const percentSchema = z.number().int().min(0).max(99);

/** pictures.json: of each file of photos/ its alternative texts, and the point, in percent, that every crop keeps. */
const pictureFacts = z
  .looseObject({ focus: z.tuple([percentSchema, percentSchema]) })
  .transform(({ focus: [x, y], ...alt }) => ({ focus: { x, y }, alt }))
  .pipe(z.strictObject({ focus: z.strictObject({ x: percentSchema, y: percentSchema }), alt: nameSchema }));
export const picturesSchema = z.record(z.string().regex(/^[a-z0-9-]+\.jpg$/), pictureFacts);

/** Photos are named by their file; `find` gives the picture with its facts. */
export type DemoPhoto = { file: string } & z.output<typeof pictureFacts>;

export function photoSchema(find: (file: string) => DemoPhoto | undefined) {
  return z.string().transform((file, context) => {
    const found = find(file);
    if (found) return found;
    context.addIssue({ code: "custom", message: `"${file}" is not in pictures.json` });
    return z.NEVER;
  });
}

export type PhotoSchema = ReturnType<typeof photoSchema>;
