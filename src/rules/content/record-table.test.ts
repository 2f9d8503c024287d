import fc from "fast-check";
import { expect, test } from "vitest";
import { FACILITY_GROUPS } from "#rules/site/facilities.ts";
import { readRecordCell, recordCell, recordColumns } from "#rules/content/record-table.ts";
import { ROOM_HIGHLIGHTS } from "#rules/content/room-highlights.ts";
import { emptyFields } from "#rules/content/content-fields.ts";

test("a table has the texts in each language and what fits into a cell", () => {
  expect(recordColumns("room", ["zh-TW", "en-US"]).map(({ field, lang }) => `${field} ${lang}`.trim())).toEqual([
    "record_id",
    "room_class_name zh-TW",
    "room_class_name en-US",
    "introduction zh-TW",
    "introduction en-US",
    "people",
    "children",
    "square_meters",
    "beds",
    "facilities",
    "symbol_tags",
    "memo_tags",
  ]);
  expect(recordColumns("facility", ["ja-JP"]).map(({ field }) => field)).toContain("floor");
});

test("what is written into a cell of a room is read as it was", () => {
  const keys = FACILITY_GROUPS.flatMap(({ items }) => items.map(({ key }) => key));
  const word = fc.stringMatching(/^[a-z山海]{2,9}$/);
  const tag = fc.record({ "zh-TW": word, "en-US": word }, { requiredKeys: ["zh-TW"] });
  fc.assert(
    fc.property(
      fc.record({
        people: fc.integer({ min: 1, max: 99 }),
        square_meters: fc.integer({ min: 0, max: 9_999 }).map((tenths) => tenths / 10),
        beds: fc.array(
          fc.record({ bed: fc.constantFrom("double", "single", "king_size"), count: fc.integer({ min: 1, max: 50 }) }),
        ),
        facilities: fc.subarray(keys),
        symbol_tags: fc.array(tag),
        memo_tags: fc.array(tag),
        room_class_name: fc.record({ "zh-TW": fc.string().map((text) => text.trim()) }),
      }),
      (fields) => {
        const room = { record: "room" as const, record_id: 7, fields: { ...emptyFields("room"), ...fields } };
        for (const column of recordColumns("room", ["zh-TW"])) {
          if (column.field === "record_id" || column.field === "introduction") continue;
          const value = (room.fields as Record<string, unknown>)[column.field];
          const expected = column.lang === "" ? value : (value as Record<string, string>)[column.lang];
          expect(readRecordCell(column, String(recordCell(room, column) ?? ""))).toEqual(expected ?? 0);
        }
      },
    ),
  );
});

test.each([
  ["people", "", null],
  ["people", "two", Number.NaN],
  ["square_meters", "1,024.5", 1024.5],
  [
    "beds",
    "double 2; single",
    [
      { bed: "double", count: 2 },
      { bed: "single", count: 1 },
    ],
  ],
  ["beds", "", []],
  ["facilities", " free_wifi ;; tv ", ["free_wifi", "tv"]],
  ["memo_tags", "en-US:Shower; bath", [{ "en-US": "Shower" }, { "zh-TW": "bath" }]],
  ["memo_tags", "en-US:Shower\\; bath \\| \\\\ | zh-TW:淋浴", [{ "en-US": "Shower; bath | \\", "zh-TW": "淋浴" }]],
  ["symbol_tags", "安靜; en-US:Quiet | ja-JP: ", [{ "zh-TW": "安靜" }, { "en-US": "Quiet" }]],
  ["symbol_tags", "sea view", [ROOM_HIGHLIGHTS.view[0]]],
  ["memo_tags", "", []],
] as const)("%s: %j is %j", (field, text, value) => {
  expect(readRecordCell({ field, lang: "" }, text)).toEqual(value);
});
