/** The log of a lodging: who changed what, when and from where. */
import { z } from "zod";
import { daySchema, defineCall, domainSchema, idTextSchema } from "#contract/call.ts";
import { moneySchema } from "#contract/money.ts";
import { displayStatusSchema } from "#contract/order-view.ts";
import { differenceSchema } from "#contract/site-drafts.ts";
import { originSchema } from "#contract/studio/log-entry.ts";
import { LOG_SUBJECTS } from "#rules/people/studio-log.ts";

const valueSchema = z
  .union([z.string(), z.number(), z.boolean(), z.array(z.string()), z.record(z.string(), z.string())])
  .nullable()
  .describe("A text in languages as an object. null: nothing, or nothing that one line can say");

const changeSchema = z.object({
  field: z.string().describe("Empty: the entry is about one thing alone"),
  name: z.string().describe("Which plan, room, season or night"),
  before: valueSchema,
  after: valueSchema,
  amount_before: moneySchema.nullable().describe("Instead of `before` where it is money"),
  amount_after: moneySchema.nullable(),
});

const entrySchema = z.object({
  seq: z.number().int(),
  timestamp: z.number().int(),
  action: z.string(),
  subject: z.enum(LOG_SUBJECTS),
  about: z.string().describe("What the action itself names: a payment service"),
  actor: z.string().describe("guest, member, staff, clock, vendor, railway, operator or auditor"),
  name: z.string().describe("Of the staff member; empty where it was nobody on the team, or somebody who has left"),
  whom: z.string().describe("The staff member, plan or room that it is about"),
  order: z.object({ order_id: z.string(), order_doc: z.string() }).nullable(),
  from_status: displayStatusSchema.nullable(),
  to_status: displayStatusSchema.nullable(),
  version: z.number().int().nullable().describe("Of the site, as it was published"),
  nights: z.number().int().nullable().describe("Nights that got another price"),
  changes: z.array(changeSchema),
  site_changes: z
    .array(differenceSchema.extend({ is_long: z.boolean().describe("The values are too long for the log") }))
    .describe("What was written into the site's draft"),
  origin: originSchema,
});

const lineSchema = z
  .string()
  .trim()
  .max(80)
  .regex(/^\P{Cc}*$/u);

export const listLog = defineCall({
  name: "listLog",
  method: "GET",
  path: "/api/studio/log",
  summary: "The log of a lodging, the latest first, by person, subject, days and words",
  who: ["staff"],
  may: "see_log",
  query: z.object({
    domain: domainSchema,
    subject: z.enum(["all", ...LOG_SUBJECTS]).default("all"),
    who: z
      .string()
      .regex(/^(|guests|system|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/)
      .default("")
      .describe("An account of the team, `guests` or `system`; empty: everyone"),
    from: daySchema.optional().describe("The lodging's days, both included"),
    to: daySchema.optional(),
    search: lineSchema.default("").describe("In what was written, and in the numbers of orders"),
    actions: z
      .string()
      .max(4000)
      .regex(/^[a-z_.,]*$/)
      .default("")
      .describe(
        "With a search: these actions are found, too, whatever they say. The reader's own words are not known here",
      ),
    after: idTextSchema.optional().describe("The last entry of the page before"),
    limit: z
      .string()
      .regex(/^\d{1,3}$/)
      .default("50")
      .transform(Number)
      .pipe(z.number().min(1).max(500)),
  }),
  answer: z.object({
    entries: z.array(entrySchema),
    next: z.number().int().nullable().describe("For the next page; null: that was the last"),
    people: z
      .array(z.object({ account_id: z.string(), name: z.string() }))
      .describe("Who has written into it; empty name: no longer on the team. With the first page only"),
    names: z.record(z.string(), z.string()).describe("How the site's records are called, by `record id`"),
  }),
});
