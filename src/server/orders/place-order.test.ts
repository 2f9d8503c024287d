/** An order through HTTP: what it takes, what it answers, and what it leaves alone when it is refused. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { calculateOrder, listOrders, placeOrder } from "#contract/orders.ts";
import { priceDetailSchema } from "#contract/order-view.ts";
import { searchRooms } from "#contract/rooms.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { addCoupon, addMember, countOrders, expectClean, openLodging, readStock } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { change, overHttp, readRows, strict } from "#tests/helpers/wire.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test("search, price check, order and the stored order carry the same price", async () => {
  const lodging = await openLodging(world.database, {
    rooms: [{ plans: [{ price: 2000 }, { price: 2500 }] }, { capacity: 1 }],
  });
  const api = world.apiOf(lodging.domain);
  const body = lodging.body([
    [0, 1, 2],
    [1, 0, 1],
  ]);
  const found = await api(searchRooms, {
    query: { domain: lodging.domain, start_date: body.check_in_day, end_date: body.check_out_day },
  });
  const priceOf = (room: number, plan: number) =>
    found
      .find((each) => each.room_class_id === lodging.classes[room]!.room_class_id)!
      .rate_plans.find((each) => each.rate_plan_id === lodging.classes[room]!.plans[plan])!.price;
  const shown = 2 * priceOf(0, 1) + priceOf(1, 0);
  const { total_price, pay_amount } = await api(calculateOrder, { body });
  const { order_doc } = await api(placeOrder, { body: { ...body, pay_amount } });
  const [order] = await api(listOrders, {
    query: { domain: lodging.domain, order_doc, booker_email: body.booker_email },
  });
  expect([total_price, pay_amount, order!.final_amount, order!.pay_amount]).toEqual([shown, shown, shown, shown]);
  expect(
    await readStock(world.database, lodging.hotel_id, lodging.classes[0]!.room_class_id, lodging.day(10)),
  ).toMatchObject({
    held: 2,
    sold: 0,
  });
  await expectClean(world, lodging.hotel_id);
});

test("coupon, member price, points, stored value and deposit are all taken with the order", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ plans: [{ price: 2000, member_price: 1800 }] }] });
  await addCoupon(world.database, lodging.hotel_id, { code: "TEN" });
  const member_id = await addMember(world.database, lodging.hotel_id, { points: 500, stored_values: 300 });
  const api = world.apiOf(lodging.domain, "en-US", await world.bearer(lodging.hotel_id, member_id));
  const body = lodging.body([[0, 0, 1]], {
    ahead: 0,
    coupon_array: ["ten"],
    point_used: 500,
    use_deposit: true,
    pay_option: "part",
  });
  const { order_doc } = await api(placeOrder, { body });
  const [order] = await api(listOrders, { query: { domain: lodging.domain } });
  // 1800 + 1810 = 3610; ten percent off 361; 500 points, 300 stored: 2449, of which 30 percent rounded up.
  expect(order).toMatchObject({
    order_doc,
    final_amount: 2449,
    coupon_discount: 361,
    used_point: 500,
    used_coupon: ["TEN"],
    pay_amount: 735,
    payAmountType: "deposit",
  });
  await expectClean(world, lodging.hotel_id);
});

test("a refused order takes nothing", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ capacity: 1 }] });
  const api = world.apiOf(lodging.domain, "en-US");
  await expect(api(placeOrder, { body: lodging.body([[0, 0, 2]]) })).rejects.toMatchObject({
    code: "NOT_ENOUGH_ROOMS",
    message: "Not enough rooms",
    status: 200,
  });
  expect(await countOrders(world.database, lodging.hotel_id)).toBe(0);
  await api(placeOrder, { body: lodging.body() });
  await expect(api(placeOrder, { body: lodging.body() })).rejects.toMatchObject({
    code: "ROOM_SOLD_OUT",
    message: "This room type is sold out",
  });
  await expectClean(world, lodging.hotel_id);
});

test("the whole payload is stored and shown back", async () => {
  const lodging = await openLodging(world.database, { rooms: [{}, {}] });
  const [first, second] = lodging.classes;
  await change(
    world.database,
    lodging.hotel_id,
    sql`insert into add_on (hotel_id, item_number, item_name, item_type, price)
      values (${lodging.hotel_id}, 'BIKE', '{"zh-TW":"腳踏車","en-US":"Bicycle"}', 'rental', 300)`,
  );
  await change(
    world.database,
    lodging.hotel_id,
    sql`insert into plan_add_on (hotel_id, rate_plan_id, item_number)
      values (${lodging.hotel_id}, ${first!.plans[0]!}, 'BIKE')`,
  );
  const occupant = {
    occupant_name: "Kenji 佐藤",
    occupant_phone: "(02) 2345-6789",
    occupant_email: "kenji@example.com",
    memo: "Late arrival\nafter ten",
  };
  const body = {
    ...lodging.body([], { booker_name: "Lin Mei", memo: "A quiet room, please.", payment_vendor: 1 as const }),
    booking_from: "HXA" as const,
    company_reg_number: "04595257",
    company_name: "好公司 Ltd.",
    pay_option: "part" as const,
    orders: [
      { room_class_id: first!.room_class_id, rate_plan_id: first!.plans[0]!, num: 2, ...occupant },
      { room_class_id: second!.room_class_id, proposal_id: second!.plans[0]!, num: 1 },
    ],
    room_attachment_exist: true,
    room_attachment_detail: [
      { item_number: "BIKE", quantity: 2, date: lodging.day(11), room_class_id: first!.room_class_id },
    ],
    adults_count: 5,
    children_count: 1,
  };
  const api = world.apiOf(lodging.domain, "en-US");
  const { order_doc } = await api(placeOrder, { body });
  const [order] = await api(listOrders, {
    query: { domain: lodging.domain, order_doc, booker_email: body.booker_email },
  });
  // 2100 + 2110 a room; three rooms; two bicycles.
  const bicycles = { item_name: "Bicycle", item_type: "rental", quantity: 2, total_price: 600, item_number: "BIKE" };
  expect(order).toMatchObject({
    order_doc,
    lang: "en-US",
    booker_first_name: "Mei",
    booker_last_name: "Lin",
    booker_name: "Lin Mei",
    booker_phone: "+886912345678",
    booker_email: body.booker_email,
    check_in_day: lodging.day(10),
    check_out_day: lodging.day(12),
    adults_count: 5,
    children_count: 1,
    memo: "A quiet room, please.",
    payType: 1,
    payAmountType: "deposit",
    final_amount: 3 * 4210 + 600,
    pay_amount: Math.ceil((3 * 4210 + 600) * 0.3),
    paid_amount: 0,
    payment_status: -1,
    attachment_amount: 600,
    attachment_list: [{ ...bicycles, extra_info: { date: lodging.day(11) } }],
    attachment_detail: [bicycles],
    room_attachment_exist: true,
    orders: [
      { ...occupant, num: 2, room_class_id: first!.room_class_id, rate_plan_id: first!.plans[0], price: 4210 },
      { num: 1, room_class_name: "B", rate_plan_id: second!.plans[0], rate_plan_code_name: "B1", occupant_name: "" },
    ],
  });
  expect(
    await readRows(
      world.database,
      lodging.hotel_id,
      sql`select company_reg_number, company_name from order_guest where hotel_id = ${lodging.hotel_id}`,
    ),
  ).toEqual([{ company_reg_number: "04595257", company_name: "好公司 Ltd." }]);
  await expectClean(world, lodging.hotel_id);
});

test("texts are trimmed and normalised, and a missing booker_name is made of the two", async () => {
  const lodging = await openLodging(world.database);
  const api = world.apiOf(lodging.domain);
  const body = lodging.body([[0, 0, 1]], { booker_first_name: "  Zoe\u0308 ", booker_last_name: " O'Neil " });
  const { order_doc } = await api(placeOrder, { body });
  const [order] = await api(listOrders, {
    query: { domain: lodging.domain, order_doc, booker_email: body.booker_email },
  });
  expect(order).toMatchObject({ booker_first_name: "Zo\u00eb", booker_name: "O'Neil Zo\u00eb" });
  await expectClean(world, lodging.hotel_id);
});

test("a price that has changed since it was shown is refused, with the new price", async () => {
  const lodging = await openLodging(world.database);
  const body = lodging.body([[0, 0, 1]], { pay_amount: 4209 });
  const { status, envelope } = await overHttp(world, lodging.domain, placeOrder, { body });
  expect(status).toBe(200);
  expect(envelope).toMatchObject({ success: false, code: "PRICE_CHANGED", extra_info: { fields: ["pay_amount"] } });
  expect(envelope.msg).toBe("The price has changed. Please check the new amount before you continue.");
  const detail = strict(priceDetailSchema).parse(envelope.data);
  expect(detail).toMatchObject({ total_price: 4210, pay_amount: 4210, room_price: 4210 });
  expect(await countOrders(world.database, lodging.hotel_id)).toBe(0);
  // The guest is shown the new price and agrees.
  await world.apiOf(lodging.domain)(placeOrder, { body: { ...body, pay_amount: 4210 } });
  await expectClean(world, lodging.hotel_id);
});

test("a short code that another order of the lodging has is drawn again; another lodging may have the same", async () => {
  let forced: string[] = [];
  const loaded = await openWorld({
    probe: (text) => {
      const code = text.includes('insert into "order"') ? forced.shift() : undefined;
      return code === undefined
        ? text
        : text.replace('"order", $1)', `"order", $1::jsonb || '{"short_code":"${code}"}')`);
    },
  });
  const [lodging, other] = [await openLodging(loaded.database), await openLodging(loaded.database)];
  const first = await bookerOf(loaded, lodging).book(lodging.body());
  const { short_code } = first.view;
  forced = [short_code, short_code];
  const second = await bookerOf(loaded, lodging).book(lodging.body());
  expect(forced).toEqual([]);
  expect(second.view.short_code).not.toBe(short_code);
  forced = [short_code];
  expect((await bookerOf(loaded, other).book(other.body())).view.short_code).toBe(short_code);
  await expectClean(loaded, lodging.hotel_id);
  await loaded.close();
});
