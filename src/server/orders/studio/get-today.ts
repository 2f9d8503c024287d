import type { CallAnswer } from "#contract/call.ts";
import type { getToday as getTodayCall } from "#contract/studio/today.ts";
import { type Arrival, stayDays } from "#rules/orders/order-filters.ts";
import { textIn } from "#rules/text/language.ts";
import { dayAt, instantAt } from "#rules/time/day.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { orderSearch } from "#server/orders/studio/order-search.ts";
import {
  countToday,
  type DayPart,
  listOrdersOfView,
  type ListedOrder,
} from "#server/orders/studio/studio-order-store.ts";

type Answer = CallAnswer<typeof getTodayCall>;

/** As many as fit on a phone before the numbers below are out of sight. */
const FIRST = 4;

export function getToday(_input: unknown, context: RequestContext<PersonOf<"staff">>): Promise<Answer> {
  const { hotel, person, now, lang } = context;
  const { hotel_id, main_lang, timezone } = hotel;
  const today = dayAt(now, timezone);
  return context.query(async (query) => {
    const counts = await countToday(query, hotel_id, today, instantAt(today, "00:00", timezone));
    const part = (name: DayPart) => ({ orders: counts[name], rooms: counts[`${name}_rooms`] });
    const search = orderSearch("", person.role);
    const first = async (arrives: Arrival) => {
      const days = stayDays(arrives, today);
      const filter = { view: "upcoming", today, after: null, search, limit: FIRST, days } as const;
      return (await listOrdersOfView(query, hotel_id, filter)).map(guestOf);
    };
    return {
      today,
      arrivals: part("arrivals"),
      unpaid_arrivals: part("unpaid_arrivals"),
      in_house: part("in_house"),
      departures: part("departures"),
      unpaid: part("unpaid"),
      booked: part("booked"),
      first_arrivals: await first("today"),
      first_departures: await first("leaving"),
    };
  });

  function guestOf(row: ListedOrder): Answer["first_arrivals"][number] {
    return {
      order_id: row.order_id,
      booker_name: row.booker_name,
      rooms: row.rooms.reduce((sum, { num }) => sum + num, 0),
      room_names: row.rooms.map(({ name }) => textIn(name, lang, main_lang).text),
      check_in_day: row.check_in_day,
      check_out_day: row.check_out_day,
    };
  }
}
