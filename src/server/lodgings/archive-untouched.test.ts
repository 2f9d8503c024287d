/** A lodging that nobody publishes: e-mails after 60 and 83 days in the owner's language, archived after 90, its name free again. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApiClient } from "#contract/client.ts";
import { checkSlug, makeLodging, restoreLodging } from "#contract/studio/lodgings.ts";
import { listMyLodgings } from "#contract/studio.ts";
import { mountPlatform } from "#server/calls/mount-platform.ts";
import { archiveUntouched } from "#server/lodgings/archive-untouched.ts";
import { lodgingHandlers } from "#server/lodgings/calls.ts";
import { studioHandlers } from "#server/staff/calls.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { readRows } from "#tests/helpers/wire.ts";
import { expectClean } from "#tests/lodgings/lodging.ts";
import { openSeparateDatabase, type SeparateDatabase } from "#tests/setup/separate-database.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

// The job looks at every lodging: in a shared database it would archive those of other tests.
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

async function newLodging() {
  const { cookie, email } = await signInStaff(world);
  const answer = mountPlatform([...lodgingHandlers, ...studioHandlers], world.dependencies);
  const address = `10.88.${Math.floor(Math.random() * 250)}.${Math.floor(Math.random() * 250)}`;
  const api = createApiClient((call, input) =>
    answer(call, {
      host: "platform.test",
      params: {},
      query: { ...(input.query as object), lang: "en-US" },
      body: input.body,
      headers: { cookies: cookie },
      address,
    }),
  );
  const slug = `old-${randomUUID().slice(0, 13)}`;
  const body = { name: "月澄", kind: "inn", country: "TW", main_lang: "zh-TW", slug } as const;
  const { domain } = await api(makeLodging, { body });
  const { hotel_id } = (await world.dependencies.directory.byHost(domain))!;
  const mails = () =>
    readRows<{ lang: string; to: string; text: string }>(
      world.database,
      hotel_id,
      sql`select lang, "to", text from mail where hotel_id = ${hotel_id} and kind = 'lodging_untouched'`,
    );
  return { api, slug, domain, hotel_id, email, mails };
}

const after = (days: number) => new Date(Date.now() + days * 86_400_000);
const run = (days: number) => archiveUntouched({ ...world.dependencies, now: after(days) });

test("two e-mails, then it is archived, and its name can be had again", async () => {
  const { api, slug, hotel_id, email, mails } = await newLodging();
  const other = await newLodging();
  await run(59);
  expect(await mails()).toEqual([]);
  await run(61);
  await run(62);
  expect(await mails()).toMatchObject([{ to: email, lang: "en-US", text: expect.stringContaining(slug) }]);
  await run(84);
  expect(await mails()).toHaveLength(2);
  await run(92);
  expect(await mails()).toHaveLength(2);
  await expect.poll(async () => (await api(checkSlug, { query: { slug } })).state).toBe("free");
  const [row] = await readRows<{ del: boolean }>(
    world.database,
    hotel_id,
    sql`select del from hotel where hotel_id = ${hotel_id}`,
  );
  expect(row).toEqual({ del: true });

  // Its owner has it back under its name, or under one like it if that was taken; nobody else can.
  const archived = async () => (await api(listMyLodgings, {})).archived;
  await expect.poll(archived).toMatchObject([{ name: "月澄" }]);
  const { domain } = (await archived())[0]!;
  await expect(other.api(restoreLodging, { body: { domain } })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await api(restoreLodging, { body: { domain } })).toMatchObject({ slug });
  await expect.poll(async () => (await api(listMyLodgings, {})).lodgings.map((each) => each.name)).toEqual(["月澄"]);
  await expect(api(restoreLodging, { body: { domain } })).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await archived()).toEqual([]);
  const taker = { name: "月澄", kind: "inn", country: "TW", main_lang: "zh-TW", slug: other.slug } as const;
  await api(makeLodging, { body: taker });
  const theirs = (await other.api(listMyLodgings, {})).archived[0]!;
  const again = await other.api(restoreLodging, { body: { domain: theirs.domain } });
  expect(again.slug).not.toBe(other.slug);

  // Restored, and again not published: its days count anew, and it is archived a second time.
  for (const days of [61, 84, 92]) await run(days);
  await expect.poll(async () => (await archived()).map((each) => each.domain)).toContain(domain);
  for (const id of [hotel_id, other.hotel_id]) await expectClean(world, id);
});

test("any work on it begins the count anew", async () => {
  const { hotel_id, mails } = await newLodging();
  await run(61);
  await world.database.forHotel(hotel_id, (query) =>
    query.execute(sql`insert into draft_change (hotel_id, record, record_id, field, lang, value, changed_by, changed_at)
      select ${hotel_id}, 'site', 0, 'phone', '', '{"value": "1"}', ${randomUUID()}::uuid, now() + interval '70 days'`),
  );
  await run(100);
  expect(await mails()).toHaveLength(1);
  await run(131);
  expect(await mails()).toHaveLength(2);
});
