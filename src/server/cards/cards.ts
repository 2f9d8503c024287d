/** Share cards, drawn when first requested and cached: in memory, and on disk beside the lodging's photographs. */
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { LRUCache } from "lru-cache";
import type { Card } from "#contract/card.ts";
import type { ServerLayout } from "#contract/layout.ts";
import { readPicture } from "#rules/site/pictures.ts";
import { cardFonts } from "#server/cards/card-fonts.ts";
import type { Drawing } from "#server/cards/draw-worker.ts";
import { textOf } from "#server/cards/set-text.ts";
import { storeMadeFile } from "#server/media/store-made-file.ts";
import type { Images } from "#server/media/images.ts";
import { createWorkThread, type WorkThread } from "#server/threads/work-thread.ts";

export type DrawThread = WorkThread<Drawing, Uint8Array<ArrayBuffer>>;

export type Cards = {
  /** `place` names the page; null: a preview, which is not worth a file. */
  draw: (hotel_id: number, card: Card, place: string | null) => Promise<Uint8Array<ArrayBuffer>>;
};

const KEPT_BYTES = 32 * 1024 * 1024;
const MOST_WAITING = 40;

/** A change in how cards are drawn makes all of them new. */
const VERSION = 3;

export function createDrawThread(): DrawThread {
  return createWorkThread(new URL("./draw-worker.ts", import.meta.url), MOST_WAITING);
}

export function createCards(
  dataDir: string,
  layouts: readonly ServerLayout[],
  images: Images,
  thread: DrawThread,
): Cards {
  const made = new LRUCache<string, Uint8Array<ArrayBuffer>>({ maxSize: KEPT_BYTES, sizeCalculation: (b) => b.length });
  const making = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  async function drawingOf(hotel_id: number, { layout, lang, tree, photo }: Card): Promise<Drawing> {
    const settings = layouts.find(({ code }) => code === layout);
    if (!settings) throw new Error(`There is no ${layout}.`);
    const picture = photo && readPicture(photo.path);
    const file = picture && (await images.baseOf(hotel_id, picture.name));
    const fonts = cardFonts(settings, lang, textOf(tree));
    const cut = picture?.focus && { focus: picture.focus };
    return { tree, fonts, photo: photo && file ? { ...photo, ...cut, file } : null };
  }

  async function make(hotel_id: number, card: Card, place: string | null, hash: string) {
    const folder = join(dataDir, "media", String(hotel_id), "cards");
    const target = join(folder, `${place}-${hash}.png`);
    const found = place === null ? null : await readFile(target).catch(() => null);
    if (found) return new Uint8Array(found);
    const bytes = await thread.ask(await drawingOf(hotel_id, card));
    if (place === null) return bytes;
    const isOld = (name: string) => name.startsWith(`${place}-`) && !name.includes(hash);
    await storeMadeFile(folder, `${place}-${hash}.png`, bytes, isOld);
    return bytes;
  }

  return {
    draw(hotel_id, card, place) {
      const all = JSON.stringify([VERSION, hotel_id, card]);
      const hash = createHash("sha256").update(all).digest("hex").slice(0, 16);
      const known = made.get(hash);
      if (known) return Promise.resolve(known);
      const already = making.get(hash);
      if (already) return already;
      const work = make(hotel_id, card, place, hash)
        .then((bytes) => {
          made.set(hash, bytes);
          return bytes;
        })
        .finally(() => making.delete(hash));
      making.set(hash, work);
      return work;
    },
  };
}
