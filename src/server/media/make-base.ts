/** The file that every size of a picture is made from: upright, cut as the owner wants it, and nothing but pixels. */
import sharp from "sharp";
import { type Crop, cropPixels } from "#rules/media/crop.ts";
import { PICTURE_LIMITS } from "#rules/media/picture-limits.ts";

/** No layout shows more. */
const LONGEST_SIDE = 3200;

export type Base = { bytes: Buffer; width: number; height: number; extension: "jpg" | "webp" };

const open = (original: Buffer) => sharp(original, { limitInputPixels: PICTURE_LIMITS.pixels, sequentialRead: true });

/** Its pixels can't be read: it was cut off, or never was a picture. */
export class UnreadablePicture extends Error {}

export function makeBase(original: Buffer, crop: Crop | null): Promise<Base> {
  return decode(original, crop).catch((cause: unknown) => {
    throw new UnreadablePicture("a picture can't be read", { cause });
  });
}

async function decode(original: Buffer, crop: Crop | null): Promise<Base> {
  const { width, height, orientation = 1, hasAlpha } = await open(original).metadata();
  const upright = orientation >= 5 ? { width: height, height: width } : { width, height };
  const whole = open(original).autoOrient();
  const cut = crop === null ? whole : whole.extract(cropPixels(crop, upright));
  const fitted = cut.resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: "inside", withoutEnlargement: true });
  // Nobody fetches this file itself: the smaller files of mozjpeg, in seven times the time, would help no one.
  const encoded = hasAlpha ? fitted.webp({ quality: 94, alphaQuality: 100 }) : fitted.jpeg({ quality: 92 });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height, extension: hasAlpha ? "webp" : "jpg" };
}

/** How a picture looks, in 64 bits: the same in other sizes and formats. Each bit says whether a field is brighter than the next. */
export async function lookOf(base: Buffer): Promise<string> {
  const fields = await sharp(base).flatten().greyscale().resize(9, 8, { fit: "fill" }).raw().toBuffer();
  let look = "";
  for (let row = 0; row < 8; row += 1) {
    let bits = 0;
    for (let column = 0; column < 8; column += 1) {
      bits = bits * 2 + (fields[row * 9 + column]! > fields[row * 9 + column + 1]! ? 1 : 0);
    }
    look += bits.toString(16).padStart(2, "0");
  }
  return look;
}
