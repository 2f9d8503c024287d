import { expect, test } from "vitest";
import { tariffOf } from "./tariff.ts";

const room = { room_code: "203", room_class_name: "203 銀河" };
const table = (rows: string) =>
  `<h3>收費表</h3><table><thead><tr><th>房型</th><th>休息</th><th>住宿</th></tr></thead><tbody>${rows}</tbody></table><p>含稅</p>`;

test("a room's amounts have the headings of their columns", () => {
  const html = table(
    "<tr><th>101 緋紅</th><td>980</td><td>2,680</td></tr><tr><th>203 銀河</th><td><strong>1,180</strong></td><td>3,180</td></tr>",
  );
  expect(tariffOf(html, room)).toEqual({
    title: "收費表",
    rates: [
      { name: "休息", amount: "1,180" },
      { name: "住宿", amount: "3,180" },
    ],
  });
});

test.each([
  ["no block", ""],
  ["no table", "<h3>收費表</h3><p>請來電</p>"],
  ["another room", table("<tr><th>2031 銀河</th><td>1</td><td>2</td></tr>")],
  ["no amounts", table("<tr><th>203 銀河</th><td></td></tr>")],
])("nothing: %s", (_, html) => {
  expect(tariffOf(html, room)).toBeNull();
});
