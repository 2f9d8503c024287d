/** What was published when: to look at, to compare, and to bring back. */
import { z } from "zod";
import { defineCall, domainSchema, idSchema, idTextSchema } from "#contract/call.ts";
import { differenceSchema } from "#contract/site-drafts.ts";

const versionSchema = z.object({
  version: z.number().int(),
  reason: z
    .enum(["first", "publish", "restore", "schedule"])
    .describe("first: what was public before the first publish"),
  source_version: z.number().int().nullable(),
  note: z.string(),
  made_by: z.string().describe("The name or address; empty where nobody did"),
  made_timestamp: z.number(),
  changed: z.number().int().describe("Fields that differ from the version before"),
});

export const listSiteVersions = defineCall({
  name: "listSiteVersions",
  method: "GET",
  path: "/api/studio/versions",
  summary: "What was published when and by whom, the latest first",
  who: ["staff"],
  may: "edit_content",
  query: z.object({ domain: domainSchema, before: idTextSchema.optional().describe("Only versions before this one") }),
  answer: z.object({ versions: z.array(versionSchema), has_more: z.boolean() }),
});

export const getSiteVersion = defineCall({
  name: "getSiteVersion",
  method: "GET",
  path: "/api/studio/version",
  summary: "One version: what it changed, what restoring it would change, or how it differs from another one",
  who: ["staff"],
  may: "edit_content",
  query: z.object({
    domain: domainSchema,
    version: idTextSchema,
    against: idTextSchema.optional().describe("Another version to compare it with; without it, the one before"),
  }),
  answer: versionSchema.extend({
    is_latest: z.boolean().describe("Nothing was published after it: this is what guests see"),
    against: versionSchema.nullable().describe("What it is compared with; null: the first version has none before"),
    differences: z.array(differenceSchema).describe("That one before, this version after"),
    to_now: z.array(differenceSchema).describe("What is public now before, this version after"),
    names: z.record(z.string(), z.string()).describe("How records are called, by `record id`"),
  }),
});

export const restoreSiteVersion = defineCall({
  name: "restoreSiteVersion",
  method: "POST",
  path: "/api/studio/version/restore",
  summary: "Makes the site as it was in a version, as a new version; the draft stays",
  who: ["staff"],
  may: "publish",
  body: z.strictObject({ domain: domainSchema, version: idSchema }),
  answer: z.object({ version: z.number().int() }),
});
