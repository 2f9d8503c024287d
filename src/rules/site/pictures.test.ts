/** A picture's path tells its size; nothing else is a picture of ours. */
import fc from "fast-check";
import { expect, test } from "vitest";
import {
  IMAGE_FORMATS,
  IMAGE_WIDTHS,
  isOwnPicture,
  picturePath,
  pictureSource,
  pictureWidths,
  readPicture,
} from "#rules/site/pictures.ts";

test.each([
  ["/media/pine-0a1b2c3d-1600x900.jpg", { name: "pine-0a1b2c3d-1600x900", width: 1600, height: 900 }],
  ["/media/sea-view-2-ffffffff-320x4000.jpg", { name: "sea-view-2-ffffffff-320x4000", width: 320, height: 4000 }],
  ["/media/7-00000000-1x1.jpg", { name: "7-00000000-1x1", width: 1, height: 1 }],
  [
    "/media/pine-0a1b2c3d-1600x900_20-75.jpg",
    { name: "pine-0a1b2c3d-1600x900", width: 1600, height: 900, focus: { x: 20, y: 75 } },
  ],
])("%s is read", (path, picture) => {
  expect(readPicture(path)).toEqual(picture);
});

test.each([
  "",
  "/media/",
  "/media/pine.jpg",
  "/media/pine-0a1b2c3d.jpg",
  "/media/pine-0a1b2c3d-1600x900.png",
  "/media/pine-0a1b2c3d-1600x900.jpg?x=1",
  "/media/pine-0a1b2c3d-1600x900.jpg\n",
  "/media/Pine-0a1b2c3d-1600x900.jpg",
  "/media/pine-0A1B2C3D-1600x900.jpg",
  "/media/pine-0a1b2c3-1600x900.jpg",
  "/media/pine-0a1b2c3d-1600x.jpg",
  "/media/pine-0a1b2c3d-123456x900.jpg",
  "/media/-0a1b2c3d-1600x900.jpg",
  "/media/pine-0a1b2c3d-1600x900_20.jpg",
  "/media/pine-0a1b2c3d-1600x900_100-20.jpg",
  "/media/pine-0a1b2c3d-1600x900_-1-20.jpg",
  "/media/../secret-0a1b2c3d-1600x900.jpg",
  "/media/a/b-0a1b2c3d-1600x900.jpg",
  "/media/%2e%2e-0a1b2c3d-1600x900.jpg",
  "media/pine-0a1b2c3d-1600x900.jpg",
  "//evil.example/media/pine-0a1b2c3d-1600x900.jpg",
  "https://evil.example/media/pine-0a1b2c3d-1600x900.jpg",
  `/media/${"a".repeat(81)}-0a1b2c3d-1600x900.jpg`,
])("%j is no picture of ours", (path) => {
  expect(readPicture(path)).toBeNull();
});

test.each([
  [100, [320]],
  [320, [320]],
  [321, [320, 480]],
  [640, [320, 480, 640]],
  [1000, [320, 480, 640, 800, 960, 1280]],
  [1600, [320, 480, 640, 800, 960, 1280, 1600]],
  [2400, [320, 480, 640, 800, 960, 1280, 1600, 2000, 2400]],
  [9999, [320, 480, 640, 800, 960, 1280, 1600, 2000, 2400]],
])("a picture %i wide is offered at %j", (width, widths) => {
  expect(pictureWidths({ name: "pine", width, height: 100 })).toEqual(widths);
});

test.each([
  [320, "avif", "/img/pine-0a1b2c3d-1600x900/320.avif"],
  [960, "webp", "/img/pine-0a1b2c3d-1600x900/960.webp"],
  [2400, "jpg", "/img/pine-0a1b2c3d-1600x900/2400.jpg"],
] as const)("at %i as %s it stands at %s", (width, format, source) => {
  expect(pictureSource({ name: "pine-0a1b2c3d-1600x900", width: 1600, height: 900 }, width, format)).toBe(source);
});

test("every picture is offered, in growing known widths of which only the last may exceed it", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 99_999 }), (width) => {
      const widths = pictureWidths({ name: "pine", width, height: 1 });
      expect(widths.length).toBeGreaterThan(0);
      expect(IMAGE_WIDTHS).toEqual(expect.arrayContaining(widths));
      expect(widths).toEqual([...new Set(widths)].sort((a, b) => a - b));
      expect(widths.slice(0, -1).every((each) => each < width)).toBe(true);
      expect(widths.at(-1)).toBeGreaterThanOrEqual(Math.min(width, 2400));
    }),
  );
});

test("whatever the path, what is read can be requested without leaving its folder", () => {
  const nearly = fc
    .tuple(fc.string({ unit: fc.constantFrom("a", "0", "-", ".", "/", "%", "A") }), fc.nat(99_999), fc.nat(99_999))
    .map(([name, width, height]) => `/media/${name}-0a1b2c3d-${width}x${height}.jpg`);
  fc.assert(
    fc.property(nearly, fc.constantFrom(...IMAGE_FORMATS), (path, format) => {
      const picture = readPicture(path);
      fc.pre(picture !== null);
      expect(path).toBe(`/media/${picture!.name}.jpg`);
      expect(pictureSource(picture!, 640, format)).toMatch(/^\/img\/[a-z0-9-]+x\d+\/640\.(avif|webp|jpg)$/);
    }),
  );
});

test("only a path on the lodging's own host is a picture of its own", () => {
  for (const path of ["/media/logo-0a1b2c3d-320x80.jpg", "/img/logo/320.webp", "/media/logo.png"])
    expect(isOwnPicture(path), path).toBe(true);
  for (const path of [
    "",
    "/",
    "//evil.test/a.png",
    "/\\evil.test",
    "/\t/evil.test",
    "https://evil.test/a.png",
    "data:,",
    "a.png",
  ])
    expect(isOwnPicture(path), path).toBe(false);
});

test("the point that stays visible is part of the path, but for the middle", () => {
  const name = "pine-0a1b2c3d-1600x900";
  expect(picturePath(name, { x: 50, y: 50 })).toBe(`/media/${name}.jpg`);
  expect(readPicture(picturePath(name, { x: 0, y: 100 }))).toMatchObject({ name, focus: { x: 0, y: 99 } });
});
