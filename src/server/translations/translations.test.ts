/** Translations through their calls: what saving means for them, what a person says of them, and which languages go live. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { getHotelInfo } from "#contract/hotel.ts";
import * as drafts from "#contract/site-drafts.ts";
import * as contract from "#contract/studio/translations.ts";
import type { Language } from "#rules/text/language.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { expectClean } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
let studio: ReturnType<typeof studioCalls>;
beforeAll(async () => {
  world = await openWorld();
  studio = studioCalls(world);
});
afterAll(() => world.close());

const TITLE = { record: "site", record_id: 0, field: "banner_title" } as const;

async function opened() {
  const { hotel, api, owner } = await studio.lodgingWithOwner();
  const { domain, hotel_id } = hotel;
  const save = (lang: Language | "", value: unknown, seen: unknown, name: object = TITLE) =>
    api(drafts.saveDraft, { body: { domain, changes: [{ ...TITLE, ...name, lang, value, seen }] } });
  const draft = () => api(drafts.getSiteDraft, { query: { domain } });
  const stateOf = async (lang: Language) =>
    (await draft()).marks.find((each) => each.field === "banner_title" && each.lang === lang);
  const mark = (source: string, target: string, mark: "draft" | "machine" | "reviewed" = "reviewed") =>
    api(contract.markTranslations, {
      body: { domain, mark, texts: [{ ...TITLE, lang: "ja-JP", source, target }] },
    });
  const publish = () => api(drafts.publishSite, { body: { domain } });
  return { domain, hotel_id, api, owner, save, draft, stateOf, mark, publish };
}

test("written, reviewed, and stale by itself as soon as the source says something else", async () => {
  const { hotel_id, owner, save, draft, stateOf, mark } = await opened();
  await save("zh-TW", "山裡的早晨", "");
  await save("ja-JP", "山の朝", "");
  expect(await stateOf("ja-JP")).toMatchObject({ state: "draft", source: "", marked_by: owner.email });
  expect(await mark("山裡的早晨", "山の朝", "machine")).toEqual({ marked: 1, changed: [] });
  expect(await stateOf("ja-JP")).toMatchObject({ state: "machine" });
  await mark("山裡的早晨", "山の朝");
  expect(await stateOf("ja-JP")).toMatchObject({ state: "reviewed" });

  await save("zh-TW", "山裡的夜晚", "山裡的早晨");
  expect(await stateOf("ja-JP")).toMatchObject({ state: "stale", source: "山裡的早晨" });
  // Taken back, the source is what the translation was made from.
  await save("zh-TW", "山裡的早晨", "山裡的夜晚");
  expect(await stateOf("ja-JP")).toMatchObject({ state: "reviewed", source: "" });
  // Other words are a draft again, and none at all have no state.
  await save("ja-JP", "山のあさ", "山の朝");
  expect(await stateOf("ja-JP")).toMatchObject({ state: "draft" });
  await save("ja-JP", "", "山のあさ");
  expect(await stateOf("ja-JP")).toBeUndefined();
  expect((await draft()).held_back).toEqual([]);
  await expectClean(world, hotel_id);
});

test("nothing is said of a text that is another one now, of an empty one, or of the main language", async () => {
  const { domain, api, save, mark, stateOf } = await opened();
  await save("zh-TW", "山裡的早晨", "");
  await save("ja-JP", "山の朝", "");
  expect(await mark("山裡的早晨", "海の朝")).toMatchObject({ marked: 0, changed: [{ lang: "ja-JP" }] });
  expect(await mark("海邊的早晨", "山の朝")).toMatchObject({ marked: 0 });
  const own = { ...TITLE, lang: "zh-TW" as const, source: "山裡的早晨", target: "山裡的早晨" };
  const body = { domain, mark: "reviewed" as const, texts: [own, { ...own, field: "phone" }] };
  expect(await api(contract.markTranslations, { body })).toMatchObject({ marked: 0 });
  expect(await stateOf("ja-JP")).toMatchObject({ state: "draft" });
});

test("a translation from before there were marks is stale, too, when its source changes", async () => {
  const { save, publish, stateOf, api, domain } = await opened();
  const name = { record: "site", record_id: 0, field: "hotel_name" };
  const before = (await api(drafts.getSiteDraft, { query: { domain } })).records[0]!.fields.hotel_name as object;
  expect(before).toMatchObject({ "zh-TW": "測試旅店", "en-US": "Test Inn" });
  await save("zh-TW", "新旅店", "測試旅店", name);
  const { marks } = await api(drafts.getSiteDraft, { query: { domain } });
  expect(marks).toMatchObject([
    { field: "hotel_name", lang: "en-US", state: "stale", source: "測試旅店", marked_by: "" },
  ]);
  await publish();
  expect(await stateOf("en-US")).toBeUndefined();
});

test("descriptions of pictures have states like other texts, and what was said goes with a picture that is moved", async () => {
  const { domain, api, save, draft } = await opened();
  const photo = (name: string, alt: object) => ({ src: `https://example.com/${name}.jpg`, alt });
  const [sea, hill] = [photo("sea", { "zh-TW": "海", "ja-JP": "海です" }), photo("hill", { "zh-TW": "山" })];
  const images = { field: "about_images" };
  const seen = (await draft()).records.find(({ record }) => record === "site")!.fields.about_images;
  expect((await save("", [sea, hill], seen, images)).saved).toHaveLength(1);
  const states = async () =>
    (await draft()).marks
      .filter(({ field }) => field.startsWith("about_images"))
      .map((each) => [each.field, each.state]);
  expect(await states()).toEqual([["about_images.0", "draft"]]);
  const name = { ...TITLE, field: "about_images.0", lang: "ja-JP" as const };
  const texts = [{ ...name, source: "海", target: "海です" }];
  expect(await api(contract.markTranslations, { body: { domain, mark: "reviewed", texts } })).toMatchObject({
    marked: 1,
  });
  await save("", [hill, sea], [sea, hill], images);
  expect(await states()).toEqual([["about_images.1", "reviewed"]]);
  await save("", [hill, photo("sea", { "zh-TW": "大海", "ja-JP": "海です" })], [hill, sea], images);
  expect(await states()).toEqual([["about_images.1", "stale"]]);
});

test("a language below the threshold is left out of a publish, and comes with a later one", async () => {
  const { domain, hotel_id, api, save, draft, publish } = await opened();
  const languages = { record: "site", record_id: 0, field: "support_lang" };
  const shown = async () => (await api(getHotelInfo, { query: { domain } })).support_lang;
  const { support_lang: before } = await draft();
  await save("", ["zh-TW", "ja-JP"], before, languages);
  await save("zh-TW", "山裡的早晨", "");
  await api(contract.setLanguageThreshold, { body: { domain, least_share: 100 } });
  expect(await draft()).toMatchObject({ least_share: 100, held_back: ["ja-JP"] });
  await publish();
  await expect.poll(shown).toEqual(["zh-TW"]);
  // It is still wanted, and nothing else is left to publish.
  const after = await draft();
  expect(after.changes).toMatchObject([{ field: "support_lang", before: ["zh-TW"], after: ["zh-TW", "ja-JP"] }]);
  expect(await studio.codeOf(api, drafts.publishSite, { body: { domain } })).toBe("NOTHING_TO_PUBLISH");

  for (const [field, text] of [
    ["banner_title", "山の朝"],
    ["hotel_name", "テスト旅館"],
  ]) {
    await save("ja-JP", text, "", { field });
  }
  expect((await draft()).held_back).toEqual([]);
  await publish();
  await expect.poll(shown).toEqual(["zh-TW", "ja-JP"]);
  expect((await draft()).changes).toEqual([]);
  await expectClean(world, hotel_id);
});

test("an editor who may not publish does not decide what goes live", async () => {
  const { domain, hotel_id } = await opened();
  const editor = studio.at(await signInStaff(world, { roles: { [hotel_id]: "editor" } }));
  const body = { domain, least_share: 50 };
  expect(await studio.codeOf(editor, contract.setLanguageThreshold, { body })).toBe("FORBIDDEN");
});

test("the glossary: added, changed, refused twice, removed and put back", async () => {
  const { domain, api } = await opened();
  const add = (terms: object, term_id?: string) =>
    studio.codeOf(api, contract.saveGlossaryTerm, { body: { domain, terms, ...(term_id ? { term_id } : {}) } });
  const terms = { "zh-TW": "潮聲", "ja-JP": "潮の音", "en-US": "" };
  const { term_id } = await api(contract.saveGlossaryTerm, { body: { domain, terms } });
  const list = () => api(contract.listGlossary, { query: { domain } });
  expect(await list()).toEqual({ terms: [{ term_id, terms: { "zh-TW": "潮聲", "ja-JP": "潮の音" } }] });
  expect(await add({ "zh-TW": "潮聲" })).toBe("TERM_TAKEN");
  expect(await add({ "ja-JP": "潮の音" })).toBe("INVALID_INPUT");
  expect(await add({ "zh-TW": "潮聲", "en-US": "Tidesong" }, term_id)).toBe("ok");
  expect(await api(contract.removeGlossaryTerm, { body: { domain, term_id } })).toEqual({});
  expect(await studio.codeOf(api, contract.removeGlossaryTerm, { body: { domain, term_id } })).toBe("ok");
  expect((await list()).terms).toEqual([]);
  expect(await add({ "zh-TW": "潮聲" }, term_id)).toBe("ok");
  expect((await list()).terms).toMatchObject([{ term_id }]);
});

test("characters that the draft's heading font can't draw are named at their text", async () => {
  const { domain, api, save } = await opened();
  const lacking = async () => (await api(contract.listLackingCharacters, { query: { domain } })).texts;
  await save("", "layout_200", "", { field: "template_code" });
  await save("zh-TW", "山裡的早晨 Inn", "");
  expect(await lacking()).toEqual([]);
  await save("zh-TW", "山裡🌊的早晨", "山裡的早晨 Inn");
  await save("en-US", "The 潮 House", "");
  expect(await lacking()).toEqual([
    { ...TITLE, lang: "zh-TW", characters: ["🌊"] },
    { ...TITLE, lang: "en-US", characters: ["潮"] },
  ]);
}, 60_000);
