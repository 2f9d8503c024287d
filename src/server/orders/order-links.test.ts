/** What mailed links open: each one order, for one purpose, at one lodging. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelOrderByHash, getOrderByHash, getOrderHistory } from "#contract/orders.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { overHttp, readRows, strict } from "#tests/helpers/wire.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const openAt = () => openLodging(world.database);

const history = ({ domain }: Lodging, hash_code: string) =>
  overHttp(world, domain, getOrderHistory, { query: { domain, hash_code } });
const viaHash = ({ domain }: Lodging, valid_hash: string) =>
  overHttp(world, domain, getOrderByHash, { query: { domain, valid_hash } });

test("the history link and the cancel link show the order, and looking cancels nothing", async () => {
  const lodging = await openAt();
  const booker = bookerOf(world, lodging);
  const booked = await booker.book(lodging.body());
  const seen = [
    await history(lodging, booker.link(booked, "history")),
    await viaHash(lodging, booker.link(booked, "cancel")),
    await viaHash(lodging, booked.view.valid_hash!),
  ];
  for (const { status, envelope } of seen) {
    expect(status).toBe(200);
    expect(strict(getOrderHistory.answer).parse(envelope.data)).toEqual(booked.view);
  }
  expect(await booker.stateOf(booked)).toBe("held");
  await expectClean(world, lodging.hotel_id);
});

test("a link is good for its purpose, its order and its lodging alone", async () => {
  const [lodging, other] = [await openAt(), await openAt()];
  const booker = bookerOf(world, lodging);
  const booked = await booker.book(lodging.body());
  const [read, cancel] = [booker.link(booked, "history"), booker.link(booked, "cancel")];
  const wrong = [
    history(lodging, cancel),
    viaHash(lodging, read),
    history(other, read),
    viaHash(other, cancel),
    history(lodging, booked.order_doc),
    history(lodging, booked.order_id),
    viaHash(lodging, "A".repeat(32)),
    viaHash(lodging, `${cancel}A`),
  ];
  for (const { status, envelope } of await Promise.all(wrong)) {
    expect([status, envelope.code, envelope.data]).toEqual([404, "NOT_FOUND", undefined]);
  }
  await expectClean(world, lodging.hotel_id);
});

test("a link carries at least 128 bits, and only its hash is stored", async () => {
  const lodging = await openAt();
  const booker = bookerOf(world, lodging);
  const booked = await booker.book(lodging.body());
  const again = await booker.book(lodging.body());
  const links = [booked, again].flatMap((each) => [booker.link(each, "history"), booker.link(each, "cancel")]);
  expect(new Set(links).size).toBe(4);
  for (const link of links) expect(Buffer.from(link, "base64url").length).toBeGreaterThanOrEqual(16);
  const stored = await readRows(
    world.database,
    lodging.hotel_id,
    sql`select "order"::text || order_guest::text as whole from "order" join order_guest using (hotel_id, order_id)
      where hotel_id = ${lodging.hotel_id}`,
  );
  for (const link of links) expect(JSON.stringify(stored)).not.toContain(link);
  await expectClean(world, lodging.hotel_id);
});

test("a link that could be none is malformed input", async () => {
  const lodging = await openAt();
  for (const wrong of ["", "a b", "A".repeat(129), "%00"]) {
    expect((await history(lodging, wrong)).envelope.extra_info?.fields).toEqual(["hash_code"]);
    expect((await viaHash(lodging, wrong)).status).toBe(400);
  }
});

test("only the cancel link of this lodging's own order cancels", async () => {
  const [lodging, other] = [await openAt(), await openAt()];
  const booker = bookerOf(world, lodging);
  const booked = await booker.book(lodging.body());
  const cancelAt = (host: string, hash: string, query = {}) =>
    overHttp(world, host, cancelOrderByHash, { params: { hash }, query });
  const hash = booker.link(booked, "cancel");
  for (const [host, wrong] of [
    [lodging.domain, booker.link(booked, "history")],
    [lodging.domain, "A".repeat(32)],
    [lodging.domain, booked.order_doc],
    [other.domain, hash],
  ] as const) {
    const { status, envelope } = await cancelAt(host, wrong);
    expect([status, envelope.code]).toEqual([404, "NOT_FOUND"]);
  }
  expect((await cancelAt("platform.test", hash)).envelope.extra_info?.fields).toEqual(["domain"]);
  expect(await booker.stateOf(booked)).toBe("held");
  const { envelope } = await cancelAt("platform.test", hash, { domain: lodging.domain });
  expect(envelope.data).toMatchObject({ display_status: "cancelled" });
  await expectClean(world, lodging.hotel_id);
});
