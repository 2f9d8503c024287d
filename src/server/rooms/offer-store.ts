/** The SQL of what is free and what it costs (functions.sql), typed. */
import type { NightRow, StayRow as OfferRow } from "#rules/stock/stay-nights.ts";
import type { Query, Statement } from "#server/database/connect.ts";

export type { OfferRow };

/** A row of a search: it also knows why a class has nothing left. */
export type StayOffer = OfferRow & { closed: boolean };

/** All rows as one text: to decode sixteen columns of each row takes the driver a tenth of a search's time. */
export const STAY_OFFERED: Statement = {
  name: "stay_offered",
  text: "select string_agg(offer::text, ';') as offers from stay_offered($1, $2, $3) as offer",
};
export const CALENDAR_DAYS: Statement = {
  name: "calendar_days",
  text: "select * from calendar_days($1, $2, $3, $4, $5, $6)",
};

/** `min_nights`: null where nobody can arrive that day. */
export type CalendarDay = { day: string; price: number | null; min_nights: number | null; is_arrival: boolean };

export const NIGHTS_OFFERED: Statement = {
  name: "nights_offered",
  text: "select * from nights_offered($1, $2, $3, $4)",
};

/** What each plan's nights cost, night by night, as one text. */
export const NIGHT_PRICES: Statement = {
  name: "night_prices",
  text: `select string_agg(concat_ws(' ', room_class_id, rate_plan_id, night, price, member_price), ';' order by night) as prices
    from nights_offered($1, $2, $3) where rate_plan_id is not null and night < $3`,
};

export const LAST_NIGHT: Statement = { name: "last_night", text: "select last_night_on_sale($1) as night" };

/** The nights of a stay and the day of departure, within a transaction, of all classes (null) or some. */
export function listNights(
  query: Query,
  hotel_id: number,
  stay: { start: string; end: string },
  room_classes: readonly number[] | null,
): Promise<NightRow[]> {
  return query.run<NightRow>(NIGHTS_OFFERED, [hotel_id, stay.start, stay.end, room_classes]);
}
