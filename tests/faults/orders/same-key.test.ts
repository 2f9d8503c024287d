/** Row 5: a guest clicks twice, a client tries again. One order per intent, one answer per key. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { auditHotel } from "#server/audit/audit-hotel.ts";
import { listOrders } from "#contract/orders.ts";
import { muffled } from "#tests/faults/tools/planted.ts";
import { openSeparateDatabase } from "#tests/setup/separate-database.ts";
import { PATIENCE, report, SIZES, testPlanted } from "#tests/faults/tools/sizes.ts";
import { changeHotel } from "#tests/lodgings/hotel-rows.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import {
  addCoupon,
  addMember,
  countOrders,
  openLodging,
  type OrderBody,
  type Lodging,
} from "#tests/lodgings/lodging.ts";

type TestServer = Pick<World, "fetch" | "database" | "dependencies">;
type Reply = { status: number; text: string };

let world: World;
beforeAll(async () => {
  world = await openWorld({ poolSize: 8 });
});
afterAll(() => world.close());

async function place(
  server: TestServer,
  lodging: Lodging,
  body: OrderBody,
  headers: Record<string, string>,
): Promise<Reply> {
  const response = await server.fetch(lodging.domain, "/api/ota/order/personal-new?lang=en-US", {
    method: "POST",
    headers: { "content-type": "application/json", ...headers },
    body: JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

/** Many copies at once, then the same key for something else. Returns what went wrong. */
async function orderManyTimes(
  server: TestServer,
  lodging: Lodging,
  body: OrderBody,
  more: Record<string, string> = {},
): Promise<string[]> {
  const before = await countOrders(server.database, lodging.hotel_id);
  const headers = { "idempotency-key": randomUUID(), ...more };
  const answers = await Promise.all(Array.from({ length: SIZES.copies }, () => place(server, lodging, body, headers)));
  const different = [...new Set(answers.map(({ status, text }) => `${status} ${text}`))];
  const other = await place(server, lodging, { ...body, memo: "another wish" }, headers);
  const later = await place(server, lodging, body, headers);
  const orders = (await countOrders(server.database, lodging.hotel_id)) - before;
  return [
    ...(different.length === 1 && different[0]!.startsWith("200 ") ? [] : [`answers: ${different.join(" | ")}`]),
    ...(`${later.status} ${later.text}` === different[0] ? [] : [`later: ${later.text}`]),
    ...(orders === 1 ? [] : [`${orders} orders`]),
    ...(other.status === 409 && other.text.includes("KEY_REUSED")
      ? []
      : [`another body: ${other.status} ${other.text}`]),
    ...(await auditHotel(server.database, lodging.hotel_id, new Date())).map((breach) => JSON.stringify(breach)),
  ];
}

test("copies of an order that come at once are one order with one answer", { timeout: PATIENCE }, async () => {
  const lodging = await openLodging(world.database, { rooms: [{ capacity: 200 }] });
  for (let round = 0; round < SIZES.copyRounds; round += 1) {
    expect(await orderManyTimes(world, lodging, lodging.body())).toEqual([]);
  }
  report("row 5", { copies: SIZES.copies, rounds: SIZES.copyRounds });
});

test("so are copies of the order for the last room", { timeout: PATIENCE }, async () => {
  for (let round = 0; round < SIZES.copyRounds; round += 1) {
    const lodging = await openLodging(world.database, { rooms: [{ capacity: 1 }] });
    expect(await orderManyTimes(world, lodging, lodging.body())).toEqual([]);
  }
});

test("and copies that want the last use of a coupon and all of a member's points", { timeout: PATIENCE }, async () => {
  for (let round = 0; round < SIZES.copyRounds; round += 1) {
    const lodging = await openLodging(world.database, { rooms: [{ capacity: 200 }] });
    await addCoupon(world.database, lodging.hotel_id, { code: "ONCE", cap: 1 });
    const member_id = await addMember(world.database, lodging.hotel_id, { points: 100, stored_values: 50 });
    const body = lodging.body([[0, 0, 1]], { coupon_array: ["ONCE"], point_used: 100, use_deposit: true });
    expect(await orderManyTimes(world, lodging, body, await world.bearer(lodging.hotel_id, member_id))).toEqual([]);
  }
});

test(
  "a copy that looked for its key before the first was stored, and for what is left after, gets the same answer",
  { timeout: PATIENCE },
  async () => {
    let first: Promise<Reply> | undefined;
    const lodging = await openLodging(world.database, { rooms: [{ capacity: 1 }] });
    await addCoupon(world.database, lodging.hotel_id, { code: "ONCE", cap: 1 });
    const headers = { "idempotency-key": randomUUID() };
    const body = lodging.body([[0, 0, 1]], { coupon_array: ["ONCE"] });
    const slow = await openWorld({
      probe: async (text) => {
        // Between the two looks of the slow copy the fast one is placed.
        if (text.includes("nights_offered")) await (first ??= place(world, lodging, body, headers));
        return text;
      },
    });
    const second = await place(slow, lodging, body, headers);
    expect(second).toEqual(await first);
    expect(JSON.parse(second.text)).toMatchObject({ success: true });
    // What has been closed since does not change what was answered.
    await changeHotel(world.database, lodging.hotel_id, { booking_close: true });
    await expect
      .poll(() => place(world, lodging, body, {}).then(({ text }) => text), { timeout: 10_000 })
      .toMatch(/BOOKING_CLOSED/);
    expect(await place(world, lodging, body, headers)).toEqual(second);
    await slow.close();
  },
);

test("copies of a cancellation cancel once and all show the same", { timeout: PATIENCE }, async () => {
  const clock = new Date();
  const still = await openWorld({ clock: () => clock });
  const lodging = await openLodging(still.database);
  const body = lodging.body();
  const api = still.apiOf(lodging.domain);
  await place(still, lodging, body, { "idempotency-key": "first" });
  const [{ order_doc }] = (await still.database.forHotel(lodging.hotel_id, (query) =>
    query.run<{ order_doc: string }>(
      { name: "faults_doc", text: `select order_doc from "order" where hotel_id = $1` },
      [lodging.hotel_id],
    ),
  )) as [{ order_doc: string }];
  const [order] = await api(listOrders, {
    query: { domain: lodging.domain, order_doc, booker_email: body.booker_email },
  });
  const path = `/api/wota/order/cancel-via-hash/${order!.valid_hash}`;
  const answers = await Promise.all(
    Array.from({ length: SIZES.copies }, async () =>
      (await still.fetch(lodging.domain, path, { method: "POST" })).text(),
    ),
  );
  expect([...new Set(answers)]).toHaveLength(1);
  expect(JSON.parse(answers[0]!)).toMatchObject({ success: true, data: { display_status: "cancelled" } });
  expect(await auditHotel(still.database, lodging.hotel_id, new Date())).toEqual([]);
  await still.close();
});

test(
  "an order whose answer was lost after it was stored is answered when it is requested again",
  { timeout: PATIENCE },
  async () => {
    let crashes = 0;
    const dying = await openWorld({
      probe: async (text, client) => {
        if (text !== "commit" || crashes > 0) return text;
        // The directory's own transactions see no such table.
        const { rows } = await client.query("select 1 where has_table_privilege('idempotency', 'select')");
        if (rows.length === 0) return text;
        if ((await client.query("select 1 from idempotency")).rowCount === 0) return text;
        await client.query("commit");
        crashes += 1;
        throw new Error("the process ended here");
      },
    });
    const lodging = await openLodging(dying.database);
    const headers = { "idempotency-key": randomUUID() };
    const body = lodging.body();
    const lost = await muffled(() => place(dying, lodging, body, headers));
    const [first, second] = [await place(world, lodging, body, headers), await place(world, lodging, body, headers)];
    expect([crashes, lost.status, first.status]).toEqual([1, 500, 200]);
    expect(JSON.parse(first.text)).toMatchObject({ success: true });
    expect(first).toEqual(second);
    expect(await countOrders(world.database, lodging.hotel_id)).toBe(1);
    await dying.close();
  },
);

testPlanted(
  "planted: without the key's uniqueness there are two orders, and it shows",
  { timeout: PATIENCE },
  async () => {
    const broken = await openSeparateDatabase(
      "alter table idempotency drop constraint idempotency_hotel_id_scope_key_pk",
    );
    const withoutConstraint = await openWorld({ url: broken.url, poolSize: 8 });
    const lodging = await openLodging(withoutConstraint.database, { rooms: [{ capacity: 200 }] });
    const found = await muffled(() => orderManyTimes(withoutConstraint, lodging, lodging.body()));
    expect(found.join("\n")).toMatch(/[2-9] orders/);
    await withoutConstraint.close();
    await broken.drop();
  },
);

testPlanted("planted: a server that does not read keys shows", { timeout: PATIENCE }, async () => {
  const lodging = await openLodging(world.database, { rooms: [{ capacity: 200 }] });
  const ignoresKeys: TestServer["fetch"] = (host, path, init = {}) =>
    world.fetch(host, path, { ...init, headers: { "content-type": "application/json" } });
  expect((await orderManyTimes({ ...world, fetch: ignoresKeys }, lodging, lodging.body())).join()).toMatch(
    /\b[2-9] orders/,
  );
});

testPlanted("planted: a server that answers by the key alone shows", { timeout: PATIENCE }, async () => {
  const lodging = await openLodging(world.database, { rooms: [{ capacity: 200 }] });
  const answers = new Map<string, Promise<Response>>();
  const answersByKeyAlone: TestServer["fetch"] = async (host, path, init = {}) => {
    const key = (init.headers as Record<string, string>)["idempotency-key"]!;
    if (!answers.has(key)) answers.set(key, Promise.resolve(world.fetch(host, path, init)));
    return (await answers.get(key)!).clone();
  };
  expect((await orderManyTimes({ ...world, fetch: answersByKeyAlone }, lodging, lodging.body())).join()).toMatch(
    /^another body: 200/,
  );
});
