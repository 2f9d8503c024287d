/** Orders in the studio: finding them, one with everything, and what staff can do with it. */
import { z } from "zod";
import { daySchema, defineCall, domainSchema, idSchema, languageSchema } from "#contract/call.ts";
import { moneySchema } from "#contract/money.ts";
import { logEntrySchema } from "#contract/studio/log-entry.ts";
import {
  attachmentSchema,
  billLineSchema,
  displayStatusSchema,
  paymentStatusSchema,
  roomGuestsSchema,
} from "#contract/order-view.ts";
import { guestChargeSchema } from "#contract/stay.ts";
import { payWaySchema } from "#contract/order-payload.ts";
import { soldNightSchema } from "#contract/studio/sold-night.ts";
import { OUTCOMES } from "#rules/orders/outcome.ts";
import { ARRIVALS, ORDER_VIEWS } from "#rules/orders/order-filters.ts";
import { isWhole } from "#rules/guests/guest-fields.ts";

const orderIdSchema = z.string().regex(/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/);

const seeing = { who: ["staff"], may: "see_orders" } as const;
const changing = { who: ["staff"], may: "change_orders", method: "POST" } as const;

const ofOrder = { domain: domainSchema, order_id: orderIdSchema };

const listedSchema = z.object({
  order_id: z.string(),
  order_doc: z.string(),
  short_code: z.string(),
  booker_name: z.string(),
  check_in_day: daySchema,
  check_out_day: daySchema,
  rooms: z.number().int(),
  room_names: z.array(z.string()),
  adults_count: z.number().int(),
  children_count: z.number().int(),
  total: moneySchema,
  paid_amount: moneySchema,
  display_status: displayStatusSchema,
  payment_status: paymentStatusSchema,
  pay_way: payWaySchema,
  created_timestamp: z.number().int(),
  is_new: z.boolean().describe("Since this person last looked at the orders"),
});

export const listStudioOrders = defineCall({
  ...seeing,
  name: "listStudioOrders",
  method: "GET",
  path: "/api/studio/orders",
  summary: "A lodging's orders, the newest first, by number, short code, name or telephone",
  query: z.object({
    domain: domainSchema,
    search: z.string().trim().max(80).default(""),
    view: z.enum(ORDER_VIEWS).default("all"),
    arrives: z
      .enum(ARRIVALS)
      .default("any")
      .describe("By the day of arrival, of departure or of booking, by the lodging's today"),
    after: orderIdSchema.optional().describe("The last order of the page before"),
    limit: z
      .string()
      .regex(/^\d{1,3}$/)
      .default("50")
      .transform(Number)
      .pipe(z.number().min(1).max(500)),
  }),
  answer: z.object({
    orders: z.array(listedSchema),
    next: z.string().nullable().describe("For the next page; null: that was the last"),
    counts: z.record(z.enum(ORDER_VIEWS), z.number().int()).describe("Orders of each view, without the search"),
    new_orders: z.number().int(),
  }),
});

const contactSchema = z.object({ booker_phone: z.string(), booker_email: z.string() });

export const getStudioOrder = defineCall({
  ...seeing,
  name: "getStudioOrder",
  method: "GET",
  path: "/api/studio/order",
  summary:
    "One order: rooms, guests, price with its reasons, policy, payments, e-mails and its log. Contacts are masked",
  query: z.object(ofOrder),
  answer: z.object({
    order_id: z.string(),
    order_doc: z.string(),
    short_code: z.string(),
    lang: languageSchema,
    currency: z.string(),
    display_status: displayStatusSchema,
    outcome: z.enum(OUTCOMES),
    created_timestamp: z.number().int(),
    booker_name: z.string(),
    ...contactSchema.shape,
    residence_country: z.string(),
    arrival_time: z.string(),
    memo: z.string(),
    company: z.string().describe("Name and number for the invoice; empty where there is none"),
    check_in_day: daySchema,
    check_out_day: daySchema,
    adults_count: z.number().int(),
    children_count: z.number().int(),
    rooms: z.array(
      z.object({
        num: z.number().int(),
        room_class_id: idSchema,
        room_class_name: z.string(),
        rate_plan_code_name: z.string(),
        contain_meals: z.array(z.string()),
        occupant_name: z.string(),
        memo: z.string(),
        price: moneySchema.describe("One room, the whole stay, as sold"),
        nights: z.array(soldNightSchema),
        guests: z.array(roomGuestsSchema),
        guest_charges: z.array(guestChargeSchema),
      }),
    ),
    attachment_list: z.array(attachmentSchema),
    bill: z.array(billLineSchema).describe("As its guest reads it: what the total is made of, and what was paid"),
    total: moneySchema,
    paid_amount: moneySchema,
    due_amount: moneySchema.describe("To be paid now"),
    remain_amount: moneySchema.describe("To be paid at the lodging or later"),
    pay_way: payWaySchema,
    pay_expired_timestamp: z.number().int().nullable(),
    last_five: z.string().nullable().describe("Of the account that a remittance came from, as the guest says"),
    policy: z.array(z.object({ from: daySchema, through: daySchema.nullable(), fee: moneySchema, text: z.string() })),
    money: z.array(
      z.object({
        kind: z.enum(["capture", "refund"]),
        vendor: z.number().int(),
        amount: moneySchema,
        timestamp: z.number().int(),
      }),
    ),
    refunds: z.array(
      z.object({
        reason: z.string(),
        transfer_no: z.number().int(),
        amount: moneySchema,
        is_done: z.boolean(),
        is_task: z.boolean().describe("The vendor can't return it: staff must send it"),
      }),
    ),
    mails: z.array(
      z.object({
        kind: z.string(),
        subject: z.string(),
        state: z.enum(["waiting", "sent", "kept", "dead"]),
        is_to_guest: z.boolean(),
        timestamp: z.number().int(),
      }),
    ),
    log: z.array(logEntrySchema),
    actions: z
      .object({
        cancel: z.boolean(),
        resend: z.boolean(),
        remittance: z.boolean(),
        refund: z.boolean(),
        reveal: z.boolean(),
      })
      .describe("What this person can do with it now"),
  }),
});

export const revealContact = defineCall({
  who: ["staff"],
  may: "see_contacts",
  method: "POST",
  name: "revealContact",
  path: "/api/studio/order/contact",
  summary: "A guest's telephone and e-mail address. That they were looked at is in the log",
  body: z.strictObject(ofOrder),
  answer: z.object({
    ...contactSchema.shape,
    occupants: z.array(z.object({ occupant_phone: z.string(), occupant_email: z.string() })).describe("By room"),
  }),
});

const outcomeFields = {
  fee: moneySchema.describe("What the lodging keeps"),
  rail_fee: moneySchema.describe("Of that, what the railway keeps"),
  refund: moneySchema.describe("Money that goes back"),
  points_back: moneySchema,
  stored_value_back: moneySchema,
};

export const previewCancel = defineCall({
  who: ["staff"],
  may: "change_orders",
  name: "previewCancel",
  method: "GET",
  path: "/api/studio/order/cancel",
  summary: "What cancelling now would cost and give back, by the policy it was sold with. Changes nothing",
  query: z.object(ofOrder),
  answer: z.object({ ...outcomeFields, sentence: z.string() }),
});

export const cancelStudioOrder = defineCall({
  ...changing,
  name: "cancelStudioOrder",
  path: "/api/studio/order/cancel",
  summary: "Cancels an order by its policy; the guest is written to, rooms are free again, money goes back",
  body: z.strictObject({ ...ofOrder, refund: moneySchema.describe("As previewed; refused if it has changed") }),
  answer: z.object(outcomeFields),
});

export const resendConfirmation = defineCall({
  ...changing,
  name: "resendConfirmation",
  path: "/api/studio/order/resend",
  summary: "Sends the guest the order's e-mail once more, as it is now",
  body: z.strictObject(ofOrder),
  answer: z.object({}),
});

const proofSchema = z
  .string()
  .refine(isWhole)
  .trim()
  .regex(/^[^\p{Cc}<>]{1,60}$/u)
  .describe("The bank's own reference");
const sumSchema = moneySchema.positive().max(999_999_999);

export const markRemittance = defineCall({
  ...changing,
  name: "markRemittance",
  path: "/api/studio/order/remittance",
  summary: "The guest's transfer was found on the lodging's account",
  body: z.strictObject({ ...ofOrder, amount: sumSchema, proof: proofSchema }),
  answer: z.object({}),
});

export const finishRefund = defineCall({
  who: ["staff"],
  may: "refund",
  method: "POST",
  name: "finishRefund",
  path: "/api/studio/order/refund",
  summary: "A refund that the vendor could not make has been sent by the lodging",
  body: z.strictObject({
    ...ofOrder,
    reason: z.string().min(1).max(200),
    transfer_no: z.number().int().min(0).max(1_000),
    amount: sumSchema,
    proof: proofSchema,
  }),
  answer: z.object({}),
});

export const markOrdersSeen = defineCall({
  who: ["staff"],
  may: "see_orders",
  method: "POST",
  name: "markOrdersSeen",
  path: "/api/studio/orders/seen",
  summary: "This person has looked at the new orders",
  body: z.strictObject({ domain: domainSchema }),
  answer: z.object({}),
});
