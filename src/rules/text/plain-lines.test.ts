import fc from "fast-check";
import { expect, test } from "vitest";
import { plainLines } from "#rules/text/plain-lines.ts";

test.each<[html: string, lines: string[]]>([
  ["", []],
  ["<ul><li>Check-in <strong>15:00</strong>–21:00.</li><li>No pets.</li></ul>", ["Check-in 15:00–21:00.", "No pets."]],
  ["<p>One\nsentence</p>\n<p>and<br>two lines</p>", ["One sentence", "and", "two lines"]],
  ["<h3>Baths</h3><dl><dt>Open</dt><dd>5–24</dd></dl>", ["Baths", "Open", "5–24"]],
  ["<table><tr><th>Child</th><td>NT$300</td></tr></table>", ["Child NT$300"]],
  ["Tea &amp; sweets &lt;free&gt; &quot;daily&quot;", ['Tea & sweets <free> "daily"']],
  ["<p> </p><hr><p></p>", []],
])("%j is %j", (html, lines) => {
  expect(plainLines(html)).toEqual(lines);
});

test("no line is empty or has a break, whatever it is made of", () => {
  const piece = fc.constantFrom("<p>", "</p>", "<li>", "</li>", "<br>", "text", " ", "\n", "&amp;", "<b>", "</b>", "<");
  fc.assert(
    fc.property(fc.array(piece), (pieces) => {
      for (const line of plainLines(pieces.join(""))) expect(line).toMatch(/^\S(?:[^\n]*\S)?$/);
    }),
  );
});
