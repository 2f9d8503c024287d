/** What has happened to a lodging's orders since a moment, as an open studio is told. */
import type { StudioNews } from "#contract/studio/order-news.ts";
import { toMajor } from "#rules/money/money.ts";
import { isNews, type OrderNews, WATCHED_TOPICS } from "#rules/orders/order-filters.ts";
import type { Query } from "#server/database/connect.ts";
import { listNews, type NewsRow } from "#server/orders/studio/studio-order-store.ts";

/** The smallest id of an event at this moment: ids begin with their time. */
export function newestBefore(at: Date): string {
  const hex = at.getTime().toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-0000-0000-000000000000`;
}

/** When an event was recorded, by its id. */
export const timeOfEvent = (event_id: string): Date =>
  new Date(Number.parseInt(event_id.slice(0, 8) + event_id.slice(9, 13), 16));

const newsOf = (row: NewsRow): OrderNews => WATCHED_TOPICS[row.topic as keyof typeof WATCHED_TOPICS];

export const isNewsRow = (row: NewsRow): boolean => isNews(newsOf(row), row);

const MOST = 200;

export async function readNews(query: Query, hotel_id: number, after: string): Promise<StudioNews[]> {
  const rows = await listNews(query, hotel_id, { after, topics: Object.keys(WATCHED_TOPICS), limit: MOST });
  return rows.filter(isNewsRow).map((row) => ({
    event_id: row.event_id,
    news: newsOf(row),
    order_id: row.order_id,
    order_doc: row.order_doc,
    booker_name: row.booker_name,
    check_in_day: row.check_in_day,
    check_out_day: row.check_out_day,
    total: toMajor(row.total, row.currency),
    currency: row.currency,
    timestamp: Math.floor(row.at.getTime() / 1000),
  }));
}
