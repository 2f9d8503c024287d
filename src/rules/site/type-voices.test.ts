import { expect, test } from "vitest";
import { TEMPLATES } from "#rules/site/site.ts";
import { cutName, fullWidthOf, readCut, typeOf, unicodeRange } from "#rules/site/type-voices.ts";

test("every layout has a voice, and only Porch a hand", () => {
  for (const { code } of TEMPLATES) {
    const families = typeOf(code).map(({ family }) => family);
    expect(families, code).toEqual(code === "layout_300" ? ["Yado Display", "Yado Hand"] : ["Yado Display"]);
  }
  expect(cutName(typeOf("layout_500")[0]!.cut)).toBe("song-700");
});

test("only cuts that some layout wears can be read", () => {
  expect(readCut("song-500")).toEqual({ voice: "song", weight: 500 });
  expect(readCut("hand-400")).toEqual({ voice: "hand", weight: 400 });
  for (const name of ["song-501", "serif-500", "", "song", "gothic-900"]) expect(readCut(name), name).toBeNull();
});

test("Latin letters, figures, blanks and emoji are left to others", () => {
  expect(fullWidthOf(["潮聲 Tide 12 海邊", "바다の家、海「」！🌊—"]).join("")).toBe("潮聲海邊바다の家、「」！");
});

test("a range joins neighbours", () => {
  expect(unicodeRange([..."三一丁七上"])).toBe("U+4e00-4e01,U+4e03,U+4e09-4e0a");
  expect(unicodeRange([])).toBe("");
});
