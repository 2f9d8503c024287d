/** A site's draft through its calls: saved by fields, published at once, brought back; two editors do not undo each other. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { listFacilities } from "#contract/content.ts";
import { getHotelInfo } from "#contract/hotel.ts";
import { listRooms } from "#contract/rooms.ts";
import * as drafts from "#contract/site-drafts.ts";
import * as versions from "#contract/site-versions.ts";
import { allowPublishing } from "#contract/studio.ts";
import { publishScheduled } from "#server/drafts/publish-scheduled.ts";
import { mount } from "#server/calls/mount.ts";
import { handlers } from "#server/calls/handlers.ts";
import { createApiClient } from "#contract/client.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { expectClean } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
let studio: ReturnType<typeof studioCalls>;
beforeAll(async () => {
  world = await openWorld();
  studio = studioCalls(world);
});
afterAll(() => world.close());

/** As a guest's browser asks. */
function guestOf(domain: string, lang = "zh-TW") {
  const answer = mount(handlers, world.dependencies);
  const api = createApiClient((call, input) =>
    answer(call, { host: domain, params: {}, query: { ...(input.query as object), lang }, body: undefined }),
  );
  return {
    title: async () => (await api(getHotelInfo, { query: { domain } })).info.banner_title,
    rooms: () => api(listRooms, { query: { domain } }),
    facilities: () => api(listFacilities, { query: { domain } }),
  };
}

type FieldOf = {
  record?: "site" | "room" | "facility";
  record_id?: number;
  field: string;
  lang?: "zh-TW" | "ja-JP" | "";
};
const change = ({ record = "site", record_id = 0, field, lang = "" }: FieldOf, value: unknown, seen: unknown) => ({
  record,
  record_id,
  field,
  lang,
  value,
  seen,
});

async function opened() {
  const { hotel, api, owner } = await studio.lodgingWithOwner();
  const { domain, hotel_id } = hotel;
  const save = (...changes: ReturnType<typeof change>[]) => api(drafts.saveDraft, { body: { domain, changes } });
  const draft = () => api(drafts.getSiteDraft, { query: { domain } });
  const publish = () => api(drafts.publishSite, { body: { domain } });
  return { domain, hotel_id, api, owner, save, draft, publish, guest: guestOf(domain) };
}

test("a text is in the draft at once and public when published; a version keeps both", async () => {
  const { domain, hotel_id, api, save, draft, publish, guest } = await opened();
  const title = { field: "banner_title", lang: "zh-TW" } as const;
  const { saved } = await save(change(title, "山裡的早晨", ""));
  expect(saved).toMatchObject([{ field: "banner_title", value: "山裡的早晨", is_cleaned: false }]);
  await expect.poll(guest.title).toBe("");
  const before = await draft();
  expect(before.changes).toMatchObject([{ field: "banner_title", lang: "zh-TW", before: "", after: "山裡的早晨" }]);
  expect(before.records.find(({ record }) => record === "site")!.fields.banner_title).toEqual({
    "zh-TW": "山裡的早晨",
  });

  expect(await publish()).toEqual({ version: 2 });
  await expect.poll(guest.title).toBe("山裡的早晨");
  expect(await draft()).toMatchObject({ changes: [], version: 2 });
  const listed = await api(versions.listSiteVersions, { query: { domain } });
  expect(listed.versions.map(({ version, reason, changed }) => [version, reason, changed])).toEqual([
    [2, "publish", 1],
    [1, "first", 0],
  ]);

  expect(await api(versions.restoreSiteVersion, { body: { domain, version: 1 } })).toEqual({ version: 3 });
  await expect.poll(guest.title).toBe("");
  const third = await api(versions.getSiteVersion, { query: { domain, version: "3" } });
  expect(third).toMatchObject({ reason: "restore", source_version: 1, to_now: [], names: { "site 0": "Test Inn" } });
  expect(third.against).toMatchObject({ version: 2, reason: "publish" });
  await expectClean(world, hotel_id);
});

test("a field that somebody else has changed meanwhile is shown to both; the others are saved", async () => {
  const { domain, hotel_id, api, save, draft } = await opened();
  const editor = studio.at(await signInStaff(world, { roles: { [hotel_id]: "editor" } }));
  const phone = { field: "phone" };
  await save(change(phone, "02-1111", ""));
  const other = [change(phone, "02-2222", ""), change({ field: "fax" }, "02-3333", "")];
  const answer = await editor(drafts.saveDraft, { body: { domain, changes: other } });
  expect(answer.conflicts).toMatchObject([{ field: "phone", yours: "02-2222", theirs: "02-1111" }]);
  expect(answer.saved).toMatchObject([{ field: "fax", value: "02-3333" }]);
  // Having seen the other's, the editor's own is a decision.
  const decided = [change(phone, "02-2222", "02-1111")];
  expect((await editor(drafts.saveDraft, { body: { domain, changes: decided } })).saved).toHaveLength(1);
  // The same value twice is no conflict; the published value again is no change.
  expect((await save(change(phone, "02-2222", ""))).conflicts).toEqual([]);
  await save(change(phone, "", "02-2222"));
  expect((await draft()).changes.map(({ field }) => field)).toEqual(["fax"]);
  expect(await api(drafts.discardDraft, { body: { domain } })).toEqual({ discarded: 1 });
});

test("what can't be stored is refused at its field, and scripts are taken out of rich text", async () => {
  const { save } = await opened();
  const { saved, refused } = await save(
    change({ field: "about_us", lang: "zh-TW" }, '<p onclick="x()">好<script>alert(1)</script></p>', ""),
    change({ field: "accent" }, "red", ""),
    change({ field: "accent" }, "#f4e9c8", ""),
    change({ field: "accent" }, "#0b3c5a", ""),
    change({ field: "banner_title", lang: "zh-TW" }, "長".repeat(300), ""),
    change({ field: "banner_title" }, "no language", ""),
    change({ field: "no_such_field" }, 1, null),
    change({ field: "present" }, false, true),
    change({ record: "room", record_id: 77_777, field: "people" }, 2, 2),
    change({ field: "support_lang" }, ["ja-JP"], ["zh-TW"]),
    change({ field: "fb" }, "javascript:alert(1)", ""),
  );
  expect(saved).toMatchObject([
    { field: "about_us", value: "<p>好</p>", is_cleaned: true },
    { field: "accent", value: "#0b3c5a" },
  ]);
  expect(refused.map(({ field, reason }) => [field, reason])).toEqual([
    ["accent", "INVALID"],
    ["accent", "LOW_CONTRAST"],
    ["banner_title", "TOO_LONG"],
    ["banner_title", "INVALID"],
    ["no_such_field", "NOT_FOUND"],
    ["present", "NOT_FOUND"],
    ["people", "NOT_FOUND"],
    ["support_lang", "INVALID"],
    ["fb", "INVALID"],
  ]);
});

test("what the editor writes is stored as it is, without a word of cleaning", async () => {
  const { save } = await opened();
  const html =
    '<h3>早餐</h3><p>A &amp; B&nbsp;<a target="_blank" href="https://example.com">c</a><br></p><ul><li>d</li></ul>';
  const { saved } = await save(change({ field: "about_us", lang: "zh-TW" }, html, ""));
  expect(saved).toMatchObject([{ is_cleaned: false }]);
});

test("a new room is nobody's until it has a name and is published; archived it can come back", async () => {
  const { domain, hotel_id, api, save, draft, publish, guest } = await opened();
  const added = await api(drafts.addSiteRecord, { body: { domain, record: "room" } });
  await expect.poll(guest.rooms).toEqual([]);
  expect((await draft()).missing).toMatchObject([{ record: "room", field: "room_class_name", lang: "zh-TW" }]);
  expect(await studio.codeOf(api, drafts.publishSite, { body: { domain } })).toBe("TEXTS_MISSING");
  const { record_id } = added;
  const room = { record: "room", record_id } as const;
  await save(change({ ...room, field: "room_class_name", lang: "zh-TW" }, "山景雙人房", ""));
  await save(change({ ...room, field: "people" }, 4, 2));
  await publish();
  await expect
    .poll(guest.rooms)
    .toMatchObject([{ room_class_id: record_id, room_class_name: "山景雙人房", people: 4 }]);

  await save(change({ ...room, field: "present" }, false, true));
  expect((await guest.rooms()).length).toBe(1);
  await publish();
  await expect.poll(guest.rooms).toEqual([]);
  expect((await draft()).archived).toMatchObject([{ record: "room", record_id, fields: { people: 4 } }]);
  await save(change({ ...room, field: "present" }, true, false));
  await publish();
  await expect.poll(guest.rooms).toMatchObject([{ room_class_name: "山景雙人房", people: 4 }]);

  const copy = await api(drafts.addSiteRecord, { body: { domain, record: "room", copy_of: record_id } });
  await publish();
  await expect.poll(guest.rooms).toMatchObject([
    { room_class_id: record_id, room_class_name: "山景雙人房" },
    { room_class_id: copy.record_id, room_class_name: "山景雙人房" },
  ]);
  await expectClean(world, hotel_id);
});

test("a room that was public is never deleted: put back and discarded, a version still brings it back", async () => {
  const { domain, api, save, publish, guest } = await opened();
  const { record_id } = await api(drafts.addSiteRecord, { body: { domain, record: "room" } });
  const room = { record: "room", record_id } as const;
  await save(change({ ...room, field: "room_class_name", lang: "zh-TW" }, "山景雙人房", ""));
  const { version } = await publish();
  await save(change({ ...room, field: "present" }, false, true));
  await publish();
  await save(change({ ...room, field: "present" }, true, false));
  await api(drafts.discardDraft, { body: { domain, ...room } });
  await api(versions.restoreSiteVersion, { body: { domain, version } });
  await expect.poll(guest.rooms).toMatchObject([{ room_class_id: record_id, room_class_name: "山景雙人房" }]);
});

test("what was written and taken off before it was public can be put back, also after a publish", async () => {
  const { domain, api, save, draft, publish, guest } = await opened();
  const { record_id } = await api(drafts.addSiteRecord, { body: { domain, record: "facility" } });
  const facility = { record: "facility", record_id } as const;
  const here = { ...facility, field: "present" };
  await save(change({ ...facility, field: "facilities_title", lang: "zh-TW" }, "溫泉", ""));
  await save(change(here, false, true));
  expect((await save(change(here, true, false))).refused).toEqual([]);
  await save(change(here, false, true), change({ field: "phone" }, "02-1111", ""));
  await publish();
  const { archived } = await draft();
  expect(archived).toMatchObject([{ record_id, fields: { facilities_title: { "zh-TW": "溫泉" } } }]);
  await save(change(here, true, false));
  await publish();
  await expect.poll(guest.facilities).toMatchObject([{ id: record_id, facilities_title: "溫泉" }]);
});

test("a facility is added, archived and restored with its id and key", async () => {
  const { domain, api, save, publish, guest } = await opened();
  const { record_id } = await api(drafts.addSiteRecord, { body: { domain, record: "facility" } });
  const title = { record: "facility", record_id, field: "facilities_title", lang: "zh-TW" } as const;
  await save(change(title, "溫泉", ""));
  const { version } = await publish();
  await expect.poll(guest.facilities).toMatchObject([{ id: record_id, facilities_title: "溫泉" }]);
  const [before] = await guest.facilities();
  await save(change({ record: "facility", record_id, field: "present" }, false, true));
  await publish();
  await expect.poll(guest.facilities).toEqual([]);
  await api(versions.restoreSiteVersion, { body: { domain, version } });
  await expect.poll(guest.facilities).toEqual([before]);
});

test("an editor publishes only where the owner allows it; two publishes at once are one", async () => {
  const { domain, hotel_id, api, save } = await opened();
  const person = await signInStaff(world, { roles: { [hotel_id]: "editor" } });
  const editor = studio.at(person);
  await save(change({ field: "phone" }, "02-1111", ""));
  expect(await studio.codeOf(editor, drafts.publishSite, { body: { domain } })).toBe("FORBIDDEN");
  await api(allowPublishing, { body: { domain, account_id: person.account_id, may_publish: true } });
  const both = await Promise.all(
    [api, editor].map((each) => studio.codeOf(each, drafts.publishSite, { body: { domain } })),
  );
  expect(both.sort()).toEqual(["NOTHING_TO_PUBLISH", "ok"]);
});

test("a scheduled draft is published at its time; one that can't be stays, and is reported once", async () => {
  const { domain, hotel_id, api, owner, save, draft, guest } = await opened();
  const now = world.dependencies.clock();
  const at = (minutes: number) => new Date(now.getTime() + minutes * 60_000);
  const schedule = (minutes: number) =>
    api(drafts.scheduleSitePublish, {
      body: { domain, publish_timestamp: Math.floor(at(minutes).getTime() / 1000), note: "Spring" },
    });
  await save(change({ field: "banner_title", lang: "zh-TW" }, "春天", ""));
  await schedule(10);
  await publishScheduled(world.dependencies, at(9));
  expect((await draft()).scheduled).toMatchObject({ note: "Spring", scheduled_by: owner.email, failure: "" });
  await publishScheduled(world.dependencies, at(11));
  await expect.poll(guest.title).toBe("春天");
  expect(await draft()).toMatchObject({ scheduled: null, version: 2 });

  await save(change({ field: "hotel_name", lang: "zh-TW" }, "", "測試旅店"));
  await schedule(10);
  await Promise.all([1, 2].map(() => publishScheduled(world.dependencies, at(11))));
  await publishScheduled(world.dependencies, at(12));
  expect(await draft()).toMatchObject({ scheduled: { failure: "TEXTS_MISSING" }, version: 2 });
  const mails = await studio.mailsTo(hotel_id, owner.email);
  expect(mails.map(({ subject }) => subject)).toEqual(["Test Inn: the scheduled update wasn’t published"]);
  await api(drafts.cancelScheduledPublish, { body: { domain } });
  expect((await draft()).scheduled).toBeNull();
});
