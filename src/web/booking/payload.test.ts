import { describe, expect, test } from "vitest";
import { booking as words } from "#languages/en-US/booking.ts";
import { readBooking, roomsOf } from "#rules/booking/booking-state.ts";
import type { PayMethod } from "#rules/payments/pay-methods.ts";
import type { BookingHotel, PayWayOption } from "#web/booking/booking-data.ts";
import { judgeDetails, judgePay } from "#web/booking/judge.ts";
import { payOptionOf } from "#web/booking/pay-choice.ts";
import { type Booking, orderPayload, pricePayload, type Typed } from "#web/booking/payload.ts";
import { readPhone } from "#web/phone/read-phone.ts";
import type { PriceCheck } from "#web/booking/price.ts";

const TODAY = "2026-12-01";
const QUERY = "start=2026-12-10&end=2026-12-12&adults=4&children=1&cart=4.7.2_5.9.1&extra=2026-12-11.2.DIVE&code=TEN";
const hotel = {
  domain: "h.test",
  deposit_type: ["all", "deposit"],
  deposit_percent: 30,
  questions: [],
  families: null,
} as unknown as BookingHotel;
const way = (value: string, method: PayMethod, vendor: number, kind: PayWayOption["kind"]): PayWayOption => ({
  value,
  method,
  vendor,
  kind,
  title: "",
  text: "",
});
const WAYS = [
  way("4", "line_pay", 4, "online"),
  way("card", "card", 1, "online"),
  way("8", "remittance", 8, "remittance"),
  way("14", "arrival", 14, "arrival"),
];

const booking = (typed: Typed = {}, more: Partial<Booking> = {}): Booking => ({
  hotel,
  lang: "en-US",
  state: readBooking(new URLSearchParams(QUERY), TODAY),
  typed,
  ways: WAYS,
  rooms: [
    { room_class_id: 4, people: 2, children: 0 },
    { room_class_id: 5, people: 4, children: 0 },
  ],
  isMember: false,
  country: "TW",
  ...more,
});

const shown: PriceCheck = {
  bill: [],
  total: 900,
  pay_amount: 270,
  deposit_amount: 270,
  discount: 0,
  member_saving: 0,
  cancellation: [],
  quote: "signed",
};

describe("the payload of a price check", () => {
  test("says the stay, the rooms, what goes with them, and nobody's name", () => {
    const payload = pricePayload(booking({ booker_email: "mei@example.com", "occupant_name_4-7-1": "Ann" }));
    expect(payload).toMatchObject({
      check_in_day: "2026-12-10",
      check_out_day: "2026-12-12",
      adults_count: 4,
      children_count: 1,
      coupon_array: ["TEN"],
      room_attachment_detail: [{ item_number: "DIVE", quantity: 2, date: "2026-12-11" }],
    });
    expect(JSON.stringify(payload)).not.toMatch(/Ann|mei@/);
  });

  test.each<[string, Typed, string, number]>([
    ["nothing chosen", {}, "credit_card", 0],
    ["a card", { way: "card" }, "credit_card", 0],
    ["a wallet", { way: "4" }, "credit_card", 0],
    ["a transfer", { way: "8" }, "remittance", 0],
    ["on arrival", { way: "14" }, "pay_arrival", 0],
    ["a way that is not offered", { way: "99" }, "credit_card", 0],
    ["points of nobody", { points: "50" }, "credit_card", 0],
  ])("%s", (_title, typed, pay_way, point_used) => {
    expect(pricePayload(booking(typed))).toMatchObject({ pay_way, point_used, point_cost: point_used });
  });

  test.each([
    ["50", 50],
    [" 50 ", 50],
    ["", 0],
    ["1.5", 0],
    ["many", 0],
  ])("a member's %s points are %i", (points, point_used) => {
    const payload = pricePayload(booking({ points, use_deposit: "on" }, { isMember: true }));
    expect(payload).toMatchObject({ point_used, point_cost: point_used, use_deposit: true });
  });
});

test.each<[string, Typed, string[], "all" | "part"]>([
  ["all by default", {}, ["all", "deposit"], "all"],
  ["a deposit where requested", { pay_option: "part", way: "card" }, ["all", "deposit"], "part"],
  ["no deposit on arrival", { pay_option: "part", way: "14" }, ["all", "deposit"], "all"],
  ["a deposit where nothing else is offered", {}, ["deposit"], "part"],
  ["all where there is no deposit", { pay_option: "part" }, ["all"], "all"],
])("%s", (_title, typed, deposit_type, option) => {
  const given = { hotel: { ...hotel, deposit_type } as BookingHotel, ways: WAYS, typed, state: {} };
  expect(payOptionOf(given)).toBe(option);
});

describe("the order", () => {
  test("has a line for each room in which somebody else stays, and one for the others", () => {
    const { orders } = orderPayload(
      booking({ "occupant_name_4-7-1": " Ann ", "occupant_phone_4-7-1": "0912345678" }),
      shown,
    );
    expect(orders).toEqual([
      { room_class_id: 4, rate_plan_id: 7, num: 1 },
      {
        room_class_id: 4,
        rate_plan_id: 7,
        num: 1,
        occupant_name: "Ann",
        occupant_phone: "0912345678",
        occupant_email: "",
      },
      { room_class_id: 5, rate_plan_id: 9, num: 1 },
    ]);
  });

  test.each<[title: string, query: string, adults: number[] | null]>([
    ["who sleeps where is sent as the guest put it", "adults_by_room=2,1,1", [2, 1, 1]],
    ["three in a room of two are put where there are beds", "adults_by_room=3,0,1", null],
    ["what does not name every room counts for nothing", "adults_by_room=2,2", null],
    ["what is not everybody counts for nothing", "adults_by_room=1,1,1", null],
    ["without it nothing is sent", "", null],
  ])("%s", (_title, query, adults) => {
    const state = readBooking(new URLSearchParams(`${QUERY.replace("children=1", "children=0")}&${query}`), TODAY);
    const given = booking({ "occupant_name_4-7-1": "Ann" }, { state });
    const sent = orderPayload(given, shown).orders.map((line) => line.guests?.map((guests) => guests.adults));
    expect(sent).toEqual(adults === null ? [undefined, undefined, undefined] : adults.map((each) => [each]));
    expect(pricePayload(given).orders.map((line) => line.guests)).toEqual(
      orderPayload(given, shown).orders.map((line) => line.guests),
    );
  });

  test("has the same rooms in the same lines as its price check, the price shown, and its quote", () => {
    const given = booking({
      "occupant_name_5-9-0": "Ann",
      way: "8",
      booker_first_name: "Mei",
      booker_last_name: "Lin",
    });
    const lines = (orders: { room_class_id: number; num: number }[]) =>
      orders.map(({ room_class_id, num }) => [room_class_id, num]);
    const order = orderPayload(given, shown);
    expect(lines(order.orders)).toEqual(lines(pricePayload(given).orders));
    expect(order).toMatchObject({ pay_amount: 270, quote: "signed", payment_vendor: 8, booker_name: "Mei Lin" });
  });

  test.each<[Typed, string]>([
    [{ booker_phone: "912 345 678" }, "+886912345678"],
    [{ booker_phone: "415 555 2671", phone_country: "US" }, "+14155552671"],
    [{ booker_phone: "+81 90 1234 5678", phone_country: "US" }, "+819012345678"],
  ])("has the number of %j as %s", (typed, booker_phone) => {
    expect(orderPayload(booking(typed), shown)).toMatchObject({ booker_phone });
  });

  test("says where its guest lives and when they come, only where that was asked", () => {
    const typed = { residence_country: "JP", arrival_time: "16:00" };
    expect(orderPayload(booking(typed), shown)).toMatchObject({ residence_country: "", arrival_time: "" });
    const asking = { ...hotel, questions: ["residence", "arrival_time"] } as unknown as BookingHotel;
    expect(orderPayload(booking(typed, { hotel: asking }), shown)).toMatchObject(typed);
  });

  test("an occupant stays in his room when another room goes", () => {
    const [first, second, third] = roomsOf(booking().state.cart);
    expect([first, second, third].map((room) => room!.key)).toEqual(["4-7-0", "4-7-1", "5-9-0"]);
    const left = booking(
      { "occupant_name_5-9-0": "Ann" },
      { state: { ...booking().state, cart: [{ room_class_id: 5, rate_plan_id: 9, num: 1 }] } },
    );
    expect(orderPayload(left, shown).orders).toMatchObject([{ room_class_id: 5, occupant_name: "Ann" }]);
  });
});

describe("what was typed is judged", () => {
  const right = {
    booker_last_name: "Lin",
    booker_first_name: "Mei",
    booker_email: "mei@example.com",
    booker_phone: "+886 912345678",
  };
  const form = { lang: "en-US", country: "TW", questions: [], readPhone } as const;
  const wrong = (typed: Typed) =>
    judgeDetails({ ...right, ...typed }, booking().state.cart, words, form).map(({ field }) => field);

  test.each<[Typed, string[]]>([
    [{}, []],
    [{ booker_last_name: " " }, ["booker_last_name"]],
    [{ booker_phone: "+886 " }, ["booker_phone"]],
    [{ booker_email: "mei" }, ["booker_email"]],
    [{ memo: "x".repeat(501) }, ["memo"]],
    [{ company_reg_number: "12345678" }, ["company_reg_number", "company_name"]],
    [{ company_reg_number: "04595257", company_name: "Acme" }, []],
    [{ "occupant_phone_4-7-0": "0912345678" }, ["occupant_name_4-7-0"]],
    [{ "occupant_name_4-7-0": "Ann", "occupant_email_4-7-0": "ann" }, ["occupant_email_4-7-0"]],
    [{ "occupant_name_9-9-9": "<b>" }, []],
  ])("%j: %j", (typed, fields) => expect(wrong(typed)).toEqual(fields));

  test("an empty name is reported as missing; one with signs is reported with them", () => {
    const problemWith = (booker_last_name: string) =>
      judgeDetails({ ...right, booker_last_name }, [], words, form)[0]?.text;
    expect(problemWith("")).toBe(words.wrong.booker_last_name);
    expect(problemWith("<Lin>")).toBe(words.wrong.name_signs);
  });

  test.each<[Typed, string | undefined]>([
    [{ booker_phone: "0912 345 678" }, undefined],
    [{ booker_phone: "" }, words.wrong.booker_phone],
    [{ booker_phone: "0912" }, words.guest.phone.short("Taiwan")],
    [{ booker_phone: "0912 345 678", phone_country: "US" }, words.guest.phone.wrong("United States")],
    [{ booker_phone: "+1 415 555 2671" }, undefined],
    [{ booker_phone: "+1 415 555 26711" }, words.guest.phone.long("United States")],
    [{ booker_phone: "0912 345 678", phone_country: "??" }, undefined],
  ])("with its reason: %j, %s", (typed, text) => {
    expect(judgeDetails({ ...right, ...typed }, [], words, form)[0]?.text).toBe(text);
  });

  test("a number by its digits alone while the library is missing", () => {
    const judged = (booker_phone: string) =>
      judgeDetails({ ...right, booker_phone }, [], words, { ...form, readPhone: null })[0]?.text;
    expect(judged("0912 345 67")).toBeUndefined();
    expect(judged("0912")).toBe(words.wrong.booker_phone);
  });

  test("where somebody lives, only where the lodging asks", () => {
    const judged = (typed: Typed) =>
      judgeDetails({ ...right, ...typed }, [], words, { ...form, questions: ["residence", "arrival_time"] });
    expect(judged({}).map(({ field }) => field)).toEqual(["residence_country"]);
    expect(judged({ residence_country: "??" })).toHaveLength(1);
    expect(judged({ residence_country: "JP" })).toEqual([]);
  });

  test.each<[Typed, string[]]>([
    [{}, ["way", "agree"]],
    [{ way: "card", agree: "on" }, []],
    [{ way: "card", agree: "" }, ["agree"]],
    [{ way: "card", agree: "on", points: "ten" }, ["points"]],
  ])("before the order %j: %j", (typed, fields) => {
    expect(judgePay(typed, words).map(({ field }) => field)).toEqual(fields);
  });
});
