import { expect, test } from "vitest";
import { unstorableFields } from "#server/calls/unstorable-fields.ts";

const HALF = "\uD83D";

test.each<[string, unknown, string[]]>([
  ["texts", { name: "宿", icon: "😀", note: "a\nb", of: ["", "x"] }, []],
  ["nothing", undefined, []],
  ["numbers, null and bytes", { id: 1, note: null, bytes: new Uint8Array([0]) }, []],
  ["a NUL", { name: "a\0b" }, ["name"]],
  ["half of a character", { name: `a${HALF}` }, ["name"]],
  ["one deep inside", { rooms: [{ name: "x" }, { name: "\0" }] }, ["rooms.1.name"]],
  ["several", { a: "\0", b: "b", c: HALF }, ["a", "c"]],
  ["a name", { query: { [HALF]: 1 } }, ["query"]],
])("%s", (_title, value, fields) => {
  expect(unstorableFields(value)).toEqual(fields);
});
