import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { cleanText, headerText, isMailAddress } from "#rules/mail/mail-text.ts";

describe("a header", () => {
  test.each([
    ["月澄湯宿", "月澄湯宿"],
    ["Inn\r\nBcc: all@example.com", "Inn Bcc: all@example.com"],
    ["Inn\nBcc: x", "Inn Bcc: x"],
    ["a\u2028b\u2029c", "a b c"],
    ["a\u0000\u0007b", "ab"],
    ["\u202Eevil\u202C", "evil"],
    ["  two   words\t", "two words"],
    ["", ""],
  ])("%j is %j", (given, line) => {
    expect(headerText(given)).toBe(line);
  });

  test("is one short line without controls, whatever was given", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 600 }), (text) => {
        const line = headerText(text);
        expect(line).not.toMatch(/[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u);
        expect([...line].length).toBeLessThanOrEqual(200);
        expect(line.isWellFormed()).toBe(true);
      }),
    );
  });

  test("a very long name is cut at once", () => {
    const began = performance.now();
    expect([...headerText("名\r\n".repeat(100_000))]).toHaveLength(200);
    expect(headerText("𠮷".repeat(100_000))).toMatch(/^𠮷{199}…$/u);
    expect(performance.now() - began).toBeLessThan(500);
  });
});

test("a text keeps its lines and nothing that steers", () => {
  expect(cleanText("one\r\ntwo\rthree\tfour\u0000\u202E")).toBe("one\ntwo\nthree four");
  expect(cleanText("\ud800")).toBe("\ufffd");
});

test.each(["a@b.example", "front.desk+1@inn.example", "o'neil@x"])("%s is an address", (text) => {
  expect(isMailAddress(text)).toBe(true);
});
test.each(["", "a", "a@", "a@b\r\nBcc: c@d", "a@b, c@d", "A <a@b>", "a b@c", `${"a".repeat(250)}@b.example`])(
  "%j is none",
  (text) => {
    expect(isMailAddress(text)).toBe(false);
  },
);
