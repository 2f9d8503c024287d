/** States of translations: derived from the texts and from what a person said of them, never kept by themselves. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { emptyFields } from "#rules/content/content-fields.ts";
import {
  inLanguages,
  languagesToPublish,
  MARKS,
  type Marked,
  progressOf,
  TRANSLATION_STATES,
  translationsIn,
  translationState,
} from "#rules/content/translations.ts";

const room = (record_id: number, room_class_name: object, introduction: object = {}) => ({
  record: "room" as const,
  record_id,
  fields: { ...emptyFields("room"), room_class_name, introduction },
});

describe("a translation's state", () => {
  const reviewed = { mark: "reviewed", source: "雙人房", target: "Double" } as const;
  test.each([
    ["nothing written", { source: "雙人房", target: "" }, reviewed, "missing"],
    ["only empty markup", { source: "雙人房", target: "<p>&nbsp;</p>" }, undefined, "missing"],
    ["written, and nobody said anything of it", { source: "雙人房", target: "Double" }, undefined, "draft"],
    ["reviewed", { source: "雙人房", target: "Double" }, reviewed, "reviewed"],
    ["by a machine", { source: "雙人房", target: "Double" }, { ...reviewed, mark: "machine" }, "machine"],
    ["the source says something else now", { source: "山景房", target: "Double" }, reviewed, "stale"],
    ["the source is back", { source: "雙人房", target: "Double" }, reviewed, "reviewed"],
    ["other words than those that were reviewed", { source: "雙人房", target: "Twin" }, reviewed, "draft"],
  ] as const)("%s", (_case, texts, marked, expected) => {
    expect(translationState(texts, marked)).toBe(expected);
  });

  test("a reviewed text is stale exactly when its source has changed", () => {
    const text = fc.string({ minLength: 1 }).filter((each) => each.trim() !== "" && !/[<>&]/.test(each));
    fc.assert(
      fc.property(text, text, text, fc.constantFrom(...MARKS), (made, now, target, mark) => {
        const state = translationState({ source: now, target }, { mark, source: made, target });
        expect(state).toBe(made === now ? mark : "stale");
      }),
    );
  });
});

test("what the main language does not say is not to be translated", () => {
  const content = [room(1, { "zh-TW": "雙人房", "en-US": "Double" }), room(2, { "en-US": "Only English" })];
  expect(translationsIn(content, "zh-TW", "en-US")).toMatchObject([
    { record_id: 1, field: "room_class_name", lang: "en-US", source: "雙人房", target: "Double" },
  ]);
});

test("progress counts every state; written is what can be shown, done what somebody has reviewed", () => {
  expect(progressOf(["missing", "stale", "draft", "machine", "reviewed"])).toEqual({
    missing: 1,
    stale: 1,
    draft: 1,
    machine: 1,
    reviewed: 1,
    of: 5,
    to_review: 2,
    written: 60,
    done: 20,
  });
  expect(progressOf([])).toMatchObject({ written: 100, done: 100 });
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...TRANSLATION_STATES), { minLength: 1 }), (states) => {
      const { written, done, missing, stale, to_review } = progressOf(states);
      expect(written === 100).toBe(missing + stale === 0);
      expect(done === 100).toBe(missing + stale + to_review === 0);
      expect(done).toBeLessThanOrEqual(written);
    }),
  );
});

test("a language below the threshold waits; the main one never does, and without a threshold none does", () => {
  const content = [
    room(1, { "zh-TW": "雙人房", "en-US": "Double" }, { "zh-TW": "窗外是山", "en-US": "Mountains" }),
    room(2, { "zh-TW": "四人房", "en-US": "Quad", "ja-JP": "四人部屋" }),
  ];
  const stale: Marked = {
    record: "room",
    record_id: 1,
    field: "introduction",
    lang: "en-US",
    mark: "reviewed",
    source: "窗外是海",
    target: "Mountains",
  };
  const wanted = ["zh-TW", "en-US", "ja-JP"] as const;
  const site = { content, marks: [] as Marked[], main_lang: "zh-TW" } as const;
  expect(languagesToPublish(site, wanted, 0)).toEqual(wanted);
  expect(languagesToPublish(site, wanted, 100)).toEqual(["zh-TW", "en-US"]);
  expect(languagesToPublish({ ...site, marks: [stale] }, wanted, 100)).toEqual(["zh-TW"]);
  expect(languagesToPublish({ ...site, marks: [stale] }, wanted, 60)).toEqual(["zh-TW", "en-US"]);
  const whole = [{ record: "site" as const, record_id: 0, fields: { support_lang: wanted } }, ...content];
  expect(inLanguages(whole, ["zh-TW"])[0]!.fields.support_lang).toEqual(["zh-TW"]);
});
