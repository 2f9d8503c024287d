import fc from "fast-check";
import { expect, test } from "vitest";
import { isSimpleMarkup, losesByPasting, tidyMarkup, withoutHandlers } from "#rules/text/rich-markup.ts";
import { plainText } from "#rules/text/sentence.ts";

test.each([
  ["<p>山<strong>海</strong></p><h3>早餐</h3><ul><li>粥</li></ul>", true],
  ['<p><a href="https://example.com">a</a><br>b</p>', true],
  ["", true],
  ["<table><tr><td>a</td></tr></table>", false],
  ["<p>a</p><hr>", false],
  ["<P>a</P><BLOCKQUOTE>b</BLOCKQUOTE>", false],
])("%s is simple: %s", (html, expected) => {
  expect(isSimpleMarkup(html)).toBe(expected);
});

test.each([
  ["<p>a</p>", false],
  ['<meta charset="utf-8"><div style="color:red"><span>a</span></div><h1>b</h1>', false],
  ["<p>a</p><script>alert(1)</script>", true],
  ["<style>p{color:red}</style><p>a</p>", true],
  ['<p onclick="x()">a</p>', true],
  ['<a href="javascript:x()">a</a>', true],
  ['<img src="a.jpg">', true],
  ["<table><tr><td>a</td></tr></table>", true],
  ["<o:p>a</o:p>", true],
])("pasting %s loses something: %s", (html, expected) => {
  expect(losesByPasting(html)).toBe(expected);
});

test.each([
  ['<p onclick="x()">a</p>', '<p data-onclick="x()">a</p>'],
  ["<P\tONCLICK=x>a<b/onfocus=y>b</b></P>", "<P\tdata-onCLICK=x>a<b/data-onfocus=y>b</b></P>"],
  ['<p id="a"onclick="x()">a</p>', '<p id="a"data-onclick="x()">a</p>'],
  ["an onion on one line <b>a onb</b>", "an onion on one line <b>a onb</b>"],
  ["<p onclick", "<p data-onclick"],
  ["", ""],
])("%s has no handlers any more: %s", (html, expected) => {
  expect(withoutHandlers(html)).toBe(expected);
});

test("the words of rich text", () => {
  expect(plainText("<p>A &amp; B</p><ul><li>&lt;c&gt;</li></ul>")).toBe("A & B\n<c>");
  expect(plainText("<p>&nbsp;</p>")).toBe("");
});

test.each([
  ["<p></p>", ""],
  ["<p>a</p><p></p><p></p>", "<p>a</p>"],
  ["<ul><li><p>a <strong>b</strong></p></li></ul>", "<ul><li>a <strong>b</strong></li></ul>"],
  ["<ul><li><p>a</p><p>b</p></li></ul>", "<ul><li><p>a</p><p>b</p></li></ul>"],
  ["<ul><li><p>a</p><ul><li><p>b</p></li></ul></li></ul>", "<ul><li><p>a</p><ul><li>b</li></ul></li></ul>"],
  ["<p>a</p><p></p><p>b</p>", "<p>a</p><p></p><p>b</p>"],
])("%s is stored as %s", (given, stored) => {
  expect(tidyMarkup(given)).toBe(stored);
});

test("tidying twice changes nothing more, and no words", () => {
  const parts = fc.constantFrom("<p>", "</p>", "<ul>", "</ul>", "<li>", "</li>", "<strong>", "</strong>", "a", "海");
  fc.assert(
    fc.property(fc.array(parts, { maxLength: 12 }), (some) => {
      const once = tidyMarkup(some.join(""));
      expect(tidyMarkup(once)).toBe(once);
      expect(plainText(once).replace(/\s/g, "")).toBe(plainText(some.join("")).replace(/\s/g, ""));
    }),
  );
});
