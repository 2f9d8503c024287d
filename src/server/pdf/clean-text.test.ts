import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanLine, cleanParagraphs, cleanText } from "#server/pdf/clean-text.ts";

describe("text from outside", () => {
  test.each([
    ["bidirectional overrides and isolates", "a\u202Eb\u2066c\u2069d\u200Fe\u061Cf", "abcdef"],
    ["joiners, a soft hyphen, a byte order mark", "a\u200Db\u200Cc\u00ADd\uFEFFe\u200Bf", "abcdef"],
    ["NUL, bell, escape, delete, C1", "a\u0000b\u0007c\u001Bd\u007Fe\u009Ff", "abcdef"],
    ["variation selectors and tags", "葛\uDB40\uDD00 ☎\uFE0F a\u{E0041}b", "葛 ☎ ab"],
    ["Hangul fillers", "a\u3164b\u115Fc", "abc"],
    ["blanks of all widths but the ideographic", "a\tb\u2003c\u2009d\u3000e", "a b c d\u3000e"],
    ["blanks that glue, in one spelling", "3:05\u202FPM 1\u00A0000", "3:05\u00A0PM 1\u00A0000"],
    ["line ends, in one spelling", "a\r\nb\rc\u2028d\u2029e\u000Bf", "a\nb\nc\nd\ne\nf"],
    ["letters and their accents apart", "e\u0301", "\u00E9"],
    ["half of a character", "a\uD83Db", "a\uFFFDb"],
  ])("%s", (_what, text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  test("a name has one line, and a memo no empty ones", () => {
    expect(cleanLine(" Mei\r\n\r\nLin ")).toBe("Mei Lin");
    expect(cleanParagraphs(`one\n\n\n  two ${"\n".repeat(400)}three`)).toEqual(["one", "two", "three"]);
    expect(cleanParagraphs(" \n\u200B\n ")).toEqual([]);
  });

  test("whatever comes, nothing invisible is left, and cleaning again changes nothing", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary" }), (text) => {
        const clean = cleanText(text);
        expect(clean).not.toMatch(/(?!\n)[\p{Cc}\p{Cf}\p{Cs}\p{Default_Ignorable_Code_Point}]/u);
        expect(cleanText(clean)).toBe(clean);
      }),
    );
  });
});
