import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { expect, test } from "vitest";
import { readPicture } from "#rules/pictures.ts";
import { createImages, isImageSize } from "#server/media/images.ts";

const images = createImages(mkdtempSync(join(tmpdir(), "yado-images-")));
const original = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#4488aa" } })
    .withExif({ IFD0: { Copyright: "secret place" } })
    .jpeg()
    .toBuffer();

test("a stored picture tells its size in its address and carries nothing but pixels", async () => {
  const path = await images.store(7, "Some Room!", await original(900, 600));
  const picture = readPicture(path)!;
  expect(picture).toMatchObject({ width: 900, height: 600 });
  const bytes = await images.read(7, picture.name, 1280, "jpg");
  expect((await sharp(bytes!).metadata()).exif).toBeUndefined();
});

test.each(["avif", "webp", "jpg"] as const)(
  "a size in %s is made when first asked for, never larger than the original",
  async (format) => {
    const { name } = readPicture(await images.store(7, `room-${format}`, await original(800, 500)))!;
    const small = await sharp((await images.read(7, name, 320, format))!).metadata();
    expect(small).toMatchObject({
      width: 320,
      height: 200,
      format: format === "avif" ? "heif" : format === "jpg" ? "jpeg" : format,
    });
    expect((await sharp((await images.read(7, name, 2400, format))!).metadata()).width).toBe(800);
  },
);

test("many asking at once for a new size get the same bytes", async () => {
  const { name } = readPicture(await images.store(7, "busy", await original(1600, 1000)))!;
  const all = await Promise.all(Array.from({ length: 8 }, () => images.read(7, name, 640, "webp")));
  expect(new Set(all.map((bytes) => Buffer.from(bytes!).toString("base64"))).size).toBe(1);
});

test("a picture of another lodging, or none, is not there", async () => {
  const { name } = readPicture(await images.store(7, "mine", await original(400, 300)))!;
  expect(await images.read(8, name, 320, "jpg")).toBeNull();
  expect(await images.read(7, "no-such-00000000-1x1", 320, "jpg")).toBeNull();
});

test("only the offered sizes exist: nobody can make us draw millions", () => {
  expect(isImageSize(320, "avif")).toBe(true);
  expect(isImageSize(321, "avif")).toBe(false);
  expect(isImageSize(320, "gif")).toBe(false);
});
