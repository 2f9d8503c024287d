import { expect, test } from "vitest";
import { chosenField, editFields, squeezed } from "#rules/content/edit-marks.ts";
import { emptyFields } from "#rules/content/content-fields.ts";

const content = [
  {
    record: "site" as const,
    record_id: 0,
    fields: {
      hotel_name: { "zh-TW": "潮聲", "en-US": "Tidesong" },
      about_us: { "zh-TW": "<p>第一句。第二句。</p><p>A &amp; B</p>" },
      phone: "02-1234",
      fb: "https://example.com",
      banner_images: [{ src: "/media/sea-0123abcd-1600x1000_30-40.jpg", alt: {}, link: "" }],
    },
  },
  { record: "room" as const, record_id: 7, fields: { ...emptyFields("room"), room_class_name: { "zh-TW": "潮聲" } } },
  { record: "room" as const, record_id: 71, fields: { ...emptyFields("room"), room_class_name: { "zh-TW": "潮聲" } } },
];

test("fields are known by what pages show of them", () => {
  const fields = editFields(content, "zh-TW", "zh-TW");
  expect(fields.map(({ key, texts, pictures }) => [key, texts, pictures])).toEqual([
    ["site 0 hotel_name zh-TW", ["潮聲"], []],
    ["site 0 about_us zh-TW", ["第一句。第二句。A&B", "第一句。"], []],
    ["site 0 phone ", ["02-1234"], []],
    ["site 0 banner_images ", [], ["/sea-0123abcd-1600x1000"]],
    ["room 7 room_class_name zh-TW", ["潮聲"], []],
    ["room 71 room_class_name zh-TW", ["潮聲"], []],
  ]);
});

test("a text that is not translated opens where its translation belongs", () => {
  const [name, about] = editFields(content, "zh-TW", "en-US");
  expect(name).toMatchObject({ key: "site 0 hotel_name en-US", texts: ["Tidesong"] });
  expect(about).toMatchObject({ key: "site 0 about_us en-US", texts: ["第一句。第二句。A&B", "第一句。"] });
});

test("where several say the same, the link or the page round it decides", () => {
  const same = editFields(content, "zh-TW", "zh-TW").filter(({ texts }) => texts.includes("潮聲"));
  const keyAt = (...place: string[]) => chosenField(same, place)?.key;
  expect(keyAt("/stay")).toBe("site 0 hotel_name zh-TW");
  expect(keyAt("/stay/rooms/71", "/stay")).toBe("room 71 room_class_name zh-TW");
  expect(keyAt("/stay/rooms/7")).toBe("room 7 room_class_name zh-TW");
  expect(chosenField([], ["/stay"])).toBeUndefined();
});

test("the layout's breaks are no part of a text", () => {
  expect(squeezed(" 潮\u200b聲 \n 海 岸\u00ad")).toBe("潮聲海岸");
});
