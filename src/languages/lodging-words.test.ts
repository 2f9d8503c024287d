/** A campsite has places and pitches: no word that its guests read names a room, in any language. */
import { describe, expect, test } from "vitest";
import { FOLDERS } from "#languages/folders.ts";
import { lodgingWords } from "#languages/lodging-words.ts";
import { lodgingRefusals } from "#languages/zh-TW/lodging-refusals.ts";
import { siteRefusals } from "#languages/zh-TW/site-refusals.ts";
import { studioRefusals } from "#languages/zh-TW/studio-refusals.ts";
import { LODGING_KINDS, sellsRooms } from "#rules/site/lodging-kinds.ts";
import { LANGUAGES, type Language } from "#rules/text/language.ts";
import { flatten, type Word } from "#tests/helpers/check-words.ts";

const HOTEL = 1;
const CAMPSITE = 2;
const SETS = [
  "interface",
  "attachments",
  "booking",
  "calendar",
  "consent",
  "guest",
  "mail",
  "members",
  "orders",
  "payments",
  "proof",
  "rail",
  "trains",
] as const;

/** Words for rooms, and for the house one pays at; a bedroom is one in a villa and in a tent. */
const ROOMS: Record<Language, RegExp> = {
  "zh-TW": /(?<!臥|廚|洗手)房|(?<![時期])間|包棟|到店/,
  "zh-CN": /(?<!卧|厨)房|(?<![时期])间|包栋|到店|本店/,
  "en-US": /\b(?<!bed|bath)rooms?\b/i,
  "ja-JP": /(?<!浴|寝)室|部屋|ルーム/,
  "ko-KR": /객실|(?<![가-힣])방(?=[을이은의과에]?(\s|$))/,
};
/** What is left where a word was put in another's place without reading the sentence: 營位營位, 數量量. */
const TWICE = /(\p{Script=Han}{2,})\1|量量/u;
/** Owners read of rooms in the studio, whatever they let. */
const OWNERS = new Set(
  Object.keys({ ...studioRefusals, ...lodgingRefusals, ...siteRefusals }).map((code) => `refusals.${code}`),
);
/** Guests read `pay.arrival` in its place. */
OWNERS.add("vendors.14");
const GIVEN = [4171, 5273, 6379, 7481];
const say = (word: Word) => {
  if (typeof word === "string") return word;
  try {
    return word(...GIVEN.slice(0, word.length));
  } catch {
    // Its last parameter is a list.
    return word(...GIVEN.slice(1, word.length), ["breakfast"]);
  }
};

describe.each(LANGUAGES)("in %s", (lang) => {
  const campsite = lodgingWords(lang, CAMPSITE);

  test.each(SETS)("a campsite's %s names no room", (set) => {
    const naming = flatten(campsite[set])
      .filter(([key]) => !OWNERS.has(key))
      .map(([key, word]) => `${key}: ${say(word)}`)
      .filter((text) => ROOMS[lang].test(text.slice(text.indexOf(":"))));
    expect(naming).toEqual([]);
  });

  test("a campsite says nothing twice in a row", () => {
    const twice = SETS.flatMap((set) => flatten(campsite[set])).map(([key, word]) => `${key}: ${say(word)}`);
    expect(twice.filter((text) => TWICE.test(text))).toEqual([]);
  });

  test("what a campsite says differently replaces a word of the same kind", () => {
    for (const set of SETS) {
      const kinds = (words: object) => flatten(words).map(([key, word]) => `${key}: ${typeof word}`);
      expect(kinds(campsite[set]).sort()).toEqual(kinds(FOLDERS[lang][set]).sort());
    }
  });

  test("every other kind of lodging has the language's own words", () => {
    for (const { kind } of LODGING_KINDS) if (sellsRooms(kind)) expect(lodgingWords(lang, kind)).toBe(FOLDERS[lang]);
    expect(lodgingWords(lang, HOTEL)).toBe(FOLDERS[lang]);
  });
});
