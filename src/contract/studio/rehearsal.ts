/** The rehearsal: a test booking on a shadow of the lodging, with a clock of its own. Nothing of it stays. */
import { z } from "zod";
import { daySchema, defineCall, domainSchema, idSchema, languageSchema } from "#contract/call.ts";
import { moneySchema } from "#contract/money.ts";
import { REHEARSAL_ACTIONS, SCENARIOS } from "#rules/orders/rehearsal.ts";
import { isDay } from "#rules/time/day.ts";
import { STAY_LIMITS } from "#rules/booking/stay.ts";

const MOST_STEPS = 12;

const stepSchema = z.strictObject({
  action: z.enum(REHEARSAL_ACTIONS),
  at: z
    .string()
    .regex(/^2\d{3}-\d\d-\d\dT[0-2]\d:[0-5]\d$/)
    .refine((at) => isDay(at.slice(0, 10)) && at.slice(11) < "24:00")
    .describe("Date and time at the lodging, as 2027-03-01T09:30"),
});

const emailSchema = z.object({
  kind: z.string(),
  to: z.string(),
  subject: z.string(),
  html: z.string(),
  text: z.string(),
});

export const rehearse = defineCall({
  name: "rehearse",
  method: "POST",
  path: "/api/studio/rehearsal",
  summary: "A test booking by the real rules on a copy of the lodging, with a movable clock. Leaves no trace",
  who: ["staff"],
  may: "publish",
  body: z.strictObject({
    domain: domainSchema,
    lang: languageSchema.describe("The guest's language"),
    scenario: z.enum(SCENARIOS).default("stay").describe("The steps, where none are given"),
    cancel_days_before: z.number().int().min(0).max(365).default(3).describe("For the scenario `cancel`"),
    steps: z.array(stepSchema).min(1).max(MOST_STEPS).optional().describe("The first books; the others follow in time"),
    check_in_day: daySchema.optional().describe("The first day from a week ahead with a free room, where missing"),
    nights: z.number().int().min(1).max(STAY_LIMITS.nights).default(1),
    adults: z.number().int().min(1).max(STAY_LIMITS.adults).default(1),
    room_class_id: idSchema.optional(),
    rate_plan_id: idSchema.optional(),
  }),
  answer: z.object({
    room_class_name: z.string(),
    rate_plan_name: z.string(),
    check_in_day: daySchema,
    check_out_day: daySchema,
    currency: z.string(),
    total: moneySchema,
    pay_amount: moneySchema.describe("To be paid at once: all of it, or the deposit"),
    entries: z.array(
      z.object({
        at: z.string().describe("Date and time at the lodging"),
        what: z
          .enum([...REHEARSAL_ACTIONS, "email", "status", "refused", "refunded", "refund_task"])
          .describe("refund_task: the vendor can't, staff must send it"),
        status: z.string().describe("Of the order, as its guest sees it"),
        paid: moneySchema,
        fee: moneySchema.nullable().describe("Kept at a cancellation"),
        refund: moneySchema
          .nullable()
          .describe("Goes back at a cancellation; has gone back, or is to be sent, in an entry about that"),
        reason: z.string().nullable().describe("Why a step was refused"),
        email: emailSchema.nullable(),
      }),
    ),
  }),
});
