/** Words of the calendar and the guests' dialog: the same keys in five languages, every parameter used. */
import { describe, expect, test } from "vitest";
import { CALENDAR_WORDS } from "#languages/languages.ts";
import { LANGUAGES, type Language } from "#rules/text/language.ts";
import { describeSpoken } from "#tests/helpers/check-words.ts";

describeSpoken(CALENDAR_WORDS);

describe.each(LANGUAGES)("in %s", (lang) => {
  test("no two buttons of one sheet are called the same", () => {
    const { guests, close, next_available, previous_month, next_month, retry, done } = CALENDAR_WORDS[lang];
    const { rooms, adults, children } = guests;
    for (const names of [
      [close, next_available, previous_month, next_month, retry, done],
      [guests.close, guests.done(2), ...[rooms, adults, children].flatMap(({ less, more }) => [less, more])],
    ]) {
      expect(new Set(names).size).toBe(names.length);
    }
  });
});

/** Without the signs that keep a count on one line (rules/text/as-one.ts). */
const read = (text: string) => text.replaceAll("\u00A0", " ").replaceAll("\u2060", "");

test.each([
  [CALENDAR_WORDS["en-US"].nights(1), "1 night"],
  [CALENDAR_WORDS["en-US"].nights(3), "3 nights"],
  [CALENDAR_WORDS["en-US"].nights_from(1, "NT$2,480"), "1 night, from NT$2,480"],
  [CALENDAR_WORDS["en-US"].nights_from(3, "NT$7,440"), "3 nights, from NT$7,440"],
  [CALENDAR_WORDS["en-US"].guests.done(1), "Find rooms for 1 guest"],
  [
    CALENDAR_WORDS["en-US"].guests.needs_rooms(1, 3, 3),
    "Our rooms sleep up to 1 adult; 3 adults need at least 3 rooms.",
  ],
  [CALENDAR_WORDS["en-US"].lowest_per_night("TWD"), "TWD, lowest price per night"],
])("%s", (said, meant) => {
  expect(read(said)).toBe(meant);
});

/** The project's shared glossary, word for word. */
test.each<[(lang: Language) => string, Record<Language, string>]>([
  [
    (lang) => CALENDAR_WORDS[lang].guests.adults.label,
    { "zh-TW": "成人", "zh-CN": "成人", "en-US": "Adults", "ja-JP": "大人", "ko-KR": "성인" },
  ],
  [
    (lang) => CALENDAR_WORDS[lang].guests.children.label,
    { "zh-TW": "兒童", "zh-CN": "儿童", "en-US": "Children", "ja-JP": "子ども", "ko-KR": "아동" },
  ],
  [
    (lang) => CALENDAR_WORDS[lang].nights(3),
    { "zh-TW": "3 晚", "zh-CN": "3 晚", "en-US": "3 nights", "ja-JP": "3泊", "ko-KR": "3박" },
  ],
])("%s is the glossary's", (word, texts) => {
  for (const lang of LANGUAGES) expect(read(word(lang)), lang).toBe(texts[lang]);
});
