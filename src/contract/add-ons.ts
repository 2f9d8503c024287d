/** What is sold beside the room. */
import { z } from "zod";
import { daySchema, defineCall, domainSchema } from "#contract/call.ts";
import {
  attachmentRequestSchema,
  codeSchema,
  orderDocSchema,
  orderKeyFields,
  payWaySchema,
  paymentVendorSchema,
} from "#contract/order-payload.ts";
import { moneySchema } from "#contract/money.ts";
import { attachmentSchema } from "#contract/order-view.ts";
import { addOnSchema } from "#contract/add-ons/add-on.ts";
import { isDayRange } from "#contract/stay.ts";

export const attachToOrder = defineCall({
  name: "attachToOrder",
  method: "POST",
  path: "/api/ota/order/attachment",
  summary: "Adds to an order what is paid at once",
  who: ["guest", "member"],
  headers: ["Idempotency-Key"],
  body: z.strictObject({
    domain: domainSchema,
    order_doc: orderDocSchema,
    ...orderKeyFields,
    room_attachment_detail: z.array(attachmentRequestSchema).min(1).max(50),
    pay_way: payWaySchema.default("credit_card"),
    payment_vendor: paymentVendorSchema.optional(),
  }),
  answer: z.object({ redirect_path: z.string().describe("Where the guest goes next: to pay, or to the receipt") }),
});

export const bookAddOns = defineCall({
  name: "bookAddOns",
  method: "POST",
  path: "/api/xtra/adds/batch/booking",
  summary: "Adds to an order what is paid with the rest of it, all or nothing",
  who: ["guest", "member"],
  headers: ["Idempotency-Key"],
  body: z.strictObject({
    domain: domainSchema,
    order_doc: orderDocSchema,
    ...orderKeyFields,
    adds_list: z.array(attachmentRequestSchema).min(1).max(50),
  }),
  answer: z.object({
    order_doc: z.string(),
    attachment_list: z.array(attachmentSchema).describe("All of the order's, these included"),
    attachment_amount: moneySchema,
  }),
});

export const getAddOnInventory = defineCall({
  name: "getAddOnInventory",
  method: "GET",
  path: "/api/xtra/adds/date/inventory",
  summary: "The lodging's add-ons, with what is left of each per day",
  who: ["visitor"],
  query: z
    .object({
      domain: domainSchema,
      start_date: daySchema,
      end_date: daySchema.describe("The last day, which may be the day of departure"),
      item_number: codeSchema.optional().describe("This one only"),
    })
    .refine(({ start_date, end_date }) => isDayRange(start_date, end_date, 31), { path: ["end_date"] }),
  answer: z.array(
    addOnSchema.extend({
      dates: z.array(
        z.object({ date: daySchema, inventory: z.number().int().min(0).nullable().describe("null = no limit") }),
      ),
    }),
  ),
});
