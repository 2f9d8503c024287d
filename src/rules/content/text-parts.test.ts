import fc from "fast-check";
import { expect, test } from "vitest";
import { contentField } from "#rules/content/content-fields.ts";
import { valueIn } from "#rules/content/site-content.ts";
import {
  pageFields,
  pagesIn,
  partNames,
  partText,
  readPageField,
  readPart,
  splitPages,
  withPartText,
} from "#rules/content/text-parts.ts";
import { LANGUAGES } from "#rules/text/language.ts";

const PHOTOS = [
  { src: "/a", alt: { "zh-TW": "海" } },
  { src: "/b", alt: {} },
];

test.each([
  ["photos", PHOTOS, ["photos.0", "photos.1"]],
  ["main_image", PHOTOS[0], ["main_image.0"]],
  ["main_image", null, []],
  ["symbol_tags", [{ "en-US": "Sea view" }], ["symbol_tags.0"]],
  ["menu_items", null, []],
  ["phone", "02", []],
])("the texts inside %s are named by their places", (field, value, names) => {
  expect(partNames(field, value)).toEqual(names);
});

test("a text inside a value is read and written in its place, and an empty one is none", () => {
  const part = readPart("photos.0")!;
  expect(valueIn({ photos: PHOTOS }, { field: "photos.0", lang: "zh-TW" })).toBe("海");
  expect(withPartText(PHOTOS, part, "en-US", "Sea")).toEqual([
    { src: "/a", alt: { "zh-TW": "海", "en-US": "Sea" } },
    PHOTOS[1],
  ]);
  expect(withPartText(PHOTOS, part, "zh-TW", "")).toEqual([{ src: "/a", alt: {} }, PHOTOS[1]]);
  expect(withPartText(PHOTOS, readPart("photos.7")!, "zh-TW", "山")).toBe(PHOTOS);
  expect(withPartText([{ "zh-TW": "海景" }], readPart("symbol_tags.0")!, "en-US", "Sea view")).toEqual([
    { "zh-TW": "海景", "en-US": "Sea view" },
  ]);
  expect(withPartText(PHOTOS[0], readPart("main_image.0")!, "en-US", "Sea")).toMatchObject({ src: "/a" });
});

test.each(["photos", "photos.", "photos.x", "phone.0", "constructor.0", "photos.0.1"])("%s names no part", (name) => {
  expect(readPart(name)).toBeNull();
});

test.each(["page_title", "page_title:about", "page_name:/about", "page_text:/a b", "page_seo"])(
  "%s is of no page",
  (name) => {
    expect(readPageField(name)).toBeNull();
  },
);

test("only records that have the value have its parts, and only the site has pages", () => {
  expect(contentField("room", "photos.0")).toMatchObject({ type: "text", most: 300 });
  expect(contentField("site", "photos.0")).toBeNull();
  expect(contentField("site", "page_title:/about")).toMatchObject({ type: "text", most: 200 });
  expect(contentField("room", "page_title:/about")).toBeNull();
});

const texts = fc
  .dictionary(fc.constantFrom(...LANGUAGES), fc.string({ minLength: 1 }), { minKeys: 1 })
  .map((found) => ({ ...found }));
const path = fc.stringMatching(/^\/[a-z0-9/_-]{1,20}$/);

test("what search results say of pages is the same as fields and back", () => {
  const all = fc.dictionary(path, fc.record({ title: texts, text: texts }, { noNullPrototype: true }), {
    noNullPrototype: true,
  });
  fc.assert(
    fc.property(all, (pages) => {
      expect(pagesIn(pageFields(pages)) ?? {}).toEqual(pages);
      expect(splitPages({ phone: "02", page_seo: pages })).toEqual({ phone: "02", ...pageFields(pages) });
    }),
  );
});

test("what is written is what is read, and nothing else changes", () => {
  fc.assert(
    fc.property(
      fc.array(texts, { maxLength: 5 }),
      fc.nat(6),
      fc.constantFrom(...LANGUAGES),
      fc.string(),
      (value, at, lang, text) => {
        const part = { ...readPart("symbol_tags.0")!, at };
        const next = withPartText(value, part, lang, text) as typeof value;
        expect(partText(next, part, lang)).toBe(at < value.length ? text : "");
        expect(next.toSpliced(at, 1)).toEqual(value.toSpliced(at, 1));
      },
    ),
  );
});
