/** What a file is by its bytes: its type, where the picture ends, and the parts of it that are not pixels. Nothing is decoded. */
import type { PictureType } from "#rules/media/picture-limits.ts";

export type Container = {
  type: PictureType;
  /** The first byte behind the picture; null: it ends too early. */
  end: number | null;
  /** Where comments, profiles and the like are: from, to. */
  asides: [number, number][];
};

const ascii = (bytes: Buffer, from: number, length: number) => bytes.toString("latin1", from, from + length);

export function readContainer(bytes: Buffer): Container | null {
  if (bytes.length < 16) return null;
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return readJpeg(bytes);
  if (ascii(bytes, 0, 8) === "\x89PNG\r\n\x1a\n") return readPng(bytes);
  if (ascii(bytes, 0, 4) === "RIFF" && ascii(bytes, 8, 4) === "WEBP") return readWebp(bytes);
  return ascii(bytes, 4, 4) === "ftyp" ? readAvif(bytes) : null;
}

/** Segments, each with its length, up to a scan; then coded data, in which FF is followed by 00 or a restart mark. */
function readJpeg(bytes: Buffer): Container {
  const asides: Container["asides"] = [];
  let at = 2;
  while (at + 4 <= bytes.length) {
    if (bytes[at] !== 0xff) return { type: "jpeg", end: null, asides };
    const mark = bytes[at + 1]!;
    if (mark === 0xff) at += 1;
    else if (mark === 0xd9) break;
    else if (mark === 0x01 || (mark >= 0xd0 && mark <= 0xd7)) at += 2;
    else {
      const next = at + 2 + bytes.readUInt16BE(at + 2);
      const isAside = (mark >= 0xe0 && mark <= 0xef) || mark === 0xfe;
      if (isAside) asides.push([at + 4, Math.min(next, bytes.length)]);
      at = mark === 0xda ? endOfScan(bytes, next) : next;
    }
  }
  const isEnded = bytes[at] === 0xff && bytes[at + 1] === 0xd9;
  return { type: "jpeg", end: isEnded ? at + 2 : null, asides };
}

function endOfScan(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1 && at + 1 < bytes.length; at = bytes.indexOf(0xff, at + 1)) {
    const mark = bytes[at + 1]!;
    if (mark !== 0x00 && mark !== 0xff && !(mark >= 0xd0 && mark <= 0xd7)) return at;
  }
  return bytes.length;
}

const PNG_PIXELS = new Set(["IHDR", "PLTE", "IDAT", "IEND", "tRNS", "fdAT"]);

function readPng(bytes: Buffer): Container {
  const asides: Container["asides"] = [];
  for (let at = 8; at + 12 <= bytes.length;) {
    const next = at + 12 + bytes.readUInt32BE(at);
    const name = ascii(bytes, at + 4, 4);
    if (next > bytes.length) break;
    if (!PNG_PIXELS.has(name)) asides.push([at + 8, next - 4]);
    if (name === "IEND") return { type: "png", end: next, asides };
    at = next;
  }
  return { type: "png", end: null, asides };
}

const WEBP_PIXELS = new Set(["VP8 ", "VP8L", "ALPH", "ANMF"]);

function readWebp(bytes: Buffer): Container {
  const asides: Container["asides"] = [];
  const size = bytes.readUInt32LE(4);
  const end = 8 + size + (size % 2);
  for (let at = 12; at + 8 <= Math.min(end, bytes.length);) {
    const length = bytes.readUInt32LE(at + 4);
    if (!WEBP_PIXELS.has(ascii(bytes, at, 4))) asides.push([at + 8, Math.min(at + 8 + length, bytes.length)]);
    at += 8 + length + (length % 2);
  }
  // A writer that forgot the last padding byte is forgiven.
  return { type: "webp", end: 8 + size <= bytes.length ? Math.min(end, bytes.length) : null, asides };
}

/** What has another name is not of the picture: it begins behind it. */
const AVIF_BOXES = new Set([
  "ftyp",
  "meta",
  "mdat",
  "moov",
  "moof",
  "mfra",
  "free",
  "skip",
  "uuid",
  "styp",
  "sidx",
  "pdin",
]);

/** Boxes, each with its length. A file of the same family may as well be a film, or HEIC. */
function readAvif(bytes: Buffer): Container | null {
  const brands = ascii(bytes, 8, Math.min(bytes.readUInt32BE(0), 64) - 8);
  if (!/avif|avis/.test(brands)) return null;
  const asides: Container["asides"] = [];
  let at = 0;
  while (at + 8 <= bytes.length) {
    const [length, name] = [bytes.readUInt32BE(at), ascii(bytes, at + 4, 4)];
    if (length < 8 || !AVIF_BOXES.has(name)) break;
    if (at + length > bytes.length) return { type: "avif", end: null, asides };
    if (name !== "mdat") asides.push([at + 8, at + length]);
    at += length;
  }
  return { type: "avif", end: at, asides };
}
