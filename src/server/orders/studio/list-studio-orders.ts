import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/studio/studio-orders.ts";
import { stayDays, type WATCHED_TOPICS } from "#rules/orders/order-filters.ts";
import { displayStatus } from "#rules/orders/order-status.ts";
import { balanceOf } from "#rules/payments/balance.ts";
import { textIn } from "#rules/text/language.ts";
import { dayAt, instantAt } from "#rules/time/day.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { isNewsRow, newestBefore } from "#server/orders/studio/order-news.ts";
import { orderSearch } from "#server/orders/studio/order-search.ts";
import {
  countViews,
  findSeenAt,
  listNews,
  listOrdersOfView,
  type ListedOrder,
} from "#server/orders/studio/studio-order-store.ts";

type Answer = CallAnswer<typeof contract.listStudioOrders>;

const NEW_ORDER: readonly (keyof typeof WATCHED_TOPICS)[] = ["order.placed", "order.paid"];
/** More new ones than this are shown as "99+" anyway. */
const MOST_NEW = 200;

export function listStudioOrders(
  { query: requested }: HandlerInput<typeof contract.listStudioOrders>,
  context: RequestContext<PersonOf<"staff">>,
): Promise<Answer> {
  const { hotel, person, now, lang } = context;
  const { hotel_id, main_lang } = hotel;
  const { view, limit, after = null } = requested;
  const today = dayAt(now, hotel.timezone);
  const search = orderSearch(requested.search, person.role);
  return context.query(async (query) => {
    const seen_at = await findSeenAt(query, hotel_id, person.account_id);
    const rows = await listOrdersOfView(query, hotel_id, {
      view,
      today,
      after,
      search,
      limit: limit + 1,
      days: stayDays(requested.arrives, today),
      booked_from: requested.arrives === "booked" ? instantAt(today, "00:00", hotel.timezone) : null,
    });
    const news = await listNews(query, hotel_id, { after: newestBefore(seen_at), topics: NEW_ORDER, limit: MOST_NEW });
    const fresh = new Set(news.filter((row) => row.at > seen_at && isNewsRow(row)).map((row) => row.order_id));
    const shown = rows.slice(0, limit);
    return {
      orders: shown.map((row) => listed(row, fresh.has(row.order_id))),
      next: rows.length > limit ? shown.at(-1)!.order_id : null,
      counts: await countViews(query, hotel_id, today),
      new_orders: fresh.size,
    };
  });

  function listed(row: ListedOrder, is_new: boolean): Answer["orders"][number] {
    const kept = row.paid_amount - row.refund_amount;
    return {
      order_id: row.order_id,
      order_doc: row.order_doc,
      short_code: row.short_code,
      booker_name: row.booker_name,
      check_in_day: row.check_in_day,
      check_out_day: row.check_out_day,
      rooms: row.rooms.reduce((sum, { num }) => sum + num, 0),
      room_names: row.rooms.map(({ name }) => textIn(name, lang, main_lang).text),
      adults_count: row.adults_count,
      children_count: row.children_count,
      total: row.total,
      paid_amount: kept,
      display_status: displayStatus(row.state, row.cancel_applied_at !== null),
      payment_status: balanceOf(row).payment_status,
      pay_way: row.pay_way,
      created_timestamp: Math.floor(row.created_at.getTime() / 1000),
      is_new,
    };
  }
}
