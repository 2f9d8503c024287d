/** What selling needs around its prices: looks at a change before it is made, the step back, children's prices, the currency, the day. */
import { z } from "zod";
import { defineCall, domainSchema, idSchema, languageSchema } from "#contract/call.ts";
import { moneySchema } from "#contract/money.ts";
import { lodgingFactCalls } from "#contract/studio/lodging-facts.ts";
import { refundPolicyCalls } from "#contract/studio/refund-policies.ts";
import { mealPricesSchema } from "#contract/stay.ts";
import { ratePlanBody } from "#contract/studio/studio-rates.ts";
import { getToday } from "#contract/studio/today.ts";
import { BAND_KINDS, type BandKind, MOST_AGE } from "#rules/guests/guest-bands.ts";
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

const extraRateFields = {
  label: z.partialRecord(languageSchema, z.string().trim().max(120)).describe("Whom it is for, by language"),
  price: moneySchema.describe("A night; 0 = free"),
  kind: z
    .enum(BAND_KINDS)
    .optional()
    .describe("Charged when booking: children free, without or with a bed of their own, adults. Missing: only shown"),
  least_age: z.number().int().min(0).max(MOST_AGE).optional(),
  most_age: z.number().int().min(0).max(MOST_AGE).optional(),
  meals: mealPricesSchema.optional(),
  on_request: z.boolean().optional().describe("The lodging confirms such a guest first: guests ask, nobody books it"),
};
const placesSchema = z.strictObject({
  room_class_id: idSchema,
  extra_beds: z.number().int().min(0).max(20).describe("Beds that can be added to each room"),
  cots: z.number().int().min(0).max(20).describe("Cots that fit into each room"),
});
const cotFields = {
  cots: z.number().int().min(0).max(500).describe("How many cots there are each night"),
  cot_price: moneySchema.describe("Of one, a night; 0 = free"),
};

type RateLine = {
  kind?: BandKind | undefined;
  least_age?: number | undefined;
  most_age?: number | undefined;
  price: number;
  meals?: Record<string, number | undefined> | undefined;
  on_request?: boolean | undefined;
};

/** Children's bands have ages and adults' none; what is free costs nothing, and what is only shown is neither charged nor asked for. */
function isBand({ value, issues }: z.core.ParsePayload<RateLine>): void {
  const { kind, least_age, most_age, price, meals = {}, on_request } = value;
  const isAged = kind !== undefined && kind !== "extra_adult";
  const wrong = (field: string) => issues.push({ code: "custom", path: [field], input: value });
  if (isAged !== (least_age !== undefined)) wrong("least_age");
  if (isAged !== (most_age !== undefined) || (least_age ?? 0) > (most_age ?? 0)) wrong("most_age");
  if (kind === "free" && price > 0) wrong("price");
  const isCharged = Object.values(meals).some((each) => each !== undefined && each > 0);
  if (isCharged && (kind === undefined || kind === "free")) wrong("meals");
  if (on_request && (kind === undefined || kind === "free")) wrong("on_request");
}

export const getExtraRates = defineCall({
  who: ["staff"],
  may: "see_prices",
  method: "GET",
  name: "getExtraRates",
  path: "/api/studio/rates/extra",
  summary: "What children and extra persons cost a night, as the site says it",
  query: z.object({ domain: domainSchema }),
  answer: z.object({
    rates: z.array(z.object(extraRateFields)),
    ...cotFields,
    rooms: z.array(placesSchema.extend({ name: z.string(), people: z.number().int(), children: z.number().int() })),
    undo_until_timestamp: z.number().nullable(),
  }),
});

export const saveExtraRates = defineCall({
  ...changing,
  name: "saveExtraRates",
  path: "/api/studio/rates/extra/save",
  summary: "Changes what children and extra persons cost. Live at once; can be taken back for ten minutes",
  body: z.strictObject({
    domain: domainSchema,
    rates: z.array(z.strictObject(extraRateFields).check(isBand)).max(20),
    cots: cotFields.cots.optional(),
    cot_price: cotFields.cot_price.optional(),
    rooms: z.array(placesSchema).max(50).optional().describe("Room classes whose places change"),
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
