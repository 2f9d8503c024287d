/** What is kept is dropped at once when the data changes, in every process. */
import { randomUUID } from "node:crypto";
import { eq, getTableName } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { getHotelInfo } from "#contract/hotel.ts";
import { listRooms } from "#contract/rooms.ts";
import { announceChange } from "#server/cache/announce-change.ts";
import { hotelHost, hotelTag, menu } from "#server/database/tables/hotel.ts";
import { planNight } from "#server/database/tables/rooms.ts";
import { writeRows } from "#tests/helpers/announce-written.ts";
import { changeHotel, fillHotel, makeHotel } from "#tests/lodgings/hotel-rows.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

/** Two of everything: as two processes that share only the database. */
let here: World;
let there: World;

beforeAll(async () => {
  [here, there] = await Promise.all([openWorld(), openWorld()]);
});
afterAll(() => Promise.all([here.close(), there.close()]));

const rename = (world: World, hotel_id: number, name: string) =>
  changeHotel(world.database, hotel_id, { hotel_name: { "zh-TW": name } });

/** Every change of the lodging so far has been noticed of: changes are told in the order in which they were made. */
async function settle(world: World, hotel_id: number): Promise<void> {
  const menu_code = randomUUID();
  const noticed = new Promise<void>((done) =>
    world.cache.onChange((table, changed) => (table === "menu" && changed === hotel_id ? done() : undefined)),
  );
  await writeRows(here.database, hotel_id, menu, (query) =>
    query.insert(menu).values({ hotel_id, menu_code, menu_items: [] }),
  );
  await noticed;
}

test("a changed name is seen by another process", async () => {
  const { hotel_id, domain } = await makeHotel(here.database);
  const nameThere = async () => (await there.apiOf(domain)(getHotelInfo, { query: { domain } })).hotel_name;
  expect(await nameThere()).toBe("測試旅店");
  await rename(here, hotel_id, "新名字");
  await expect.poll(nameThere, { timeout: 15_000 }).toBe("新名字");
});

test("what is kept is not read again while nothing changes", async () => {
  const { hotel_id } = await makeHotel(here.database);
  let loads = 0;
  const load = async () => ({ loads: (loads += 1) });
  expect(await there.cache.remember(hotel_id, "key", load)).toEqual({ loads: 1 });
  expect(await there.cache.remember(hotel_id, "key", load)).toEqual({ loads: 1 });
});

test("a change at one lodging drops nothing of another, whichever of its tables it is in", async () => {
  const [changed, other] = [await makeHotel(here.database), await makeHotel(here.database)];
  await settle(there, changed.hotel_id);
  await there.cache.remember(other.hotel_id, "key", async () => ({ kept: true }));
  const { hotel_id } = changed;
  await changeHotel(here.database, hotel_id, {
    kind: 3,
    hotel_name: { "zh-TW": "改名" },
    ga_code: "G-1",
    deposit_percent: 20,
  });
  await here.database.forHotel(hotel_id, async (query) => {
    await query.insert(hotelTag).values({ hotel_id, code: "sea", tag: { "zh-TW": "海邊" } });
    await query.insert(hotelHost).values({ hotel_id, host: `www.${changed.domain}` });
    for (const table of [hotelTag, hotelHost]) await announceChange(query, hotel_id, getTableName(table));
  });
  await settle(there, hotel_id);
  expect(there.cache.recall(other.hotel_id, "key")).toEqual({ kept: true });
});

test("what was read while the lodging changed is not kept", async () => {
  const { hotel_id } = await makeHotel(here.database);
  const stale = await here.cache.remember(hotel_id, "race", async () => {
    // The news of the change must have arrived before the old value comes back.
    const noticed = new Promise<void>((done) =>
      here.cache.onChange((_table, changed) => (changed === hotel_id ? done() : undefined)),
    );
    await rename(there, hotel_id, "變了");
    await noticed;
    return { value: "old" };
  });
  expect(stale).toEqual({ value: "old" });
  expect(await here.cache.remember(hotel_id, "race", async () => ({ value: "new" }))).toEqual({ value: "new" });
});

test("a price change reaches the room list, and a new host the directory", async () => {
  const made = await makeHotel(here.database);
  await fillHotel(here.database, made);
  const { hotel_id, domain } = made;
  const price = async () => (await there.apiOf(domain)(listRooms, { query: { domain } }))[0]?.show_price;
  expect(await price()).toBe(2000);
  await writeRows(here.database, hotel_id, planNight, (query) =>
    query.update(planNight).set({ price: 1500 }).where(eq(planNight.hotel_id, hotel_id)),
  );
  await expect.poll(price, { timeout: 15_000 }).toBe(1500);

  const alias = `new.${domain}`;
  expect((await there.fetch(alias, "/stay")).status).toBe(200);
  await writeRows(here.database, hotel_id, hotelHost, (query) =>
    query.insert(hotelHost).values({ hotel_id, host: alias }),
  );
  await expect.poll(async () => (await there.fetch(alias, "/stay")).status, { timeout: 15_000 }).toBe(308);
});

test("a lost line to the database drops everything and is mended by itself", async () => {
  const world = await openWorld();
  const { hotel_id, domain } = await makeHotel(here.database);
  const name = async () => (await world.apiOf(domain)(getHotelInfo, { query: { domain } })).hotel_name;
  await name();
  const admin = new pg.Client({ connectionString: inject("ownerUrl") });
  await admin.connect();
  await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'yado monitor'");
  await admin.end();
  await rename(here, hotel_id, "斷線時改的");
  await expect.poll(name, { timeout: 15_000 }).toBe("斷線時改的");
  await world.close();
});
