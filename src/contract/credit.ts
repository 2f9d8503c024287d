/** What a member has at a lodging, and how it came about. */
import { z } from "zod";
import { daySchema, defineCall, domainSchema } from "#contract/call.ts";
import { moneySchema, signedMoneySchema } from "#contract/money.ts";
import { CREDIT_KINDS } from "#rules/money/point-lots.ts";
import { USUAL_POINT_TERMS } from "#rules/money/points.ts";

const LONGEST_REASON = 200;

/** How a lodging's members earn points (`rules/money/points.ts`); what is left out is as usual. */
export const pointTermsSchema = z.strictObject({
  earns: z.enum(["off", "paid", "stayed"]).default(USUAL_POINT_TERMS.earns),
  spent_per_point: z.int().min(1).max(1_000_000).default(USUAL_POINT_TERMS.spent_per_point),
  minimum: z.int().min(0).max(10_000_000).default(USUAL_POINT_TERMS.minimum),
  months: z.int().min(1).max(120).nullable().default(USUAL_POINT_TERMS.months),
});

export const getMemberCredit = defineCall({
  name: "getMemberCredit",
  method: "GET",
  path: "/api/member/credit",
  summary: "What the member of the bearer token may spend at this lodging",
  who: ["member"],
  query: z.object({ domain: domainSchema }),
  answer: z.object({
    points: moneySchema.describe("One is worth one unit of the lodging's currency; 0 where it takes none"),
    stored_values: moneySchema.describe("In the lodging's currency; 0 where it takes none"),
  }),
});

export const listMemberCredit = defineCall({
  name: "listMemberCredit",
  method: "GET",
  path: "/api/member/credit/history",
  summary: "How the member's points and stored value came about, newest first, and when points expire",
  who: ["member"],
  query: z.object({
    domain: domainSchema,
    limit: z
      .string()
      .regex(/^\d{1,3}$/)
      .default("20")
      .transform(Number)
      .pipe(z.number().min(1).max(100)),
    cursor: z
      .string()
      .regex(/^\d{13}\.[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/)
      .optional()
      .describe("`next_cursor` of the page before"),
  }),
  answer: z.object({
    entries: z.array(
      z.object({
        at: z.iso.datetime(),
        date: daySchema.describe("At the lodging"),
        credit: z.enum(["points", "stored_values"]),
        kind: z.enum(CREDIT_KINDS),
        delta: signedMoneySchema,
        order_doc: z.string().nullable(),
        expires_on: daySchema
          .nullable()
          .describe("The last day on which they can be spent; null where they do not expire"),
        reason: z.string().describe("Of a correction; else empty"),
      }),
    ),
    next_cursor: z.string().nullable(),
    expiring: z
      .array(z.object({ expires_on: daySchema, points: moneySchema }))
      .describe("The next days, three at most, after which points are gone"),
  }),
});

export const correctCredit = defineCall({
  name: "correctCredit",
  method: "POST",
  path: "/api/studio/credit/correct",
  summary:
    "Staff set a member's points or stored value right. Answers what the member has then, which is never below zero",
  who: ["staff"],
  may: "correct_credit",
  headers: ["Idempotency-Key"],
  body: z.strictObject({
    domain: domainSchema,
    member_id: z.string().min(1).max(64),
    credit: z.enum(["points", "stored_values"]),
    delta: signedMoneySchema.describe("By how much; below zero it takes away"),
    reason: z
      .string()
      .trim()
      .min(1)
      .refine((text) => [...text].length <= LONGEST_REASON)
      .describe(`At most ${LONGEST_REASON} characters; the member sees it in the history`),
  }),
  answer: z.object({ points: moneySchema, stored_values: moneySchema }),
});
