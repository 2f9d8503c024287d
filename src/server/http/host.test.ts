/** A host is answered with its own lodging's data, and with nothing of another's. */
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readPicture } from "#rules/site/pictures.ts";
import { hotelHost } from "#server/database/tables/hotel.ts";
import { fillHotel, makeHotel, type MadeHotel } from "#tests/lodgings/hotel-rows.ts";
import { writeRows } from "#tests/helpers/announce-written.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
let mine: MadeHotel;
let theirs: MadeHotel;
let foreign: Awaited<ReturnType<typeof fillHotel>>;

beforeAll(async () => {
  world = await openWorld();
  [mine, theirs] = await Promise.all([makeHotel(world.database), makeHotel(world.database)]);
  await fillHotel(world.database, mine);
  foreign = await fillHotel(world.database, theirs);
});
afterAll(() => world.close());

test("another lodging's record is not found, whatever key is used", async () => {
  const ids = foreign.articles.map((article) => article.promotion_id);
  for (const id of ids) {
    const response = await world.fetch(mine.domain, `/api/promotion/info?promotion_id=${id}`);
    const unknown = await world.fetch(mine.domain, "/api/promotion/info?promotion_id=999999999");
    expect(response.status).toBe(404);
    // The same answer as for a record that does not exist at all.
    expect(await response.text()).toBe(await unknown.text());
  }
});

test("a domain of another lodging on a lodging's own host is not found", async () => {
  for (const path of ["/api/hotel/info", "/api/ota/room/list", "/api/facility/get_all", "/api/promotion/actives"]) {
    const response = await world.fetch(mine.domain, `${path}?domain=${theirs.domain}`);
    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ code: "HOTEL_NOT_FOUND" });
  }
});

test("the platform's host may name any active lodging, and only active ones", async () => {
  const asleep = await makeHotel(world.database, { status: 0 });
  const unbuilt = await makeHotel(world.database, { website_exist: false });
  const ask = async (domain: string) => (await world.fetch("platform.test", `/api/hotel/info?domain=${domain}`)).status;
  expect(await ask(mine.domain)).toBe(200);
  expect(await ask(asleep.domain)).toBe(404);
  expect(await ask(unbuilt.domain)).toBe(404);
  expect(await ask("nobody.test")).toBe(404);
});

test("a deleted lodging is as if it did not exist; a sleeping one tells only its own root guard", async () => {
  const deleted = await makeHotel(world.database, { del: true });
  const asleep = await makeHotel(world.database, { status: 0 });
  expect((await world.fetch(deleted.domain, `/api/hotel/info?domain=${deleted.domain}`)).status).toBe(404);
  expect((await world.fetch(asleep.domain, `/api/hotel/info?domain=${asleep.domain}`)).status).toBe(200);
  expect((await world.fetch(asleep.domain, `/api/ota/room/list?domain=${asleep.domain}`)).status).toBe(404);
});

test.each([
  ["upper case", (host: string) => host.toUpperCase()],
  ["a port", (host: string) => `${host}:8080`],
  ["a trailing dot", (host: string) => `${host}.`],
  ["all of them", (host: string) => `${host.toUpperCase()}.:8080`],
])("a Host with %s is the same lodging", async (_title, change) => {
  const response = await world.fetch(mine.domain, `/api/hotel/info?domain=${mine.domain}`, {
    headers: { host: change(mine.domain) },
  });
  expect(response.status).toBe(200);
});

test("forwarded hosts count only from a named proxy", async () => {
  const behind = await openWorld({ trustedProxies: ["192.0.2.7"] });
  const headers = { "x-forwarded-host": theirs.domain };
  const path = `/api/hotel/info?domain=${theirs.domain}`;
  expect((await world.fetch(mine.domain, path, { headers })).status).toBe(404);
  expect((await behind.fetch(mine.domain, path, { headers })).status).toBe(200);
  await behind.close();
});

test("a host that is not the canonical one answers 308 to it, path and query kept", async () => {
  const alias = `www.${mine.domain}`;
  await writeRows(world.database, mine.hotel_id, hotelHost, (query) =>
    query.insert(hotelHost).values({ hotel_id: mine.hotel_id, host: alias }),
  );
  const response = await world.fetch(alias, "/stay/en-US/about?a=1");
  expect(response.status).toBe(308);
  expect(response.headers.get("location")).toBe(`https://${mine.domain}/stay/en-US/about?a=1`);
});

test("a picture is served to its own lodging's host and to no other", async () => {
  const original = await sharp({ create: { width: 64, height: 40, channels: 3, background: "#456" } })
    .jpeg()
    .toBuffer();
  const { name } = readPicture(await world.images.store(theirs.hotel_id, "secret", original))!;
  const ask = async (host: string) => (await world.fetch(host, `/img/${name}/320.avif`)).status;
  expect(await ask(theirs.domain)).toBe(200);
  expect(await ask(mine.domain)).toBe(404);
  expect(await ask("platform.test")).toBe(404);
  const nobody = await world.fetch("nobody.test", `/img/${name}/320.avif`);
  expect(nobody.headers.get("content-type")).not.toMatch(/image/);
});

test("a host nobody owns has no API and no documentation", async () => {
  for (const path of ["/api/openapi.json", "/api/docs", `/api/hotel/info?domain=${mine.domain}`]) {
    const response = await world.fetch("nobody.test", path);
    expect(await response.text(), path).not.toMatch(/openapi|Test Inn|測試旅店/);
  }
});
