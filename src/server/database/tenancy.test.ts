/** No lodging ever sees another's data, by the database alone: whatever a query forgets to filter. */
import { randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, expect, test } from "vitest";
import { triggerCaptcha } from "#contract/captcha.ts";
import { cancelOrderByHash, listOrders, placeOrder } from "#contract/orders.ts";
import { addDays, dayAt } from "#rules/time/day.ts";
import { connect } from "#server/database/connect.ts";
import { hotelHost } from "#server/database/tables/hotel.ts";
import { addClaim } from "#server/domains/domain-store.ts";
import { addSetup } from "#server/lodgings/lodging-store.ts";
import { blockRooms } from "#server/inventory/block-rooms.ts";
import { receivePayment } from "#server/orders/receive-payment.ts";
import { writeKeys } from "#server/payments/accounts.ts";
import { gatewayOf } from "#server/payments/gateways.ts";
import { joinByMail } from "#tests/helpers/every-person.ts";
import { addInvitation, signInStaff } from "#tests/helpers/staff-member.ts";
import { fillHotel, makeHotel, type MadeHotel } from "#tests/lodgings/hotel-rows.ts";
import { payingGuest } from "#tests/guests/paying-guest.ts";
import { addMember, expectClean } from "#tests/lodgings/lodging.ts";
import { addSiteDraft } from "#tests/lodgings/site-drafts.ts";
import { addStudioRows } from "#tests/lodgings/studio-rows.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { createSandbox } from "../../../sandbox/sandbox.ts";

const bank = createSandbox();
let world: World;
let mine: MadeHotel;
let theirs: MadeHotel;

beforeAll(async () => {
  world = await openWorld({ bank });
  const facts = { payment_list: [1], client_invoce_setting: 2 };
  [mine, theirs] = await Promise.all([makeHotel(world.database, facts), makeHotel(world.database, facts)]);
  await liveIn(mine, await fillHotel(world.database, mine));
  await liveIn(theirs, await fillHotel(world.database, theirs));
});
afterAll(() => world.close());

/** Rows in every table there is: an order that waits, one that was paid after it was cancelled, a code that was sent. */
async function liveIn(hotel: MadeHotel, { room, plan }: Awaited<ReturnType<typeof fillHotel>>): Promise<void> {
  const { hotel_id, domain } = hotel;
  const member_id = await addMember(world.database, hotel_id, { points: 100 });
  const headers = { ...(await world.bearer(hotel_id, member_id)), idempotencyKey: "once" };
  const day = (ahead: number) => addDays(dayAt(new Date(), "Asia/Taipei"), ahead);
  const body = {
    domain,
    booker_first_name: "Mei",
    booker_last_name: "Lin",
    booker_phone: "0912345678",
    booker_email: "mei@example.com",
    check_in_day: day(20),
    check_out_day: day(21),
    coupon_array: ["WELCOME"],
    point_used: 10,
    room_attachment_detail: [{ item_number: "BIKE", quantity: 1 }],
    orders: [{ room_class_id: room.room_class_id, rate_plan_id: plan.rate_plan_id, num: 1 }],
  };
  await world.apiOf(domain, "zh-TW", headers)(placeOrder, { body });
  const api = world.apiOf(domain);
  const { order_doc } = await api(placeOrder, { body: { ...body, point_used: 0 } });
  const query = { domain, order_doc, booker_email: body.booker_email };
  const [order] = await api(listOrders, { query });
  await api(cancelOrderByHash, { params: { hash: order!.valid_hash! }, query: {} });
  const paid = { order_id: order!.booking_id, vendor: 1, vendor_number: "1", amount: 500, currency: "TWD" };
  await world.database.forHotel(hotel_id, (query) =>
    receivePayment(query, hotel_id, paid, { now: new Date(), today: day(0) }),
  );
  const third = await api(placeOrder, { body: { ...body, point_used: 0 } });
  const guest = payingGuest(world, bank, hotel);
  await guest.click(await guest.go({ ...third, body }, 1), "pay");
  const ecpay = gatewayOf("ecpay")!;
  await world.database.forHotel(hotel_id, (query) =>
    writeKeys(query, world.dependencies.secrets, hotel_id, ecpay, {
      is_live: false,
      keys: ecpay.sandboxKeys,
      now: new Date(),
    }),
  );
  const nights = { first_night: day(30), departure: day(31) };
  const block = { room_class_id: room.room_class_id, rooms: 1, reason: "staff", owner: "staff:anna" } as const;
  await world.database.forHotel(hotel_id, (query) => blockRooms(query, hotel_id, { ...block, ...nights }, new Date()));
  await api(triggerCaptcha, { body: { domain, email: body.booker_email } });
  await joinByMail(world, hotel_id, domain);
  await signInStaff(world, { roles: { [hotel_id]: "owner" } });
  await addInvitation(world, hotel_id);
  await world.database.forHotel(hotel_id, async (query) => {
    await addSetup(query, hotel_id, randomUUID(), new Date());
    await query.execute(sql`update hotel_setup set public_since = now() where hotel_id = ${hotel_id}`);
    await addClaim(query, hotel_id, { host: `www.${domain}`, token: "token", now: new Date() });
  });
  await addSiteDraft(world.database, hotel_id);
  await addStudioRows(world.database, hotel_id);
  await expectClean(world, hotel_id);
}

const tables = async () => {
  const { rows } = await world.database.pool.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') order by 1",
  );
  return rows.map((row) => row.name);
};

test("options in the database's address do not undo the walls", async () => {
  const url = new URL(world.url);
  url.searchParams.set("options", "-c statement_timeout=5000");
  const other = connect(url.href, 1);
  const { rows } = await other.pool.query("select current_user as name, (select count(*)::int from hotel) as count");
  expect(rows).toEqual([{ name: "yado_app", count: 0 }]);
  await other.close();
});

test("every table is walled, with hotel_id leading its key", async () => {
  const { rows } = await world.database.pool.query(`
    select c.relname, c.relrowsecurity, c.relforcerowsecurity, pg_get_userbyid(c.relowner) as owner,
      (select count(*)::int from pg_policy p where p.polrelid = c.oid) as policies,
      (select a.attname from pg_index i join pg_attribute a on a.attrelid = c.oid and a.attnum = i.indkey[0]
        where i.indrelid = c.oid and i.indisprimary) as first_key
    from pg_class c where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')`);
  expect(rows.length).toBeGreaterThan(8);
  for (const row of rows) {
    expect(row, row.relname).toMatchObject({
      relrowsecurity: true,
      relforcerowsecurity: true,
      first_key: "hotel_id",
    });
    expect(row.policies, row.relname).toBeGreaterThan(0);
    expect(row.owner, row.relname).not.toBe("yado_app");
  }
});

test("the application's role owns nothing and can't step round the walls", async () => {
  const { rows } = await world.database.pool.query(
    "select current_user as name, rolsuper, rolbypassrls, rolcreaterole from pg_roles where rolname = current_user",
  );
  expect(rows).toEqual([{ name: "yado_app", rolsuper: false, rolbypassrls: false, rolcreaterole: false }]);
  await expect(world.database.pool.query("alter table hotel disable row level security")).rejects.toThrow(
    /must be owner/,
  );
});

test("reset role gives nothing: the login owns no table and may read none", async () => {
  const client = await world.database.pool.connect();
  try {
    await client.query("reset role");
    const { rows } = await client.query(
      "select current_user as name, rolsuper, rolbypassrls, rolcreaterole, rolcreatedb from pg_roles where rolname = current_user",
    );
    expect(rows).toEqual([
      { name: "yado_login", rolsuper: false, rolbypassrls: false, rolcreaterole: false, rolcreatedb: false },
    ]);
    const owned = await client.query("select from pg_class where pg_get_userbyid(relowner) = current_user");
    expect(owned.rowCount).toBe(0);
    for (const table of [...(await tables()), "platform.job"]) {
      const name = table.includes(".") ? table : `"${table}"`;
      await expect(client.query(`select from ${name}`), table).rejects.toThrow(/permission denied/);
    }
    for (const escape of ["set role postgres", "create table mine (id int)", "create role friend"]) {
      await expect(client.query(escape), escape).rejects.toThrow(/permission denied/);
    }
  } finally {
    client.release(true);
  }
});

test("a query without a tenant sees nothing, in any table", async () => {
  for (const table of await tables()) {
    const { rows } = await world.database.pool.query(`select count(*)::int as count from "${table}"`);
    expect(rows[0].count, table).toBe(0);
  }
});

test("with no filter at all, a lodging sees its own rows and no others", async () => {
  for (const table of await tables()) {
    const client = await world.database.pool.connect();
    try {
      await client.query("begin");
      await client.query("select set_config('app.hotel_id', $1, true)", [String(mine.hotel_id)]);
      const { rows } = await client.query(`select distinct hotel_id from "${table}"`);
      expect(rows, table).toEqual([{ hotel_id: mine.hotel_id }]);
    } finally {
      await client.query("rollback");
      client.release();
    }
  }
});

test("with no filter at all, a lodging can neither change nor remove another's rows, nor write in its name", async () => {
  await world.database.forHotel(mine.hotel_id, async (query) => {
    for (const table of await tables()) {
      // A ledger's rows may not be changed by anyone, which is one wall more.
      const { rows } = await query.execute<{ update: boolean; delete: boolean }>(
        sql`select has_table_privilege(${`public."${table}"`}, 'update') as update,
          has_table_privilege(${`public."${table}"`}, 'delete') as delete`,
      );
      const attempts = [
        rows[0]!.update ? `update "${table}" set hotel_id = hotel_id where hotel_id = ${theirs.hotel_id}` : null,
        rows[0]!.delete ? `delete from "${table}" where hotel_id = ${theirs.hotel_id}` : null,
      ];
      for (const attempt of attempts) {
        if (attempt !== null) expect([attempt, (await query.execute(attempt)).rowCount]).toEqual([attempt, 0]);
      }
    }
  });
  await expect(
    world.database.forHotel(mine.hotel_id, (query) =>
      query.insert(hotelHost).values({ hotel_id: theirs.hotel_id, host: "stolen.test" }),
    ),
  ).rejects.toMatchObject({ cause: { message: expect.stringMatching(/row-level security/) } });
});

test("the directory reads what lodgings show of each other, and nothing else they write", async () => {
  const both = [mine.hotel_id, theirs.hotel_id].toSorted((a, b) => a - b);
  const read = (table: string) =>
    world.database.forDirectory((query) =>
      query.execute<{ hotel_id: number }>(
        `select hotel_id from ${table} where hotel_id in (${both.join(", ")}) order by hotel_id`,
      ),
    );
  expect((await read("hotel_card")).rows.map(({ hotel_id }) => hotel_id)).toEqual(both);
  for (const table of ["hotel", "hotel_site", "hotel_terms", "room_block"]) {
    await expect(read(table), table).rejects.toMatchObject({ cause: { code: "42501" } });
  }
});

test("the tenant of one transaction is gone in the next, on the same connection", async () => {
  const single = new pg.Pool({ connectionString: world.url, max: 1, options: "-c role=yado_app" });
  await single.query("begin");
  await single.query("select set_config('app.hotel_id', $1, true)", [String(mine.hotel_id)]);
  await single.query("commit");
  const { rows } = await single.query("select count(*)::int as count from hotel");
  expect(rows[0].count).toBe(0);
  await single.end();
});

test("every store function that selects names the lodging", () => {
  const folder = new URL("..", import.meta.url);
  const stores = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((file) =>
    file.endsWith("-store.ts"),
  );
  expect(stores.length).toBeGreaterThan(2);
  for (const store of stores) {
    // Accounts are of no lodging: the role that sees them sees none.
    if (store.startsWith("accounts/")) continue;
    // Files, not rows: their keys begin with the lodging.
    if (store.startsWith("media/stores/")) continue;
    const functions = readFileSync(new URL(store, folder), "utf8")
      .split(/export (?:async )?function /)
      .slice(1);
    for (const text of functions)
      expect(text.split("(")[1], `${store}: ${text.split("(")[0]}`).toMatch(/^\s*query: Query,\s+hotel_id: number/);
  }
});
