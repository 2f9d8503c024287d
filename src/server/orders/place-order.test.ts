/** An order through the front door: what it takes, what it answers, and what it leaves alone when it is refused. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { calculateOrder, listOrders, placeOrder } from "#contract/orders.ts";
import { searchRooms } from "#contract/rooms.ts";
import { dayAt } from "#rules/day.ts";
import { addCoupon, addMember, countOrders, expectClean, openShop, readStock } from "#tests/shop.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

test("search, price check, order and the stored order carry the same price", async () => {
  const shop = await openShop(world.database, {
    rooms: [{ plans: [{ price: 2000 }, { price: 2500 }] }, { capacity: 1 }],
  });
  const api = world.apiOf(shop.domain);
  const body = shop.body([
    [0, 1, 2],
    [1, 0, 1],
  ]);
  const found = await api(searchRooms, {
    query: { domain: shop.domain, start_date: body.check_in_day, end_date: body.check_out_day },
  });
  const priceOf = (room: number, plan: number) =>
    found
      .find((each) => each.room_class_id === shop.classes[room]!.room_class_id)!
      .rate_plans.find((each) => each.rate_plan_id === shop.classes[room]!.plans[plan])!.price;
  const shown = 2 * priceOf(0, 1) + priceOf(1, 0);
  const { total_price, pay_amount } = await api(calculateOrder, { body });
  const { order_doc } = await api(placeOrder, { body: { ...body, pay_amount } });
  const [order] = await api(listOrders, {
    query: { domain: shop.domain, order_doc, booker_email: body.booker_email },
  });
  expect([total_price, pay_amount, order!.final_amount, order!.pay_amount]).toEqual([shown, shown, shown, shown]);
  expect(await readStock(world.database, shop.hotel_id, shop.classes[0]!.room_class_id, shop.day(10))).toMatchObject({
    held: 2,
    sold: 0,
  });
  await expectClean(world, shop.hotel_id);
});

test("coupon, member price, points, stored value and deposit are all taken with the order", async () => {
  const shop = await openShop(world.database, { rooms: [{ plans: [{ price: 2000, member_price: 1800 }] }] });
  await addCoupon(world.database, shop.hotel_id, { code: "TEN" });
  const member_id = await addMember(world.database, shop.hotel_id, { points: 500, stored_values: 300 });
  const api = world.apiOf(shop.domain, "en-US", await world.bearer(shop.hotel_id, member_id));
  const body = shop.body([[0, 0, 1]], {
    ahead: 0,
    coupon_array: ["ten"],
    point_used: 500,
    use_deposit: true,
    pay_option: "part",
  });
  const { order_doc } = await api(placeOrder, { body });
  const [order] = await api(listOrders, { query: { domain: shop.domain } });
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
  await expectClean(world, shop.hotel_id);
});

test("a refused order takes nothing", async () => {
  const shop = await openShop(world.database, { rooms: [{ capacity: 1 }] });
  const api = world.apiOf(shop.domain, "en-US");
  await expect(api(placeOrder, { body: shop.body([[0, 0, 2]]) })).rejects.toMatchObject({
    code: "NOT_ENOUGH_ROOMS",
    message: "Not enough rooms",
    status: 200,
  });
  expect(await countOrders(world.database, shop.hotel_id)).toBe(0);
  await api(placeOrder, { body: shop.body() });
  await expect(api(placeOrder, { body: shop.body() })).rejects.toMatchObject({
    code: "ROOM_SOLD_OUT",
    message: "This room type is sold out",
  });
  await expectClean(world, shop.hotel_id);
});

test("a remittance is not offered once check-in has begun: its order would be over at once", async () => {
  const day = dayAt(new Date(), "Asia/Taipei");
  for (const [time, isOffered] of [
    ["14:59:59", true],
    ["15:00:00", false],
  ] as const) {
    const at = await openWorld({ clock: () => new Date(`${day}T${time}+08:00`) });
    const shop = await openShop(at.database, { from: day });
    const body = shop.body([[0, 0, 1]], { ahead: 0, pay_way: "remittance" });
    const placed = at.apiOf(shop.domain)(placeOrder, { body });
    if (isOffered) await placed;
    else await expect(placed).rejects.toMatchObject({ code: "PAY_WAY_NOT_OFFERED", status: 200 });
    expect(await countOrders(at.database, shop.hotel_id)).toBe(isOffered ? 1 : 0);
    await expectClean(at, shop.hotel_id);
    await at.close();
  }
});

test("two lines of the same plan cost twice one, and are sold", async () => {
  const shop = await openShop(world.database, { rooms: [{ plans: [{ price: 2000 }] }] });
  const api = world.apiOf(shop.domain);
  const one = await api(calculateOrder, { body: shop.body([[0, 0, 1]]) });
  const body = shop.body([
    [0, 0, 1],
    [0, 0, 1],
  ]);
  const both = await api(calculateOrder, { body });
  expect(both.total_price).toBe(2 * one.total_price);
  await api(placeOrder, { body: { ...body, pay_amount: both.pay_amount } });
  await expectClean(world, shop.hotel_id);
});
