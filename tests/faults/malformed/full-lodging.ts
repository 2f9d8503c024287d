/** A lodging with one of everything, and what a caller may know of it: real ids, links and tokens for requests that go far. */
import { triggerCaptcha } from "#contract/captcha.ts";
import { calculateOrder, listOrders, placeOrder } from "#contract/orders.ts";
import { payOrder } from "#contract/payments.ts";
import { getProof } from "#contract/proof.ts";
import { linkToken } from "#server/orders/ids.ts";
import { taskToken } from "#server/payments/task-token.ts";
import type { KnownValues } from "#tests/faults/malformed/schema-values.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { fillHotel } from "#tests/lodgings/hotel-rows.ts";
import { addAddOn } from "#tests/lodgings/add-ons.ts";
import { addRailReservation, BY_RAIL, railBody, RESERVED } from "#tests/lodgings/rail.ts";
import type { World } from "#tests/setup/world.ts";
import { addCoupon, addMember, openLodging } from "#tests/lodgings/lodging.ts";

export type FullLodging = {
  hotel_id: number;
  domain: string;
  known: KnownValues;
  /** What callers send along: nothing, a member's token, a browser's cookies. */
  headers: Record<string, string>[];
  /** What the owner's browser sends to the studio. */
  studio: { host: string; headers: Record<string, string>[] };
};

const STUDIO = "platform.test";

/** Rooms enough for as many orders as a long run places. */
const ROOMS = 30_000;

const BANDS = [
  { label: { "zh-TW": "六歲以下" }, price: 0, kind: "free" as const, least_age: 0, most_age: 5 },
  { label: { "zh-TW": "加床" }, price: 900, kind: "child_bed" as const, least_age: 6, most_age: 11 },
];

export async function openFullLodging(world: World): Promise<FullLodging> {
  const lodging = await openLodging(world.database, {
    payment_list: [1, 2, 4, 6, 8, 14],
    info: { ...BY_RAIL, children_and_extra_person_rates: BANDS },
    cots: ROOMS,
    rooms: [
      { capacity: ROOMS, children: 1, extra_beds: 1, cots: 1, plans: [{ price: 2000, member_price: 1800 }] },
      { capacity: ROOMS, people: 4 },
    ],
  });
  const { hotel_id, domain, day } = lodging;
  const { secrets } = world.dependencies;
  const { articles } = await fillHotel(world.database, lodging);
  const box = await addAddOn(world.database, lodging);
  await addRailReservation(world.database, lodging);
  const { code } = await addCoupon(world.database, hotel_id, { code: "TENTH" });
  const api = world.apiOf(domain, "en-US");
  const browser = world.browserAt(domain);

  // Two guests: one alone may not have so many unpaid orders.
  const book = async (pay_way: "credit_card" | "remittance" | "pay_arrival", ahead: number, name = "mei") => {
    const body = lodging.body([[0, 0, 1]], { pay_way, ahead, booker_email: `${name}@example.com` });
    const { order_doc } = await api(placeOrder, { body });
    const [view] = await api(listOrders, { query: { domain, order_doc, booker_email: body.booker_email } });
    return { order_doc, order_id: view!.booking_id };
  };
  const unpaid = await book("credit_card", 10);
  const others = [
    await book("remittance", 11, "lin"),
    await book("pay_arrival", 12),
    await book("pay_arrival", 0, "lin"),
  ];
  const orders = [unpaid, ...others];
  const { redirect_url } = await api(payOrder, {
    body: { order_doc: unpaid.order_doc, booker_email: "mei@example.com" },
  });
  const proof = await api(getProof, {
    params: { id: orders[2]!.order_doc },
    query: { booker_email: "mei@example.com" },
  });
  const price = await api(calculateOrder, { body: lodging.body() });
  await api(triggerCaptcha, { body: { domain, email: "mei@example.com" } });
  const placed = (await browser(placeOrder, { body: lodging.body() })) as { cookie?: string };

  const links = (purpose: "history" | "cancel") =>
    orders.map(({ order_id }) => linkToken(secrets, purpose, hotel_id, order_id));
  const docs = orders.map(({ order_doc }) => order_doc);
  const member = await addMember(world.database, hotel_id, { points: 1_000_000, stored_values: 1_000_000 });
  const { authorization } = await world.bearer(hotel_id, member);
  const [xsrf = ""] = world.xsrf.cookieFor(domain, undefined)!.split(";");
  const owner = await signInStaff(world, { roles: { [hotel_id]: "owner" } });
  const [studioXsrf = ""] = world.xsrf.cookieFor(STUDIO, undefined)!.split(";");
  const signedIn = { cookie: `${owner.cookie}; ${studioXsrf}`, "x-xsrf-token": studioXsrf.split("=")[1]! };
  const cookies = { cookie: `${placed.cookie!.split(";")[0]}; ${xsrf}`, "x-xsrf-token": xsrf.split("=")[1]! };

  return {
    hotel_id,
    domain,
    headers: [{}, {}, { authorization }, cookies, { "x-iv": proof.iv }],
    studio: { host: STUDIO, headers: [signedIn, signedIn, signedIn, {}] },
    known: {
      domain: [domain],
      menu_code: ["header"],
      start_date: [day(3)],
      end_date: [day(5)],
      check_in_day: [day(3)],
      check_out_day: [day(5)],
      check_in_date: [day(3)],
      check_out_date: [day(5)],
      check_in: [day(3)],
      check_out: [day(5)],
      date: [day(3)],
      adults: ["2"],
      rooms: ["1"],
      children: ["0", "1"],
      "searchRooms.ages": [undefined, "", "3"],
      "findAlternatives.ages": [undefined, "", "3"],
      cots: ["0", "1"],
      adults_count: [1],
      children_count: [1],
      guests: [undefined, [{ adults: 1, ages: [3] }], [{ adults: 1, ages: [3], cots: 1 }]],
      room_class_ids: [lodging.classes.map(({ room_class_id }) => String(room_class_id))],
      room_class_id: [lodging.classes[0]!.room_class_id],
      rate_plan_id: [lodging.classes[0]!.plans[0]],
      proposal_id: [lodging.classes[0]!.plans[0]],
      num: [1],
      room_code: ["A"],
      inv_type_code: ["A"],
      rate_plan_code: ["A1"],
      promotion_id: articles.map(({ promotion_id }) => String(promotion_id)),
      code: [code],
      coupon_code: [[code]],
      coupon_array: [[], [code]],
      item_number: [box, "BIKE"],
      adds_list: [[{ item_number: box, quantity: 1 }], [{ item_number: "BIKE", quantity: 4_950 }]],
      rail_item_list: [[], [], [{ booking_number: RESERVED }]],
      rides: [railBody(lodging.body([[0, 0, 1]], { ahead: 3 })).rides],
      depart_station: ["1000", "1070"],
      arrive_station: ["1070", "1000"],
      train_class: ["standard"],
      room_attachment_detail: [[], [], [{ item_number: box, quantity: 1 }]],
      booker_first_name: ["Mei"],
      booker_last_name: ["Lin"],
      booker_name: [""],
      booker_phone: ["+886 912-345-678"],
      booker_email: ["mei@example.com", "lin@example.com", "ann@example.com", "bo@example.com", "cy@example.com"],
      email: ["mei@example.com"],
      user_email: ["mei@example.com"],
      phone: ["+886 912-345-678"],
      company_reg_number: ["", "04595257"],
      payment_vendor: [1],
      pay_way: ["credit_card"],
      point_used: [0, 1],
      point_cost: [0, 1],
      // Compared with the price, which depends on the rest: mostly left out, so that most orders are placed.
      pay_amount: [undefined, undefined, undefined, 1],
      quote: [price.quote?.quote, undefined],
      order_doc: docs,
      booking_number: [RESERVED, ...docs],
      id: docs,
      // The fonts of a PDF are loaded once for each language, and stay.
      poster_lang: [undefined],
      "getMasterOrder.id": orders.map(({ order_id }) => order_id),
      hash: links("cancel"),
      valid_hash: links("cancel"),
      hash_code: links("history"),
      attempt_id: [/[^/]+$/.exec(redirect_url)![0]],
      payment_id: [2],
      type_id: [2],
      return_url: [`https://${domain}/stay`],
      hotel_id: [hotel_id],
      prime: ["test_prime"],
      last_five: ["12345"],
      token: orders.map(({ order_id }) => taskToken(secrets, hotel_id, { kind: "remittance", order_id }, new Date())),
      proof: ["REFERENCE"],
      captcha: ["123456"],
      number: [proof.number],
    },
  };
}
