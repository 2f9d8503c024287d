/** The SQL of what is free and what it costs (functions.sql), typed. */
import type { StayRow as OfferRow } from "#rules/stock/stay-nights.ts";
import type { Query, Statement } from "#server/database/connect.ts";

export type { OfferRow };

export const STAY_OFFER: Statement = { name: "stay_offer", text: "select * from stay_offer($1, $2, $3)" };
export const ROOM_CALENDAR: Statement = {
  name: "room_calendar",
  text: "select * from room_calendar($1, $2, $3, $4, $5)",
};

export const NIGHTS_OFFERED: Statement = {
  name: "nights_offered",
  text: "select * from nights_offered($1, $2, $3)",
};

/** Chosen from the whole: a choice within the function would make its plan expect one row, and loop over all of them. */
const STAY_OFFER_OF: Statement = {
  name: "stay_offer_of",
  text: "select * from stay_offer($1, $2, $3) where $4::bigint[] is null or room_class_id = any($4)",
};

/** The same within a transaction, of all classes (null) or some. */
export function readOfferRows(
  query: Query,
  hotel_id: number,
  stay: { start: string; end: string },
  room_classes: readonly number[] | null,
): Promise<OfferRow[]> {
  return query.run<OfferRow>(STAY_OFFER_OF, [hotel_id, stay.start, stay.end, room_classes]);
}

/** Two lines may ask for the same plan: its nights come once. */
const PLAN_NIGHTS: Statement = {
  name: "plan_nights",
  text: `select room_class_id, rate_plan_id, night, price, member_price
    from plan_night
    join (select distinct * from unnest($4::bigint[], $5::bigint[]) as line (room_class_id, rate_plan_id)) line
      using (room_class_id, rate_plan_id)
    where hotel_id = $1 and night >= $2 and night < $3
    order by room_class_id, rate_plan_id, night`,
};

export type PlanNightRow = {
  room_class_id: number;
  rate_plan_id: number;
  night: string;
  price: number;
  member_price: number | null;
};

/** The price of every night of some plans. */
export function listPlanNights(
  query: Query,
  hotel_id: number,
  stay: { start: string; end: string },
  plans: readonly { room_class_id: number; rate_plan_id: number }[],
): Promise<PlanNightRow[]> {
  return query.run<PlanNightRow>(PLAN_NIGHTS, [
    hotel_id,
    stay.start,
    stay.end,
    plans.map((plan) => plan.room_class_id),
    plans.map((plan) => plan.rate_plan_id),
  ]);
}
