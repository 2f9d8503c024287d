/** The price check by room plans: codes in place of ids, and a client's own figures that nobody reads. */
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CallInput } from "#contract/call.ts";
import { calculateOrder } from "#contract/orders.ts";
import { addCoupon, addMember, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { overHttp, strict } from "#tests/helpers/wire.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type RoomPlans = Extract<CallInput<typeof calculateOrder>["body"], { plans: unknown }>;

function ask(lodging: Lodging, plans: [room: string, plan: string][], more: Partial<RoomPlans> = {}, headers = {}) {
  const body: RoomPlans = {
    domain: lodging.domain,
    check_in: lodging.day(10),
    check_out: lodging.day(12),
    plans: plans.map(([inv_type_code, rate_plan_code]) => ({ inv_type_code, rate_plan_code })),
    ...more,
  };
  return overHttp(world, lodging.domain, calculateOrder, { body }, { headers });
}

const signIn = async (lodging: Lodging, credit: { points?: number; stored_values?: number }) =>
  world.bearer(lodging.hotel_id, await addMember(world.database, lodging.hotel_id, credit));

test("one entry is one room; the figures are those of the order payload", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ plans: [{}, { price: 2500 }] }, {}] });
  const { status, envelope } = await ask(lodging, [
    ["A", "A2"],
    ["B", "B1"],
    ["A", "A2"],
  ]);
  expect(status).toBe(200);
  const lines: [number, number, number][] = [
    [0, 1, 2],
    [1, 0, 1],
  ];
  const byIds = await overHttp(world, lodging.domain, calculateOrder, { body: lodging.body(lines) });
  const figures = ({ data }: typeof envelope) => ({ ...data, quote: data!.quote!.items });
  expect(figures(envelope)).toEqual(figures(byIds.envelope));
  expect(envelope.data).toMatchObject({ total_price: 2 * 5210 + 4210 });
  strict(calculateOrder.answer).parse(envelope.data);
});

test("the client's own nightly amounts are never trusted", async () => {
  const lodging = await openLodging(world.database);
  const date_and_amount = [10, 11].map((ahead) => ({ date: lodging.day(ahead), amount: 1 }));
  const { envelope } = await ask(lodging, [], {
    plans: [{ rate_plan_code: "A1", inv_type_code: "A", date_and_amount }],
  });
  expect(envelope.data).toMatchObject({ room_price: 4210, total_price: 4210, pay_amount: 4210 });
});

test("codes nobody knows are refused in the specified order: room, count, plan", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ capacity: 1 }, {}] });
  const said = async (plans: [string, string][]) => (await ask(lodging, plans)).envelope.msg;
  expect(await said([["X", "A1"]])).toBe("This room type is sold out");
  expect(
    await said([
      ["A", "A1"],
      ["A", "A1"],
    ]),
  ).toBe("Not enough rooms");
  expect(await said([["A", "X1"]])).toBe("Plan sold out");
  expect(await said([["A", "B1"]])).toBe("Plan sold out");
});

test("points and stored value are spent as requested, for the member that the bearer token names", async () => {
  const lodging = await openLodging(world.database);
  const bearer = await signIn(lodging, { points: 500, stored_values: 200 });
  const member = { user_email: "somebody.else@example.com", user_point: 400 };
  const totals = async (more: Partial<RoomPlans>) =>
    (await ask(lodging, [["A", "A1"]], more, bearer)).envelope.data!.total_price;
  expect(await totals({ member })).toBe(4210);
  expect(await totals({ use_point: true, member })).toBe(3810);
  // Nobody said how many: all there are.
  expect(await totals({ use_point: true })).toBe(3710);
  expect(await totals({ use_deposit: true, member })).toBe(4010);
  expect(await totals({ use_point: true, use_deposit: true, member })).toBe(3610);
});

test("points beyond the balance, and a visitor's, are refused", async () => {
  const lodging = await openLodging(world.database);
  const member = { user_email: "mei@example.com", user_point: 501 };
  const bearer = await signIn(lodging, { points: 500 });
  const beyond = await ask(lodging, [["A", "A1"]], { use_point: true, member }, bearer);
  expect(beyond.envelope).toMatchObject({ success: false, code: "POINTS_NOT_ENOUGH" });
  // An e-mail in the payload signs nobody in.
  const visitor = await ask(lodging, [["A", "A1"]], { use_point: true, member });
  expect([visitor.status, visitor.envelope.code]).toEqual([401, "SIGN_IN_NEEDED"]);
});

test("coupons hold as in an order", async () => {
  const lodging = await openLodging(world.database);
  await addCoupon(world.database, lodging.hotel_id, {});
  const { envelope } = await ask(lodging, [["A", "A1"]], { coupon_code: ["ten"] });
  expect(envelope.data).toMatchObject({ promotion_discount: 421, total_price: 3789 });
  const refused = (await ask(lodging, [["A", "A1"]], { coupon_code: ["ten", "NONE"] })).envelope;
  expect(refused).toMatchObject({ code: "COUPON_INVALID", extra_info: { fields: ["coupon_code.1"] } });
});

test("a room that is sold out is named as it was sent, each of its entries", async () => {
  const lodging = await openLodging(world.database, { rooms: [{}, { capacity: 1 }] });
  const plans: [string, string][] = [
    ["B", "B1"],
    ["A", "A1"],
    ["B", "B1"],
  ];
  const { envelope } = await ask(lodging, plans);
  expect(envelope).toMatchObject({ code: "NOT_ENOUGH_ROOMS", extra_info: { fields: ["plans.0", "plans.2"] } });
});

test("malformed input is named by its own words", async () => {
  const lodging = await openLodging(world.database);
  const cases: [Partial<RoomPlans>, string][] = [
    [{ check_in: lodging.day(-1), check_out: lodging.day(1) }, "check_in"],
    [{ check_out: lodging.day(10) }, "check_out"],
    [{ check_out: lodging.day(41) }, "check_out"],
    [{ plans: [] }, "plans"],
    [{ plans: Array.from({ length: 21 }, () => ({ rate_plan_code: "A1", inv_type_code: "A" })) }, "plans"],
    [{ member: { user_email: "mei@example.com", user_point: -1 } }, "member.user_point"],
  ];
  for (const [more, field] of cases) {
    const { status, envelope } = await ask(lodging, [["A", "A1"]], more);
    expect(status).toBe(400);
    expect(envelope.extra_info?.fields).toEqual([field]);
  }
});
