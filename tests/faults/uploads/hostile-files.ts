/** Files that are no pictures, or more than pictures: each with the sentence that it must get. */
import { crc32, deflateSync, gzipSync } from "node:zlib";
import sharp from "sharp";
import type { RefusalCode } from "#rules/calls/refusals.ts";

export type HostileFile = { about: string; bytes: Buffer; refused: RefusalCode };

const latin1 = (text: string) => Buffer.from(text, "latin1");

function chunk(name: string, content: Buffer): Buffer {
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  check.writeUInt32BE(crc32(Buffer.concat([latin1(name), content])));
  return Buffer.concat([length, latin1(name), content, check]);
}

/** A PNG that says it is this large; its pixels are zeros, packed to almost nothing. */
export function pngBomb(width: number, height: number, packed = 4 * 1024 * 1024, extra: Buffer[] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 2, 0, 0, 0], 8);
  const pixels = chunk("IDAT", deflateSync(Buffer.alloc(packed)));
  return Buffer.concat([
    latin1("\x89PNG\r\n\x1a\n"),
    chunk("IHDR", head),
    ...extra,
    pixels,
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

/** A JPEG whose header claims another size than its pixels have. */
function swollen(jpeg: Buffer, width: number, height: number): Buffer {
  const copy = Buffer.from(jpeg);
  const frame = copy.findIndex((byte, at) => byte === 0xff && copy[at + 1] === 0xc0);
  copy.writeUInt16BE(height, frame + 5);
  copy.writeUInt16BE(width, frame + 7);
  return copy;
}

const withComment = (jpeg: Buffer, text: string): Buffer => {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length + 2);
  return Buffer.concat([jpeg.subarray(0, 2), Buffer.from([0xff, 0xfe]), length, latin1(text), jpeg.subarray(2)]);
};

const SCRIPTS = [
  "<script>alert(1)</script>",
  "<!DOCTYPE html><html><body onload=alert(1)>",
  "<?php system($_GET['c']); ?>",
  "<svg xmlns='http://www.w3.org/2000/svg' onload='alert(1)'/>",
  "<iframe src=//evil.example></iframe>",
  "<a href=javascript:alert(1)>",
];
const ZIP = Buffer.concat([latin1("PK\x03\x04"), Buffer.alloc(60, 1), latin1("PK\x05\x06"), Buffer.alloc(18)]);
const APPENDED: [string, Buffer][] = [
  ["a ZIP", ZIP],
  ["a ZIP behind other bytes", Buffer.concat([Buffer.alloc(500, 3), ZIP])],
  ["a PDF", latin1("%PDF-1.7\n1 0 obj <</S /JavaScript>>")],
  ["a program", latin1("\x7fELF\x02\x01\x01")],
  ["a Windows program", latin1("MZ\x90\x00\x03")],
  ["a shell script", latin1("#!/bin/sh\nrm -rf /\n")],
  ["a packed file", gzipSync("hello")],
  ["a RAR", latin1("Rar!\x1a\x07\x00")],
  ...SCRIPTS.map((text): [string, Buffer] => [`the text ${text}`, latin1(`\n${text}`)]),
];
const OTHERS: [string, Buffer][] = [
  ["an SVG", latin1(`<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>`)],
  ["an SVG behind a declaration", latin1(`<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>        `)],
  ["a page", latin1("<!doctype html><script>alert(1)</script>")],
  ["a PDF", latin1("%PDF-1.7\n%âãÏÓ\n1 0 obj\n<<>>\nendobj\n")],
  ["a ZIP", ZIP],
  ["a program", Buffer.concat([latin1("\x7fELF\x02\x01\x01"), Buffer.alloc(200)])],
  ["a GIF that is a script", latin1("GIF89a/*\x01\x00\x01\x00*/=1;alert(1)//".padEnd(64))],
  ["a BMP", Buffer.concat([latin1("BM"), Buffer.alloc(100)])],
  ["an icon", Buffer.concat([Buffer.from([0, 0, 1, 0]), Buffer.alloc(100)])],
  ["a film", Buffer.concat([Buffer.from([0, 0, 0, 24]), latin1("ftypmp42\0\0\0\0mp42isom"), Buffer.alloc(100)])],
  ["a HEIC", Buffer.concat([Buffer.from([0, 0, 0, 24]), latin1("ftypheic\0\0\0\0mif1heic"), Buffer.alloc(100)])],
  ["text", latin1("This is not a picture, whatever its name says.")],
  ["zeros", Buffer.alloc(5000)],
  ["one byte", Buffer.from([0xff])],
  ["the first bytes of a JPEG", Buffer.from([0xff, 0xd8, 0xff])],
];

const TYPES = ["jpeg", "png", "webp", "avif"] as const;

/** Some hundred, different for each sequence of random numbers. */
export async function hostileFiles(random: (most: number) => number): Promise<HostileFile[]> {
  const files: HostileFile[] = [];
  const add = (about: string, bytes: Buffer, refused: RefusalCode) => files.push({ about, bytes, refused });
  const draw = () =>
    sharp({
      create: {
        width: 40 + random(200),
        height: 40 + random(200),
        channels: 3,
        background: { r: random(256), g: random(256), b: random(256) },
        noise: { type: "gaussian", mean: 100, sigma: 30 },
      },
    });
  for (const [about, bytes] of OTHERS) add(about, bytes, "PICTURE_TYPE");
  for (const [about, bytes] of OTHERS)
    add(
      `${about}, with ${1 + random(9)} bytes before it`,
      Buffer.concat([Buffer.alloc(1 + random(9), 32), bytes]),
      "PICTURE_TYPE",
    );
  add("a GIF", await draw().gif().toBuffer(), "PICTURE_TYPE");
  add("a TIFF", await draw().tiff().toBuffer(), "PICTURE_TYPE");
  for (const type of TYPES) {
    const picture = await draw()
      .toFormat(type, type === "avif" ? { effort: 0 } : {})
      .toBuffer();
    for (const [what, bytes] of APPENDED)
      add(`${type} with ${what} behind it`, Buffer.concat([picture, bytes]), "PICTURE_MIXED");
    for (let nth = 0; nth < 20; nth += 1) {
      const other = await draw()
        .toFormat(type, type === "avif" ? { effort: 0 } : {})
        .toBuffer();
      add(`${type}, cut off`, other.subarray(0, 20 + random(other.length - 24)), "PICTURE_BROKEN");
    }
    add(`${type}, its first half only zeros after the header`, picture.fill(0, 16), "PICTURE_BROKEN");
  }
  const jpeg = await draw().jpeg().toBuffer();
  for (const text of SCRIPTS) add(`JPEG with a comment: ${text}`, withComment(jpeg, text), "PICTURE_MIXED");
  for (const text of SCRIPTS) {
    add(
      `PNG with a text: ${text}`,
      pngBomb(20, 20, 61 * 20, [chunk("tEXt", latin1(`Comment\0${text}`))]),
      "PICTURE_MIXED",
    );
  }
  for (const text of SCRIPTS) {
    const exif = await draw()
      .withExif({ IFD0: { ImageDescription: text } })
      .jpeg()
      .toBuffer();
    add(`JPEG with a description: ${text}`, exif, "PICTURE_MIXED");
  }
  for (const [width, height] of [
    [50_000, 50_000],
    [65_000, 65_000],
    [1_000_000, 101],
    [10_001, 10_000],
    [101, 1_000_000],
  ] as const) {
    add(`a PNG of ${width} × ${height}`, pngBomb(width, height), "PICTURE_TOO_MANY_PIXELS");
    add(
      `a PNG of ${width} × ${height}, packed harder`,
      pngBomb(width, height, 24 * 1024 * 1024),
      "PICTURE_TOO_MANY_PIXELS",
    );
  }
  for (const side of [65_500, 30_000, 20_000, 10_100]) {
    add(`a JPEG that claims ${side} × ${side}`, swollen(jpeg, side, side), "PICTURE_TOO_MANY_PIXELS");
  }
  return files;
}
