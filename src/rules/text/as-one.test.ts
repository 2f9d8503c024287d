import fc from "fast-check";
import { expect, test } from "vitest";
import { asOne } from "#rules/text/as-one.ts";

test.each([
  ["2 位成人", "2_位+成+人"],
  ["1 晚", "1_晚"],
  ["大人2名", "大+人+2+名"],
  ["1か所", "1+か+所"],
  ["성인 2명", "성인_2명"],
  ["2 adults", "2_adults"],
  ["ABCD-EFGH", "ABCD-+EFGH"],
])("%s is never parted", (text, glued) => {
  expect(asOne(text).replaceAll("\u00A0", "_").replaceAll("\u2060", "+")).toBe(glued);
});

test("what is read stays the same", () => {
  const sign = fc.constantFrom(..."2 位成人大人名か所성인 adults-，。");
  fc.assert(
    fc.property(fc.array(sign), (signs) => {
      const text = signs.join("");
      expect(asOne(text).replaceAll("\u00A0", " ").replaceAll("\u2060", "")).toBe(text);
    }),
  );
});
