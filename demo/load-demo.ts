/** Loads the demo lodgings: once at the first start, and again on request. Days and prices count from the day of loading. */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import pg from "pg";
import { picturePath } from "#rules/site/pictures.ts";
import { dayAt } from "#rules/time/day.ts";
import { connect } from "#server/database/connect.ts";
import { hotelHost } from "#server/database/tables/hotel.ts";
import { adoptPictures, keepOriginal, type KeptPicture } from "#server/media/adopt-picture.ts";
import { createImages } from "#server/media/images.ts";
import { createFolderStore } from "#server/media/stores/folder-store.ts";
import { loadLodging } from "./load-lodging.ts";
import type { DemoPhoto } from "./field-schemas.ts";
import { addOwnerEverywhere, makeOwner } from "./load-owner.ts";
import type { StorePhoto } from "./lodging-content.ts";
import { DEMO_FOLDERS, slugOf } from "./lodgings.ts";
import { type DemoLodging, readLodging } from "./read-lodging.ts";

const TIMEZONE = "Asia/Taipei";

/** Any number, as long as it never changes. */
const DEMO_LOCK = 727_002;

export async function loadDemo(url: string, dataDir: string, { again }: { again: boolean }): Promise<void> {
  const database = connect(url, 2);
  const kept = createFolderStore(join(dataDir, "media"));
  const images = createImages(dataDir, kept);
  // Several processes may start at once: one loads, the others find everything loaded.
  const lock = new pg.Client({ connectionString: url });
  // A database that stops while this waits ends the loading, not the whole process before it has closed.
  lock.on("error", () => undefined);
  try {
    await lock.connect();
    await lock.query("select pg_advisory_lock($1)", [DEMO_LOCK]);
    const rows = await database.forDirectory((query) => query.select({ host: hotelHost.host }).from(hotelHost));
    const known = new Set(rows.map(({ host }) => host));
    const now = new Date();
    const today = dayAt(now, TIMEZONE);
    const owner = await makeOwner(database, now);
    for (const [index, folder] of DEMO_FOLDERS.entries()) {
      // Lodging by lodging: an interrupted start continues where it stopped.
      if (known.has(`${slugOf(folder)}.localhost`) && !again) continue;
      const lodging = readLodging(folder);
      const hotel_id = index + 1;
      const paths = new Map<string, Promise<string>>();
      const pictures: KeptPicture[] = [];
      const add = async ({ file, alt, focus }: DemoPhoto) => {
        const original = readFileSync(file);
        const added = await images.add(hotel_id, basename(file, ".jpg"), original, null);
        const adopted = { name: basename(file), original, added, alt, focus, now: new Date() };
        pictures.push(await keepOriginal(kept, hotel_id, adopted));
        return picturePath(added.file, focus);
      };
      const store: StorePhoto = async (photo) => {
        const path = paths.get(photo.file) ?? add(photo);
        paths.set(photo.file, path);
        return { src: await path, alt: photo.alt };
      };
      // Pictures first: that keeps the transaction short.
      await Promise.all(photosOf(lodging).map(store));
      await database.forHotel(hotel_id, async (query) => {
        await loadLodging(query, hotel_id, lodging, { today, now, owner, store });
        await adoptPictures(query, pictures);
      });
    }
    const ids = DEMO_FOLDERS.map((_folder, index) => index + 1);
    await addOwnerEverywhere(database, ids, owner, now);
  } finally {
    await lock.end();
    await database.close();
  }
}

function photosOf(lodging: DemoLodging): DemoPhoto[] {
  return [
    ...lodging.info.banner_images,
    ...lodging.info.about_images,
    ...lodging.rooms.flatMap((room) => room.photos),
    ...lodging.facilities.flatMap((each) => each.photos),
    ...lodging.articles.flatMap((article) => article.photo ?? []),
    ...lodging.sales.add_ons.flatMap((item) => item.photo ?? []),
  ];
}
