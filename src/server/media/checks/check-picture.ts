/** Whether a file is a picture that we take. The cheap questions come first; nothing is decoded before the last. */
import sharp from "sharp";
import { PICTURE_LIMITS, type PictureType } from "#rules/media/picture-limits.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { readContainer } from "#server/media/checks/read-container.ts";

export type CheckedPicture = {
  type: PictureType;
  /** As it is looked at: turned as the camera was. */
  width: number;
  height: number;
};

/** Pages and programs, wherever they are in a picture. */
const PAGE = /<(?:script|html|!doctype|svg|iframe|body|object|embed|\?php|\?xml-stylesheet|%@)|javascript:|<\?=/i;
/** Files that begin where the picture ends. Films of a phone ("ftyp") and second pictures are none of them: both are usual. */
const FILES = [
  "PK\x03\x04",
  "PK\x05\x06",
  "%PDF-",
  "\x7fELF",
  "MZ",
  "Rar!",
  "7z\xbc\xaf",
  "GIF8",
  "#!",
  "\xca\xfe\xba\xbe",
  "\x1f\x8b",
  "SQLite format 3",
];
/** A picture's asides are searched in pieces of this size: a film of 20 MB is not turned into one text. */
const STEP = 256 * 1024;
const OVERLAP = 32;

function holdsPage(bytes: Buffer, from: number, to: number): boolean {
  for (let at = from; at < to; at += STEP) {
    if (PAGE.test(bytes.toString("latin1", at, Math.min(to, at + STEP + OVERLAP)))) return true;
  }
  return false;
}

/** Something else than a picture in the same file: whoever opens it as that would be served it from our host. */
function isMixed(bytes: Buffer, end: number, asides: readonly [number, number][]): boolean {
  if (asides.some(([from, to]) => holdsPage(bytes, from, to))) return true;
  const trailer = bytes.toString("latin1", end, Math.min(bytes.length, end + 64)).trimStart();
  if (FILES.some((mark) => trailer.startsWith(mark))) return true;
  // A ZIP is found from its end.
  if (bytes.length > end && bytes.subarray(Math.max(end, bytes.length - 66_000)).includes("PK\x05\x06", 0, "latin1"))
    return true;
  return holdsPage(bytes, end, bytes.length);
}

export async function checkPicture(bytes: Buffer): Promise<CheckedPicture> {
  if (bytes.length === 0) throw new Refusal("PICTURE_EMPTY", ["file"]);
  if (bytes.length > PICTURE_LIMITS.bytes) throw new Refusal("PICTURE_TOO_LARGE", ["file"]);
  const container = readContainer(bytes);
  if (container === null) throw new Refusal("PICTURE_TYPE", ["file"]);
  const { type, end, asides } = container;
  if (end === null) throw new Refusal("PICTURE_BROKEN", ["file"]);
  if (isMixed(bytes, end, asides)) throw new Refusal("PICTURE_MIXED", ["file"]);
  return { type, ...(await sizeOf(bytes, type)) };
}

/** Read from the header alone. */
async function sizeOf(bytes: Buffer, type: PictureType): Promise<{ width: number; height: number }> {
  const found = await sharp(bytes, { limitInputPixels: false, sequentialRead: true })
    .metadata()
    .catch(() => null);
  const { width = 0, height = 0, format, orientation = 1 } = found ?? {};
  // By its bytes one type, for the decoder another: it is made to deceive one of the two.
  if (format !== (type === "avif" ? "heif" : type) || width < 1 || height < 1)
    throw new Refusal("PICTURE_BROKEN", ["file"]);
  if (width * height > PICTURE_LIMITS.pixels) throw new Refusal("PICTURE_TOO_MANY_PIXELS", ["file"]);
  return orientation >= 5 ? { width: height, height: width } : { width, height };
}
