/** The booking page, requested again: what is repeated, and what is never. */
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import { getMemberCredit } from "#contract/credit.ts";
import { findCodes } from "#contract/discounts.ts";
import { getHotelInfo } from "#contract/hotel.ts";
import { findReceipt, placeOrder } from "#contract/orders.ts";
import { searchRooms } from "#contract/rooms.ts";
import { announceChange } from "#server/cache/announce-change.ts";
import type { RenderPage } from "#server/http/app.ts";
import { allHeard } from "#tests/helpers/announce-written.ts";
import { codeSentTo } from "#tests/helpers/accounts-browser.ts";
import { addCoupon, type Lodging, openLodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let rendered = 0;
/** Calls as the booking page's, and everything of the visit that it may show. */
const page: RenderPage = async (request, { send, domain, search, reader, xsrf, orderKey }) => {
  rendered += 1;
  const query = new URLSearchParams(search);
  const [start_date, end_date] = [query.get("start") ?? "", query.get("end") ?? ""];
  const order_doc = query.get("placed");
  const info = await send(getHotelInfo, { query: { domain } });
  const found = await send(searchRooms, { query: { domain, start_date, end_date } });
  const codes = await send(findCodes, { query: { domain } });
  const credit = await send(getMemberCredit, { query: { domain } });
  if (order_doc !== null) await send(findReceipt, { query: { domain, order_doc } });
  const name = (info.envelope.data as { hotel_name: string }).hotel_name;
  const typed = request.method === "POST" ? await request.text() : "";
  const [shown, has, own] = [found, codes, credit].map(({ envelope }) => envelope.data);
  return Response.json({ name, found: shown, codes: has, credit: own, reader, xsrf, orderKey, typed });
};

type Shown = {
  name: string;
  found: { rate_plans: { inventory: number; price: number }[] }[];
  codes: { has_codes: boolean };
  reader: { region: string | null; currency: string | null };
  xsrf: string;
  orderKey: string;
  credit?: { points: number };
};

let world: World;
let lodging: Lodging;
let now = new Date();

beforeAll(async () => {
  world = await openWorld({ render: page, clock: () => now });
});
afterAll(() => world.close());
beforeEach(async () => {
  now = new Date();
  lodging = await openLodging(world.database);
  // What was announced while it was made would drop its first page.
  await allHeard(world, lodging.hotel_id);
  rendered = 0;
});

async function view(more = "", headers: Record<string, string> = {}) {
  const path = `/stay/booking?start=${lodging.day(10)}&end=${lodging.day(12)}${more}`;
  const response = await world.fetch(lodging.domain, path, { headers });
  expect(response.status).toBe(200);
  const cookie = response.headers.getSetCookie()[0]?.split(";")[0];
  return { ...((await response.json()) as Shown), cookie };
}

const plansIn = ({ found }: Shown) => found.flatMap(({ rate_plans }) => rate_plans);

const change = (sql: string) => world.database.forHotel(lodging.hotel_id, (query) => query.execute(sql));

test("is rendered once while its calls answer alike, and every reader has tokens of their own", async () => {
  const views = [await view(), await view(), await view()];
  expect(rendered).toBe(1);
  for (const { found, codes, name } of views) {
    expect({ found, codes, name }).toEqual({ found: views[0]!.found, codes: views[0]!.codes, name: views[0]!.name });
  }
  expect(new Set(views.map(({ orderKey }) => orderKey)).size).toBe(3);
  for (const { orderKey } of views) expect(orderKey).toMatch(/^[\da-f-]{36}$/);
  const host = lodging.domain;
  const unsaid = { authorization: undefined, origin: undefined, fetchSite: undefined, ownOrigin: `https://${host}` };
  for (const one of views) {
    for (const { xsrf } of views) {
      const allowed = world.xsrf.allows({ host, cookies: one.cookie, header: xsrf, ...unsaid });
      expect(allowed).toBe(xsrf === one.xsrf);
    }
  }
});

test("an order shows at once, though nobody announces it", async () => {
  expect(plansIn(await view()).map(({ inventory }) => inventory)).toEqual([3]);
  await world.apiOf(lodging.domain)(placeOrder, { body: lodging.body() });
  expect(plansIn(await view()).map(({ inventory }) => inventory)).toEqual([2]);
  expect(rendered).toBe(2);
});

test.each([
  ["a block", "update room_night set blocked = 1", { inventory: 2 }],
  ["a smaller stock", "update room_night set capacity = 1", { inventory: 1 }],
  ["another price", "update plan_night set price = 500", { price: 1000 }],
])("%s shows at once", async (_what, sql, shown) => {
  await view();
  await change(sql);
  expect(plansIn(await view())).toEqual([expect.objectContaining(shown)]);
  expect(rendered).toBe(2);
});

test("a new code shows at once", async () => {
  expect((await view()).codes).toEqual({ has_codes: false });
  await addCoupon(world.database, lodging.hotel_id, {});
  expect((await view()).codes).toEqual({ has_codes: true });
});

test("another content of the lodging shows as soon as it is announced, and another lodging's changes nothing", async () => {
  await view();
  const other = await openLodging(world.database);
  const announce = async (hotel_id: number) => {
    const heard = new Promise<void>((done) => {
      world.cache.onChange((_table, changed) => {
        if (changed === hotel_id) done();
      });
    });
    await world.database.forHotel(hotel_id, (query) => announceChange(query, hotel_id, "hotel"));
    await heard;
  };
  await announce(other.hotel_id);
  await view();
  expect(rendered).toBe(1);
  await announce(lodging.hotel_id);
  await view();
  expect(rendered).toBe(2);
});

test("another reader, another address and another minute have a page of their own", async () => {
  await view();
  expect((await view("", { "accept-language": "ko-KR" })).reader.region).toBe("KR");
  expect((await view("", { cookie: "yado-currency=JPY" })).reader.currency).toBe("JPY");
  await view("&adults=1");
  expect(rendered).toBe(4);
  now = new Date(now.getTime() + 60_000);
  await view();
  expect(rendered).toBe(5);
});

test("a member's page is made for the member alone, and never given to a visitor", async () => {
  const email = `mei@${lodging.domain}`;
  const post = (path: string, body: object) =>
    world.fetch(lodging.domain, path, {
      method: "POST",
      body: JSON.stringify({ domain: lodging.domain, email, ...body }),
    });
  await post("/api/member/code", {});
  const joined = await post("/api/member/join", { code: await codeSentTo(world.database, lodging.hotel_id, email) });
  const cookie = joined.headers.getSetCookie()[0]!.split(";")[0]!;
  expect((await view()).credit).toBeUndefined();
  for (const views of [2, 3]) {
    expect((await view("", { cookie })).credit).toMatchObject({ points: 0 });
    expect(rendered).toBe(views);
  }
  expect((await view()).credit).toBeUndefined();
});

test("what asks for an order is made for its reader alone", async () => {
  await view("&placed=HXA1");
  await view("&placed=HXA1");
  expect(rendered).toBe(2);
});

test("a form is always answered by itself", async () => {
  await view();
  for (const name of ["Mei", "Hana"]) {
    const path = `/stay/booking?start=${lodging.day(10)}&end=${lodging.day(12)}`;
    const answer = await world.fetch(lodging.domain, path, { method: "POST", body: `name=${name}` });
    expect(await answer.json()).toMatchObject({ typed: `name=${name}` });
  }
});
