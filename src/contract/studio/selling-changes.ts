/** What selling needs around its prices: looks at a change before it is made, the step back, children's prices, the currency, the day. */
import { z } from "zod";
import { defineCall, domainSchema, languageSchema } from "#contract/call.ts";
import { moneySchema } from "#contract/money.ts";
import { lodgingFactCalls } from "#contract/studio/lodging-facts.ts";
import { refundPolicyCalls } from "#contract/studio/refund-policies.ts";
import { ratePlanBody } from "#contract/studio/studio-rates.ts";
import { getToday } from "#contract/studio/today.ts";
import { LODGING_CURRENCIES } from "#rules/money/lodging-currencies.ts";

const changing = { who: ["staff"], may: "change_prices", method: "POST" } as const;
const owners = { who: ["staff"], may: "manage_payments", method: "POST" } as const;

export const previewRatePlan = defineCall({
  ...changing,
  name: "previewRatePlan",
  path: "/api/studio/rates/plan/preview",
  summary: "What saving a rate plan would change of it. Writes nothing",
  body: ratePlanBody,
  answer: z.object({
    changes: z.array(z.object({ field: z.string(), before: z.string(), after: z.string() })),
    open_orders: z.number().int().describe("Stays to come that were sold with it; they keep what was sold"),
  }),
});

export const undoRatePlan = defineCall({
  ...changing,
  name: "undoRatePlan",
  path: "/api/studio/rates/plan/undo",
  summary:
    "Takes the last change of a rate plan back, for ten minutes: a new one goes off sale, an archived one comes back",
  body: z.strictObject({ domain: domainSchema }),
  answer: z.object({}),
});

export const undoRoomUnits = defineCall({
  ...changing,
  may: "change_stock",
  name: "undoRoomUnits",
  path: "/api/studio/rooms/units/undo",
  summary: "Takes the last change of how many rooms there are back, for ten minutes",
  body: z.strictObject({ domain: domainSchema }),
  answer: z.object({}),
});

export const undoBankAccount = defineCall({
  ...owners,
  name: "undoBankAccount",
  path: "/api/studio/payment/account/undo",
  summary: "Takes the last change of the bank account back, for ten minutes",
  body: z.strictObject({ domain: domainSchema }),
  answer: z.object({}),
});

const extraRateSchema = z.object({
  label: z.partialRecord(languageSchema, z.string().trim().max(120)).describe("Whom it is for, by language"),
  price: moneySchema.describe("A night; 0 = free"),
});

export const getExtraRates = defineCall({
  who: ["staff"],
  may: "see_prices",
  method: "GET",
  name: "getExtraRates",
  path: "/api/studio/rates/extra",
  summary: "What children and extra persons cost a night, as the site says it",
  query: z.object({ domain: domainSchema }),
  answer: z.object({ rates: z.array(extraRateSchema), undo_until_timestamp: z.number().nullable() }),
});

export const saveExtraRates = defineCall({
  ...changing,
  name: "saveExtraRates",
  path: "/api/studio/rates/extra/save",
  summary: "Changes what children and extra persons cost. Live at once; can be taken back for ten minutes",
  body: z.strictObject({
    domain: domainSchema,
    rates: z.array(z.strictObject({ label: extraRateSchema.shape.label, price: extraRateSchema.shape.price })).max(20),
  }),
  answer: z.object({}),
});

export const undoExtraRates = defineCall({
  ...changing,
  name: "undoExtraRates",
  path: "/api/studio/rates/extra/undo",
  summary: "Takes the last change of children's and extra persons' prices back, for ten minutes",
  body: z.strictObject({ domain: domainSchema }),
  answer: z.object({}),
});

export const saveCurrency = defineCall({
  ...owners,
  name: "saveCurrency",
  path: "/api/studio/payment/currency",
  summary: "The currency in which the lodging sells; refused while orders are in the books. Figures of prices stay",
  body: z.strictObject({
    domain: domainSchema,
    currency: z.enum(LODGING_CURRENCIES),
    is_preview: z.boolean().default(false),
  }),
  answer: z.object({
    before: z.string(),
    nights: z.number().int().describe("Priced nights whose figure stays"),
    dropped: z.array(z.number().int()).describe("Vendors that can't take it; guests are no longer offered them"),
  }),
});

export const sellingChangeCalls = [
  ...refundPolicyCalls,
  previewRatePlan,
  undoRatePlan,
  undoRoomUnits,
  undoBankAccount,
  getExtraRates,
  saveExtraRates,
  undoExtraRates,
  saveCurrency,
  ...lodgingFactCalls,
  getToday,
] as const;
