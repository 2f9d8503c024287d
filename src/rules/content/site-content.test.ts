/** Drafts as pure rules: what is laid over, what differs, and that any history ends in what its log says. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { missingTexts, writtenTexts } from "#rules/content/missing-texts.ts";
import { emptyFields } from "#rules/content/content-fields.ts";
import {
  type Change,
  changesOf,
  type ContentRecord,
  differencesOf,
  fieldKey,
  overlay,
} from "#rules/content/site-content.ts";

const room = (record_id: number, fields: Record<string, unknown> = {}): ContentRecord => ({
  record: "room",
  record_id,
  fields: { ...emptyFields("room"), ...fields },
});

describe("overlay", () => {
  test("a text changes in its language alone, and an empty one is missing", () => {
    const before = [room(1, { room_class_name: { "zh-TW": "雙人房", "en-US": "Double" } })];
    const name = { record: "room", record_id: 1, field: "room_class_name" } as const;
    const [after] = overlay(before, [
      { ...name, lang: "zh-TW", value: "山景房" },
      { ...name, lang: "en-US", value: "" },
    ]);
    expect(after!.fields.room_class_name).toEqual({ "zh-TW": "山景房" });
    expect(before[0]!.fields.room_class_name).toEqual({ "zh-TW": "雙人房", "en-US": "Double" });
  });

  test("a record comes from the archive, goes, and one that is nowhere changes nothing", () => {
    const present = (record_id: number, value: boolean): Change => ({
      record: "room",
      record_id,
      field: "present",
      lang: "",
      value,
    });
    const shown = overlay([room(1), room(2)], [present(1, false), present(3, true), present(9, true)], [room(3)]);
    expect(shown.map(({ record_id }) => record_id)).toEqual([2, 3]);
  });
});

test("required texts are missing only in the main language; in others they are counted", () => {
  const content = [
    room(1, { room_class_name: { "en-US": "Double" } }),
    room(2, { room_class_name: { "zh-TW": "房" } }),
  ];
  expect(missingTexts(content, "zh-TW")).toMatchObject([{ record_id: 1, field: "room_class_name", lang: "zh-TW" }]);
  expect(writtenTexts(content, "en-US")).toBe(1);
});

const ids = fc.integer({ min: 1, max: 3 });
const texts = fc.constantFrom("", "一", "二", "三");
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.record({
    record: fc.constant("room" as const),
    record_id: ids,
    field: fc.constantFrom("room_class_name", "introduction"),
    lang: fc.constantFrom("zh-TW" as const, "ja-JP" as const),
    value: texts,
  }),
  fc.record({
    record: fc.constant("room" as const),
    record_id: ids,
    field: fc.constant("people"),
    lang: fc.constant("" as const),
    value: fc.integer({ min: 1, max: 4 }),
  }),
  fc.record({
    record: fc.constant("room" as const),
    record_id: ids,
    field: fc.constant("present"),
    lang: fc.constant("" as const),
    value: fc.boolean(),
  }),
);

test("the differences of two states make the first the second, and there are none where they are the same", () => {
  const state = fc.array(change, { maxLength: 12 }).map((changes) => overlay([room(1), room(2)], changes, [room(3)]));
  fc.assert(
    fc.property(state, state, (before, after) => {
      const differences = differencesOf(before, after);
      // A record that comes begins with nothing.
      const begun = after.map(({ record, record_id }) => ({ record, record_id, fields: {} }));
      const made = overlay(before, changesOf(differences), begun);
      expect(differencesOf(made, after)).toEqual([]);
      expect(differencesOf(after, after)).toEqual([]);
    }),
  );
});

test("a draft that keeps the last change of each field is the same as all changes one after the other", () => {
  const begin = [room(1), room(2)];
  fc.assert(
    fc.property(fc.array(change, { maxLength: 15 }), (changes) => {
      const edits = changes.filter(({ field }) => field !== "present");
      const last = [...new Map(edits.map((each) => [fieldKey(each), each])).values()];
      const oneByOne = edits.reduce((state, each) => overlay(state, [each]), begin);
      expect(differencesOf(overlay(begin, last), oneByOne)).toEqual([]);
    }),
  );
});
