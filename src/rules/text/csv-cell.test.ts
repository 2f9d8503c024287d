import fc from "fast-check";
import { expect, test } from "vitest";
import { csvCell, readCell } from "#rules/text/csv-cell.ts";

test.each([
  ["=1+1", "'=1+1"],
  ['=HYPERLINK("https://evil.example")', `'=HYPERLINK("https://evil.example")`],
  ["+886 912 345 678", "'+886 912 345 678"],
  ["-2", "'-2"],
  ["@SUM(A1)", "'@SUM(A1)"],
  ["\t=1", "'\t=1"],
  ["＝1+1", "'＝1+1"],
  ["海景房", "海景房"],
  ["a=b", "a=b"],
  [-2, "-2"],
  [null, ""],
  [true, "true"],
] as const)("%j is written as %j", (value, cell) => expect(csvCell(value)).toBe(cell));

test("no text is a formula, and every text is read as it was", () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.string().map((text) => `=${text}`),
        fc.string().map((text) => `'${text}`),
      ),
      (text) => {
        const cell = csvCell(text);
        expect("=+-@\t\r\n＝＋－＠".includes(cell[0] ?? " ")).toBe(false);
        // An owner's own apostrophe before a formula is the one exception: it means the same.
        if (!text.startsWith("'")) expect(readCell(cell)).toBe(text);
      },
    ),
  );
});
