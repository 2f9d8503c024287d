/** Rates in the studio: plans, the rules that price their nights, and how many rooms there are. */
import { z } from "zod";
import { defineCall, domainSchema, idSchema, idTextSchema } from "#contract/call.ts";
import { moneySchema } from "#contract/money.ts";
import { ownDaySchema, planFields, pricePartSchema, rateRulesSchema } from "#contract/studio/rate-rules.ts";
import { undoUnitsSchema } from "#contract/studio/room-units.ts";
import { isDayRange } from "#contract/stay.ts";

const seeing = { who: ["staff"], may: "see_prices" } as const;
const changing = { who: ["staff"], may: "change_prices", method: "POST" } as const;

const storedPlanSchema = z.object({
  ...planFields,
  rate_plan_id: idSchema,
  rate_plan_code: z.string(),
  name: z.string().describe("In the reader's language"),
  is_archived: z.boolean(),
});

const coverageSchema = z.object({
  rate_plan_id: idSchema,
  room_class_id: idSchema,
  nights: z.number().int().describe("Nights of the next 365 that can be sold"),
  hand_set: z.number().int().describe("Nights ahead whose price was set by hand"),
});

export const listRatePlans = defineCall({
  ...seeing,
  name: "listRatePlans",
  method: "GET",
  path: "/api/studio/rates",
  summary: "A lodging's rate plans, the rules of their prices, and how far its nights are priced",
  query: z.object({ domain: domainSchema }),
  answer: z.object({
    currency: z.string(),
    today: z.string(),
    priced_until: z.string().describe("The last night that rules price"),
    plans: z.array(storedPlanSchema),
    rooms: z.array(
      z.object({
        room_class_id: idSchema,
        name: z.string(),
        people: z.number().int(),
        units: z.number().int().describe("Rooms of the class; 0 = not said yet"),
        is_active: z.boolean(),
        photo: z.string().nullable().describe("The picture by which it is recognised"),
      }),
    ),
    refund_templates: z.array(
      z.object({
        refund_template_id: z.number().int(),
        steps: z.array(z.object({ days_before: z.number().int(), fee_percent: z.number() })),
      }),
    ),
    default_refund_template_id: z.number().int().describe("New plans begin with it"),
    add_ons: z.array(z.object({ item_number: z.string(), name: z.string() })),
    rules: rateRulesSchema,
    revision: z.number().int(),
    coverage: z.array(coverageSchema),
    undo: z
      .object({ nights: z.number().int(), until_timestamp: z.number() })
      .nullable()
      .describe("The last change, while it can be taken back"),
    undo_plan: z
      .object({ rate_plan_id: idSchema, until_timestamp: z.number() })
      .nullable()
      .describe("The plan that was changed last, while that can be taken back"),
    undo_units: undoUnitsSchema,
  }),
});

/** A plan as it is saved, and looked at before. */
export const ratePlanBody = z
  .strictObject({
    domain: domainSchema,
    rate_plan_id: idSchema.optional().describe("Without it: a new one"),
    ...planFields,
  })
  .refine(
    ({ open_check_in_date: open, close_check_in_date: close }) => open === null || close === null || open <= close,
    { path: ["close_check_in_date"] },
  );

export const saveRatePlan = defineCall({
  ...changing,
  name: "saveRatePlan",
  path: "/api/studio/rates/plan",
  summary: "Makes a rate plan or changes one. Live at once; its prices come from the rules",
  body: ratePlanBody,
  answer: z.object({ rate_plan_id: idSchema, undo_until_timestamp: z.number() }),
});

export const archiveRatePlan = defineCall({
  ...changing,
  name: "archiveRatePlan",
  path: "/api/studio/rates/plan/archive",
  summary: "Takes a rate plan off sale, or brings it back. Orders keep what was sold",
  body: z.strictObject({ domain: domainSchema, rate_plan_id: idSchema, is_archived: z.boolean().default(true) }),
  answer: z.object({ undo_until_timestamp: z.number().nullable().describe("null: nothing has changed") }),
});

const changedNightSchema = z.object({
  night: z.string(),
  room_class_id: idSchema,
  rate_plan_id: idSchema,
  before: moneySchema.nullable().describe("null: had no price"),
  after: moneySchema,
});

const ratesFields = {
  domain: domainSchema,
  rules: rateRulesSchema,
  overwrite_hand_set: z.boolean().default(false).describe("Also prices nights that were set by hand"),
};

const summarySchema = z.object({
  changed: z.number().int().describe("Nights that change"),
  new_nights: z.number().int().describe("Of those, nights that had no price"),
  dearer: z.number().int(),
  cheaper: z.number().int(),
  halved: z.number().int().describe("Nights that would cost less than half of what they cost now"),
  kept: z.number().int().describe("Nights set by hand that stay, although the rules give another price"),
  lowest: moneySchema.nullable(),
  highest: moneySchema.nullable(),
});

export const previewNights = defineCall({
  ...changing,
  name: "previewNights",
  path: "/api/studio/rates/preview",
  summary:
    "Which nights these rules would change, before and after, and which stay as they were set by hand. Writes nothing",
  body: z.strictObject(ratesFields),
  answer: z.object({
    summary: summarySchema,
    nights: z.array(changedNightSchema).describe("The first 500 that change, by day"),
    kept: z.array(changedNightSchema).describe("The first 100 that stay; `after` is what the rules give"),
  }),
});

export const saveRates = defineCall({
  ...changing,
  name: "saveRates",
  path: "/api/studio/rates/save",
  summary: "Keeps these rules and writes the nights that they change. Live at once; can be taken back for ten minutes",
  body: z.strictObject({
    ...ratesFields,
    revision: z.number().int().min(0).describe("Of the rules that were changed: someone else's change is never lost"),
  }),
  answer: z.object({ revision: z.number().int(), summary: summarySchema, undo_until_timestamp: z.number() }),
});

export const undoRates = defineCall({
  ...changing,
  name: "undoRates",
  path: "/api/studio/rates/undo",
  summary:
    "Takes the last change of rules or nights back, within ten minutes. Nights that were changed since then stay",
  body: z.strictObject({ domain: domainSchema }),
  answer: z.object({ revision: z.number().int(), nights: z.number().int() }),
});

export const listNights = defineCall({
  ...seeing,
  name: "listNights",
  method: "GET",
  path: "/api/studio/rates/nights",
  summary: "The nights of a plan and room class: price, who set it, and rooms left",
  query: z
    .object({
      domain: domainSchema,
      rate_plan_id: idTextSchema,
      room_class_id: idTextSchema,
      start_date: ownDaySchema,
      end_date: ownDaySchema.describe("The last night; at most 366"),
    })
    .refine(({ start_date, end_date }) => isDayRange(start_date, end_date, 366), { path: ["end_date"] }),
  answer: z.object({
    nights: z.array(
      z.object({
        night: z.string(),
        price: moneySchema,
        member_price: moneySchema.nullable(),
        min_nights: z.number().int(),
        set_by: z.enum(["rule", "hand"]),
        left: z.number().int().nullable().describe("Rooms left; null: no stock that night"),
      }),
    ),
  }),
});

export const setNight = defineCall({
  ...changing,
  name: "setNight",
  path: "/api/studio/rates/night",
  summary: "Sets the price of some nights by hand, or gives them back to the rules",
  body: z.strictObject({
    domain: domainSchema,
    rate_plan_id: idSchema,
    room_class_id: idSchema,
    nights: z.array(ownDaySchema).min(1).max(400),
    price: moneySchema.nullable().describe("null: as the rules say"),
  }),
  answer: z.object({ changed: z.number().int(), undo_until_timestamp: z.number() }),
});

export const explainNight = defineCall({
  ...seeing,
  name: "explainNight",
  method: "GET",
  path: "/api/studio/rates/explain",
  summary: "Why a night costs what it costs: parts that add up to the price",
  query: z.object({
    domain: domainSchema,
    rate_plan_id: idTextSchema,
    room_class_id: idTextSchema,
    night: ownDaySchema,
  }),
  answer: z.object({
    price: moneySchema.nullable().describe("What guests pay; null: not priced"),
    set_by: z.enum(["rule", "hand"]).nullable(),
    by_rule: moneySchema.nullable().describe("What the rules give"),
    parts: z.array(pricePartSchema).describe("Of the price that the rules give"),
    sentence: z.string(),
  }),
});

export const sampleStay = defineCall({
  ...seeing,
  name: "sampleStay",
  method: "GET",
  path: "/api/studio/rates/sample",
  summary: "What a guest would pay for a stay now, by the same calculation as an order, with every night explained",
  query: z.object({
    domain: domainSchema,
    rate_plan_id: idTextSchema,
    room_class_id: idTextSchema,
    start_date: ownDaySchema,
    end_date: ownDaySchema.describe("The day of departure"),
  }),
  answer: z.object({
    nights: z.array(
      z.object({ night: z.string(), price: moneySchema, member_price: moneySchema.nullable(), sentence: z.string() }),
    ),
    total: moneySchema,
    member_total: moneySchema.nullable(),
    deposit: moneySchema.nullable().describe("Due when booking, where the lodging takes a deposit"),
    free_until: z.string().nullable().describe("The last day on which cancelling is free"),
  }),
});

export const saveRoomUnits = defineCall({
  who: ["staff"],
  may: "change_stock",
  method: "POST",
  name: "saveRoomUnits",
  path: "/api/studio/rooms/units",
  summary: "How many rooms of a class there are, from today on. Refused below what is sold or blocked on some night",
  body: z.strictObject({ domain: domainSchema, room_class_id: idSchema, units: z.number().int().min(0).max(2_000) }),
  answer: z.object({ before: z.number().int(), units: z.number().int(), undo_until_timestamp: z.number() }),
});
