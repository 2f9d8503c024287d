/** Pricing, placing, finding and cancelling an order. */
import { z } from "zod";
import { defineCall, domainSchema } from "#contract/call.ts";
import {
  emailSchema,
  hashSchema,
  memoSchema,
  orderDocSchema,
  orderOrCodeSchema,
  orderKeyFields,
  orderPayloadSchema,
  phoneSchema,
  priceCheckPayloadSchema,
  roomPlanPayloadSchema,
} from "#contract/order-payload.ts";
import { orderViewSchema, priceDetailSchema } from "#contract/order-view.ts";

export const calculateOrder = defineCall({
  name: "calculateOrder",
  method: "POST",
  path: "/api/ota/order/calculate",
  summary: "The price of an order, by its payload or by room plans",
  who: ["visitor", "member"],
  body: z.union([priceCheckPayloadSchema, roomPlanPayloadSchema]),
  answer: priceDetailSchema,
});

export const placeOrder = defineCall({
  name: "placeOrder",
  method: "POST",
  path: "/api/ota/order/personal-new",
  summary: "Places an order, all of it or nothing",
  who: ["visitor", "member"],
  headers: ["Idempotency-Key"],
  body: orderPayloadSchema,
  answer: z.object({
    order_doc: z.string(),
    redirect_path: z
      .string()
      .describe(
        "Where the guest goes next: to pay, or to the receipt. On the platform's host it leads on to the lodging's",
      ),
  }),
});

export const listOrders = defineCall({
  name: "listOrders",
  method: "GET",
  path: "/api/ota/order/personal-order-list",
  summary: "A guest's orders: by number and contact, by a contact verified in this browser, or by bearer token",
  who: ["guest", "member"],
  query: z.object({
    domain: domainSchema,
    order_doc: orderOrCodeSchema.optional().describe("The order's number or its short code"),
    booker_email: emailSchema.optional(),
    booker_phone: phoneSchema.optional(),
  }),
  answer: z.array(orderViewSchema).describe("The latest first"),
});

export const findReceipt = defineCall({
  name: "findReceipt",
  method: "GET",
  path: "/api/ota/order/receipt",
  summary: "One order, for whoever may see it: by contact, by link, or in the browser that has opened it before",
  who: ["guest", "member"],
  query: z.object({ domain: domainSchema, order_doc: orderDocSchema, ...orderKeyFields }),
  answer: orderViewSchema,
});

export const getOrderHistory = defineCall({
  name: "getOrderHistory",
  method: "GET",
  path: "/api/ota/order/personal-history",
  summary: "The order that a mailed link opens",
  who: ["guest"],
  query: z.object({ domain: domainSchema, hash_code: hashSchema }),
  answer: orderViewSchema,
});

export const getOrderByHash = defineCall({
  name: "getOrderByHash",
  method: "GET",
  path: "/api/ota/order/via-hash",
  summary: "The order that a cancel link names, with the fee and refund of today. Cancels nothing",
  who: ["guest"],
  query: z.object({ domain: domainSchema, valid_hash: hashSchema }),
  answer: orderViewSchema,
});

export const cancelOrderByHash = defineCall({
  name: "cancelOrderByHash",
  method: "POST",
  path: "/api/wota/order/cancel-via-hash/{hash}",
  summary: "Cancels the order that the link names, and gives back rooms and money by its rule",
  who: ["guest"],
  params: z.object({ hash: hashSchema }),
  query: z.object({ domain: domainSchema.optional().describe("Needed on the platform's own host only") }),
  answer: orderViewSchema,
});

export const applyCancellation = defineCall({
  name: "applyCancellation",
  method: "POST",
  path: "/api/wota/order/cancel_apply/{id}",
  summary: "Asks the lodging to cancel what the guest may not cancel directly",
  who: ["guest", "member"],
  params: z.object({ id: orderDocSchema.describe("order_doc") }),
  body: z.object({
    domain: domainSchema.optional().describe("Needed on the platform's own host only"),
    ...orderKeyFields,
    reason: memoSchema.default(""),
  }),
  answer: orderViewSchema,
});
