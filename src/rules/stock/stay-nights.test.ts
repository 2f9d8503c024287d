/** That SQL says the same of any stay is seen on a database: server/rooms/find-alternatives.test.ts. */
import { expect, test } from "vitest";
import { addDays } from "#rules/time/day.ts";
import { gatherNights, type NightRow } from "#rules/stock/stay-nights.ts";

const day = (ahead: number) => addDays("2028-02-27", ahead);

/** Three nights of a plan over a leap day, and the day of departure, which has a price but no stock. */
const row = (ahead: number, more: Partial<NightRow> = {}): NightRow => ({
  night: day(ahead),
  room_class_id: 1,
  remaining: 5 - ahead,
  untouched: true,
  rate_plan_id: 10,
  price: 100 + ahead,
  member_price: null,
  stop_sell: false,
  closed_to_arrival: false,
  closed_to_departure: false,
  min_nights: 0,
  max_nights: null,
  lead_days: 0,
  cap_left: null,
  ...more,
});
const THREE = [row(0), row(1), row(2), row(3, { remaining: null, untouched: null })];
const stay = (ahead: number, nights: number) => ({ start: day(ahead), end: day(ahead + nights) });
const changed = (ahead: number, more: Partial<NightRow>) => THREE.with(ahead, { ...THREE[ahead]!, ...more });

test("prices are added up, and the fewest rooms of any night are what is left", () => {
  expect(gatherNights(day(0), THREE)(stay(0, 3))).toEqual([
    {
      room_class_id: 1,
      stock_nights: 3,
      remaining: 3,
      untouched: true,
      rate_plan_id: 10,
      nights: 3,
      price: 303,
      member_price: null,
      stop_sell: false,
      closed_to_arrival: false,
      closed_to_departure: false,
      min_nights: 0,
      max_nights: null,
      lead_days: 0,
      cap_left: null,
    },
  ]);
  expect(gatherNights(day(0), THREE)(stay(1, 1))).toMatchObject([{ remaining: 4, price: 101, nights: 1 }]);
});

test("what is said of arrival holds for the first night, of departure for the day after the last", () => {
  const limits = { closed_to_arrival: true, min_nights: 2, max_nights: 3, lead_days: 4 };
  const none = { closed_to_arrival: false, min_nights: 0, max_nights: null, lead_days: 0 };
  const arriving = gatherNights(day(0), changed(1, limits));
  expect(arriving(stay(0, 2))).toMatchObject([none]);
  expect(arriving(stay(1, 1))).toMatchObject([limits]);
  const leaving = gatherNights(day(0), changed(3, { closed_to_departure: true }));
  expect(leaving(stay(0, 3))).toMatchObject([{ closed_to_departure: true }]);
  expect(leaving(stay(0, 2))).toMatchObject([{ closed_to_departure: false }]);
});

test("a member pays the usual price on nights without one; without any there is none", () => {
  expect(gatherNights(day(0), changed(1, { member_price: 50 }))(stay(0, 3))).toMatchObject([
    { member_price: 100 + 50 + 102 },
  ]);
  expect(gatherNights(day(0), changed(1, { member_price: 50 }))(stay(2, 1))).toMatchObject([{ member_price: null }]);
});

test("the tightest cap of any night counts, and a touched night touches the stay", () => {
  const capped = gatherNights(day(0), changed(1, { cap_left: 2, untouched: false }));
  expect(capped(stay(0, 3))).toMatchObject([{ cap_left: 2, untouched: false }]);
  expect(capped(stay(2, 1))).toMatchObject([{ cap_left: null, untouched: true }]);
});

test("a plan that lacks a night, stops on one or is full on one is left out; the class still says what it has", () => {
  const unsold = { room_class_id: 1, rate_plan_id: null, nights: 0, remaining: 3, stock_nights: 3 };
  expect(gatherNights(day(0), changed(1, { stop_sell: true }))(stay(0, 3))).toMatchObject([unsold]);
  expect(gatherNights(day(0), changed(1, { rate_plan_id: null, price: null }))(stay(0, 3))).toMatchObject([unsold]);
  expect(gatherNights(day(0), THREE)(stay(0, 4))).toMatchObject([unsold]);
  expect(gatherNights(day(0), changed(2, { remaining: 0 }))(stay(0, 3))).toMatchObject([{ ...unsold, remaining: 0 }]);
  expect(gatherNights(day(0), THREE)(stay(3, 1))).toEqual([]);
});

test("each class and each plan has a row of its own", () => {
  const rows = [...THREE, ...THREE.map((each) => ({ ...each, rate_plan_id: 11 })), row(1, { room_class_id: 2 })];
  const found = gatherNights(day(0), rows)(stay(1, 1));
  expect(found.map(({ room_class_id, rate_plan_id }) => [room_class_id, rate_plan_id])).toEqual([
    [1, 10],
    [1, 11],
    [2, 10],
  ]);
});

test("a class that is not wanted says what it has left, and nothing of its plans", () => {
  const calls: number[][] = [];
  const found = gatherNights(day(0), [...THREE, row(0, { room_class_id: 2 })])(stay(0, 1), (...given) => {
    calls.push(given);
    return given[0] === 2;
  });
  expect(calls).toEqual([
    [1, 5],
    [2, 5],
  ]);
  expect(found).toMatchObject([
    { room_class_id: 1, rate_plan_id: null, remaining: 5, untouched: true },
    { room_class_id: 2, rate_plan_id: 10 },
  ]);
});
