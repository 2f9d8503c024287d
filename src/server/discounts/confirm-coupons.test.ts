/** The check of codes: one result per code, in order, or nothing at all. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { confirmCoupons } from "#contract/discounts.ts";
import { placeOrder } from "#contract/orders.ts";
import { addCoupon, addMember, expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { overHttp, strict } from "#tests/helpers/wire.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

type CouponInput = { room_code?: string | string[]; check_in_date?: string; check_out_date?: string };

async function confirm(lodging: Lodging, coupon_code: string[], more: CouponInput = {}, headers = {}) {
  const body = {
    domain: lodging.domain,
    coupon_code,
    check_in_date: lodging.day(10),
    check_out_date: lodging.day(12),
    room_code: "A",
    ...more,
  };
  const { status, envelope } = await overHttp(world, lodging.domain, confirmCoupons, { body }, { headers });
  expect(status).toBe(200);
  strict(confirmCoupons.answer).parse(envelope.data);
  return envelope.data!;
}

const asMember = async (lodging: Lodging) =>
  world.bearer(lodging.hotel_id, await addMember(world.database, lodging.hotel_id));

test("one result per code, in the order of the request, with every field", async () => {
  const lodging = await openLodging(world.database);
  await addCoupon(world.database, lodging.hotel_id, { name: { "zh-TW": "九折", "en-US": "Ten off" } });
  await addCoupon(world.database, lodging.hotel_id, {
    code: "FLAT",
    type: "amount",
    percent: 0,
    discount: 300,
    card_prefixes: ["4512", "451234"],
  });
  const ten = {
    code: "TEN",
    name: "Ten off",
    type: "percent",
    percent: 10,
    discount: 0,
    verify: true,
    card_number_length: 0,
  };
  const flat = {
    code: "FLAT",
    name: "九折",
    type: "amount",
    percent: 0,
    discount: 300,
    verify: true,
    card_number_length: 6,
  };
  expect(await confirm(lodging, ["TEN", "FLAT"])).toEqual([ten, flat]);
  expect(await confirm(lodging, ["flat", "Ten"])).toEqual([flat, ten]);
});

test("a failure is an empty result, without an error", async () => {
  const [lodging, other] = [await openLodging(world.database, { rooms: [{}, {}] }), await openLodging(world.database)];
  await addCoupon(world.database, lodging.hotel_id, {});
  await addCoupon(world.database, lodging.hotel_id, { code: "OFF", active: false });
  await addCoupon(world.database, lodging.hotel_id, { code: "USED", cap: 0 });
  await addCoupon(world.database, lodging.hotel_id, { code: "LATER", book_from: lodging.day(1) });
  await addCoupon(world.database, lodging.hotel_id, { code: "SHORT", stay_to: lodging.day(10) });
  await addCoupon(world.database, lodging.hotel_id, {
    code: "OTHER",
    room_classes: [lodging.classes[1]!.room_class_id],
  });
  await addCoupon(world.database, other.hotel_id, { code: "THEIRS" });
  for (const code of ["NONE", "OFF", "USED", "LATER", "SHORT", "OTHER", "THEIRS"]) {
    expect(await confirm(lodging, [code])).toEqual([]);
    expect(await confirm(lodging, ["TEN", code])).toEqual([]);
  }
  expect(await confirm(lodging, ["OTHER"], { room_code: ["A", "B"] })).toHaveLength(1);
  expect(await confirm(lodging, ["SHORT"], { check_out_date: lodging.day(11) })).toHaveLength(1);
  expect(await confirm(lodging, ["TEN"], { room_code: "X" })).toEqual([]);
});

test("Memberpromotion is twenty percent by the usual discount, for members alone", async () => {
  const lodging = await openLodging(world.database);
  const [found] = await confirm(lodging, ["Memberpromotion"], {}, await asMember(lodging));
  expect(found).toMatchObject({ code: "Memberpromotion", type: "percent", percent: 20, discount: 0, verify: true });
  expect(await confirm(lodging, ["memberpromotion"], {}, await asMember(lodging))).toHaveLength(1);
  expect(await confirm(lodging, ["Memberpromotion"])).toEqual([]);
});

test.each([
  [0.85, 15],
  [0.7, 30],
  [0.29, 71],
  [1, 0],
])("a member discount of %d is %d percent off", async (member_discount, percent) => {
  const lodging = await openLodging(world.database, { member_discount });
  expect(await confirm(lodging, ["Memberpromotion"], {}, await asMember(lodging))).toMatchObject([{ percent }]);
});

test("Memberpromotion holds within its days", async () => {
  const { day } = await openLodging(world.database);
  const lodging = await openLodging(world.database, { member_discount: 0.9, member_discount_start: day(1) });
  expect(await confirm(lodging, ["Memberpromotion"], {}, await asMember(lodging))).toEqual([]);
});

test("a lodging whose stock lives elsewhere confirms nothing", async () => {
  const lodging = await openLodging(world.database, { origin_pms: "other" });
  await addCoupon(world.database, lodging.hotel_id, {});
  expect(await confirm(lodging, ["TEN"])).toEqual([]);
  expect(await confirm(lodging, ["Memberpromotion"], {}, await asMember(lodging))).toEqual([]);
});

test("a member who has used their coupon up is told so, and others are not", async () => {
  const lodging = await openLodging(world.database);
  await addCoupon(world.database, lodging.hotel_id, { per_member_cap: 1 });
  const bearer = await asMember(lodging);
  expect(await confirm(lodging, ["TEN"], {}, bearer)).toHaveLength(1);
  await world.apiOf(
    lodging.domain,
    "zh-TW",
    bearer,
  )(placeOrder, { body: lodging.body([[0, 0, 1]], { coupon_array: ["TEN"] }) });
  expect(await confirm(lodging, ["TEN"], {}, bearer)).toEqual([]);
  expect(await confirm(lodging, ["TEN"], {}, await asMember(lodging))).toHaveLength(1);
  expect(await confirm(lodging, ["TEN"])).toHaveLength(1);
  await expectClean(world, lodging.hotel_id);
});

test("a code is never used by being checked", async () => {
  const lodging = await openLodging(world.database);
  await addCoupon(world.database, lodging.hotel_id, { cap: 1 });
  for (let times = 0; times < 3; times += 1) expect(await confirm(lodging, ["TEN"])).toHaveLength(1);
  await expectClean(world, lodging.hotel_id);
});

test("a stay that has begun is refused", async () => {
  const lodging = await openLodging(world.database);
  await addCoupon(world.database, lodging.hotel_id, {});
  const body = { domain: lodging.domain, coupon_code: ["TEN"], room_code: "A", check_out_date: lodging.day(1) };
  const ask = (check_in_date: string) =>
    overHttp(world, lodging.domain, confirmCoupons, { body: { ...body, check_in_date } });
  expect((await ask(lodging.day(0))).envelope.data).toHaveLength(1);
  const { status, envelope } = await ask(lodging.day(-1));
  expect([status, envelope.code, envelope.extra_info?.fields]).toEqual([400, "INVALID_INPUT", ["check_in_date"]]);
});

test.each<[string, object, string]>([
  ["no codes", { coupon_code: [] }, "coupon_code"],
  ["eleven codes", { coupon_code: Array.from({ length: 11 }, () => "TEN") }, "coupon_code"],
  ["a code with <", { coupon_code: ["<"] }, "coupon_code.0"],
  ["no nights", { check_out_date: "2031-01-01", check_in_date: "2031-01-01" }, "check_out_date"],
  ["a wrong day", { check_in_date: "soon" }, "check_in_date"],
])("%s is malformed input", async (_title, more, field) => {
  const lodging = await openLodging(world.database);
  const body = {
    domain: lodging.domain,
    coupon_code: ["TEN"],
    check_in_date: lodging.day(1),
    check_out_date: lodging.day(2),
    room_code: "A",
    ...more,
  };
  const { status, envelope } = await overHttp(world, lodging.domain, confirmCoupons, { body });
  expect(status).toBe(400);
  expect(envelope.extra_info?.fields).toEqual([field]);
});
