/** A lodging's cancellation policies: the specification's three, changed or not, and more of its own. */
import { z } from "zod";
import { defineCall, domainSchema, idSchema, languageSchema } from "#contract/call.ts";
import { moneySchema } from "#contract/money.ts";
import { MOST_STEPS } from "#rules/orders/refund-steps.ts";

const writing = { who: ["staff"], may: "change_prices", method: "POST" } as const;
const policyIdSchema = z.number().int().min(1).max(99);

const stepsSchema = z.array(
  z.object({
    days_before: z.number().int().describe("From the start of the day so many days before arrival"),
    fee_percent: z.number().describe("Is kept, of the room amount"),
  }),
);

const givenStepsSchema = z
  .array(
    z.strictObject({ days_before: z.number().int().min(0).max(365), fee_percent: z.number().int().min(1).max(100) }),
  )
  .max(MOST_STEPS)
  .describe("None: cancelling is always free");

const wordsSchema = z
  .partialRecord(languageSchema, z.array(z.string()))
  .describe("As guests read it, for the sample stay, in each of the site's languages");

const sampleSchema = z.object({ check_in_day: z.string(), amount: moneySchema });

export const listRefundPolicies = defineCall({
  who: ["staff"],
  may: "see_prices",
  method: "GET",
  name: "listRefundPolicies",
  path: "/api/studio/refund-policies",
  summary: "The cancellation policies that plans can have, in steps and in the guest's words",
  query: z.object({ domain: domainSchema }),
  answer: z.object({
    policies: z.array(
      z.object({
        refund_template_id: policyIdSchema,
        steps: stepsSchema,
        is_changed: z.boolean().describe("The lodging's own steps"),
        is_default: z.boolean().describe("New plans begin with it"),
        plans: z.array(z.object({ rate_plan_id: idSchema, name: z.string() })).describe("Sold with it"),
        words: wordsSchema,
      }),
    ),
    sample: sampleSchema,
    undo_until_timestamp: z.number().nullable(),
  }),
});

export const saveRefundPolicy = defineCall({
  ...writing,
  name: "saveRefundPolicy",
  path: "/api/studio/refund-policies/save",
  summary:
    "Makes a cancellation policy or changes one, from the next booking on; with is_preview only says how it reads",
  body: z.strictObject({
    domain: domainSchema,
    refund_template_id: policyIdSchema.optional().describe("Without it: a new one"),
    steps: givenStepsSchema,
    is_preview: z.boolean().default(false),
  }),
  answer: z.object({
    refund_template_id: policyIdSchema.nullable().describe("null: a new one, only looked at"),
    before: stepsSchema.nullable(),
    plans: z.array(z.string()).describe("Names of plans that are sold with it"),
    words: wordsSchema,
    sample: sampleSchema,
    undo_until_timestamp: z.number().nullable(),
  }),
});

export const removeRefundPolicy = defineCall({
  ...writing,
  name: "removeRefundPolicy",
  path: "/api/studio/refund-policies/remove",
  summary: "Removes a policy of the lodging's own that no plan has; one of the usual three gets its usual steps back",
  body: z.strictObject({ domain: domainSchema, refund_template_id: policyIdSchema }),
  answer: z.object({ undo_until_timestamp: z.number() }),
});

export const undoRefundPolicy = defineCall({
  ...writing,
  name: "undoRefundPolicy",
  path: "/api/studio/refund-policies/undo",
  summary: "Takes the last change of a cancellation policy back, for ten minutes",
  body: z.strictObject({ domain: domainSchema }),
  answer: z.object({}),
});

export const refundPolicyCalls = [listRefundPolicies, saveRefundPolicy, removeRefundPolicy, undoRefundPolicy] as const;
