/** An order as its guest sees it, and the price of one not yet placed. */
import { z } from "zod";
import { daySchema, fallbackSchema, idSchema, languageSchema } from "#contract/call.ts";
import { moneySchema, signedMoneySchema } from "#contract/money.ts";
import { guestChargeSchema } from "#contract/stay.ts";
import { BILL_KINDS } from "#rules/money/bill.ts";
import { ATTACHMENT_STATES } from "#rules/add-ons/attachment-state.ts";
import { payWaySchema } from "#contract/order-payload.ts";

export const displayStatusSchema = z.enum([
  "pending_payment",
  "confirmed",
  "cancel_applied",
  "cancelled",
  "expired",
  "checked_in",
  "checked_out",
  "no_show",
]);

export const paymentStatusSchema = z
  .literal([-1, 1, 2])
  .describe("What was received: -1 nothing, 1 a part, 2 all of it. A refund changes nothing of it");

export const invoiceSchema = z.object({ number: z.string(), random_number: z.string() });

export const attachmentSchema = z.object({
  item_name: z.string(),
  item_type: z.string(),
  quantity: z.number().int().min(1),
  total_price: moneySchema,
  item_number: z.string(),
  extra_info: z.record(z.string(), z.string()).describe("What else belongs to it: its date, a train, a PNR"),
});

/** As it is part of an order. */
export const orderAttachmentSchema = attachmentSchema.extend({
  attachment_no: z.number().int().min(0).describe("Names it within its order"),
  unit: z.string().describe("What one of it is called; empty where it has no word of its own"),
  state: z
    .enum(ATTACHMENT_STATES)
    .describe("held: waits for its payment; expired: was not paid in time; failed: the railway could not be booked"),
  expires_timestamp: z.number().int().nullable().describe("Unpaid until then, it lapses; null: not before its order"),
  change_until_timestamp: z
    .number()
    .int()
    .nullable()
    .describe("Until then changeAttachment gives it back or a part of it; null: not any more, or not by the guest"),
});

/** Every line of a price as it is shown in every place; those up to the total add up to it. */
export const billLineSchema = z.object({
  kind: z.enum(BILL_KINDS),
  name: z.string(),
  code: z.string().describe("The code that takes it off; empty for everything else"),
  quantity: z.number().int(),
  amount: signedMoneySchema.describe("Below zero where it takes off"),
  date: z.string().optional().describe("Its day, or the first of them"),
  through: z.string().optional().describe("The last of its days"),
});

/** Every offer can be kept: the same figures, signed, for fifteen minutes. */
const quoteSchema = z.object({
  quote: z.string().describe("Signed text to send back with the order"),
  expires_timestamp: z.number().int(),
  items: z.array(billLineSchema).describe("What the price is made of: they add up to it"),
});

/** Days on which cancelling costs the same, both ends included: the last free day is the first step's `through`. */
const cancelStepSchema = z.object({
  from: daySchema,
  through: daySchema.nullable().describe("null: without end"),
  fee: moneySchema,
  percent: z.number().nullable().describe("Of the room amount; null where the rooms' plans differ"),
});

/** The newer check. Its success and msg are the envelope's. */
export const priceDetailSchema = z.object({
  promotion_discount: moneySchema,
  room_price: moneySchema,
  total_price: moneySchema,
  pay_amount: moneySchema.describe("Due now"),
  deposit_amount: moneySchema,
  original_amount: moneySchema.describe("Before any discount"),
  guest_amount: moneySchema.describe("What guests cost beyond the rooms' own beds"),
  member_saving: moneySchema.describe(
    "How much less a visitor would pay as a member, with the same codes; 0 for members",
  ),
  guest_charges: z.array(guestChargeSchema),
  attachment_detail: z.array(attachmentSchema),
  cancellation_steps: z.array(cancelStepSchema).describe("What cancelling will cost, from today on"),
  quote: quoteSchema.optional(),
});

export type PriceDetail = z.output<typeof priceDetailSchema>;

/** The older check. */
export const priceCalculationSchema = z.object({
  coupon_discount: moneySchema,
  room_amount: moneySchema,
  total_amount: moneySchema,
  member_points: moneySchema.describe("Points that are spent"),
  new_amount: moneySchema.describe("Due now"),
  deposit_amount: moneySchema,
  guest_amount: moneySchema.describe("What guests cost beyond the rooms' own beds"),
  member_saving: moneySchema.describe(
    "How much less a visitor would pay as a member, with the same codes; 0 for members",
  ),
  guest_charges: z.array(guestChargeSchema),
  attachment_amount: moneySchema,
  original_amount: moneySchema.describe("Before any discount"),
  attachment_detail: z.array(attachmentSchema),
  cancellation_steps: z.array(cancelStepSchema).describe("What cancelling will cost, from today on"),
  items: z.array(billLineSchema).describe("What the price is made of: they add up to it"),
});

/** The guests of one room, and the same in words. */
export const roomGuestsSchema = z.object({
  adults: z.number().int(),
  ages: z.array(z.number().int()),
  cots: z.number().int(),
  text: z.string(),
});

const orderViewLineSchema = z.object({
  num: z.number().int().min(1),
  room_class_id: idSchema,
  room_class_name: z.string(),
  occupant_name: z.string(),
  occupant_phone: z.string(),
  occupant_email: z.string(),
  rate_plan_id: idSchema,
  rate_plan_code_name: z.string(),
  rate_plan_code_introduction: z.string(),
  refund_template_id: z.number().int(),
  price: moneySchema.describe("One room, the whole stay, as sold"),
  memo: z.string(),
  guests: z.array(roomGuestsSchema).describe("Who sleeps in each of its rooms; empty where it was not said"),
  guest_charges: z.array(guestChargeSchema).describe("What guests cost beyond the rooms' own beds"),
});

const remittanceSchema = z.object({
  account_name: z.string(),
  account_number: z.string(),
  bank_code_and_name: z.string(),
  branch_code_and_name: z.string(),
  country_name: z.string(),
});

const bankInstructionsSchema = z.object({
  bank_code: z.string(),
  bank_name: z.string(),
  account_number: z.string(),
  expires_timestamp: z.number().int(),
});

export const orderViewSchema = z.object({
  order_doc: z.string(),
  short_code: z
    .string()
    .describe("Eight characters to read out: with the contact they find the order, as order_doc does"),
  booking_id: z.string().describe("Names the master order: the repay page and getMasterOrder take it"),
  lang: languageSchema.describe("The language it was placed in"),
  booker_first_name: z.string(),
  booker_last_name: z.string(),
  booker_name: z.string(),
  booker_phone: z.string(),
  booker_email: z.string(),
  check_in_day: daySchema,
  check_out_day: daySchema,
  check_in_timestamp: z.number().int(),
  check_out_timestamp: z.number().int(),
  adults_count: z.number().int(),
  children_count: z.number().int(),
  display_status: displayStatusSchema,
  payment_status: paymentStatusSchema,
  pay_amount: moneySchema.describe("Asked for now, or asked for when it was placed"),
  paid_amount: moneySchema.describe("Received, less what went back or is on its way back"),
  refunded_amount: moneySchema.describe("Gone back, or on its way back"),
  payType: z
    .number()
    .int()
    .nullable()
    .describe("The vendor that was paid; until then the chosen one, null where none was chosen"),
  payAmountType: z.enum(["all", "deposit"]),
  remain_room_amount: moneySchema,
  remain_total_amount: moneySchema,
  pay_way: payWaySchema,
  is_deposit_payed: z.boolean(),
  memo: z.string(),
  residence_country: z.string().describe("ISO 3166; empty where it was not asked or not said"),
  arrival_time: z.string().describe("HH:MM at the lodging; empty where it was not asked or not said"),
  bill: z.array(billLineSchema).describe("What the total is made of, and what was paid, is left, or went back"),
  cancellation_bill: z
    .array(billLineSchema)
    .describe("What cancelling costs now and what goes back; of an order that is cancelled, what it cost"),
  final_amount: moneySchema,
  guest_amount: moneySchema.describe("Of final_amount, what guests cost beyond the rooms' own beds"),
  attachment_amount: moneySchema,
  attachment_list: z.array(orderAttachmentSchema).describe("What it has besides rooms; of an order that is over, had"),
  left_attachment_list: z
    .array(orderAttachmentSchema)
    .describe("What it had and has no more: given back, or not paid in time"),
  orders: z.array(orderViewLineSchema),
  remittance_info: remittanceSchema.nullable().describe("null unless the order is paid by remittance"),
  attachment_detail: z
    .array(orderAttachmentSchema)
    .describe("Those that belong to a room, as asked for with the order"),
  room_attachment_exist: z.boolean(),
  coupon_discount: moneySchema,
  used_point: moneySchema,
  used_coupon: z.array(z.string()).describe("Codes"),
  card_coupons: z
    .array(
      z.object({
        code: z.string(),
        prefixes: z.array(z.string()).describe("First digits of the cards it is for"),
        amount: moneySchema.describe("What it takes off, or took off"),
        verdict: z
          .enum(["holds", "void", "unknown"])
          .nullable()
          .describe("void: another card paid, so the amount is due; unknown: the lodging checks; null: not paid yet"),
      }),
    )
    .describe("Coupons of it that are for certain cards"),
  support_client_cancel: z.boolean(),
  cancellation_fee: moneySchema.describe("What a cancellation costs now; what it cost, once cancelled"),
  cancellation_refund: moneySchema,
  cancel_rule: z.string().describe("The rule for the guest: a sentence for each step, on a line of its own"),
  valid_hash: z.string().nullable().describe("For the cancel page and calls, where this guest may cancel directly"),
  payment_available: z.boolean().describe("It may be paid now: something is due, and there is time for it"),
  due_amount: moneySchema.describe("What paying now asks for: the deposit, all, or the rest; 0 where nothing is due"),
  payment_open: z.boolean().describe("A payment was begun online and has no result: checkPayment asks the vendor"),
  payment_pending: z
    .boolean()
    .describe("The vendor is processing a payment, or does not answer: paid or not, nobody knows"),
  payment_failed: z.boolean().describe("The last try to pay online failed, and no other is open"),
  bank_instructions: bankInstructionsSchema
    .nullable()
    .describe("The number a bank has issued for this order, while it can be paid to"),
  remittance_report: z.string().nullable().describe("Last five digits of the account the guest has remitted from"),
  refunds: z
    .array(
      z.object({
        amount: moneySchema,
        state: z.enum(["requested", "done"]),
        is_rail: z.boolean().describe("Of train tickets"),
      }),
    )
    .describe("Money on its way back, or back"),
  pay_expired_timestamp: z.number().int().nullable().describe("Unpaid until then, it expires; null: it does not"),
  invoices: z.array(invoiceSchema),
  fallback_lang: fallbackSchema,
});

export type OrderView = z.output<typeof orderViewSchema>;
