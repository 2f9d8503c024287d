import { expect, test } from "vitest";
import { ratesOf, tariffOf } from "./tariff.ts";

const room = { room_code: "203", room_class_name: "203 銀河" };
const table = (rows: string, heads = ["休息", "住宿"]) =>
  `<h3>收費表</h3><table><thead><tr><th>房型</th>${heads.map((head) => `<th>${head}</th>`).join("")}</tr></thead><tbody>${rows}</tbody></table><p>含稅</p>`;

test("a room's amounts have the headings of their columns", () => {
  const html = table(
    "<tr><th>101 緋紅</th><td>980</td><td>2,680</td></tr><tr><th>203 銀河</th><td><strong>1,180</strong></td><td>3,180</td></tr>",
  );
  expect(ratesOf(html, room)).toEqual({
    title: "收費表",
    groups: [
      { name: "休息", rates: [{ name: "", amount: "1,180" }] },
      { name: "住宿", rates: [{ name: "", amount: "3,180" }] },
    ],
  });
});

test.each([
  [
    ["休息 3 小時・平日", "休息 3 小時・週末", "住宿・平日"],
    [
      { name: "休息 3 小時", columns: ["平日", "週末"] },
      { name: "住宿・平日", columns: [""] },
    ],
  ],
  [
    ["Stay", "Rest, 3 hours, weekday", "Rest, 3 hours, weekend"],
    [
      { name: "Stay", columns: [""] },
      { name: "Rest, 3 hours", columns: ["weekday", "weekend"] },
    ],
  ],
])("columns that begin alike share a heading: %s", (heads, groups) => {
  const html = table(`<tr><th>203 銀河</th>${heads.map(() => "<td>1</td>").join("")}</tr>`, heads);
  expect(tariffOf(html)).toMatchObject({ before: "<h3>收費表</h3>", corner: "房型", groups, after: "<p>含稅</p>" });
});

test.each([
  ["no block", ""],
  ["no table", "<h3>收費表</h3><p>請來電</p>"],
  ["cells over several columns", table('<tr><th>203 銀河</th><td colspan="2">1</td></tr>')],
  ["another room", table("<tr><th>2031 銀河</th><td>1</td><td>2</td></tr>")],
  ["no amounts", table("<tr><th>203 銀河</th><td></td><td></td></tr>")],
])("nothing: %s", (_, html) => {
  expect(ratesOf(html, room)).toBeNull();
});
