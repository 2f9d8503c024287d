/** Topics of promotions: the headings under which their page shows them. One without a promotion is not shown. */
import { z } from "zod";
import { defineCall, domainSchema, idSchema, languageSchema, textSchema } from "#contract/call.ts";

const edit = { who: ["staff"], may: "edit_content", method: "POST" } as const;

export const saveTopic = defineCall({
  ...edit,
  name: "saveTopic",
  path: "/api/studio/topics",
  summary: "Adds a topic of promotions, or gives one other names; its key stays",
  body: z.strictObject({
    domain: domainSchema,
    promotion_type_id: idSchema.optional(),
    names: z.partialRecord(languageSchema, z.union([z.literal(""), textSchema(60)])),
  }),
  answer: z.object({ promotion_type_id: z.number().int(), topic_key: z.string() }),
});

export const removeTopic = defineCall({
  ...edit,
  name: "removeTopic",
  path: "/api/studio/topics/remove",
  summary: "Removes a topic; its promotions stay, without one",
  body: z.strictObject({ domain: domainSchema, promotion_type_id: idSchema }),
  answer: z.object({}),
});

export const topicCalls = [saveTopic, removeTopic] as const;
