/** Rows 21 and 22: many want the last uses of a coupon, and the same points. Each is spent once, and comes back once. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { CallRefused } from "#contract/client.ts";
import { placeOrder } from "#contract/orders.ts";
import { auditHotel } from "#server/audit/audit-hotel.ts";
import { expireOrder } from "#server/orders/unpaid/expire-orders.ts";
import { crowd, failures } from "#tests/faults/stock/crowd.ts";
import { listBooked } from "#tests/faults/tools/order-books.ts";
import { muffled, plant, type Planted } from "#tests/faults/tools/planted.ts";
import { openSeparateDatabase } from "#tests/setup/separate-database.ts";
import { PATIENCE, report, SIZES, testPlanted } from "#tests/faults/tools/sizes.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { addCoupon, addMember, openLodging, type OrderBody, type Lodging } from "#tests/lodgings/lodging.ts";

const CAP = 10;
const GUEST_CAP = 2;
const POINTS = 100;

let world: World;
beforeAll(async () => {
  world = await openWorld({ poolSize: 8 });
});
afterAll(() => world.close());

type Headers = Parameters<World["apiOf"]>[2];

/** How many were placed, and the refusals for any other reason than this. */
async function placeAll(on: World, lodging: Lodging, bodies: OrderBody[], reason: string, headers: Headers = {}) {
  const api = on.apiOf(lodging.domain, "en-US", headers);
  let placed = 0;
  const done = await crowd(
    bodies.map((body) => async () => {
      try {
        await api(placeOrder, { body });
        placed += 1;
      } catch (error) {
        if (!(error instanceof CallRefused) || error.code !== reason) throw error;
      }
    }),
  );
  return { placed, wrong: failures(done) };
}

/** Four sweepers end every order of the lodging. */
async function sweep(on: World, { hotel_id }: Lodging): Promise<string[]> {
  const late = new Date(Date.now() + 31 * 60_000);
  const orders = await listBooked(on.database, hotel_id);
  const actions = orders.flatMap(({ order_id }) =>
    Array.from(
      { length: 4 },
      () => () => on.database.forHotel(hotel_id, (query) => expireOrder(query, hotel_id, order_id, late)),
    ),
  );
  return failures(await crowd(actions));
}

const audit = async (on: World, { hotel_id }: Lodging) =>
  (await auditHotel(on.database, hotel_id, new Date())).map((breach) => JSON.stringify(breach));
const count = (got: number, wanted: number, what: string) => (got === wanted ? [] : [`${got} of ${wanted} ${what}`]);

async function redeemTogether(on: World, uses: number): Promise<string[]> {
  const lodging = await openLodging(on.database, { rooms: [{ capacity: 2 * uses }] });
  await addCoupon(on.database, lodging.hotel_id, { code: "FEW", cap: CAP });
  await addCoupon(on.database, lodging.hotel_id, { code: "EACH", per_member_cap: GUEST_CAP });
  const few = () => Array.from({ length: uses }, () => lodging.body([[0, 0, 1]], { coupon_array: ["FEW"] }));
  const first = await placeAll(on, lodging, few(), "COUPON_INVALID");
  const full = await audit(on, lodging);
  const swept = await sweep(on, lodging);
  const second = await placeAll(on, lodging, few().slice(0, 3 * CAP), "COUPON_INVALID");

  const booker_email = "one.guest@example.com";
  const each = Array.from({ length: Math.ceil(uses / 3) }, () =>
    lodging.body([[0, 0, 1]], { coupon_array: ["EACH"], booker_email }),
  );
  const own = await placeAll(on, lodging, each, "COUPON_INVALID");
  return [
    ...count(first.placed, CAP, "uses"),
    ...count(second.placed, CAP, "uses after all came back"),
    ...count(own.placed, GUEST_CAP, "uses of one guest"),
    ...[first, second, own].flatMap(({ wrong }) => wrong),
    ...full,
    ...swept,
    ...(await audit(on, lodging)),
  ];
}

async function spendTogether(on: World, spends: number): Promise<string[]> {
  const one = async () => {
    const lodging = await openLodging(on.database, { rooms: [{ capacity: 2 * spends }] });
    const member_id = await addMember(on.database, lodging.hotel_id, { points: POINTS, stored_values: POINTS });
    const headers = await on.bearer(lodging.hotel_id, member_id);
    const bodies = () =>
      Array.from({ length: spends / 2 }, () => lodging.body([[0, 0, 1]], { point_used: POINTS, use_deposit: true }));
    const first = await placeAll(on, lodging, bodies(), "POINTS_NOT_ENOUGH", headers);
    const swept = await sweep(on, lodging);
    const again = await placeAll(on, lodging, bodies(), "POINTS_NOT_ENOUGH", headers);
    return [
      ...count(first.placed, 1, "spends"),
      ...count(again.placed, 1, "spends after they came back"),
      ...[first, again].flatMap(({ wrong }) => wrong),
      ...swept,
      ...(await audit(on, lodging)),
    ];
  };
  return (await Promise.all([one(), one()])).flat();
}

test("a coupon is used as often as its caps say, and comes back once", { timeout: PATIENCE }, async () => {
  expect(await redeemTogether(world, SIZES.redemptions)).toEqual([]);
  report("row 21", { redemptions: SIZES.redemptions, cap: CAP, cap_per_guest: GUEST_CAP });
});

test("the same points are spent once, at two lodgings at once", { timeout: PATIENCE }, async () => {
  expect(await spendTogether(world, SIZES.spends)).toEqual([]);
  report("row 22", { spends: SIZES.spends });
});

/** A race is not lost every time: the broken server is tried until it shows, or a few times. */
async function tryUntil(
  pattern: RegExp,
  check: (on: World) => Promise<string[]>,
  { probe, hits }: Planted,
  ...damage: string[]
): Promise<string> {
  const separate = await openSeparateDatabase(...damage);
  const broken = await openWorld({ url: separate.url, poolSize: 8, probe });
  let wrong = "";
  for (let tries = 0; tries < 8 && !pattern.test(wrong); tries += 1) {
    wrong = (await muffled(() => check(broken))).join("\n");
  }
  expect(hits(), "the planted text was sent").toBeGreaterThan(0);
  await broken.close();
  await separate.drop();
  return wrong;
}

const OVERUSED = "alter table coupon drop constraint coupon_never_overused";
const OVERDRAWN = "alter table member drop constraint member_never_overdrawn";
const EMPTIED = "alter table credit_lot drop constraint credit_lot_never_overdrawn";
const BALANCE: [right: string, wrong: string] = ["points + $3 >= 0 and stored_values + $4 >= 0", "true"];

testPlanted.each([
  ["a coupon without its guard", /1[1-9] of 10 uses/, plant(["used < cap", "used < cap + 100"]), OVERUSED],
  [
    "a cap per guest that nobody counts",
    /[3-9] of 2 uses of one guest/,
    plant(["per_member_cap < (", "per_member_cap < 0 * ("]),
    "select 1",
  ],
  [
    "a use that does not come back",
    /0 of 10 uses after/,
    plant(["set used = used - uses from", "set used = used - 0 from"]),
    "select 1",
  ],
] as const)("planted: %s shows", { timeout: PATIENCE }, async (_what, pattern, planted, damage) => {
  expect(await tryUntil(pattern, (on) => redeemTogether(on, 30), planted, damage)).toMatch(pattern);
});

testPlanted.each([
  [
    "points without the guard of their balance and of their lots",
    /[2-9]\d* of 1 spends/,
    plant(
      BALANCE,
      ["member_id = $2 and left_amount > 0", "member_id = $2"],
      ["least(left_amount, $4::bigint - before)", "($4::bigint)"],
    ),
    `${OVERDRAWN}; ${EMPTIED}`,
  ],
  [
    "points without their guard, refused by their empty lots with an error,",
    /failed: Error/,
    plant(BALANCE),
    OVERDRAWN,
  ],
  ["points without their guard, refused by the CHECK with an error,", /failed: Error/, plant(BALANCE), "select 1"],
  [
    "a spend that is written down wrong",
    /P1/,
    plant(["credit, 'spend', delta,", "credit, 'spend', delta + 1,"]),
    "select 1",
  ],
  [
    "a spend that leaves its lots full",
    /P2/,
    plant(["left_amount = left_amount - amount from", "left_amount = left_amount - 0 * amount from"]),
    "select 1",
  ],
] as const)("planted: %s shows", { timeout: PATIENCE }, async (_what, pattern, planted, damage) => {
  expect(await tryUntil(pattern, (on) => spendTogether(on, 20), planted, damage)).toMatch(pattern);
});
