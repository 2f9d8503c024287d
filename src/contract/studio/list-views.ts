/** Views of the studio's lists that a person keeps under a name. Only this person sees them. */
import { z } from "zod";
import { defineCall, domainSchema, textSchema } from "#contract/call.ts";
import { findInStudio } from "#contract/studio/find-in-studio.ts";
import { STUDIO_LISTS } from "#rules/people/list-views.ts";

const listSchema = z.enum(STUDIO_LISTS);
const viewIdSchema = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);
const filterSchema = z
  .string()
  .max(80)
  .regex(/^\P{Cc}*$/u)
  .optional();
const viewFields = {
  list: listSchema,
  name: textSchema(60),
  query: z
    .strictObject({
      view: filterSchema,
      arrives: filterSchema,
      filter: filterSchema,
      who: filterSchema,
      from: filterSchema,
      to: filterSchema,
      search: filterSchema,
    })
    .describe("The filters of the list's address. A search for a guest is not kept"),
};
const viewSchema = z.object({ view_id: z.string(), ...viewFields, name: z.string() });

const own = { who: ["staff"], may: "open_studio" } as const;

export const listViews = defineCall({
  ...own,
  name: "listViews",
  method: "GET",
  path: "/api/studio/views",
  summary: "The views of a list that this person has kept, in the order of their names",
  query: z.object({ domain: domainSchema, list: listSchema }),
  answer: z.object({ views: z.array(viewSchema) }),
});

export const saveView = defineCall({
  ...own,
  name: "saveView",
  method: "POST",
  path: "/api/studio/views",
  summary: "Keeps a view under a name, or gives one another name or other filters",
  body: z.strictObject({ domain: domainSchema, view_id: viewIdSchema.optional(), ...viewFields }),
  answer: viewSchema,
});

export const deleteView = defineCall({
  ...own,
  name: "deleteView",
  method: "POST",
  path: "/api/studio/views/delete",
  summary: "Forgets a view",
  body: z.strictObject({ domain: domainSchema, view_id: viewIdSchema }),
  answer: z.object({}),
});

export const listCalls = [listViews, saveView, deleteView, findInStudio] as const;
