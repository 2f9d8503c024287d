/** Paying, and paying again. */
import { z } from "zod";
import { daySchema, defineCall, domainSchema, idSchema } from "#contract/call.ts";
import { hotelInfoSchema } from "#contract/hotel.ts";
import { moneySchema } from "#contract/money.ts";
import { PAYMENT_CHECKS } from "#rules/payments/begun.ts";
import { WALLETS } from "#rules/payments/pay-methods.ts";
import {
  inputIdSchema,
  emailSchema,
  orderDocSchema,
  orderKeyFields,
  paymentVendorSchema,
  payWaySchema,
} from "#contract/order-payload.ts";
import { displayStatusSchema, invoiceSchema, orderViewSchema, paymentStatusSchema } from "#contract/order-view.ts";

const momentSchema = z.iso.datetime({ offset: true });

const chargedThingSchema = z.object({
  charge: moneySchema,
  date: daySchema,
  name: z.string(),
  qty: z.number().int().min(1),
});

const masterOrderSchema = z.object({
  booking: z.object({
    booking_id: z.string(),
    booking_number: z.string().describe("The order_doc"),
    email: z.string(),
    room_count: z.number().int(),
    check_in: daySchema,
    check_out: daySchema,
    days: z.number().int().describe("Nights"),
    adults: z.number().int(),
    children: z.number().int(),
    raw_price: moneySchema,
    discount: moneySchema,
    price: moneySchema,
    created_at: momentSchema,
    status: displayStatusSchema,
    is_canceled: z.boolean(),
    paid: moneySchema.describe("Paid so far"),
    payment_status: paymentStatusSchema,
    payment_type: payWaySchema,
    payment_available: z.boolean().describe("It may be paid now"),
    invoices: z.array(invoiceSchema),
    received_by: z.string().describe("Whom the invoice names"),
    tax_id: z.string().describe("The company_reg_number"),
    comment: z.string().describe("The booker's memo"),
    cancellation_fee: moneySchema,
    cancellation_refund: moneySchema,
    cancel_rule: z.string(),
  }),
  booking_rooms: z.array(
    z.object({
      plan: z.object({
        rate_plan_id: idSchema,
        rate_plan_code_name: z.string(),
        rate_plan_code_introduction: z.string(),
        refund_template_id: z.number().int(),
        price: moneySchema,
      }),
      room_type: z.object({ room_class_id: idSchema, room_class_name: z.string() }),
      extras: z.array(chargedThingSchema),
      supplies: z.array(chargedThingSchema),
    }),
  ),
  hotel_info: hotelInfoSchema,
  cancellation_policy: z.array(
    z.object({
      date: daySchema.describe("The first day of this step"),
      free: z.boolean(),
      days: z.number().int().describe("Days before check-in"),
      description: z.string(),
      long_description: z.string(),
    }),
  ),
  expired_ts: z.number().int().nullable().describe("Unpaid until then, it expires; null: it does not"),
  expired_at: momentSchema.nullable().describe("The same moment as expired_ts"),
});

export const getMasterOrder = defineCall({
  name: "getMasterOrder",
  method: "GET",
  path: "/api/order/master/{id}",
  summary: "An order as the repay page shows it",
  who: ["guest", "member"],
  params: z.object({
    id: z
      .string()
      .regex(/^[A-Za-z0-9_-]{1,64}$/)
      .describe("booking_id"),
  }),
  query: z.object({
    domain: domainSchema.optional().describe("Needed on the platform's own host only"),
    ...orderKeyFields,
  }),
  answer: masterOrderSchema,
});

export const getRepayPreferences = defineCall({
  name: "getRepayPreferences",
  service: "master",
  method: "GET",
  path: "/hotels/preferences",
  summary: "How an order of this lodging may be paid again",
  who: ["visitor"],
  query: z.object({ domain: domainSchema }),
  answer: z.object({
    payment_types: z.array(
      z.object({
        type_id: idSchema,
        name: z.string(),
        is_card: z.boolean(),
        is_customform: z.boolean(),
        is_offline: z.boolean(),
        payments: z.array(z.object({ payment_id: idSchema, name: z.string() })),
      }),
    ),
    payment_preference: z.object({
      pay_a_deposit: z.boolean(),
      pay_in_full: z.boolean(),
      deposit: z.number().int().min(0).max(100).describe("The lodging's deposit_percent"),
    }),
  }),
});

const wayToPaySchema = z.object({
  redirect: z.boolean(),
  redirect_url: z.string().describe("Where the browser goes next; empty where redirect is false"),
});

export const startPayment = defineCall({
  name: "startPayment",
  service: "master",
  method: "POST",
  path: "/payment",
  summary: "Starts paying an order again",
  who: ["guest", "member"],
  headers: ["Idempotency-Key"],
  body: z.object({
    payment_id: inputIdSchema.describe("2 card gateways A and B, 35 wallet, 45 piwalle, 48 a bank channel"),
    type_id: inputIdSchema,
    booking_number: orderDocSchema.describe("The order_doc"),
    email: emailSchema.describe("The booker's; with the number it shows whose order it is"),
    deposit: z.boolean().describe("Only the deposit; true only while the order is paid in part"),
    return_url: z
      .url({ protocol: /^https?$/ })
      .max(2048)
      .describe("On a host of this lodging"),
    hotel_id: idSchema.max(2_147_483_647),
  }),
  answer: wayToPaySchema,
});

export const payOrder = defineCall({
  name: "payOrder",
  method: "POST",
  path: "/api/ota/order/pay",
  summary: "Starts paying what an order asks for now, through any vendor of the lodging",
  who: ["guest", "member"],
  headers: ["Idempotency-Key"],
  body: z.strictObject({
    domain: domainSchema.optional().describe("Needed on the platform's own host only"),
    order_doc: orderDocSchema,
    ...orderKeyFields,
    payment_vendor: paymentVendorSchema.optional().describe("The order's own where missing"),
    wallet: z.enum(WALLETS).optional().describe("A wallet of the device, through a vendor that carries it"),
    pay_option: z.enum(["all", "part"]).optional().describe("As ordered where missing; nothing else once part is paid"),
    mode: z.literal("pay").optional().describe("Carried into the return link"),
  }),
  answer: wayToPaySchema,
});

export const checkPayment = defineCall({
  name: "checkPayment",
  method: "POST",
  path: "/api/ota/order/pay/check",
  summary: "Asks the vendor now what became of a payment that was begun; no more often than the vendor allows",
  who: ["guest", "member"],
  body: z.strictObject({
    domain: domainSchema.optional().describe("Needed on the platform's own host only"),
    order_doc: orderDocSchema,
    ...orderKeyFields,
  }),
  answer: z.object({
    said: z
      .enum(PAYMENT_CHECKS)
      .describe(
        "silent: the vendor does not answer; too_soon: it was asked a moment ago; nothing_open: nothing to ask",
      ),
    again_timestamp: z.number().int().nullable().describe("With too_soon: when it can be asked again"),
  }),
});

const attemptParams = z.object({ attempt_id: z.uuid() });

export const getPaymentStart = defineCall({
  name: "getPaymentStart",
  method: "GET",
  path: "/api/ota/order/pay/{attempt_id}",
  summary: "What the browser needs to go on to the vendor. The unguessable attempt_id is the key to it",
  who: ["guest"],
  params: attemptParams,
  query: z.object({ domain: domainSchema.optional().describe("Needed on the platform's own host only") }),
  answer: z.object({
    order_doc: z.string(),
    amount: moneySchema,
    pay_until_timestamp: z.number().int().describe("It can be paid until then"),
    payment_vendor: z.number().int(),
    return_path: z.string(),
    start: z.discriminatedUnion("kind", [
      z.object({ kind: z.literal("form"), action: z.string(), fields: z.record(z.string(), z.string()) }),
      z.object({ kind: z.literal("redirect"), url: z.string() }),
      z.object({
        kind: z.literal("prime"),
        sdk_url: z.string(),
        app_id: z.string(),
        app_key: z.string(),
        wallet: z.enum(["card", "pi"]),
      }),
      z.object({ kind: z.literal("over") }).describe("Paid, failed or too late: see the order"),
    ]),
  }),
});

export const payByPrime = defineCall({
  name: "payByPrime",
  method: "POST",
  path: "/api/ota/order/pay/{attempt_id}/prime",
  summary: "Redeems the one-time prime that the vendor's own script has made of a card or wallet",
  who: ["guest"],
  params: attemptParams,
  body: z.strictObject({ domain: domainSchema.optional(), prime: z.string().regex(/^[\x21-\x7e]{1,200}$/) }),
  answer: wayToPaySchema,
});

export const reportRemittance = defineCall({
  name: "reportRemittance",
  method: "POST",
  path: "/api/ota/order/remittance/{id}",
  summary: "Tells the lodging that a remittance is on its way, and from which account",
  who: ["guest", "member"],
  params: z.object({ id: orderDocSchema.describe("order_doc") }),
  body: z.strictObject({
    domain: domainSchema.optional(),
    ...orderKeyFields,
    last_five: z
      .string()
      .trim()
      .regex(/^\d{5}$/)
      .describe("Last five digits of the account it came from"),
  }),
  answer: orderViewSchema,
});
