/**
 * The image pipeline. An original is stored once per lodging, re-encoded and stripped of everything but pixels. Sizes and
 * formats are made on the first request and stored on disk; the first request does not wait but gets a quick placeholder.
 */
import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp from "sharp";
import { limit } from "#server/concurrency/limit.ts";
import { IMAGE_FORMATS, IMAGE_WIDTHS, type ImageFormat } from "#rules/site/pictures.ts";

type ImageBytes = {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  /** A placeholder must not be cached: the real picture is being made. */
  isStandIn: boolean;
};

export type Images = {
  /** Stores an original and gives its path on the lodging's host. */
  store: (hotel_id: number, name: string, original: Buffer) => Promise<string>;
  /** One size of a picture, or null where there is no such picture. */
  read: (hotel_id: number, name: string, width: number, format: ImageFormat) => Promise<ImageBytes | null>;
  /** The file of an original, or null where there is no such picture. */
  originalOf: (hotel_id: number, name: string) => string | null;
};

const TYPES: Record<ImageFormat, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

/** The largest original: enough for any photograph, too little for a decompression bomb. */
const MOST_PIXELS = 80_000_000;

export function isImageSize(width: number, format: string): format is ImageFormat {
  return (IMAGE_WIDTHS as readonly number[]).includes(width) && (IMAGE_FORMATS as readonly string[]).includes(format);
}

function encode(original: Buffer, width: number, format: ImageFormat): Promise<Buffer> {
  const picture = sharp(original).resize({ width, withoutEnlargement: true });
  // Effort 2: a tenth of the time of the default for sizes within a tenth.
  if (format === "avif") return picture.avif({ quality: 52, effort: 2 }).toBuffer();
  if (format === "webp") return picture.webp({ quality: 74 }).toBuffer();
  return picture.jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}

export function createImages(dataDir: string): Images {
  const folderOf = (hotel_id: number) => join(dataDir, "media", String(hotel_id));
  const inWork = new Set<string>();
  const standIns = new Map<string, Promise<Buffer>>();
  const making = limit(1);
  const quickly = limit(1);

  /** One after the other in a queue of their own: pictures must not take the processor from guests. */
  function makeLater(folder: string, name: string, width: number, format: ImageFormat, target: string): void {
    if (inWork.has(target)) return;
    inWork.add(target);
    void making(async () => {
      try {
        const bytes = await encode(await readFile(join(folder, `${name}.jpg`)), width, format);
        await mkdir(join(folder, "sizes"), { recursive: true });
        // Written to another name and renamed: another process never reads half a picture.
        const aside = `${target}.${process.pid}`;
        await writeFile(aside, bytes);
        await rename(aside, target);
      } catch (error) {
        console.error("picture failed:", target, error);
      } finally {
        inWork.delete(target);
      }
    });
  }

  /** Quick to make, and made once for all waiting requests. */
  function standIn(folder: string, name: string, width: number): Promise<Buffer> {
    const key = `${folder}/${name} ${width}`;
    const already = standIns.get(key);
    if (already) return already;
    const made = quickly(async () =>
      sharp(await readFile(join(folder, `${name}.jpg`)))
        .resize({ width, withoutEnlargement: true })
        .jpeg({ quality: 76 })
        .toBuffer(),
    );
    standIns.set(key, made);
    void made.catch(() => {}).finally(() => standIns.delete(key));
    return made;
  }

  return {
    async store(hotel_id, name, original) {
      const upright = sharp(original, { limitInputPixels: MOST_PIXELS })
        .rotate()
        .resize({ width: 3200, height: 3200, fit: "inside", withoutEnlargement: true });
      // Nobody fetches the original itself: the smaller files of mozjpeg, in seven times the time, would help no one.
      const { data, info } = await upright.jpeg({ quality: 92 }).toBuffer({ resolveWithObject: true });
      const hash = createHash("sha256").update(original).digest("hex").slice(0, 8);
      // A name in another script leaves nothing to write an address with.
      const safe =
        name
          .toLowerCase()
          .replace(/[^a-z0-9]+/g, "-")
          .replace(/^-|-$/g, "")
          .slice(0, 60) || "picture";
      const file = `${safe}-${hash}-${info.width}x${info.height}`;
      await mkdir(folderOf(hotel_id), { recursive: true });
      await writeFile(join(folderOf(hotel_id), `${file}.jpg`), data);
      return `/media/${file}.jpg`;
    },
    originalOf(hotel_id, name) {
      const file = join(folderOf(hotel_id), `${name}.jpg`);
      return existsSync(file) ? file : null;
    },
    async read(hotel_id, name, width, format) {
      const folder = folderOf(hotel_id);
      const target = join(folder, "sizes", `${name}-${width}.${format}`);
      const made = await readFile(target).catch(() => null);
      if (made) return { bytes: new Uint8Array(made), type: TYPES[format], isStandIn: false };
      if (!existsSync(join(folder, `${name}.jpg`))) return null;
      makeLater(folder, name, width, format, target);
      const quick = await standIn(folder, name, width);
      return { bytes: new Uint8Array(quick), type: TYPES.jpg, isStandIn: true };
    },
  };
}
