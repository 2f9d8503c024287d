/** What an open studio hears of orders, as server-sent events. Decision 0056. */
import { z } from "zod";
import { defineCall, domainSchema } from "#contract/call.ts";
import { moneySchema } from "#contract/money.ts";
import { ORDER_NEWS } from "#rules/orders/order-filters.ts";

const newsSchema = z.object({
  event_id: z.string(),
  news: z.enum(ORDER_NEWS),
  order_id: z.string(),
  order_doc: z.string(),
  booker_name: z.string(),
  check_in_day: z.string(),
  check_out_day: z.string(),
  total: moneySchema.describe("In the lodging's currency"),
  currency: z.string(),
  timestamp: z.number(),
});

export type StudioNews = z.output<typeof newsSchema>;

/** An answer without an end: it is sent by `server/orders/studio/send-news.ts`, not by a handler. */
export const watchOrders = defineCall({
  name: "watchOrders",
  method: "GET",
  path: "/api/studio/orders/watch",
  summary: "What happens to the lodging's orders, as it happens: server-sent events named `order`, until `end`",
  who: ["staff"],
  may: "see_orders",
  query: z.object({ domain: domainSchema }),
  answer: newsSchema,
  file: "text/event-stream",
});
