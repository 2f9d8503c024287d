import { describe, expect, test } from "vitest";
import { readStayOffers } from "#server/rooms/list-stay-offers.ts";

const OFFER = {
  room_class_id: 12,
  stock_nights: 3,
  remaining: 4,
  untouched: true,
  closed: false,
  rate_plan_id: 301,
  nights: 3,
  price: 148_500,
  member_price: null,
  stop_sell: false,
  closed_to_arrival: true,
  closed_to_departure: false,
  min_nights: 0,
  max_nights: null,
  lead_days: 2,
  cap_left: -1,
};

describe("rows as PostgreSQL writes them", () => {
  test("none", () => expect(readStayOffers("")).toEqual([]));

  test("one, with nulls and a cap that was lowered below what is sold", () => {
    expect(readStayOffers("(12,3,4,t,f,301,3,148500,,f,t,f,0,,2,-1)")).toEqual([OFFER]);
  });

  test("several; a class without a plan", () => {
    const bare = {
      ...OFFER,
      room_class_id: 9007199254,
      rate_plan_id: null,
      closed_to_arrival: false,
      cap_left: null,
      nights: 0,
      price: 0,
    };
    expect(readStayOffers("(12,3,4,t,f,301,3,148500,,f,t,f,0,,2,-1);(9007199254,3,4,t,f,,0,,,f,f,f,0,,2,)")).toEqual([
      OFFER,
      bare,
    ]);
  });
});
