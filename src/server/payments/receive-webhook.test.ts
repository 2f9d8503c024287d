/** The webhook URL: who sent it, for which lodging, and what is trusted. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { gatewayOf } from "#server/payments/gateways.ts";
import { writeKeys } from "#server/payments/accounts.ts";
import { notifyUrl } from "#server/payments/ids.ts";
import { type Booked, bookerOf } from "#tests/guests/booker.ts";
import { muffled } from "#tests/faults/tools/planted.ts";
import { payingGuest } from "#tests/guests/paying-guest.ts";
import { openPayingWorld, PAYING_DAY, type PayingWorld } from "#tests/setup/paying-world.ts";
import { expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { readRows } from "#tests/helpers/wire.ts";
import type { SentWebhook } from "../../../sandbox/bank.ts";

const statements: string[] = [];
let paying: PayingWorld;
let world: PayingWorld["world"];
beforeAll(async () => {
  paying = await openPayingWorld({
    probe: (text) => {
      statements.push(text);
      return text;
    },
  });
  ({ world } = paying);
});
afterAll(() => paying.close());

let lodging: Lodging;
let booker: ReturnType<typeof bookerOf>;
let booked: Booked;
let webhook: SentWebhook;

/** An order whose payment is on its way to us. */
beforeEach(async () => {
  lodging = await openLodging(world.database, { from: PAYING_DAY, payment_list: [1, 6] });
  booker = bookerOf(world, lodging);
  booked = await booker.book(lodging.body());
  const guest = payingGuest(world, paying.bank, lodging);
  paying.bank.delivery = "hold";
  paying.bank.held = [];
  await guest.click(await guest.go(booked, 6), "pay");
  webhook = paying.bank.held[0]!;
});

const deliver = (change: Partial<SentWebhook> = {}) => muffled(() => paying.bank.deliver({ ...webhook, ...change }));
const inbox = () =>
  readRows<{ outcome: string; reason: string }>(
    world.database,
    lodging.hotel_id,
    sql`select outcome, reason from payment_inbox where hotel_id = ${lodging.hotel_id}`,
  );

test("its order is locked once and read once, whatever follows from it", async () => {
  statements.length = 0;
  await deliver();
  expect(await booker.stateOf(booked)).toBe("confirmed");
  const ofOrder = statements.filter((text) => /from "order" (?:found )?where/.test(text));
  expect(ofOrder.filter((text) => text.includes("for no key update"))).toHaveLength(1);
  expect(ofOrder.filter((text) => text.includes('from "order" found'))).toHaveLength(1);
});

async function expectNothing(): Promise<void> {
  expect(await booker.stateOf(booked)).toBe("awaiting_payment");
  expect(await inbox()).toEqual([]);
  await expectClean(world, lodging.hotel_id);
}

test("as it was sent: taken, and said so in the vendor's own words", async () => {
  expect(await deliver()).toEqual({ status: 200, text: "1|OK" });
  expect(await booker.stateOf(booked)).toBe("confirmed");
  expect(await deliver()).toEqual({ status: 200, text: "1|OK" });
  expect(await inbox()).toMatchObject([{ outcome: "applied" }]);
  await expectClean(world, lodging.hotel_id);
});

test.each([
  ["cut short", (body: string) => body.slice(0, -10)],
  ["empty", () => ""],
  ["unsigned", (body: string) => body.replace(/&?CheckMacValue=\w+/, "")],
  [
    "one more than was paid",
    (body: string) => body.replace(/TradeAmt=(\d+)/, (_, paid) => `TradeAmt=${Number(paid) + 1}`),
  ],
  ["no form at all", () => JSON.stringify({ RtnCode: 1 })],
])("%s: not believed, not taken, not stored", async (_, bend) => {
  const { text } = await deliver({ body: bend(webhook.body) });
  expect(text).not.toContain("1|OK");
  await expectNothing();
});

test("sent to another lodging's URL it is no trade there", async () => {
  const other = await openLodging(world.database, { payment_list: [6] });
  // Both use the sandbox's own keys, so it is genuine there too.
  await deliver({ url: notifyUrl(world.dependencies, "ecpay", other.hotel_id) });
  await expectNothing();
  const rows = await readRows<{ outcome: string }>(
    world.database,
    other.hotel_id,
    sql`select outcome from payment_inbox where hotel_id = ${other.hotel_id}`,
  );
  expect(rows).toEqual([{ outcome: "quarantined" }]);
});

test("a lodging with keys of its own believes those alone", async () => {
  const own = { merchant_id: "2000132", hash_key: "5294y06JbISpM5x9", hash_iv: "v77hoKGq4kWxNNIS" };
  await world.database.forHotel(lodging.hotel_id, (query) =>
    writeKeys(query, world.dependencies.secrets, lodging.hotel_id, gatewayOf("ecpay")!, {
      is_live: true,
      keys: own,
      now: paying.now(),
    }),
  );
  const { text } = await deliver();
  expect(text).not.toContain("1|OK");
  await expectNothing();
  const [row] = await readRows<{ sealed: string }>(
    world.database,
    lodging.hotel_id,
    sql`select sealed from gateway_keys where hotel_id = ${lodging.hotel_id}`,
  );
  for (const secret of Object.values(own)) expect(row!.sealed).not.toContain(secret);
});

test("an address that was not made by us is no webhook URL", async () => {
  const { url } = webhook;
  for (const wrong of [
    `${url}A`,
    url.replace("/ecpay/", "/newebpay/"),
    url.replace(/[^/]+$/, "x.y"),
    url.replace("ecpay", "nobody"),
  ]) {
    expect((await deliver({ url: wrong })).status).toBe(404);
  }
  const path = new URL(url).pathname;
  expect((await world.fetch("platform.test", path)).status).toBe(405);
  const long = "x".repeat(70_000);
  expect((await deliver({ body: long })).status).toBe(413);
  // And on a lodging's own host there is no such URL at all.
  expect((await world.fetch(lodging.domain, path, { method: "POST", body: webhook.body })).status).not.toBe(200);
  await expectNothing();
});

test("while the database is away it is not taken, so that it comes again", async () => {
  const { pool } = world.database;
  const connect = pool.connect.bind(pool);
  pool.connect = (() =>
    Promise.reject(Object.assign(new Error("away"), { code: "ECONNREFUSED" }))) as typeof pool.connect;
  const { status, text } = await deliver().finally(() => (pool.connect = connect));
  expect([status >= 500, text.includes("1|OK")]).toEqual([true, false]);
  expect(await deliver()).toEqual({ status: 200, text: "1|OK" });
  expect(await booker.stateOf(booked)).toBe("confirmed");
});
