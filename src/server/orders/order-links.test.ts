/** What mailed links open: each one order, for one purpose, at one lodging. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { cancelOrderByHash, getOrderByHash, getOrderHistory } from "#contract/orders.ts";
import { deskOf } from "#tests/guests/guest.ts";
import { expectClean, openShop, type Shop } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { overHttp, readRows, strict } from "#tests/helpers/wire.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

const openAt = () => openShop(world.database);

const history = ({ domain }: Shop, hash_code: string) =>
  overHttp(world, domain, getOrderHistory, { query: { domain, hash_code } });
const viaHash = ({ domain }: Shop, valid_hash: string) =>
  overHttp(world, domain, getOrderByHash, { query: { domain, valid_hash } });

test("the history link and the cancel link show the order, and looking cancels nothing", async () => {
  const shop = await openAt();
  const desk = deskOf(world, shop);
  const booked = await desk.book(shop.body());
  const seen = [
    await history(shop, desk.link(booked, "history")),
    await viaHash(shop, desk.link(booked, "cancel")),
    await viaHash(shop, booked.view.valid_hash!),
  ];
  for (const { status, envelope } of seen) {
    expect(status).toBe(200);
    expect(strict(getOrderHistory.answer).parse(envelope.data)).toEqual(booked.view);
  }
  expect(await desk.stateOf(booked)).toBe("held");
  await expectClean(world, shop.hotel_id);
});

test("a link is good for its purpose, its order and its lodging alone", async () => {
  const [shop, other] = [await openAt(), await openAt()];
  const desk = deskOf(world, shop);
  const booked = await desk.book(shop.body());
  const [read, cancel] = [desk.link(booked, "history"), desk.link(booked, "cancel")];
  const wrong = [
    history(shop, cancel),
    viaHash(shop, read),
    history(other, read),
    viaHash(other, cancel),
    history(shop, booked.order_doc),
    history(shop, booked.order_id),
    viaHash(shop, "A".repeat(32)),
    viaHash(shop, `${cancel}A`),
  ];
  for (const { status, envelope } of await Promise.all(wrong)) {
    expect([status, envelope.code, envelope.data]).toEqual([404, "NOT_FOUND", undefined]);
  }
  await expectClean(world, shop.hotel_id);
});

test("a link carries at least 128 bits, and only its hash is stored", async () => {
  const shop = await openAt();
  const desk = deskOf(world, shop);
  const booked = await desk.book(shop.body());
  const again = await desk.book(shop.body());
  const links = [booked, again].flatMap((each) => [desk.link(each, "history"), desk.link(each, "cancel")]);
  expect(new Set(links).size).toBe(4);
  for (const link of links) expect(Buffer.from(link, "base64url").length).toBeGreaterThanOrEqual(16);
  const stored = await readRows(
    world.database,
    shop.hotel_id,
    sql`select "order"::text || order_guest::text as whole from "order" join order_guest using (hotel_id, order_id)
      where hotel_id = ${shop.hotel_id}`,
  );
  for (const link of links) expect(JSON.stringify(stored)).not.toContain(link);
  await expectClean(world, shop.hotel_id);
});

test("a link that could be none is malformed input", async () => {
  const shop = await openAt();
  for (const wrong of ["", "a b", "A".repeat(129), "%00"]) {
    expect((await history(shop, wrong)).envelope.extra_info?.fields).toEqual(["hash_code"]);
    expect((await viaHash(shop, wrong)).status).toBe(400);
  }
});

test("only the cancel link of this lodging's own order cancels", async () => {
  const [shop, other] = [await openAt(), await openAt()];
  const desk = deskOf(world, shop);
  const booked = await desk.book(shop.body());
  const cancelAt = (host: string, hash: string, query = {}) =>
    overHttp(world, host, cancelOrderByHash, { params: { hash }, query });
  const hash = desk.link(booked, "cancel");
  for (const [host, wrong] of [
    [shop.domain, desk.link(booked, "history")],
    [shop.domain, "A".repeat(32)],
    [shop.domain, booked.order_doc],
    [other.domain, hash],
  ] as const) {
    const { status, envelope } = await cancelAt(host, wrong);
    expect([status, envelope.code]).toEqual([404, "NOT_FOUND"]);
  }
  expect((await cancelAt("platform.test", hash)).envelope.extra_info?.fields).toEqual(["domain"]);
  expect(await desk.stateOf(booked)).toBe("held");
  const { envelope } = await cancelAt("platform.test", hash, { domain: shop.domain });
  expect(envelope.data).toMatchObject({ display_status: "cancelled" });
  await expectClean(world, shop.hotel_id);
});
