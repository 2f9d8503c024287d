/** After an account is deleted its address is nowhere: every text and JSON column of every table is searched. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listOrders, placeOrder } from "#contract/orders.ts";
import {
  addEarlierOrders,
  deleteAccount,
  joinByCode,
  renewMemberSession,
  saveMember,
  sendDeletionCode,
  sendJoinCode,
} from "#contract/members.ts";
import { erasePostponed } from "#server/guests/erase-postponed.ts";
import { staff } from "#server/database/tables/people.ts";
import { codeSentTo } from "#tests/helpers/accounts-browser.ts";
import { SiteBrowser } from "#tests/helpers/site-browser.ts";
import { expectClean, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

const EMAIL = "goes.away@example.com";
const NAME = "林某某";

let separate: SeparateDatabase;
let world: World;

beforeAll(async () => {
  separate = await openSeparateDatabase();
  world = await openWorld({ url: separate.url });
});
afterAll(async () => {
  await world.close();
  await separate.drop();
});

/** The tables with a column in which this text stands, whatever the case. */
async function tablesWith(text: string): Promise<string[]> {
  const columns = await separate.asOwner<{ place: string; name: string }>(
    `select table_schema || '.' || quote_ident(table_name) as place, quote_ident(column_name) as name
      from information_schema.columns join information_schema.tables using (table_schema, table_name)
      where table_schema in ('public', 'platform') and table_type = 'BASE TABLE'
        and data_type in ('text', 'jsonb', 'json', 'ARRAY', 'character varying')`,
  );
  expect(columns.length).toBeGreaterThan(100);
  const each = columns.map(
    ({ place, name }) => `select '${place}' as place where exists (select from ${place} where ${name}::text ilike $1)`,
  );
  const found = await separate.asOwner<{ place: string }>(each.join(" union "), [`%${text}%`]);
  return found.map(({ place }) => place).sort();
}

async function joined(at: Lodging) {
  const site = new SiteBrowser(world, at.domain);
  const { domain } = at;
  await separate.asOwner("delete from platform.sign_in_code");
  expect(await site.call(sendJoinCode, { body: { domain, email: EMAIL } })).toMatchObject({ success: true });
  const code = await codeSentTo(world.database, at.hotel_id, EMAIL);
  const { data } = await site.call(joinByCode, { body: { domain, email: EMAIL, code, wants_news: true } });
  const profile = { name: NAME, phone: "0912345678", lang: "zh-TW" as const, wants_news: true };
  await site.call(saveMember, { body: { domain, ...profile } }, data!.hotel_token);
  return { site, token: data!.hotel_token };
}

async function codeToDelete({ site, token }: { site: SiteBrowser; token: string }, hotel_id: number) {
  await separate.asOwner("delete from platform.sign_in_code");
  expect(await site.call(sendDeletionCode, { body: { domain: site.domain } }, token)).toMatchObject({ success: true });
  return codeSentTo(world.database, hotel_id, EMAIL);
}

test("the person is gone at every lodging; an order whose stay is ahead keeps its guest", async () => {
  const [here, there, ahead] = [
    await openLodging(world.database),
    await openLodging(world.database),
    await openLodging(world.database),
  ];
  const own = { pay_way: "pay_arrival" as const, booker_email: EMAIL, booker_first_name: NAME };
  const before = await world.apiOf(here.domain)(placeOrder, { body: here.body([[0, 0, 1]], own) });
  const member = await joined(here);
  await joined(there);
  const later = await joined(ahead);
  await member.site.call(addEarlierOrders, { body: { domain: here.domain } }, member.token);
  const kept = await later.site.call(placeOrder, { body: ahead.body([[0, 0, 1]], own) }, later.token);
  // The stay of the order from before joining is over.
  await separate.asOwner(`update "order" set check_in_day = '2020-01-01', check_out_day = '2020-01-03', state = 'checked_out'
    where order_doc = '${before.order_doc}'`);
  expect(await tablesWith(EMAIL)).toContain("platform.account");

  const { domain } = here;
  const code = await codeToDelete(member, here.hotel_id);
  const wrong = code === "000000" ? "111111" : "000000";
  expect(await member.site.call(deleteAccount, { body: { domain, code: wrong } }, member.token)).toMatchObject({
    success: false,
    code: "CAPTCHA_WRONG",
  });
  const done = await member.site.call(deleteAccount, { body: { domain, code } }, member.token);
  expect(done).toMatchObject({ success: true, data: { kept_orders: [kept.data!.order_doc] } });

  // What is left belongs to the order whose stay is ahead, at its lodging.
  const left = await tablesWith(EMAIL);
  const rows = await separate.asOwner(`select hotel_id from order_guest where booker_email ilike $1`, [EMAIL]);
  expect(rows).toEqual([{ hotel_id: ahead.hotel_id }]);
  expect(
    left.filter(
      (table) => !["public.order_guest", "public.mail", "public.event", "public.idempotency"].includes(table),
    ),
  ).toEqual([]);
  expect(
    await separate.asOwner(`select 1 from mail where "to" = $1 and hotel_id <> $2`, [EMAIL, ahead.hotel_id]),
  ).toEqual([]);

  const renewed = await later.site.call(renewMemberSession, { body: { domain: ahead.domain } });
  expect(renewed.code).toBe("SIGN_IN_NEEDED");
  expect((await member.site.call(listOrders, { query: { domain } }, member.token)).data).toEqual([]);
  for (const lodging of [there, ahead]) await expectClean(world, lodging.hotel_id);

  // While the stay is ahead the daily job leaves it alone; afterwards the address is nowhere at all.
  const { dependencies } = world;
  await erasePostponed(dependencies, new Date());
  expect(await tablesWith(EMAIL)).toContain("public.order_guest");
  await separate.asOwner(
    `update "order" set check_in_day = '2020-01-01', check_out_day = '2020-01-03', state = 'checked_out'`,
  );
  await erasePostponed(dependencies, new Date());
  expect(await tablesWith(EMAIL)).toEqual([]);
  expect(await tablesWith(NAME)).toEqual([]);
  const erased = () => separate.asOwner("select 1 from audit_log where entry ->> 'action' = 'guest.erased'");
  const before_again = await erased();
  await erasePostponed(dependencies, new Date());
  expect(await erased()).toEqual(before_again);
});

test("whoever works for a lodging is asked to leave its team first", async () => {
  const lodging = await openLodging(world.database);
  const member = await joined(lodging);
  const { domain, hotel_id } = lodging;
  const [account] = (await separate.asOwner("select account_id from platform.account where email = $1", [EMAIL])) as {
    account_id: string;
  }[];
  await world.database.forHotel(hotel_id, (query) =>
    query
      .insert(staff)
      .values({ hotel_id, account_id: account!.account_id, email: EMAIL, role: "editor", since: new Date() }),
  );
  const code = await codeToDelete(member, hotel_id);
  const refused = await member.site.call(deleteAccount, { body: { domain, code } }, member.token);
  expect(refused).toMatchObject({ status: 403, code: "ACCOUNT_IS_STAFF" });
  expect(await tablesWith(EMAIL)).toContain("platform.account");
});

test("a member of another lodging deletes nothing here", async () => {
  const [lodging, other] = [await openLodging(world.database), await openLodging(world.database)];
  const { authorization } = await world.bearer(other.hotel_id, randomUUID());
  const site = new SiteBrowser(world, lodging.domain);
  const body = { domain: lodging.domain, code: "123456" };
  expect(await site.call(deleteAccount, { body }, authorization.slice(7))).toMatchObject({ status: 401 });
});
