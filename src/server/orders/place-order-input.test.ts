/** What is no order at all: malformed fields are named, nothing is bought, and every rule of the fields has its edge here. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { placeOrder } from "#contract/orders.ts";
import { addDays } from "#rules/time/day.ts";
import { addMember, countOrders, expectClean, openLodging, readStock, type Lodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { overHttp } from "#tests/helpers/wire.ts";

let world: World;
let lodging: Lodging;
beforeAll(async () => {
  world = await openWorld();
  lodging = await openLodging(world.database, { rooms: [{ capacity: 40 }] });
});
afterAll(() => world.close());

type Change = Record<string, unknown>;

const line = (more: Change) => () => ({
  orders: [
    { room_class_id: lodging.classes[0]!.room_class_id, rate_plan_id: lodging.classes[0]!.plans[0], num: 1, ...more },
  ],
});

function send(change: Change) {
  return overHttp(world, lodging.domain, placeOrder, { body: { ...lodging.body(), ...change } as never });
}

test.each<[string, Change | (() => Change), string]>([
  ["an empty first name", { booker_first_name: "" }, "booker_first_name"],
  ["a name of spaces", { booker_last_name: "   " }, "booker_last_name"],
  ["a name with a control character", { booker_first_name: "Me\u0007i" }, "booker_first_name"],
  ["a name with a line break", { booker_last_name: "Lin\nBcc: all" }, "booker_last_name"],
  ["a name with a direction override", { booker_first_name: "Mei\u202Exe" }, "booker_first_name"],
  ["a name with <", { booker_first_name: "<b" }, "booker_first_name"],
  ["a name with >", { booker_last_name: "b>" }, "booker_last_name"],
  ["a name of 61 characters", { booker_first_name: "é".repeat(61) }, "booker_first_name"],
  ["a missing name", { booker_first_name: undefined }, "booker_first_name"],
  ["a whole name with <", { booker_name: "Mei <Lin>" }, "booker_name"],
  ["a phone of 7 digits", { booker_phone: "1234567" }, "booker_phone"],
  ["a phone of 16 digits", { booker_phone: "1234567890123456" }, "booker_phone"],
  ["a phone with letters", { booker_phone: "0912-CALL-ME12" }, "booker_phone"],
  ["a phone with a plus in the middle", { booker_phone: "0912+345678" }, "booker_phone"],
  ["no phone", { booker_phone: "" }, "booker_phone"],
  ["an e-mail without @", { booker_email: "mei.example.com" }, "booker_email"],
  ["an e-mail with a space", { booker_email: "mei lin@example.com" }, "booker_email"],
  ["an e-mail with two @", { booker_email: "mei@lin@example.com" }, "booker_email"],
  ["an e-mail with a second header", { booker_email: "mei@example.com\r\nBcc: a@example.com" }, "booker_email"],
  ["an e-mail of 255 characters", { booker_email: `${"a".repeat(243)}@example.com` }, "booker_email"],
  ["a memo of 501 characters", { memo: "宿".repeat(501) }, "memo"],
  ["a memo with a NUL", { memo: "a\u0000b" }, "memo"],
  ["a company number of 7 digits", { company_reg_number: "0459525" }, "company_reg_number"],
  ["a company number with letters", { company_reg_number: "0459525A" }, "company_reg_number"],
  ["a company number whose checksum fails", { company_reg_number: "04595258" }, "company_reg_number"],
  ["a company name with <", { company_name: "<Ltd>" }, "company_name"],
  ["another source", { booking_from: "OTA" }, "booking_from"],
  ["an unknown way to pay", { pay_way: "barter" }, "pay_way"],
  ["an unknown vendor", { payment_vendor: 5 }, "payment_vendor"],
  ["an unknown pay option", { pay_option: "half" }, "pay_option"],
  ["no adults", { adults_count: 0 }, "adults_count"],
  ["41 adults", { adults_count: 41 }, "adults_count"],
  ["a fraction of an adult", { adults_count: 1.5 }, "adults_count"],
  ["fewer than no children", { children_count: -1 }, "children_count"],
  ["21 children", { children_count: 21 }, "children_count"],
  ["points below zero", { point_used: -1 }, "point_used"],
  ["points by halves", { point_used: 0.5 }, "point_used"],
  ["points that cost something else", { point_used: 10, point_cost: 5 }, "point_cost"],
  ["an amount below zero", { pay_amount: -1 }, "pay_amount"],
  ["an amount with cents", { pay_amount: 10.5 }, "pay_amount"],
  ["eleven codes", { coupon_array: Array.from({ length: 11 }, (_, nth) => `C${nth}`) }, "coupon_array"],
  ["a quote that is not ours", { quote: "eyJ0b3RhbCI6MX0.AAAA" }, "quote"],
  ["no lines", { orders: [] }, "orders"],
  ["0 rooms", line({ num: 0 }), "orders.0.num"],
  ["21 rooms", line({ num: 21 }), "orders.0.num"],
  ["rooms below zero", line({ num: -1 }), "orders.0.num"],
  ["a fraction of a room", line({ num: 1.5 }), "orders.0.num"],
  ["rooms as text", line({ num: "1" }), "orders.0.num"],
  ["a room number beyond any", line({ room_class_id: 99_999_999_999 }), "orders.0.room_class_id"],
  ["no plan", line({ rate_plan_id: undefined }), "orders.0.rate_plan_id"],
  ["two plans in one line", line({ proposal_id: 999_999 }), "orders.0.rate_plan_id"],
  ["an occupant with <", line({ occupant_name: "<" }), "orders.0.occupant_name"],
  ["an occupant who is a number", line({ occupant_name: 5 }), "orders.0.occupant_name"],
  ["an occupant's wrong e-mail", line({ occupant_email: "nobody" }), "orders.0.occupant_email"],
  [
    "21 rooms over two lines",
    () => ({
      orders: lodging.body([
        [0, 0, 11],
        [0, 0, 10],
      ]).orders,
    }),
    "orders",
  ],
  ["no nights", () => ({ check_out_day: lodging.day(10) }), "check_out_day"],
  ["leaving before arriving", () => ({ check_out_day: lodging.day(9) }), "check_out_day"],
  ["arriving yesterday", () => ({ check_in_day: lodging.day(-1), check_out_day: lodging.day(1) }), "check_in_day"],
  ["a day that does not exist", { check_in_day: "2031-02-30", check_out_day: "2031-03-01" }, "check_in_day"],
  ["a day written otherwise", { check_in_day: "01/03/2031" }, "check_in_day"],
  [
    "an add-on of no pieces",
    { room_attachment_detail: [{ item_number: "A", quantity: 0 }] },
    "room_attachment_detail.0.quantity",
  ],
])("%s is malformed input, named, and takes nothing", async (_title, change, field) => {
  const before = await countOrders(world.database, lodging.hotel_id);
  const { status, envelope } = await send(typeof change === "function" ? change() : change);
  expect(status).toBe(400);
  expect(envelope).toMatchObject({ success: false, code: "INVALID_INPUT" });
  expect(envelope.msg).toBe("Some fields aren’t right. Please check them and try again.");
  expect(envelope.extra_info?.fields).toEqual([field]);
  expect(await countOrders(world.database, lodging.hotel_id)).toBe(before);
  expect(
    await readStock(world.database, lodging.hotel_id, lodging.classes[0]!.room_class_id, lodging.day(10)),
  ).toMatchObject({
    held: 0,
    sold: 0,
  });
});

test.each<[string, Change | (() => Change)]>([
  ["a field that nobody knows", { total_price: 1 }],
  ["names of one sign and of sixty", { booker_first_name: "林", booker_last_name: "é".repeat(60) }],
  ["a name with marks of speech", { booker_first_name: "Jean-Luc", booker_last_name: "O’Brien, Jr." }],
  ["a phone with everything that is allowed", { booker_phone: "+886 (0)2-2345 6789" }],
  ["a phone of 8 digits", { booker_phone: "12345678" }],
  ["a phone of 15 digits", { booker_phone: "+123456789012345" }],
  ["an e-mail of 254 characters", { booker_email: `${"a".repeat(242)}@example.com` }],
  ["an e-mail with a plus", { booker_email: "mei.lin+inn@sub.example.co" }],
  ["a memo of 500 characters in lines", { memo: `${"宿".repeat(498)}\n宿` }],
  ["a company number that is right", { company_reg_number: "04595257" }],
  ["forty adults and twenty children", () => ({ ...line({ num: 20 })(), adults_count: 40, children_count: 20 })],
  ["twenty rooms", line({ num: 20 })],
  ["the plan under its other name", line({ rate_plan_id: undefined, proposal_id: 0 })],
  ["thirty nights", () => ({ check_in_day: lodging.day(29), check_out_day: lodging.day(59) })],
  ["arriving today", () => ({ check_in_day: lodging.day(0), check_out_day: lodging.day(1) })],
])("%s is an order", async (_title, change) => {
  const own = await openLodging(world.database, { rooms: [{ capacity: 20, children: 1 }] });
  const changed = typeof change === "function" ? change() : change;
  const body = { ...own.body(), ...changed } as ReturnType<Lodging["body"]>;
  const [{ room_class_id, plans }] = own.classes as [Lodging["classes"][number]];
  // The edge was written for the other lodging's room.
  body.orders = body.orders.map((each) => ({
    ...each,
    room_class_id,
    ...(each.proposal_id === undefined ? { rate_plan_id: plans[0]! } : { proposal_id: plans[0]! }),
  }));
  // Twenty rooms at once are given to a guest who is known.
  const headers = await world.bearer(own.hotel_id, await addMember(world.database, own.hotel_id));
  const { envelope } = await overHttp(world, own.domain, placeOrder, { body }, { headers });
  expect(envelope).toMatchObject({ success: true, msg: "" });
  await expectClean(world, own.hotel_id);
});

test("a body that is no JSON, and one that is no object, are malformed input", async () => {
  for (const body of ["{", "[]", "null", '"order"']) {
    const response = await world.fetch(lodging.domain, "/api/ota/order/personal-new", { method: "POST", body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: "INVALID_INPUT", extra_info: { fields: ["body"] } });
  }
});

test("a language nobody speaks is malformed input", async () => {
  const response = await world.fetch(lodging.domain, "/api/ota/order/personal-new?lang=tlh", {
    method: "POST",
    body: JSON.stringify({ ...lodging.body(), check_out_day: addDays(lodging.day(10), 1) }),
  });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({ code: "INVALID_INPUT", extra_info: { fields: ["lang"] } });
});
