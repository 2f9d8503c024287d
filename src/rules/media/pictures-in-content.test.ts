import { expect, test } from "vitest";
import { filesIn, replaceFileIn } from "#rules/media/pictures-in-content.ts";

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
  expect(replaceFileIn(content, pine, other)).toEqual([
    { src: other.src, alt: other.alt, link: "/rooms" },
    { src: `/media/${sea}.jpg`, alt: { "en-US": "The sea" } },
    other.src,
    3,
  ]);
  expect(replaceFileIn(content, "none-00000000-1x1", other)).toEqual(content);
});
