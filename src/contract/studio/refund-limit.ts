/** How much the front desk may give back in one go. */
import { z } from "zod";
import { defineCall, domainSchema } from "#contract/call.ts";
import { moneySchema } from "#contract/money.ts";

const limitSchema = moneySchema.nullable().describe("null: any sum");

export const getRefundLimit = defineCall({
  name: "getRefundLimit",
  method: "GET",
  path: "/api/studio/refund-limit",
  summary: "The most that the front desk may refund in one go",
  who: ["staff"],
  may: "see_orders",
  query: z.object({ domain: domainSchema }),
  answer: z.object({ limit: limitSchema }),
});

export const setRefundLimit = defineCall({
  name: "setRefundLimit",
  method: "POST",
  path: "/api/studio/refund-limit",
  summary: "Sets the most that the front desk may refund in one go; other roles with this right have no limit",
  who: ["staff"],
  may: "manage_payments",
  body: z.strictObject({ domain: domainSchema, limit: moneySchema.min(0).max(999_999_999).nullable() }),
  answer: z.object({ before: limitSchema }),
});
