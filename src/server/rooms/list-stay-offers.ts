import type { Database } from "#server/database/connect.ts";
import { STAY_OFFERED, type StayOffer } from "#server/rooms/offer-store.ts";

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
