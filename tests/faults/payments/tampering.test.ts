/** Row 19: whatever a client writes into an order, the charge is the server's own price, or the order is refused. Never a failure. */
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type Json, mutate, type Mutation, mutationsOf } from "#tests/faults/payments/mutations.ts";
import { plant } from "#tests/faults/tools/planted.ts";
import { type OracleCart, reckon } from "#tests/faults/orders/price-oracle.ts";
import { openPricedLodging, type PricedLodging } from "#tests/faults/orders/priced-lodging.ts";
import { PATIENCE, report, SEED, SIZES, testPlanted } from "#tests/faults/tools/sizes.ts";
import { readSnapshot } from "#tests/faults/orders/snapshot.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { addMember, expectClean } from "#tests/lodgings/lodging.ts";

const CREDIT = 2_000_000_000;
type TestServer = Pick<World, "fetch">;

let world: World;
let lodging: PricedLodging;

/** Every field filled, so that every field can be tampered with. */
function fullBody(): Json {
  const body = lodging.body(
    [
      [0, 0, 2],
      [1, 1, 1],
    ],
    {
      ahead: 20,
      nights: 3,
      booker_name: "Lin Mei",
      booking_from: "HXA",
      pay_way: "credit_card",
      memo: "late",
      payment_vendor: 1,
      company_reg_number: "",
      company_name: "",
      pay_option: "part",
      point_used: 100,
      point_cost: 100,
      use_deposit: false,
      coupon_array: ["SEVEN", "FIVE00"],
      rail_item_list: [],
      room_attachment_detail: [
        { item_number: "BIKE", quantity: 2, date: lodging.day(20), room_class_id: lodging.classes[0]!.room_class_id },
      ],
      room_attachment_exist: true,
      adults_count: 2,
      children_count: 0,
    },
  );
  return {
    ...body,
    orders: body.orders.map((line) => ({
      ...line,
      memo: "",
      occupant_name: "A",
      occupant_phone: "",
      occupant_email: "",
    })),
  };
}

/** The cart that was really sent, for the oracle to price. Only used where the server has accepted it. */
function cartOf(body: Json): OracleCart {
  const orders = body.orders as { room_class_id: number; rate_plan_id?: number; proposal_id?: number; num: number }[];
  const day = (text: unknown) => Math.round((Date.parse(text as string) - Date.parse(lodging.day(0))) / 86_400_000);
  const ahead = day(body.check_in_day);
  return {
    ahead,
    nights: day(body.check_out_day) - ahead,
    lines: orders.map((line) => {
      const room = lodging.classes.findIndex((each) => each.room_class_id === line.room_class_id);
      return {
        room,
        plan: lodging.classes[room]!.plans.indexOf(line.rate_plan_id ?? line.proposal_id!),
        num: line.num,
      };
    }),
    coupons: ((body.coupon_array as string[] | undefined) ?? []).map((code) => code.trim()),
    addOns: ((body.room_attachment_detail as { item_number: string; quantity: number }[] | undefined) ?? []).map(
      ({ item_number, quantity }) => ({ item: item_number.trim(), quantity }),
    ),
    member: { points: CREDIT, stored: CREDIT },
    points: (body.point_used as number | undefined) ?? 0,
    useStored: (body.use_deposit as boolean | undefined) ?? false,
    part: body.pay_option === "part",
  };
}

/** Each attempt is a member's of its own: nobody else's orders count in what a member may order. */
async function joinAsMember(): Promise<Record<string, string>> {
  const credit = { points: CREDIT, stored_values: CREDIT };
  return world.bearer(lodging.hotel_id, await addMember(world.database, lodging.hotel_id, credit));
}

async function tamper(server: TestServer, mutation: Mutation): Promise<string[]> {
  const bearer = await joinAsMember();
  const body = mutate(fullBody(), mutation);
  const send = async (path: string) => {
    const response = await server.fetch(lodging.domain, path, {
      method: "POST",
      headers: { "content-type": "application/json", ...bearer },
      body: JSON.stringify(body),
    });
    return {
      status: response.status,
      answer: (await response.json()) as { success: boolean; code?: string; data?: Json },
    };
  };
  const wrong: string[] = [];
  const checks = await Promise.all([send("/api/ota/order/calculate"), send("/api/discount/calculate")]);
  const placed = await send("/api/ota/order/personal-new");
  for (const { status, answer } of [...checks, placed]) {
    if (status >= 500 || (status !== 200 && answer.success)) wrong.push(`answered ${status} ${answer.code}`);
  }
  if (!placed.answer.success) return wrong;
  const expected = reckon(lodging.oracle, cartOf(body));
  const { order } = await readSnapshot(world.database, lodging.hotel_id, placed.answer.data!.order_doc as string);
  if (Array.isArray(expected)) return [...wrong, `sold what the oracle refuses: ${expected.join()}`];
  const { total, pay } = expected;
  if (BigInt(order.total) !== total || BigInt(order.pay) !== pay) {
    wrong.push(`charged ${order.total}/${order.pay}, the oracle says ${total}/${pay}`);
  }
  // Null says nothing.
  const claimed = body.pay_amount ?? undefined;
  if (claimed !== undefined && BigInt(order.pay) !== BigInt(claimed as number))
    wrong.push(`${claimed} was shown, ${order.pay} charged`);
  return wrong;
}

let anyMutation: fc.Arbitrary<Mutation>;
beforeAll(async () => {
  world = await openWorld();
  lodging = await openPricedLodging(world.database, { deposit: 30, memberDiscount: 0.8 });
  anyMutation = mutationsOf(fullBody());
});
afterAll(() => world.close());

test("an order as it should be is placed at the oracle's price", { timeout: PATIENCE }, async () => {
  expect(await tamper(world, { path: ["memo"], wrong: "quiet room", kind: "set" })).toEqual([]);
});

test(
  "whatever is written into any field, the charge is the server's or there is none",
  { timeout: PATIENCE },
  async () => {
    await fc.assert(
      fc.asyncProperty(anyMutation, async (mutation) => {
        expect(await tamper(world, mutation)).toEqual([]);
      }),
      { numRuns: SIZES.mutations, seed: SEED },
    );
    await expectClean(world, lodging.hotel_id);
    report("row 19", { mutations: SIZES.mutations });
  },
);

testPlanted("planted: a server that trusts the client's price shows", { timeout: PATIENCE }, async () => {
  const trusting: TestServer["fetch"] = async (host, path, init = {}) => {
    const {
      pay_amount,
      total = pay_amount,
      ...body
    } = JSON.parse(init.body as string) as { pay_amount?: number; total?: number };
    const response = await world.fetch(host, path, { ...init, body: JSON.stringify(body) });
    const { data } = (await response.clone().json()) as { data?: { order_doc?: string } };
    if (data?.order_doc && total !== undefined) {
      await world.database.forHotel(lodging.hotel_id, (query) =>
        query.run(
          {
            name: "faults_trust",
            text: `update "order" set total = $3, pay_amount = $3 where hotel_id = $1 and order_doc = $2`,
          },
          [lodging.hotel_id, data.order_doc, total],
        ),
      );
    }
    return response;
  };
  for (const path of [["pay_amount"], ["total"]]) {
    expect((await tamper({ fetch: trusting }, { path, wrong: 1, kind: "add" })).join()).toMatch(
      /charged 1\/1, the oracle says/,
    );
  }
});

testPlanted("planted: a server whose prices are not those of its tables shows", { timeout: PATIENCE }, async () => {
  const { probe, hits } = plant(["night, price, member_price\n", "night, price - 1 as price, member_price\n"]);
  const broken = await openWorld({ probe });
  expect((await tamper(broken, { path: ["memo"], wrong: "", kind: "set" })).join()).toMatch(/the oracle says/);
  expect(hits()).toBeGreaterThan(0);
  await broken.close();
});
