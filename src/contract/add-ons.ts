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
import { orderAttachmentSchema } from "#contract/order-view.ts";
import { addOnSchema } from "#contract/add-ons/add-on.ts";
import { isDayRange } from "#contract/stay.ts";

const ownOrderFields = { domain: domainSchema, order_doc: orderDocSchema, ...orderKeyFields };

export const attachToOrder = defineCall({
  name: "attachToOrder",
  method: "POST",
  path: "/api/ota/order/attachment",
  summary: "Adds to an order what is paid at once: kept for 30 minutes where the order asks for its money in advance",
  who: ["guest", "member"],
  headers: ["Idempotency-Key"],
  body: z
    .object({
      ...ownOrderFields,
      room_attachment_detail: z.array(attachmentRequestSchema).max(50).default([]),
      rail_item_list: z
        .array(z.object({ booking_number: codeSchema }))
        .max(2)
        .default([])
        .describe("Train tickets that were reserved for the same booker and stay"),
      pay_way: payWaySchema.default("credit_card"),
      payment_vendor: paymentVendorSchema.optional(),
    })
    .refine(({ room_attachment_detail: extras, rail_item_list: rail }) => extras.length + rail.length > 0, {
      path: ["room_attachment_detail"],
    }),
  answer: z.object({ redirect_path: z.string().describe("Where the guest goes next: to pay, or to the receipt") }),
});

const attachedSchema = z.object({
  order_doc: z.string(),
  attachment_list: z.array(orderAttachmentSchema).describe("All of the order's"),
  attachment_amount: moneySchema,
  total_price: moneySchema.describe("What the order costs now"),
  due_amount: moneySchema.describe("What paying now asks for; 0 where nothing is due"),
});

export const bookAddOns = defineCall({
  name: "bookAddOns",
  method: "POST",
  path: "/api/xtra/adds/batch/booking",
  summary: "Adds to an order what is paid with the rest of it, all or nothing",
  who: ["guest", "member"],
  headers: ["Idempotency-Key"],
  body: z.object({ ...ownOrderFields, adds_list: z.array(attachmentRequestSchema).min(1).max(50) }),
  answer: attachedSchema,
});

export const changeAttachment = defineCall({
  name: "changeAttachment",
  method: "POST",
  path: "/api/xtra/adds/attachment",
  summary: "Gives back a part of what an order has besides rooms, or all of it; what was paid for it goes back",
  who: ["guest", "member"],
  headers: ["Idempotency-Key"],
  body: z.strictObject({
    ...ownOrderFields,
    attachment_no: z.number().int().min(0).max(9999),
    quantity: z.number().int().min(0).max(99).describe("How many stay; 0 gives all of it back. More are booked anew"),
  }),
  answer: attachedSchema.extend({ refund_amount: moneySchema.describe("What goes back to the guest") }),
});

export const keepAddOns = defineCall({
  name: "keepAddOns",
  method: "POST",
  path: "/api/xtra/adds/serial_number",
  summary: "A serial number for add-ons that are chosen before the order is placed; it takes none of them",
  who: ["visitor"],
  body: z.strictObject({ domain: domainSchema, adds_list: z.array(attachmentRequestSchema.strict()).min(1).max(50) }),
  answer: z.object({
    serial_number: z.string().describe("adds_serial_number of a price check or an order buys them"),
    expires_timestamp: z.number().int(),
  }),
});

const dateSchema = z.object({
  date: daySchema,
  inventory: z.number().int().min(0).nullable().describe("null = no limit"),
});
const datesSchema = z.array(dateSchema);

export const listOrderAddOns = defineCall({
  name: "listOrderAddOns",
  method: "GET",
  path: "/api/xtra/adds/order/list",
  summary: "The add-ons that an order can still get, with the days on which it can get them",
  who: ["guest", "member"],
  query: z.object({ ...ownOrderFields, item_type: codeSchema.optional().describe("Of this type only") }),
  answer: z.array(
    addOnSchema.extend({
      dates: datesSchema.describe("Days that are not over their cut-off; of one for the whole stay, the first"),
      total_price: moneySchema.describe("One of it, for all its days"),
    }),
  ),
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
        dateSchema.extend({ is_open: z.boolean().describe("Still sold for this day: its cut-off has not passed") }),
      ),
    }),
  ),
});
