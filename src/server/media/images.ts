/**
 * The image pipeline. A picture is stored once per lodging, re-encoded and stripped of everything but pixels. Sizes and
 * formats are made on the first request and kept on this machine's disk, like the file they are made from where that is in a
 * bucket; the first request does not wait but gets a quick placeholder.
 */
import { createHash } from "node:crypto";
import { access, mkdir, readFile, rename, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import sharp, { type Sharp } from "sharp";
import type { Crop } from "#rules/media/crop.ts";
import { limit } from "#server/concurrency/limit.ts";
import { makeBase } from "#server/media/make-base.ts";
import { createFolderStore } from "#server/media/stores/folder-store.ts";
import type { MediaStore } from "#server/media/stores/media-store.ts";
import { guessedBytes } from "#rules/media/home-weight.ts";
import {
  IMAGE_FORMATS,
  IMAGE_WIDTHS,
  type ImageFormat,
  type Picture,
  pictureWidths,
  readPicture,
  SQUARE_PLACES,
  type SquarePlace,
} from "#rules/site/pictures.ts";

type ImageBytes = {
  bytes: Uint8Array<ArrayBuffer>;
  type: string;
  /** A placeholder must not be cached: the real picture is being made. */
  isStandIn: boolean;
};

/** A picture's file as pages may show it: its name in addresses, and the bytes that it is stored with. */
export type AddedImage = { file: string; width: number; height: number; bytes: Buffer };

export type Images = {
  /** Stores a picture and gives its path on the lodging's host. */
  store: (hotel_id: number, name: string, original: Buffer) => Promise<string>;
  /** The same, cut to a part of it. */
  add: (hotel_id: number, name: string, original: Buffer, crop: Crop | null) => Promise<AddedImage>;
  /** Removes a picture's file, and on this machine every size that was made of it. */
  remove: (hotel_id: number, name: string) => Promise<void>;
  /** Makes the sizes that most pages show, in the background. */
  prepare: (hotel_id: number, name: string) => Promise<void>;
  /** One size of a picture, or of the square part of it at a place; null where there is no such picture. */
  read: (
    hotel_id: number,
    name: string,
    width: number,
    format: ImageFormat,
    square?: SquarePlace | null,
  ) => Promise<ImageBytes | null>;
  /** The bytes of one size as most browsers load it; one that is not made yet is guessed, and made in the background. */
  weigh: (hotel_id: number, picture: Picture, width: number) => Promise<number>;
  /** The file on this machine that sizes are made from, or null where there is no such picture. */
  baseOf: (hotel_id: number, name: string) => Promise<string | null>;
};

const TYPES: Record<ImageFormat, string> = { avif: "image/avif", webp: "image/webp", jpg: "image/jpeg" };

const BASE_TYPES = ["jpg", "webp"] as const;
/** Until the real one is made, the first visitor's must not be ten times as heavy. */
const WIDEST_STAND_IN = 960;
const PREPARED_WIDTHS = new Set([640, 1280]);

export function isImageSize(width: number, format: string): format is ImageFormat {
  return (IMAGE_WIDTHS as readonly number[]).includes(width) && (IMAGE_FORMATS as readonly string[]).includes(format);
}

/** One of a picture's files: its width, and the place of its square part. */
type Size = { width: number; square: SquarePlace | null };

/** The picture in this size, without more pixels than it has. */
async function resized(original: Buffer, { width, square }: Size): Promise<Sharp> {
  if (square === null) return sharp(original).resize({ width, withoutEnlargement: true });
  const whole = await sharp(original).metadata();
  const side = Math.min(whole.width, whole.height);
  const left = Math.round(((whole.width - side) * square) / 100);
  return sharp(original)
    .extract({ left, top: 0, width: side, height: side })
    .resize({ width, withoutEnlargement: true });
}

async function encode(original: Buffer, size: Size, format: ImageFormat): Promise<Buffer> {
  const picture = await resized(original, size);
  // Effort 2: a tenth of the time of the default for sizes within a tenth.
  if (format === "avif") return picture.avif({ quality: 52, effort: 2 }).toBuffer();
  if (format === "webp") return picture.webp({ quality: 74 }).toBuffer();
  return picture.flatten({ background: "#ffffff" }).jpeg({ quality: 78, mozjpeg: true }).toBuffer();
}

/** A name in another script leaves nothing to write an address with. */
const cleanName = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .slice(0, 60)
    .replace(/^-|-$/g, "") || "picture";

/** Written to another name and renamed: another process never reads half a picture. */
async function writeWhole(target: string, bytes: Uint8Array): Promise<void> {
  const aside = `${target}.${process.pid}`;
  await writeFile(aside, bytes);
  await rename(aside, target);
}

const isThere = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  );

export function createImages(dataDir: string, kept: MediaStore = createFolderStore(join(dataDir, "media"))): Images {
  const folderOf = (hotel_id: number) => join(dataDir, "media", String(hotel_id));
  const inWork = new Set<string>();
  const standIns = new Map<string, Promise<Buffer>>();
  const making = limit(1);
  const quickly = limit(1);

  /** One after the other in a queue of their own: pictures must not take the processor from guests. */
  function makeLater(folder: string, base: string, size: Size, format: ImageFormat, target: string): void {
    if (inWork.has(target)) return;
    inWork.add(target);
    void making(async () => {
      try {
        const bytes = await encode(await readFile(base), size, format);
        await mkdir(join(folder, "sizes"), { recursive: true });
        await writeWhole(target, bytes);
      } catch (error) {
        // Removed while it waited: nobody asks for its sizes any more.
        if (await isThere(base)) console.error("picture failed:", target, error);
      } finally {
        inWork.delete(target);
      }
    });
  }

  /** Quick to make, light, and made once for all waiting requests. */
  function standIn(base: string, size: Size): Promise<Buffer> {
    const width = Math.min(size.width, WIDEST_STAND_IN);
    const key = `${base} ${width} ${size.square}`;
    const already = standIns.get(key);
    if (already) return already;
    const made = quickly(async () =>
      (await resized(await readFile(base), { ...size, width }))
        .flatten({ background: "#ffffff" })
        .jpeg({ quality: 76 })
        .toBuffer(),
    );
    standIns.set(key, made);
    void made.catch(() => {}).finally(() => standIns.delete(key));
    return made;
  }

  const targetOf = (folder: string, name: string, { width, square }: Size, format: ImageFormat) =>
    join(folder, "sizes", `${name}-${width}${square === null ? "" : `-square${square}`}.${format}`);

  /** On this machine already, or fetched from where pictures are kept. */
  async function baseOf(hotel_id: number, name: string): Promise<string | null> {
    const files = BASE_TYPES.map((extension) => `${name}.${extension}`);
    for (const file of files) if (await isThere(join(folderOf(hotel_id), file))) return join(folderOf(hotel_id), file);
    for (const file of files) {
      const bytes = await kept.get(`${hotel_id}/${file}`);
      if (bytes === null) continue;
      await mkdir(folderOf(hotel_id), { recursive: true });
      await writeWhole(join(folderOf(hotel_id), file), bytes);
      return join(folderOf(hotel_id), file);
    }
    return null;
  }

  async function add(hotel_id: number, name: string, original: Buffer, crop: Crop | null): Promise<AddedImage> {
    const { bytes, width, height, extension } = await makeBase(original, crop);
    const hash = createHash("sha256").update(original);
    if (crop !== null) hash.update(JSON.stringify([crop.x, crop.y, crop.width, crop.height]));
    const file = `${cleanName(name)}-${hash.digest("hex").slice(0, 8)}-${width}x${height}`;
    await kept.put(`${hotel_id}/${file}.${extension}`, bytes);
    return { file, width, height, bytes };
  }

  return {
    add,
    baseOf,
    store: async (hotel_id, name, original) => `/media/${(await add(hotel_id, name, original, null)).file}.jpg`,
    async remove(hotel_id, name) {
      const folder = folderOf(hotel_id);
      const sizes = IMAGE_FORMATS.flatMap((format) =>
        IMAGE_WIDTHS.flatMap((width) =>
          [null, ...SQUARE_PLACES].map((square) => targetOf(folder, name, { width, square }, format)),
        ),
      );
      const bases = BASE_TYPES.map((extension) => `${name}.${extension}`);
      for (const base of bases) await kept.remove(`${hotel_id}/${base}`);
      for (const file of [...bases.map((base) => join(folder, base)), ...sizes]) await rm(file, { force: true });
    },
    async prepare(hotel_id, name) {
      const base = await baseOf(hotel_id, name);
      if (base === null) return;
      const folder = folderOf(hotel_id);
      const offered = pictureWidths(readPicture(`/media/${name}.jpg`)!);
      for (const width of offered.filter((each) => PREPARED_WIDTHS.has(each))) {
        const size = { width, square: null };
        makeLater(folder, base, size, "avif", targetOf(folder, name, size, "avif"));
      }
    },
    async weigh(hotel_id, picture, width) {
      const folder = folderOf(hotel_id);
      const size = { width, square: null };
      const target = targetOf(folder, picture.name, size, "avif");
      const made = await stat(target).catch(() => null);
      if (made) return made.size;
      void baseOf(hotel_id, picture.name)
        .then((base) => base && makeLater(folder, base, size, "avif", target))
        .catch((error: unknown) => console.error("picture failed:", target, error));
      return guessedBytes(picture, width);
    },
    async read(hotel_id, name, width, format, square = null) {
      const folder = folderOf(hotel_id);
      const size = { width, square };
      const target = targetOf(folder, name, size, format);
      const made = await readFile(target).catch(() => null);
      if (made) return { bytes: new Uint8Array(made), type: TYPES[format], isStandIn: false };
      const base = await baseOf(hotel_id, name);
      if (base === null) return null;
      makeLater(folder, base, size, format, target);
      const quick = await standIn(base, size);
      return { bytes: new Uint8Array(quick), type: TYPES.jpg, isStandIn: true };
    },
  };
}
