/** Addresses of previews that were given to somebody: made, listed and ended. */
import { z } from "zod";
import { defineCall, domainSchema, idSchema, languageSchema } from "#contract/call.ts";

const base = { who: ["staff"], may: "edit_content" } as const;

const addressesSchema = z.object({
  url: z.string().describe("Of the home page in the main language"),
  by_lang: z.partialRecord(languageSchema, z.string()).describe("The home page in each language"),
  expires_timestamp: z.number(),
});

export const sharePreview = defineCall({
  ...base,
  name: "sharePreview",
  method: "POST",
  path: "/api/studio/preview/share",
  summary:
    "An address at which whoever has it sees the draft, or a version, for seven days. It ends earlier when it is ended, or when its maker may no longer write the draft",
  body: z.strictObject({
    domain: domainSchema,
    version: idSchema.optional().describe("A published version; without it, the draft"),
  }),
  answer: addressesSchema.extend({ link_id: z.string() }),
});

export const listPreviewLinks = defineCall({
  ...base,
  name: "listPreviewLinks",
  method: "GET",
  path: "/api/studio/preview/links",
  summary: "The shared addresses that work now, the latest first",
  query: z.object({ domain: domainSchema }),
  answer: z.object({
    links: z.array(
      z.object({
        link_id: z.string(),
        version: z.number().int().describe("0: the draft"),
        url: z.string(),
        made_by: z.string().describe("The name or address"),
        made_timestamp: z.number(),
        expires_timestamp: z.number(),
      }),
    ),
  }),
});

export const changePreviewLink = defineCall({
  ...base,
  name: "changePreviewLink",
  method: "POST",
  path: "/api/studio/preview/link",
  summary: "Ends a shared address at once, whoever made it, or takes that back until its time is over",
  body: z.strictObject({
    domain: domainSchema,
    link_id: z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
    is_ended: z.boolean(),
  }),
  answer: z.object({}),
});

export const previewLinkCalls = [sharePreview, listPreviewLinks, changePreviewLink] as const;
