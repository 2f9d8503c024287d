/** The library: what a picture's changes do to the pages that show it. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import * as contract from "#contract/media.ts";
import { getSiteDraft, saveDraft } from "#contract/site-drafts.ts";
import { draftChange } from "#server/database/tables/drafts.ts";
import { hotelSite } from "#server/database/tables/hotel.ts";
import { roomClass } from "#server/database/tables/rooms.ts";
import { allHeard } from "#tests/helpers/announce-written.ts";
import { addPicture } from "#tests/helpers/pictures.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { readRows } from "#tests/helpers/wire.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { expectClean } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
let calls: ReturnType<typeof studioCalls>;
beforeAll(async () => {
  world = await openWorld();
  calls = studioCalls(world);
});
afterAll(() => world.close());

type Photo = { src: string; alt: Record<string, string> };

/** A lodging whose banner, logo and one room show a picture. */
async function openShowing() {
  const { api, hotel } = await calls.lodgingWithOwner();
  const { hotel_id } = hotel;
  const pine = await addPicture(world, hotel_id, "pine.jpg");
  const photo = { src: pine.src, alt: { "zh-TW": "舊的說明" } };
  await world.database.forHotel(hotel_id, async (query) => {
    const info = sql`info || ${JSON.stringify({ banner_images: [{ ...photo, link: "/rooms" }], logo_images: { dark: pine.src, white: "" } })}::jsonb`;
    await query
      .update(hotelSite)
      .set({ info })
      .where(sql`hotel_id = ${hotel_id}`);
    await query.execute(sql`update hotel_card set main_image_path = ${pine.src} where hotel_id = ${hotel_id}`);
    const room = { room_code: "PINE", room_class_name: { "zh-TW": "松", "en-US": "Pine" }, people: 2 };
    await query.insert(roomClass).values({ hotel_id, ...room, photos: [photo] });
  });
  const shown = async () => {
    const [row] = await readRows<{ banner: Photo[]; logo: { dark: string }; card: string; photos: Photo[] }>(
      world.database,
      hotel_id,
      sql`select info -> 'banner_images' as banner, info -> 'logo_images' as logo, main_image_path as card, photos
        from hotel_site join hotel_card using (hotel_id) join room_class using (hotel_id) where hotel_id = ${hotel_id}`,
    );
    return row!;
  };
  return { api, hotel, hotel_id, domain: hotel.domain, pine, shown };
}

test("what is saved is shown wherever the picture is: description, focal point, crop", async () => {
  const { api, hotel, hotel_id, domain, pine, shown } = await openShowing();
  const { picture_id } = pine;
  const alt = { "zh-TW": "松林", "en-US": "Pines", "ja-JP": "" };
  const crop = { x: 50, y: 0, width: 50, height: 100 };
  const { picture } = await api(contract.savePicture, {
    body: { domain, picture_id, alt, focus: { x: 10.4, y: 80 }, crop },
  });
  expect(picture).toMatchObject({
    alt: { "zh-TW": "松林", "en-US": "Pines" },
    crop,
    focus: { x: 10, y: 80 },
    shown: { width: 30, height: 40 },
    uses: 3,
  });
  expect(picture.src).toMatch(/-30x40_10-80\.jpg$/);
  const { banner, logo, card, photos } = await shown();
  expect(banner).toEqual([{ src: picture.src, alt: picture.alt, link: "/rooms" }]);
  expect([logo.dark, card]).toEqual([picture.src, picture.src]);
  expect(photos).toEqual([{ src: picture.src, alt: picture.alt }]);
  // The whole picture again: the original was kept.
  const { picture: whole } = await api(contract.savePicture, { body: { domain, picture_id, crop: null } });
  expect(whole.shown).toEqual({ width: 60, height: 40 });
  expect((await shown()).photos[0]!.src).toBe(whole.src);
  const log = sql`select entry ->> 'action' as action from audit_log where hotel_id = ${hotel_id} order by seq`;
  expect(await readRows(world.database, hotel_id, log)).toEqual([
    { action: "picture.saved" },
    { action: "picture.saved" },
  ]);
  await expectClean(world, hotel.hotel_id);
});

test("what pages say of a picture themselves stays when only its crop, its focal point or another language is saved", async () => {
  const { api, domain, pine, shown } = await openShowing();
  const { picture_id } = pine;
  const { pictures } = await api(contract.listPictures, { query: { domain } });
  expect(pictures[0]!.alt).toEqual({ "zh-TW": "舊的說明" });
  const lacking = await api(contract.listPictures, { query: { domain, filter: "without_alt" } });
  expect(lacking.pictures).toEqual([]);
  const crop = { x: 0, y: 0, width: 50, height: 100 };
  await api(contract.savePicture, { body: { domain, picture_id, focus: { x: 20, y: 20 }, crop } });
  expect((await shown()).photos[0]!.alt).toEqual({ "zh-TW": "舊的說明" });
  await api(contract.savePicture, { body: { domain, picture_id, alt: { "en-US": "Pines" } } });
  const { banner, photos } = await shown();
  const both = { "zh-TW": "舊的說明", "en-US": "Pines" };
  expect([banner[0]!.alt, photos[0]!.alt]).toEqual([both, both]);
  const { picture } = await api(contract.savePicture, { body: { domain, picture_id, alt: { "zh-TW": "" } } });
  expect(picture.alt).toEqual({ "en-US": "Pines" });
  expect((await shown()).photos[0]!.alt).toEqual({ "en-US": "Pines" });
});

test("a description that is typed in a form is the picture's own, until the library says otherwise", async () => {
  const { api, hotel } = await calls.lodgingWithOwner();
  const { domain, hotel_id } = hotel;
  const { picture_id, src } = await addPicture(world, hotel_id);
  const name = { record: "site", record_id: 0, field: "banner_images", lang: "" } as const;
  let seen: unknown = (await api(getSiteDraft, { query: { domain } })).records[0]!.fields.banner_images;
  const type = async (text: string) => {
    const value = [{ src, alt: { "en-US": text }, link: "" }];
    const { saved } = await api(saveDraft, { body: { domain, changes: [{ ...name, value, seen }] } });
    expect(saved).toHaveLength(1);
    seen = value;
  };
  const own = async () => {
    const row = sql`select alt from picture where hotel_id = ${hotel_id} and picture_id = ${picture_id}`;
    return (await readRows<{ alt: Photo["alt"] }>(world.database, hotel_id, row))[0]!.alt;
  };
  await type("Pi");
  await type("Pines");
  expect(await own()).toEqual({ "en-US": "Pines" });
  await api(contract.savePicture, { body: { domain, picture_id, alt: { "en-US": "Old pines" } } });
  seen = [{ src, alt: { "en-US": "Old pines" }, link: "" }];
  await type("Old pines by the sea");
  expect(await own()).toEqual({ "en-US": "Old pines by the sea" });
});

test("pages show the change at once, and those of other lodgings stay as they are", async () => {
  const { api, domain, hotel_id, pine } = await openShowing();
  const other = await openShowing();
  const { cache } = world;
  for (const opened of [hotel_id, other.hotel_id]) await allHeard(world, opened);
  const remember = (id: number) =>
    cache.remember(
      id,
      "page",
      async () => ({ made: true }),
      () => 1,
    );
  await Promise.all([remember(hotel_id), remember(other.hotel_id)]);
  await api(contract.savePicture, { body: { domain, picture_id: pine.picture_id, focus: { x: 1, y: 1 } } });
  await expect.poll(() => cache.recall(hotel_id, "page")).toBeUndefined();
  expect(cache.recall(other.hotel_id, "page")).toBeDefined();
});

test("where a picture is shown is named, and it can't be archived before it is replaced", async () => {
  const { api, domain, hotel_id, pine, shown } = await openShowing();
  const { picture_id } = pine;
  const { uses } = await api(contract.listPictureUses, { query: { domain, picture_id } });
  expect(uses).toEqual([
    { place: "site", id: "", name: "", field: "logo_images", is_draft: false },
    { place: "site", id: "", name: "", field: "banner_images", is_draft: false },
    { place: "room", id: expect.any(String), name: "Pine", field: "photos", is_draft: false },
  ]);
  const archive = (id: string) => api(contract.archivePicture, { body: { domain, picture_id: id } });
  await expect(archive(picture_id)).rejects.toMatchObject({ code: "PICTURE_IN_USE" });
  const sea = await addPicture(world, hotel_id, "sea.jpg");
  const { replaced } = await api(contract.replacePicture, {
    body: { domain, picture_id, with_picture_id: sea.picture_id },
  });
  expect(replaced).toBe(2);
  expect((await shown()).photos).toEqual([{ src: sea.src, alt: {} }]);
  await archive(picture_id);
  const list = async (filter: "all" | "archived" | "unused" | "without_alt") =>
    (await api(contract.listPictures, { query: { domain, filter } })).pictures.map(({ name }) => name);
  expect(await list("all")).toEqual(["sea.jpg"]);
  expect(await list("archived")).toEqual(["pine.jpg"]);
  expect(await list("unused")).toEqual([]);
  expect(await list("without_alt")).toEqual(["sea.jpg"]);
  // An archived picture's file stays: an earlier version of the site shows it.
  expect((await world.fetch(domain, `/img/${pine.file}/320.jpg`)).status).toBe(200);
  await api(contract.restorePicture, { body: { domain, picture_id } });
  expect(await list("unused")).toEqual(["pine.jpg"]);
});

test("a draft that shows a picture counts, and follows it", async () => {
  const { api, hotel } = await calls.lodgingWithOwner();
  const { domain, hotel_id } = hotel;
  const { picture_id, src } = await addPicture(world, hotel_id);
  const change = { record: "site", record_id: 0, field: "banner_images", lang: "" } as const;
  const value = { value: [{ src, alt: {}, link: "" }] };
  await world.database.forHotel(hotel_id, (query) =>
    query.insert(draftChange).values({ hotel_id, ...change, value, changed_by: picture_id, changed_at: new Date() }),
  );
  const { uses } = await api(contract.listPictureUses, { query: { domain, picture_id } });
  expect(uses).toEqual([{ place: "site", id: "0", name: "", field: "banner_images", is_draft: true }]);
  const archive = api(contract.archivePicture, { body: { domain, picture_id } });
  await expect(archive).rejects.toMatchObject({ code: "PICTURE_IN_USE" });
  const alt = { "zh-TW": "海" };
  const { picture } = await api(contract.savePicture, { body: { domain, picture_id, alt, focus: { x: 0, y: 0 } } });
  const rows = sql`select value from draft_change where hotel_id = ${hotel_id}`;
  expect(await readRows(world.database, hotel_id, rows)).toEqual([
    { value: { value: [{ src: picture.src, alt, link: "" }] } },
  ]);
});

test("an archived picture replaces none, and nothing is replaced by what another lodging has", async () => {
  const { api, domain, hotel_id, pine } = await openShowing();
  const other = await openShowing();
  const sea = await addPicture(world, hotel_id, "sea.jpg");
  await api(contract.archivePicture, { body: { domain, picture_id: sea.picture_id } });
  for (const with_picture_id of [sea.picture_id, other.pine.picture_id]) {
    const body = { domain, picture_id: pine.picture_id, with_picture_id };
    await expect(api(contract.replacePicture, { body })).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
});

test("a crop beyond the edges or of next to nothing is refused at its field", async () => {
  const { api, domain, pine } = await openShowing();
  for (const crop of [
    { x: 60, y: 0, width: 50, height: 100 },
    { x: 0, y: 0, width: 1, height: 100 },
    { x: -1, y: 0, width: 50, height: 100 },
  ]) {
    const body = { domain, picture_id: pine.picture_id, crop };
    await expect(api(contract.savePicture, { body })).rejects.toMatchObject({ code: "INVALID_INPUT" });
  }
});

test("an editor may, a housekeeper may not; pages of the list follow each other", async () => {
  const { hotel, hotel_id, domain } = await openShowing();
  const editor = calls.at(await signInStaff(world, { roles: { [hotel_id]: "editor" } }));
  const housekeeper = calls.at(await signInStaff(world, { roles: { [hotel_id]: "housekeeper" } }));
  const query = { domain: hotel.domain };
  expect((await editor(contract.listPictures, { query })).pictures).toHaveLength(1);
  await expect(housekeeper(contract.listPictures, { query })).rejects.toMatchObject({ code: "FORBIDDEN" });
  await world.database.forHotel(hotel_id, (query) =>
    query.execute(sql`insert into picture (hotel_id, picture_id, name, state, said_bytes, created_at, updated_at)
      select ${hotel_id}, ('01000000-0000-7000-8000-' || lpad(nth::text, 12, '0'))::uuid, 'n' || nth, 'ready', 1, now(), now()
      from generate_series(1, 250) nth`),
  );
  const names: string[] = [];
  for (let after: string | undefined; ;) {
    const page = await editor(contract.listPictures, { query: { domain, ...(after ? { after } : {}) } });
    names.push(...page.pictures.map(({ name }) => name));
    if (page.next === null) break;
    after = page.next;
  }
  expect(names).toHaveLength(251);
  expect(new Set(names).size).toBe(251);
  const found = await editor(contract.listPictures, { query: { domain, search: "N25" } });
  expect(found.pictures.map(({ name }) => name)).toEqual(["n250", "n25"]);
});
