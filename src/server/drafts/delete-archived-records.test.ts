/** The archive of a site's content is emptied; what a version shows comes back with it. */
import { afterAll, beforeAll, expect, test } from "vitest";
import * as drafts from "#contract/site-drafts.ts";
import { restoreSiteVersion } from "#contract/site-versions.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { expectClean } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
let calls: ReturnType<typeof studioCalls>;
beforeAll(async () => {
  world = await openWorld();
  calls = studioCalls(world);
});
afterAll(() => world.close());

async function withArchived() {
  const { api, hotel } = await calls.lodgingWithOwner();
  const { domain, hotel_id } = hotel;
  const { record_id } = await api(drafts.addSiteRecord, { body: { domain, record: "facility" } });
  const of = { record: "facility", record_id } as const;
  const set = (field: string, lang: "" | "zh-TW", value: unknown, seen: unknown) =>
    api(drafts.saveDraft, { body: { domain, changes: [{ ...of, field, lang, value, seen }] } });
  const publish = async () => (await api(drafts.publishSite, { body: { domain } })).version;
  await set("facilities_title", "zh-TW", "湯屋", "");
  const shown = await publish();
  await set("present", "", false, true);
  await publish();
  const read = async () => {
    const { records, archived } = await api(drafts.getSiteDraft, { query: { domain } });
    const has = (all: typeof records) => all.some((each) => each.record === "facility" && each.record_id === record_id);
    return { isShown: has(records), isArchived: has(archived) };
  };
  const remove = () => api(drafts.deleteArchivedRecords, { body: { domain, records: [of] } });
  return { api, hotel_id, domain, of, set, shown, read, remove };
}

test("what was taken off the site is deleted for good, and a restored version still shows it", async () => {
  const { api, domain, hotel_id, shown, read, remove } = await withArchived();
  expect(await read()).toEqual({ isShown: false, isArchived: true });
  expect(await remove()).toEqual({ deleted: 1 });
  expect(await read()).toEqual({ isShown: false, isArchived: false });
  expect(await remove()).toEqual({ deleted: 0 });
  await api(restoreSiteVersion, { body: { domain, version: shown } });
  expect(await read()).toEqual({ isShown: true, isArchived: false });
  await expectClean(world, hotel_id);
});

test("what the draft puts back is not deleted, and an editor deletes nothing for good", async () => {
  const { domain, hotel_id, of, set, read, remove } = await withArchived();
  const editor = calls.at(await signInStaff(world, { roles: { [hotel_id]: "editor" } }));
  const body = { domain, records: [of] };
  await expect(editor(drafts.deleteArchivedRecords, { body })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await set("present", "", true, false);
  expect(await remove()).toEqual({ deleted: 0 });
  expect(await read()).toEqual({ isShown: true, isArchived: false });
});
