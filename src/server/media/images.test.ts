import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterAll, expect, test, vi } from "vitest";
import { readPicture } from "#rules/site/pictures.ts";
import { createImages, isImageSize } from "#server/media/images.ts";
import { createFolderStore } from "#server/media/stores/folder-store.ts";

const folder = mkdtempSync(join(tmpdir(), "yado-images-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const images = createImages(folder);
const original = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#4488aa" } })
    .withExif({ IFD0: { Copyright: "secret place" } })
    .jpeg()
    .toBuffer();

/** The real size, once it is made. */
async function finished(name: string, width: number, format: "avif" | "webp" | "jpg") {
  await expect
    .poll(async () => (await images.read(7, name, width, format))?.isStandIn, { timeout: 10_000 })
    .toBe(false);
  return sharp((await images.read(7, name, width, format))!.bytes).metadata();
}

test("a stored picture tells its size in its address and carries nothing but pixels", async () => {
  const path = await images.store(7, "Some Room!", await original(900, 600));
  const picture = readPicture(path)!;
  expect(picture).toMatchObject({ width: 900, height: 600 });
  expect((await finished(picture.name, 1280, "jpg")).exif).toBeUndefined();
});

test("a picture with a name in another script can be shown too", async () => {
  expect(readPicture(await images.store(7, "客房.jpg 照片", await original(60, 40)))).toMatchObject({
    width: 60,
    height: 40,
  });
  expect(readPicture(await images.store(7, "客房", await original(60, 40)))).toMatchObject({ width: 60, height: 40 });
});

test("who asks first gets a quick stand-in of the same size, not to be kept", async () => {
  const { name } = readPicture(await images.store(7, "first", await original(800, 500)))!;
  const first = (await images.read(7, name, 320, "avif"))!;
  expect(first).toMatchObject({ isStandIn: true, type: "image/jpeg" });
  expect(await sharp(first.bytes).metadata()).toMatchObject({ width: 320, height: 200, format: "jpeg" });
});

test.each(["avif", "webp", "jpg"] as const)("sizes are made in %s, never larger than the original", async (format) => {
  const { name } = readPicture(await images.store(7, `room-${format}`, await original(800, 500)))!;
  const kind = { avif: "heif", webp: "webp", jpg: "jpeg" }[format];
  expect(await finished(name, 320, format)).toMatchObject({ width: 320, height: 200, format: kind });
  expect((await finished(name, 2400, format)).width).toBe(800);
});

test("the square part has the picture's height and is cut where it is asked for", async () => {
  const halves = [
    ["#ff0000", 0],
    ["#0000ff", 400],
  ] as const;
  const parts = halves.map(([background, left]) => ({
    input: { create: { width: 400, height: 500, channels: 3 as const, background } },
    left,
    top: 0,
  }));
  const blank = { create: { width: 800, height: 500, channels: 3 as const, background: "#ffffff" } };
  const { name } = readPicture(await images.store(7, "halves", await sharp(blank).composite(parts).jpeg().toBuffer()))!;
  for (const [place, reds] of [
    [0, 400],
    [50, 250],
    [100, 100],
  ] as const) {
    const first = (await images.read(7, name, 2400, "jpg", place))!;
    expect(await sharp(first.bytes).metadata()).toMatchObject({ width: 500, height: 500 });
    await expect.poll(async () => (await images.read(7, name, 2400, "jpg", place))?.isStandIn).toBe(false);
    const { bytes } = (await images.read(7, name, 2400, "jpg", place))!;
    const row = await sharp(bytes).extract({ left: 0, top: 250, width: 500, height: 1 }).raw().toBuffer();
    const red = Array.from({ length: 500 }, (_, at) => row[at * 3]! > 128).filter(Boolean).length;
    expect(Math.abs(red - reds)).toBeLessThan(10);
  }
});

test("a size is weighed as it is, once it is made", async () => {
  const noise = sharp({
    create: {
      width: 900,
      height: 600,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 40 },
    },
  });
  const picture = readPicture(await images.store(7, "weighed", await noise.jpeg().toBuffer()))!;
  const guessed = await images.weigh(7, picture, 480);
  await finished(picture.name, 480, "avif");
  const { bytes } = (await images.read(7, picture.name, 480, "avif"))!;
  expect(await images.weigh(7, picture, 480)).toBe(bytes.length);
  expect(guessed).toBeGreaterThan(0);
  expect(guessed).not.toBe(bytes.length);
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

test("a size that waits while its picture is removed is nobody's failure; one that can't be made is", async () => {
  const failures = vi.spyOn(console, "error").mockImplementation(() => {});
  const gone = readPicture(await images.store(8, "gone", await original(900, 600)))!.name;
  const broken = readPicture(await images.store(8, "broken", await original(900, 600)))!.name;
  await images.read(8, gone, 320, "avif");
  await images.read(8, gone, 640, "avif");
  await images.remove(8, gone);
  writeFileSync((await images.baseOf(8, broken))!, "no picture");
  await images.prepare(8, broken);
  // They are made one after the other: when this one has failed, those before it have ended.
  await expect.poll(() => failures.mock.calls.length).toBeGreaterThan(0);
  expect(failures.mock.calls.filter(([, target]) => !String(target).includes(broken))).toEqual([]);
  failures.mockRestore();
});

test("a picture that is removed is gone where it is kept and on this machine, with every size", async () => {
  const bucket = createFolderStore(join(folder, "bucket"));
  const here = createImages(join(folder, "here"), bucket);
  const { file } = await here.add(7, "gone", await original(900, 600), null);
  expect(await here.read(7, file, 320, "jpg")).not.toBeNull();
  await expect.poll(async () => (await here.read(7, file, 320, "jpg"))?.isStandIn, { timeout: 10_000 }).toBe(false);
  await here.remove(7, file);
  expect(await bucket.list("7/")).toEqual([]);
  expect(await here.read(7, file, 320, "jpg")).toBeNull();
});
