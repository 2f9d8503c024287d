/** What e-mails ask the lodging's staff to do about payments. */
import { z } from "zod";
import { daySchema, defineCall, domainSchema } from "#contract/call.ts";
import { isWhole } from "#rules/guests/guest-fields.ts";
import { moneySchema } from "#contract/money.ts";
import { displayStatusSchema } from "#contract/order-view.ts";

const staffTaskSchema = z.object({
  kind: z.enum(["remittance", "refund", "card"]),
  order_doc: z.string(),
  booker_name: z.string(),
  check_in_day: daySchema,
  check_out_day: daySchema,
  amount: moneySchema.describe("To be found on the account, to be sent back, or the discount of the coupons"),
  currency: z.string(),
  last_five: z.string().nullable(),
  coupons: z
    .array(
      z.object({
        code: z.string(),
        prefixes: z.array(z.string()).describe("First digits of the cards it is for"),
        card_first: z.string().nullable().describe("First digits of the card that paid, where the vendor names them"),
        verdict: z.enum(["holds", "void", "unknown"]).nullable(),
      }),
    )
    .describe("Of a card task: the coupons in question"),
  is_done: z.boolean(),
  display_status: displayStatusSchema,
});

/** Sealed for one task; only the lodging's own mail carries it. */
const taskTokenSchema = z.string().regex(/^[A-Za-z0-9_.-]{1,512}$/);

export const getStaffTask = defineCall({
  name: "getStaffTask",
  method: "GET",
  path: "/api/staff/task",
  summary:
    "What a link in the lodging's own mail asks staff to do: confirm a remittance, or send money back. Does nothing",
  who: ["task"],
  query: z.object({ domain: domainSchema, token: taskTokenSchema }),
  answer: staffTaskSchema,
});

export const decideCardCoupons = defineCall({
  name: "decideCardCoupons",
  method: "POST",
  path: "/api/staff/card",
  summary: "Whether the card that paid is one of its coupons' cards: the guest owes the discount, or gets it back",
  who: ["task"],
  body: z.strictObject({ domain: domainSchema, token: taskTokenSchema, holds: z.boolean() }),
  answer: staffTaskSchema,
});

export const finishStaffTask = defineCall({
  name: "finishStaffTask",
  method: "POST",
  path: "/api/staff/task",
  summary: "The money was found on the account, or has been sent back",
  who: ["task"],
  body: z.strictObject({
    domain: domainSchema,
    token: taskTokenSchema,
    amount: moneySchema.positive().max(999_999_999).describe("What really came, or was sent"),
    proof: z
      .string()
      .refine(isWhole)
      .trim()
      .regex(/^[^\p{Cc}<>]{1,60}$/u)
      .describe("The bank's own reference"),
  }),
  answer: staffTaskSchema,
});
