import fc from "fast-check";
import { expect, test } from "vitest";
import { CONTENT_FIELDS, RECORD_KINDS } from "#rules/content/content-fields.ts";
import { halfEmpty } from "#rules/content/half-empty.ts";
import type { ContentRecord } from "#rules/content/site-content.ts";

const photos = (count: number) => Array.from({ length: count }, (_, nth) => ({ src: `/media/${nth}.jpg` }));

test("half of the pictures, texts and items; names and rooms stay", () => {
  const content: ContentRecord[] = [
    {
      record: "site",
      record_id: 0,
      fields: {
        hotel_name: { "zh-TW": "宿" },
        address: { "zh-TW": "一" },
        introduction: { "zh-TW": "二" },
        seo_title: { "zh-TW": "三" },
        banner_images: photos(5),
        phone: "1",
      },
    },
    { record: "room", record_id: 1, fields: { room_class_name: { "zh-TW": "房" }, photos: photos(4) } },
    ...[1, 2, 3].map((record_id): ContentRecord => ({ record: "facility", record_id, fields: {} })),
  ];
  const [site, room, ...facilities] = halfEmpty(content);
  expect(site!.fields).toEqual({
    hotel_name: { "zh-TW": "宿" },
    address: { "zh-TW": "一" },
    introduction: {},
    seo_title: { "zh-TW": "三" },
    banner_images: [{ src: "/media/0.jpg" }, { src: "/media/2.jpg" }, { src: "/media/4.jpg" }],
    phone: "1",
  });
  expect(room!.fields).toMatchObject({ room_class_name: { "zh-TW": "房" }, photos: { length: 2 } });
  expect(facilities.map(({ record_id }) => record_id)).toEqual([1, 3]);
});

test("of any content: never more than there was, and every required text as it was", () => {
  const record = fc.constantFrom(...RECORD_KINDS).chain((kind) =>
    fc.record({
      record: fc.constant(kind),
      record_id: fc.nat(),
      fields: fc.constant(
        Object.fromEntries(Object.keys(CONTENT_FIELDS[kind]).map((field) => [field, { "zh-TW": "字" }])),
      ),
    }),
  );
  fc.assert(
    fc.property(fc.array(record), (content) => {
      const half = halfEmpty(content);
      expect(half.length).toBeLessThanOrEqual(content.length);
      for (const { record, fields } of half) {
        for (const [name, field] of Object.entries(CONTENT_FIELDS[record])) {
          if (field.required) expect(fields[name]).toEqual({ "zh-TW": "字" });
        }
      }
    }),
  );
});
