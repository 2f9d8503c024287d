import type { Database } from "#server/database/connect.ts";
import { STAY_OFFERED, type StayOffer } from "#server/rooms/offer-store.ts";

/** What can be sold for a stay, without a transaction. */
export async function listStayOffers(
  ask: Database["ask"],
  hotel_id: number,
  stay: { start: string; end: string },
): Promise<StayOffer[]> {
  const [row] = await ask<{ offers: string | null }>(STAY_OFFERED, [hotel_id, stay.start, stay.end]);
  return readStayOffers(row?.offers ?? "");
}

const [ROW_END, COMMA, MINUS, ZERO, NINE, TRUE] = [..."),-09t"].map((character) => character.charCodeAt(0));

/**
 * Rows as PostgreSQL writes them, `(12,3,4,t,f,…);(…)`, nothing where a column is null. They are read character by character:
 * to cut out five hundred texts first takes four times as long.
 */
export function readStayOffers(text: string): StayOffer[] {
  const offers: StayOffer[] = [];
  let columns: (number | null)[] = [];
  let value: number | null = null;
  let sign = 1;
  for (let at = 1; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    if (code >= ZERO! && code <= NINE!) value = (value ?? 0) * 10 + (code - ZERO!);
    else if (code === MINUS) sign = -1;
    else if (code === COMMA || code === ROW_END) {
      columns.push(value === null ? null : value * sign);
      value = null;
      sign = 1;
      if (code === COMMA) continue;
      offers.push(stayOfferOf(columns));
      columns = [];
      // The semicolon and the bracket of the next row.
      at += 2;
    } else value = code === TRUE ? 1 : 0;
  }
  return offers;
}

/** In the order of `stay_offered`'s columns; true is 1. A class without a plan has nulls where figures stand: nights and price are 0. */
function stayOfferOf(columns: readonly (number | null)[]): StayOffer {
  return {
    room_class_id: columns[0] ?? 0,
    stock_nights: columns[1] ?? 0,
    remaining: columns[2] ?? 0,
    untouched: columns[3] === 1,
    closed: columns[4] === 1,
    rate_plan_id: columns[5]!,
    nights: columns[6] ?? 0,
    price: columns[7] ?? 0,
    member_price: columns[8]!,
    stop_sell: columns[9] === 1,
    closed_to_arrival: columns[10] === 1,
    closed_to_departure: columns[11] === 1,
    min_nights: columns[12] ?? 0,
    max_nights: columns[13]!,
    lead_days: columns[14] ?? 0,
    cap_left: columns[15]!,
  };
}
