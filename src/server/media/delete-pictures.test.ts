/** Archived pictures are deleted for good, as long as nothing shows them or could bring them back. */
import { afterAll, beforeAll, expect, test } from "vitest";
import * as contract from "#contract/media.ts";
import { getSiteDraft, publishSite, saveDraft } from "#contract/site-drafts.ts";
import { restoreSiteVersion } from "#contract/site-versions.ts";
import { picture } from "#server/database/tables/media.ts";
import { hashOfPicture } from "#server/media/process-picture.ts";
import { removePictureFiles } from "#server/media/remove-picture-files.ts";
import { markRemoved } from "#server/media/removed-pictures.ts";
import { originalKey } from "#server/media/stores/media-store.ts";
import { workOffPictures } from "#server/media/work-off-pictures.ts";
import { newId } from "#server/orders/ids.ts";
import { addPicture, drawPicture } from "#tests/helpers/pictures.ts";
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

async function opened() {
  const { api, hotel } = await calls.lodgingWithOwner();
  const { hotel_id, domain } = hotel;
  const { media } = world.dependencies;
  let seen: unknown = (await api(getSiteDraft, { query: { domain } })).records[0]!.fields.banner_images;
  return {
    api,
    hotel_id,
    domain,
    keys: () => media.store.list(`${hotel_id}/`),
    isOriginalThere: async (picture_id: string) => (await media.store.head(originalKey(hotel_id, picture_id))) !== null,
    taken: async () => (await api(contract.listPictures, { query: { domain } })).taken,
    archive: (picture_id: string) => api(contract.archivePicture, { body: { domain, picture_id } }),
    archived: () => api(contract.listArchivedPictures, { query: { domain } }),
    remove: (...picture_ids: string[]) => api(contract.deletePictures, { body: { domain, picture_ids } }),
    /** The site with these pictures at its top, public. */
    publish: async (...sources: string[]) => {
      const value = sources.map((src) => ({ src, alt: {}, link: "" }));
      const name = { record: "site", record_id: 0, field: "banner_images", lang: "" } as const;
      await api(saveDraft, { body: { domain, changes: [{ ...name, value, seen }] } });
      seen = value;
      return (await api(publishSite, { body: { domain } })).version;
    },
  };
}

test("what nothing shows goes with its original and all its crops, and its space is free again", async () => {
  const { api, domain, hotel_id, keys, taken, archive, archived, remove } = await opened();
  const { picture_id } = await addPicture(world, hotel_id);
  const whole = (await taken()).bytes;
  const crop = { x: 0, y: 0, width: 50, height: 100 };
  await api(contract.savePicture, { body: { domain, picture_id, crop } });
  await api(contract.savePicture, { body: { domain, picture_id, crop: null } });
  const { bytes } = await taken();
  expect(bytes).toBeGreaterThan(whole);
  expect(await keys()).toHaveLength(3);
  // One that is still in the library is not deleted, whoever names it.
  expect(await remove(picture_id)).toEqual({ deleted: 0, bytes: 0 });
  await archive(picture_id);
  expect(await taken()).toMatchObject({ bytes, archived_bytes: bytes, archived_pictures: 1 });
  expect(await archived()).toEqual({ deletable: [{ picture_id, bytes }], kept: [] });
  expect(await remove(picture_id)).toEqual({ deleted: 1, bytes });
  expect(await taken()).toEqual({ bytes: 0, pictures: 0, archived_bytes: 0, archived_pictures: 0 });
  await expect.poll(keys, { timeout: 10_000 }).toEqual([]);
  expect(await remove(picture_id)).toEqual({ deleted: 0, bytes: 0 });
  await expectClean(world, hotel_id);
});

test("a tab that was open before can't save a deleted picture's path back; what is still shown can be saved again", async () => {
  const { api, domain, hotel_id, archive, remove, publish } = await opened();
  const [pine, sea] = [await addPicture(world, hotel_id, "pine.jpg"), await addPicture(world, hotel_id, "sea.jpg")];
  await publish(sea.src);
  await archive(pine.picture_id);
  expect(await remove(pine.picture_id)).toMatchObject({ deleted: 1 });
  const name = { record: "site", record_id: 0, field: "banner_images", lang: "" } as const;
  const shown = (...sources: string[]) => sources.map((src) => ({ src, alt: {}, link: "" }));
  const save = async (...sources: string[]) =>
    api(saveDraft, { body: { domain, changes: [{ ...name, value: shown(...sources), seen: shown(sea.src) }] } });
  expect(await save(sea.src, pine.src)).toMatchObject({ saved: [], refused: [{ ...name, reason: "PICTURE_GONE" }] });
  expect(await save(sea.src, sea.src)).toMatchObject({ refused: [], conflicts: [] });
  await expectClean(world, hotel_id);
});

test("what a version shows stays and is named with it: a restored site has no hole", async () => {
  const { api, domain, hotel_id, archive, archived, remove, publish } = await opened();
  const [pine, sea] = [await addPicture(world, hotel_id, "pine.jpg"), await addPicture(world, hotel_id, "sea.jpg")];
  const first = await publish(pine.src);
  await publish(sea.src);
  // The version shows the whole picture; the library has cut it since.
  const body = { domain, picture_id: pine.picture_id, crop: { x: 0, y: 0, width: 50, height: 100 } };
  await api(contract.savePicture, { body });
  await archive(pine.picture_id);
  const { deletable, kept } = await archived();
  expect(deletable).toEqual([]);
  expect(kept).toMatchObject([{ name: "pine.jpg", versions: [first], in_archive: false }]);
  await expect(remove(pine.picture_id)).rejects.toMatchObject({ code: "PICTURE_KEPT" });
  await api(restoreSiteVersion, { body: { domain, version: first } });
  expect((await world.fetch(domain, `/img/${pine.file}/320.jpg`)).status).toBe(200);
});

test("if the process ends before the files are gone, the job removes them; meanwhile nobody sees the picture", async () => {
  const { api, domain, hotel_id, keys, taken, archive, archived } = await opened();
  const { picture_id } = await addPicture(world, hotel_id);
  await archive(picture_id);
  const now = world.dependencies.clock();
  await world.database.forHotel(hotel_id, (query) => markRemoved(query, hotel_id, [picture_id], now));
  expect(await archived()).toEqual({ deletable: [], kept: [] });
  expect((await taken()).bytes).toBe(0);
  const restored = api(contract.restorePicture, { body: { domain, picture_id } });
  await expect(restored).rejects.toMatchObject({ code: "NOT_FOUND" });
  expect(await keys()).toHaveLength(2);
  await workOffPictures(world.dependencies, () => now);
  expect(await keys()).toEqual([]);
  await workOffPictures(world.dependencies, () => now);
});

test("the same picture that comes in again meanwhile keeps the files of that name", async () => {
  const { hotel_id, archive, isOriginalThere } = await opened();
  const { media, clock } = world.dependencies;
  const old = await addPicture(world, hotel_id);
  await archive(old.picture_id);
  const [now, original] = [clock(), await drawPicture()];
  const picture_id = newId(now);
  await media.store.put(originalKey(hotel_id, picture_id), original);
  const row = { picture_id, name: "pine.jpg", said_bytes: original.length, created_at: now, updated_at: now };
  await world.database.forHotel(hotel_id, async (query) => {
    await markRemoved(query, hotel_id, [old.picture_id], now);
    const state = "processing" as const;
    await query.insert(picture).values({ hotel_id, ...row, state, hash: hashOfPicture(original) });
  });
  expect(await removePictureFiles(world.dependencies, hotel_id, old.picture_id, now)).toBe(true);
  expect(await media.images.baseOf(hotel_id, old.file)).not.toBeNull();
  expect(await isOriginalThere(old.picture_id)).toBe(false);
  expect(await isOriginalThere(picture_id)).toBe(true);
});

test("an editor archives, and only owners and managers delete for good", async () => {
  const { domain, hotel_id, archive } = await opened();
  const { picture_id } = await addPicture(world, hotel_id);
  await archive(picture_id);
  const body = { domain, picture_ids: [picture_id] };
  const editor = calls.at(await signInStaff(world, { roles: { [hotel_id]: "editor" } }));
  await expect(editor(contract.deletePictures, { body })).rejects.toMatchObject({ code: "FORBIDDEN" });
  const manager = calls.at(await signInStaff(world, { roles: { [hotel_id]: "manager" } }));
  expect(await manager(contract.deletePictures, { body })).toMatchObject({ deleted: 1 });
});
