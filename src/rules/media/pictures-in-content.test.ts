import { expect, test } from "vitest";
import { descriptionsIn, filesIn, followDescription, replaceFileIn } from "#rules/media/pictures-in-content.ts";

const [pine, sea] = ["pine-0a1b2c3d-1600x900", "sea-ffffffff-800x600"];
const other = { src: "/media/lake-11111111-400x300_20-80.jpg", alt: { "en-US": "A lake" } };

test("pictures are found wherever they are, each time they are shown", () => {
  const content = {
    logo_images: { dark: `/media/${pine}.jpg`, white: "" },
    banner_images: [
      { src: `/media/${sea}_10-20.jpg`, alt: {}, link: "/rooms" },
      { src: `/media/${pine}.jpg`, alt: {} },
    ],
    text: "no picture",
    nothing: null,
  };
  expect(filesIn(content)).toEqual([pine, sea, pine]);
  expect(filesIn(undefined)).toEqual([]);
});

test("one picture is replaced with its description; everything else stays", () => {
  const content = [
    { src: `/media/${pine}_1-2.jpg`, alt: { "en-US": "Pines" }, link: "/rooms" },
    { src: `/media/${sea}.jpg`, alt: { "en-US": "The sea" } },
    `/media/${pine}.jpg`,
    3,
  ];
  const replacement = { src: other.src, describe: () => other.alt };
  expect(replaceFileIn(content, pine, replacement)).toEqual([
    { src: other.src, alt: other.alt, link: "/rooms" },
    { src: `/media/${sea}.jpg`, alt: { "en-US": "The sea" } },
    other.src,
    3,
  ]);
  expect(replaceFileIn(content, "none-00000000-1x1", replacement)).toEqual(content);
});

test("what content says of its pictures is found, the first of two descriptions", () => {
  const content = {
    photos: [
      { src: `/media/${pine}_1-2.jpg`, alt: { "en-US": "Pines", "ja-JP": "" } },
      { src: `/media/${pine}.jpg`, alt: { "en-US": "Trees", "ja-JP": "松" } },
    ],
    value: { value: { src: `/media/${sea}.jpg`, alt: {} } },
    logo_images: { dark: `/media/${sea}.jpg` },
    nothing: null,
  };
  expect([...descriptionsIn(content)]).toEqual([
    [pine, { "en-US": "Pines", "ja-JP": "松" }],
    [sea, {}],
  ]);
});

test.each([
  ["the first words", {}, {}, { "en-US": "A r" }, { "en-US": "A r" }],
  ["more of them", { "en-US": "A r" }, { "en-US": "A r" }, { "en-US": "A room" }, { "en-US": "A room" }],
  ["taken away", { "en-US": "A room" }, { "en-US": "A room" }, {}, {}],
  ["another language", { "ja-JP": "部屋" }, {}, { "en-US": "A room" }, { "ja-JP": "部屋", "en-US": "A room" }],
  ["one of its own", { "en-US": "Blue" }, { "en-US": "A r" }, { "en-US": "A room" }, null],
  ["chosen with its own", { "en-US": "Blue" }, {}, { "en-US": "Blue" }, null],
  ["as it was", { "en-US": "Blue" }, { "en-US": "Blue" }, { "en-US": "Blue" }, null],
])("a picture's own description follows what is written beside content: %s", (_, own, before, after, expected) => {
  expect(followDescription(own, before, after)).toEqual(expected);
});
