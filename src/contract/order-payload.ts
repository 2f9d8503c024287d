/** What a guest fills in: the rules of its fields, and the order as it is priced and submitted. */
import { z } from "zod";
import { daySchema, domainSchema, idSchema } from "#contract/call.ts";
import { moneySchema } from "#contract/money.ts";
import { railChoiceSchema } from "#contract/rail-rides.ts";
import { isStay, stayMessage } from "#contract/stay.ts";
import { MOST_AGE } from "#rules/guests/guest-bands.ts";
import { readShortCode } from "#rules/orders/short-code.ts";
import { ARRIVAL_TIME, COUNTRY, EMAIL, isWhole, MEMO, NAME, PHONE, WHOLE_NAME } from "#rules/guests/guest-fields.ts";

const textSchema = z.string().refine(isWhole).trim().normalize("NFC");

const nameSchema = textSchema.regex(NAME);

export const emailSchema = textSchema.max(EMAIL.most).regex(EMAIL.pattern);

export const phoneSchema = textSchema.max(PHONE.most).regex(PHONE.pattern);

export const memoSchema = textSchema.regex(MEMO);

/** A coupon's, room's, plan's or add-on's code, as its owner made it up. */
export const codeSchema = textSchema.regex(/^[^\p{Cc}<>]{1,40}$/u);

/** Loose on purpose: a mistyped order number must look like an unknown one, not like malformed input. */
export const orderDocSchema = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[0-9A-Z-]{1,40}$/);

/** An order's number or its short code as people type it: spaces do not count, and in a code dashes neither. */
export const orderOrCodeSchema = z
  .string()
  .max(80)
  .overwrite((typed) => readShortCode(typed) ?? typed.replace(/\s/g, ""))
  .toUpperCase()
  .regex(/^[0-9A-Z-]{1,40}$/);

/** Loose for the same reason; what is issued has at least 128 bits. */
export const hashSchema = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/);

/** Ids fit the database's integers, so that a huge one is bad input and not a failure. */
export const inputIdSchema = idSchema.max(999_999_999);

export const payWaySchema = z.enum(["credit_card", "cash", "remittance", "pay_arrival"]);

/** 1, 2 card gateways A and B; 3 wallet; 4 LINE Pay; 6 ECPay; 7 Pi; 8 remittance; 14 on arrival; the others banks. */
export const paymentVendorSchema = z.literal([1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]);

/** Shows that the caller may see an order, where neither a bearer token nor a verified contact does. */
export const orderKeyFields = {
  booker_email: emailSchema.optional(),
  booker_phone: phoneSchema.optional(),
  hash_code: hashSchema.optional(),
};

export const attachmentRequestSchema = z.object({
  item_number: codeSchema,
  quantity: z.number().int().min(1).max(99),
  date: daySchema.optional().describe("The day it is for; the first of the stay on which it makes sense where missing"),
  time: textSchema.regex(ARRIVAL_TIME).default("").describe("HH:MM, where asks_time says that it may be said"),
  room_class_id: inputIdSchema.optional(),
});

const roomPartySchema = z.object({
  adults: z.number().int().min(0).max(40),
  ages: z.array(z.number().int().min(0).max(MOST_AGE)).max(20).default([]).describe("Each child's"),
  cots: z.number().int().min(0).max(20).default(0),
});

const orderLineSchema = z
  .object({
    room_class_id: inputIdSchema,
    rate_plan_id: inputIdSchema.optional(),
    proposal_id: inputIdSchema.optional().describe("Another name of rate_plan_id: a line carries one of the two"),
    num: z.number().int().min(1).max(20),
    guests: z
      .array(roomPartySchema)
      .min(1)
      .max(20)
      .optional()
      .describe("Who sleeps in each of its rooms, so many as num; on all lines or on none"),
    memo: memoSchema.default(""),
    occupant_name: z.union([z.literal(""), nameSchema]).default(""),
    occupant_phone: z.union([z.literal(""), phoneSchema]).default(""),
    occupant_email: z.union([z.literal(""), emailSchema]).default(""),
  })
  .transform(({ rate_plan_id, proposal_id, ...line }, context) => {
    const plan = rate_plan_id ?? proposal_id;
    if (plan === undefined || (proposal_id !== undefined && proposal_id !== plan)) {
      context.issues.push({ code: "custom", path: ["rate_plan_id"], input: plan });
      return z.NEVER;
    }
    return { ...line, rate_plan_id: plan };
  });

const orderFields = z.object({
  domain: domainSchema,
  booker_first_name: nameSchema,
  booker_last_name: nameSchema,
  booker_name: textSchema
    .regex(WHOLE_NAME)
    .default("")
    .describe("Both names in the order the guest writes them; made from the two where empty"),
  booker_phone: phoneSchema,
  booker_email: emailSchema,
  booking_from: z.literal("HXA").default("HXA"),
  check_in_day: daySchema,
  check_out_day: daySchema,
  pay_way: payWaySchema.default("credit_card"),
  memo: memoSchema.default(""),
  residence_country: textSchema
    .regex(COUNTRY)
    .default("")
    .describe("Where the guest lives, as ISO 3166: TW. Empty: not said"),
  arrival_time: textSchema.regex(ARRIVAL_TIME).default("").describe("HH:MM at the lodging. Empty: not said"),
  payment_vendor: paymentVendorSchema.optional().describe("The lodging's first card gateway where missing"),
  company_reg_number: z
    .string()
    .trim()
    .regex(/^(?:\d{8})?$/)
    .default("")
    .describe("Its checksum is judged by the company-number rule"),
  company_name: z.union([z.literal(""), nameSchema]).default(""),
  pay_option: z.enum(["all", "part"]).default("all"),
  point_used: moneySchema.max(999_999_999).default(0).describe("How many points to spend"),
  point_cost: moneySchema.max(999_999_999).default(0).describe("Their worth; compared, not trusted"),
  use_deposit: z.boolean().default(false).describe("Spend the member's stored value, as far as it goes"),
  coupon_array: z.array(codeSchema).max(10).default([]),
  orders: z.array(orderLineSchema).min(1).max(20),
  rail_item_list: z
    .array(z.object({ booking_number: codeSchema }))
    .max(10)
    .default([])
    .describe("Rail reservations that are paid with this order"),
  room_attachment_detail: z.array(attachmentRequestSchema).max(50).default([]),
  adds_serial_number: z
    .string()
    .max(16_384)
    .optional()
    .describe("Add-ons that keepAddOns gave this number; bought besides those of room_attachment_detail"),
  room_attachment_exist: z.boolean().optional().describe("Not read: room_attachment_detail says it"),
  adults_count: z.number().int().min(1).max(40).default(2),
  children_count: z.number().int().min(0).max(20).default(0),
  pay_amount: moneySchema.optional().describe("What the guest was shown; PRICE_CHANGED where it differs"),
  quote: z.string().max(24_576).optional().describe("Signed text of a price check's quote"),
});

type LimitedFields = {
  check_in_day: string;
  check_out_day: string;
  adults_count: number;
  children_count: number;
  orders: { num: number; guests?: z.output<typeof roomPartySchema>[] | undefined }[];
};

/** Where it is said who sleeps in each room, it must be everyone. */
function faultyGuests({ orders, adults_count, children_count }: LimitedFields): (string | number)[] | null {
  if (orders.every(({ guests }) => guests === undefined)) return null;
  const line = orders.findIndex(({ guests, num }) => guests?.length !== num);
  if (line !== -1) return ["orders", line, "guests"];
  const all = orders.flatMap(({ guests }) => guests!);
  if (all.reduce((sum, { adults }) => sum + adults, 0) !== adults_count) return ["adults_count"];
  return all.flatMap(({ ages }) => ages).length === children_count ? null : ["children_count"];
}

function withinLimits({ value, issues }: z.core.ParsePayload<LimitedFields>): void {
  if (!isStay(value.check_in_day, value.check_out_day)) {
    const message = stayMessage(value.check_in_day, value.check_out_day);
    issues.push({
      code: "custom",
      path: ["check_out_day"],
      input: value.check_out_day,
      ...(message ? { message } : {}),
    });
  }
  // A line that is too much by itself is named by itself.
  const isEachWithin = value.orders.every(({ num }) => num <= 20);
  if (isEachWithin && value.orders.reduce((rooms, line) => rooms + line.num, 0) > 20) {
    issues.push({ code: "custom", path: ["orders"], input: value.orders });
  }
  const path = faultyGuests(value);
  if (path !== null) issues.push({ code: "custom", path, input: value.orders });
}

export const orderPayloadSchema = orderFields.check(withinLimits);

export type OrderPayload = z.output<typeof orderPayloadSchema>;

const notRead = z.string().max(500).optional().describe("Not read by a price check");

/** A price is calculated before the guest has typed a name, and again while one is half typed. */
export const priceCheckPayloadSchema = orderFields
  .extend({
    booker_first_name: notRead,
    booker_last_name: notRead,
    booker_name: notRead,
    booker_phone: notRead,
    booker_email: notRead,
    memo: notRead,
    residence_country: notRead,
    arrival_time: notRead,
    company_reg_number: notRead,
    company_name: notRead,
    rail_choice: railChoiceSchema
      .optional()
      .describe("Trains that are not reserved yet: priced as reserveTrain would, and nothing is asked of the railway"),
  })
  .check(withinLimits);

export const roomPlanPayloadSchema = z
  .object({
    domain: domainSchema,
    check_in: daySchema,
    check_out: daySchema,
    coupon_code: z.array(codeSchema).max(10).default([]),
    plans: z
      .array(
        z.object({
          rate_plan_code: codeSchema,
          inv_type_code: codeSchema.describe("The class's room_code"),
          date_and_amount: z
            .array(z.object({ date: daySchema, amount: moneySchema }))
            .max(30)
            .default([])
            .describe("The client's own nightly prices: accepted, never trusted"),
        }),
      )
      .min(1)
      .max(20)
      .describe("One entry per room"),
    use_point: z.boolean().default(false),
    use_deposit: z.boolean().default(false).describe("Spend the member's stored value, as far as it goes"),
    member: z
      .object({ user_email: emailSchema, user_point: moneySchema.max(999_999_999).optional() })
      .optional()
      .describe("How many points to spend, all where missing; who the member is comes from the bearer token alone"),
  })
  .refine(({ check_in, check_out }) => isStay(check_in, check_out), { path: ["check_out"] });
