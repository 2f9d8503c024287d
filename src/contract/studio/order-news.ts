/** What an open studio hears of orders, as server-sent events at `/api/studio/orders/watch`. Decision 0056. */
import type { OrderNews } from "#rules/orders/order-filters.ts";

export const WATCH_PATH = "/api/studio/orders/watch";

export type StudioNews = {
  event_id: string;
  news: OrderNews;
  order_id: string;
  order_doc: string;
  booker_name: string;
  check_in_day: string;
  check_out_day: string;
  /** In the lodging's currency. */
  total: number;
  currency: string;
  timestamp: number;
};
