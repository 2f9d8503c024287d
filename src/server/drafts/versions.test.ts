/** Versions of a site: listed page by page, compared with each other, and those from before pages had fields of their own. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as drafts from "#contract/site-drafts.ts";
import * as versions from "#contract/site-versions.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { readRows } from "#tests/helpers/wire.ts";
import { makeHotel } from "#tests/lodgings/hotel-rows.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
let studio: ReturnType<typeof studioCalls>;
beforeAll(async () => {
  world = await openWorld();
  studio = studioCalls(world);
});
afterAll(() => world.close());

async function opened() {
  const { domain, hotel_id } = await makeHotel(world.database);
  const api = studio.at(await signInStaff(world, { roles: { [hotel_id]: "owner" } }));
  const save = (field: string, lang: "zh-TW" | "", value: unknown, seen: unknown) =>
    api(drafts.saveDraft, { body: { domain, changes: [{ record: "site", record_id: 0, field, lang, value, seen }] } });
  const publish = () => api(drafts.publishSite, { body: { domain } });
  return { domain, hotel_id, api, save, publish };
}

test("any two versions are compared, in either direction; one that is not there is refused", async () => {
  const { domain, api, save, publish } = await opened();
  await save("banner_title", "zh-TW", "早晨", "");
  await publish();
  await save("phone", "", "02-1111", "");
  await publish();
  const compare = (version: string, against: string) =>
    api(versions.getSiteVersion, { query: { domain, version, against } });
  const onward = await compare("3", "1");
  expect(onward.differences.toSorted((a, b) => a.field.localeCompare(b.field))).toMatchObject([
    { field: "banner_title", before: "", after: "早晨" },
    { field: "phone", before: "", after: "02-1111" },
  ]);
  const back = await compare("1", "3");
  const turned = back.differences.map(({ before, after }) => [after, before]);
  expect(turned.toSorted()).toEqual(onward.differences.map(({ before, after }) => [before, after]).toSorted());
  expect((await compare("2", "2")).differences).toEqual([]);
  const nowhere = { query: { domain, version: "2", against: "7" } };
  expect(await studio.codeOf(api, versions.getSiteVersion, nowhere)).toBe("NOT_FOUND");
});

test("all versions are listed, a hundred at a time", async () => {
  const { domain, hotel_id, api, save, publish } = await opened();
  await save("phone", "", "02-1111", "");
  await publish();
  await readRows(
    world.database,
    hotel_id,
    sql`insert into site_version (hotel_id, version, reason, source_version, note, content, differences, made_by, made_at)
      select hotel_id, nth, reason, source_version, note, content, differences, made_by, made_at
      from site_version, generate_series(3, 205) nth where hotel_id = ${hotel_id} and version = 2 returning 1`,
  );
  const seen: number[] = [];
  for (let before: string | undefined, hasMore = true; hasMore;) {
    const page = await api(versions.listSiteVersions, { query: { domain, ...(before ? { before } : {}) } });
    seen.push(...page.versions.map(({ version }) => version));
    [before, hasMore] = [String(seen.at(-1)), page.has_more];
  }
  expect(seen).toEqual(Array.from({ length: 205 }, (_, nth) => 205 - nth));
});

test("two editors write what search results say of two pages, and neither is in the other's way", async () => {
  const { domain, hotel_id, api, save, publish } = await opened();
  const editor = studio.at(await signInStaff(world, { roles: { [hotel_id]: "editor" } }));
  const field = "page_title:/about";
  const theirs = { record: "site", record_id: 0, field, lang: "zh-TW", value: "關於", seen: "" } as const;
  await save("page_title:/news", "zh-TW", "消息", "");
  const answer = await editor(drafts.saveDraft, { body: { domain, changes: [theirs] } });
  expect([answer.saved.length, answer.conflicts]).toEqual([1, []]);
  const again = await save(field, "zh-TW", "我們", "");
  expect(again.conflicts).toMatchObject([{ field, theirs: "關於", yours: "我們" }]);
  await publish();
  const { differences } = await api(versions.getSiteVersion, { query: { domain, version: "2" } });
  expect(differences.map((each) => [each.field, each.after]).toSorted()).toEqual([
    ["page_title:/about", "關於"],
    ["page_title:/news", "消息"],
  ]);
});

test("a version and a draft from before pages had fields of their own are read as if they had", async () => {
  const { domain, hotel_id, api, save, publish } = await opened();
  await save("phone", "", "02-1111", "");
  await publish();
  const whole = JSON.stringify({ "/about": { title: { "zh-TW": "舊的" }, text: {} } });
  await world.database.forHotel(hotel_id, async (query) => {
    await query.execute(sql`insert into site_version
        (hotel_id, version, reason, source_version, note, content, differences, made_by, made_at)
      select hotel_id, 3, reason, source_version, note,
        jsonb_set(content, '{0,fields,page_seo}', ${whole}::jsonb), '[]', made_by, made_at
      from site_version where hotel_id = ${hotel_id} and version = 2 returning 1`);
    await query.execute(sql`insert into draft_change
        (hotel_id, record, record_id, field, lang, value, changed_by, changed_at)
      select hotel_id, 'site', 0, 'page_seo', '', jsonb_build_object('value', ${whole}::jsonb), made_by, made_at
      from site_version where hotel_id = ${hotel_id} and version = 2 returning 1`);
  });
  const shown = { field: "page_title:/about", lang: "zh-TW", after: "舊的" };
  const { to_now } = await api(versions.getSiteVersion, { query: { domain, version: "3" } });
  expect(to_now).toMatchObject([shown]);
  expect((await api(drafts.getSiteDraft, { query: { domain } })).changes).toMatchObject([shown]);
  await publish();
  expect((await api(drafts.getSiteDraft, { query: { domain } })).changes).toEqual([]);
});
