import { expect, test } from "vitest";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import {
  findHeadingFont,
  fontName,
  fullWidthOf,
  headingFamilies,
  strangeCharacters,
  unicodeRange,
} from "#rules/site/heading-fonts.ts";

test("every layout has a heading font, and only Porch handwriting", () => {
  for (const settings of LAYOUT_SETTINGS) {
    const families = headingFamilies(settings).map(({ family }) => family);
    const isPorch = settings.code === "layout_300";
    expect(families, settings.code).toEqual(isPorch ? ["Yado Display", "Yado Hand"] : ["Yado Display"]);
  }
  expect(fontName({ typeface: "song", weight: 700 })).toBe("song-700");
});

test("only fonts that some layout uses are found", () => {
  const find = (name: string) => findHeadingFont(LAYOUT_SETTINGS, name);
  expect(find("song-500")).toEqual({ typeface: "song", weight: 500 });
  expect(find("hand-400")).toEqual({ typeface: "hand", weight: 400 });
  for (const name of ["song-501", "serif-500", "", "song", "gothic-900"]) expect(find(name), name).toBeNull();
});

test("Latin letters, figures, blanks and emoji are left out", () => {
  expect(fullWidthOf(["潮聲 Tide 12 海邊", "바다の家、海「」！🌊—"]).join("")).toBe("潮聲海邊바다の家、「」！");
});

test("a range joins neighbours", () => {
  expect(unicodeRange([..."三一丁七上"])).toBe("U+4e00-4e01,U+4e03,U+4e09-4e0a");
  expect(unicodeRange([])).toBe("");
});

test.each([
  ["海邊的 Café – “Inn” 12", []],
  ["海邊🌊的家", ["🌊"]],
  ["Дом у моря", [..."Домуря"]],
  ["潮の音・ソウル、꿩", []],
])("%s has characters that no heading font is made for: %s", (text, expected) => {
  expect(strangeCharacters(text)).toEqual(expected);
});
