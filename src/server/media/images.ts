/**
 * The one image pipeline. An original is stored once per lodging, re-encoded and stripped of everything but pixels;
 * sizes and formats are made when first asked for and kept on disk.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { IMAGE_FORMATS, IMAGE_WIDTHS, type ImageFormat } from "#rules/pictures.ts";

export type Images = {
  /** Stores an original and gives its path on the lodging's host. */
  store: (hotel_id: number, name: string, original: Buffer) => Promise<string>;
  /** One size of a picture, or null where there is no such picture. */
  read: (hotel_id: number, name: string, width: number, format: ImageFormat) => Promise<Uint8Array<ArrayBuffer> | null>;
};

export function isImageSize(width: number, format: string): format is ImageFormat {
  return (IMAGE_WIDTHS as readonly number[]).includes(width) && (IMAGE_FORMATS as readonly string[]).includes(format);
}

export function createImages(dataDir: string): Images {
  const folderOf = (hotel_id: number) => join(dataDir, "media", String(hotel_id));
  const inWork = new Map<string, Promise<Uint8Array<ArrayBuffer>>>();

  async function make(hotel_id: number, name: string, width: number, format: ImageFormat, target: string) {
    const original = await readFile(join(folderOf(hotel_id), `${name}.jpg`));
    const picture = sharp(original).resize({ width, withoutEnlargement: true });
    const made =
      format === "avif"
        ? // Effort 2: a tenth of the time of the default for sizes within a tenth.
          picture.avif({ quality: 52, effort: 2 })
        : format === "webp"
          ? picture.webp({ quality: 74 })
          : picture.jpeg({ quality: 78, mozjpeg: true });
    const bytes = await made.toBuffer();
    // Written aside and renamed: another process never reads half a picture.
    const aside = `${target}.${process.pid}`;
    await mkdir(join(folderOf(hotel_id), "sizes"), { recursive: true });
    await writeFile(aside, bytes);
    await rename(aside, target);
    return new Uint8Array(bytes);
  }

  return {
    async store(hotel_id, name, original) {
      const upright = sharp(original, { limitInputPixels: 80_000_000 })
        .rotate()
        .resize({ width: 3200, height: 3200, fit: "inside", withoutEnlargement: true });
      const { data, info } = await upright.jpeg({ quality: 90, mozjpeg: true }).toBuffer({ resolveWithObject: true });
      const hash = createHash("sha256").update(original).digest("hex").slice(0, 8);
      const file = `${name
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, "-")
        .slice(0, 60)}-${hash}-${info.width}x${info.height}`;
      await mkdir(folderOf(hotel_id), { recursive: true });
      await writeFile(join(folderOf(hotel_id), `${file}.jpg`), data);
      return `/media/${file}.jpg`;
    },
    async read(hotel_id, name, width, format) {
      const target = join(folderOf(hotel_id), "sizes", `${name}-${width}.${format}`);
      try {
        return new Uint8Array(await readFile(target));
      } catch {
        if (!existsSync(join(folderOf(hotel_id), `${name}.jpg`))) return null;
      }
      const pending =
        inWork.get(target) ?? make(hotel_id, name, width, format, target).finally(() => inWork.delete(target));
      inWork.set(target, pending);
      return pending;
    },
  };
}
