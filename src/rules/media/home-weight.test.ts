import fc from "fast-check";
import { expect, test } from "vitest";
import type { ContentRecord } from "#rules/content/site-content.ts";
import { guessedBytes, homePictures, loadedWidth, VIEWS } from "#rules/media/home-weight.ts";
import { IMAGE_WIDTHS, readPicture } from "#rules/site/pictures.ts";

const path = (name: string, size = "2400x1600") => `/media/${name}-0123abcd-${size}.jpg`;
const record = (kind: ContentRecord["record"], record_id: number, fields: object) =>
  ({ record: kind, record_id, fields }) as ContentRecord;

test("all large pictures and one of each card; a file that is shown twice is loaded once, in its larger use", () => {
  const found = homePictures([
    record("site", 0, {
      banner_images: [{ src: path("sea") }, { src: path("bath") }, { src: "https://elsewhere.example/a.jpg" }],
      about_images: [{ src: path("house") }, { src: path("garden") }],
    }),
    record("room", 1, { photos: [{ src: path("bath") }, { src: path("bed") }] }),
    record("room", 2, { photos: [] }),
    record("facility", 3, { photos: [{ src: path("spring") }] }),
    record("promotion", 4, { main_image: { src: path("autumn") } }),
  ]);
  expect(found.map(({ picture, isLarge }) => [picture.name.split("-")[0], isLarge])).toEqual([
    ["sea", true],
    ["bath", true],
    ["house", false],
    ["spring", false],
    ["autumn", false],
  ]);
});

test.each([
  ["2400x1600", true, "phone", 800],
  ["2400x1600", true, "desktop", 1280],
  ["2400x1600", false, "phone", 800],
  ["2400x1600", false, "desktop", 640],
  ["500x400", true, "desktop", 640],
] as const)("a picture of %s, large: %s, on a %s is loaded %i wide", (size, isLarge, view, width) => {
  expect(loadedWidth({ picture: readPicture(path("sea", size))!, isLarge }, view)).toBe(width);
});

test("a size is always one that is offered, and its guess is never more than the whole picture's", () => {
  const size = fc.integer({ min: 1, max: 9999 });
  fc.assert(
    fc.property(size, size, fc.boolean(), fc.constantFrom(...VIEWS), (width, height, isLarge, view) => {
      const picture = readPicture(path("sea", `${width}x${height}`))!;
      const loaded = loadedWidth({ picture, isLarge }, view);
      expect(IMAGE_WIDTHS).toContain(loaded);
      expect(guessedBytes(picture, loaded)).toBeLessThanOrEqual(guessedBytes(picture, width) + 1);
    }),
  );
});
