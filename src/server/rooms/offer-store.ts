/** The SQL of what is free and what it costs (functions.sql), typed. */
import type { NightRow, StayRow as OfferRow } from "#rules/stock/stay-nights.ts";
import type { Database, Query, Statement } from "#server/database/connect.ts";

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

/** What can be sold for a stay, without a transaction. */
export async function listStayOffers(
  ask: Database["ask"],
  hotel_id: number,
  stay: { start: string; end: string },
): Promise<StayOffer[]> {
  const [row] = await ask<{ offers: string | null }>(STAY_OFFERED, [hotel_id, stay.start, stay.end]);
  return row?.offers ? row.offers.split(";").map(readStayOffer) : [];
}

/** A row as PostgreSQL writes it: `(12,3,4,t,f,…)`, nothing where it is null, in the order of `stay_offered`'s columns. */
function readStayOffer(row: string): StayOffer {
  const column = row.slice(1, -1).split(",");
  const number = (index: number) => Number(column[index]);
  const numberOrNull = (index: number) => (column[index] === "" ? null : Number(column[index]));
  const isTrue = (index: number) => column[index] === "t";
  return {
    room_class_id: number(0),
    stock_nights: number(1),
    remaining: number(2),
    untouched: isTrue(3),
    closed: isTrue(4),
    rate_plan_id: numberOrNull(5),
    nights: number(6),
    price: number(7),
    member_price: numberOrNull(8),
    stop_sell: isTrue(9),
    closed_to_arrival: isTrue(10),
    closed_to_departure: isTrue(11),
    min_nights: number(12),
    max_nights: numberOrNull(13),
    lead_days: number(14),
    cap_left: numberOrNull(15),
  };
}
