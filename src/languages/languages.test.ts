/** The interface's words: the same keys in five languages, each in its own script, each saying all it is told. */
import { describe, expect, test } from "vitest";
import { LANGUAGE_NAMES, WORDS } from "#languages/languages.ts";
import { FACILITY_GROUPS } from "#rules/facilities.ts";
import { LANGUAGES, type Language } from "#rules/language.ts";
import { REFUSALS } from "#rules/refusals.ts";
import { TEMPLATES } from "#rules/site.ts";
import { flatten, type Word } from "#tests/spoken.ts";

/** A word as it is shown, given numbers that no text of ours contains. */
const GIVEN = [4171, 5273, 6379];
const say = (word: Word) => (typeof word === "string" ? word : word(...GIVEN.slice(0, word.length)));

const WORDS_OF = Object.fromEntries(LANGUAGES.map((lang) => [lang, flatten(WORDS[lang])])) as Record<
  Language,
  [key: string, word: Word][]
>;
const textsOf = (lang: Language) => WORDS_OF[lang].map(([key, word]): [string, string] => [key, say(word)]);
const FUNCTIONS = WORDS_OF["zh-TW"].filter(([, word]) => typeof word === "function");

describe.each(LANGUAGES)("in %s", (lang) => {
  const words = new Map(WORDS_OF[lang]);

  test("the keys are the master's, of the same kind", () => {
    const kinds = (of: Language) => WORDS_OF[of].map(([key, word]) => `${key}: ${typeof word}`).sort();
    expect(kinds(lang)).toEqual(kinds("zh-TW"));
  });

  test("every word says something, without blanks around it or holes in it", () => {
    const isSound = (text: unknown) =>
      typeof text === "string" && text !== "" && text === text.trim() && !/undefined|NaN|\[object|[{}]/.test(text);
    expect(textsOf(lang).filter(([, text]) => !isSound(text))).toEqual([]);
  });

  test.each(FUNCTIONS.map(([key, word]) => [key, (word as () => string).length] as const))(
    "%s uses all it is given",
    (key, count) => {
      expect(count).toBeGreaterThan(0);
      const text = (words.get(key) as (...given: unknown[]) => string)(...GIVEN.slice(0, count));
      for (const given of GIVEN.slice(0, count)) expect(text).toContain(String(given));
    },
  );

  test("every refusal has its sentence, and no two the same", () => {
    const { refusals } = WORDS[lang];
    expect(Object.keys(refusals).sort()).toEqual([...REFUSALS].sort());
    expect(new Set(Object.values(refusals)).size).toBe(REFUSALS.length);
  });

  test("every bed has its own name", () => {
    const names = Object.values(WORDS[lang].beds);
    expect(new Set(names).size).toBe(names.length);
  });
});

describe("the specification's English is word for word", () => {
  test.each([
    ["not_found_title", "Oops! Page not found"],
    ["not_found_text", "Please try to refresh or confirm whether the link is correct"],
    ["under_preparation", "This hotel is still under preparation, please stay tuned for the opening of reservations!"],
    ["promotions", "Promotions"],
  ] as const)("%s", (key, sentence) => {
    expect(WORDS["en-US"][key]).toBe(sentence);
  });
});

test.each([
  [1, 1, "1 adult + 1 child"],
  [2, 0, "2 adults + 0 children"],
  [1, 2, "1 adult + 2 children"],
])("in English %i and %i is %s", (people, children, text) => {
  expect(WORDS["en-US"].sleeps_with_children(people, children)).toBe(text);
});

/**
 * The project's shared glossary, word for word, so that the site, mails and papers call a thing by one name. A language
 * is left out where the interface has chosen a shorter or kinder word of its own.
 */
test.each<[key: string, term: string, texts: Partial<Record<Language, string>>]>([
  [
    "check_in",
    "check_in",
    { "zh-TW": "入住", "zh-CN": "入住", "en-US": "Check-in", "ja-JP": "チェックイン", "ko-KR": "체크인" },
  ],
  [
    "check_out",
    "check_out",
    { "zh-TW": "退房", "zh-CN": "退房", "en-US": "Check-out", "ja-JP": "チェックアウト", "ko-KR": "체크아웃" },
  ],
  [
    "check_in_date",
    "check_in_date",
    {
      "zh-TW": "入住日期",
      "zh-CN": "入住日期",
      "en-US": "Check-in date",
      "ja-JP": "チェックイン日",
      "ko-KR": "체크인 날짜",
    },
  ],
  [
    "check_out_date",
    "check_out_date",
    {
      "zh-TW": "退房日期",
      "zh-CN": "退房日期",
      "en-US": "Check-out date",
      "ja-JP": "チェックアウト日",
      "ko-KR": "체크아웃 날짜",
    },
  ],
  ["adults", "adults", { "zh-TW": "成人", "zh-CN": "成人", "en-US": "Adults", "ja-JP": "大人", "ko-KR": "성인" }],
  [
    "children",
    "children",
    { "zh-TW": "兒童", "zh-CN": "儿童", "en-US": "Children", "ja-JP": "子ども", "ko-KR": "아동" },
  ],
  [
    "sleeps",
    "max_occupancy",
    {
      "zh-TW": "最多入住 {n} 人",
      "zh-CN": "最多入住 {n} 人",
      "en-US": "Sleeps up to {n}",
      "ja-JP": "定員{n}名",
      "ko-KR": "최대 {n}인",
    },
  ],
  [
    "search_rooms",
    "search_rooms",
    {
      "zh-TW": "查詢空房",
      "zh-CN": "查询空房",
      "en-US": "Check availability",
      "ja-JP": "空室検索",
      "ko-KR": "객실 검색",
    },
  ],
  [
    "book_now",
    "book_now",
    { "zh-TW": "立即訂房", "zh-CN": "立即预订", "en-US": "Book now", "ja-JP": "今すぐ予約", "ko-KR": "지금 예약하기" },
  ],
  [
    "under_preparation",
    "under_preparation",
    {
      "zh-TW": "本館籌備中，敬請期待開放訂房！",
      "zh-CN": "本酒店筹备中，敬请期待开放预订！",
      "en-US": "This hotel is still under preparation, please stay tuned for the opening of reservations!",
    },
  ],
  [
    "maintain_title",
    "booking_closed",
    {
      "zh-TW": "目前暫停線上訂房",
      "zh-CN": "目前暂停在线预订",
      "en-US": "Online booking is currently closed",
      "ja-JP": "現在オンライン予約を停止しています",
    },
  ],
  ["rooms", "room_introduction", { "zh-TW": "客房介紹", "zh-CN": "客房介绍", "en-US": "Rooms" }],
  [
    "whole_house",
    "entire_rent",
    { "zh-TW": "包棟", "zh-CN": "整栋包租", "en-US": "Entire property", "ja-JP": "一棟貸し", "ko-KR": "독채 대관" },
  ],
  [
    "square_meters",
    "square_meters",
    { "zh-TW": "{n} 平方公尺", "zh-CN": "{n} 平方米", "en-US": "{n} m²", "ja-JP": "{n}㎡", "ko-KR": "{n}㎡" },
  ],
  ["bed_type", "bed_type", { "zh-TW": "床型", "zh-CN": "床型", "en-US": "Bed type" }],
  [
    "beds.single",
    "single_bed",
    { "zh-TW": "單人床", "zh-CN": "单人床", "en-US": "Single bed", "ja-JP": "シングルベッド", "ko-KR": "싱글 침대" },
  ],
  [
    "beds.double",
    "double_bed",
    { "zh-TW": "雙人床", "zh-CN": "双人床", "en-US": "Double bed", "ja-JP": "ダブルベッド", "ko-KR": "더블 침대" },
  ],
  [
    "beds.queen",
    "queen_bed",
    { "zh-TW": "加大雙人床", "en-US": "Queen bed", "ja-JP": "クイーンベッド", "ko-KR": "퀸 침대" },
  ],
  [
    "beds.king",
    "king_bed",
    { "zh-TW": "特大雙人床", "en-US": "King bed", "ja-JP": "キングベッド", "ko-KR": "킹 침대" },
  ],
  [
    "facilities",
    "facilities",
    { "zh-TW": "館內設施", "zh-CN": "酒店设施", "en-US": "Facilities", "ja-JP": "館内施設" },
  ],
  ["floor", "floor", { "zh-TW": "樓層", "zh-CN": "楼层", "en-US": "Floor", "ja-JP": "階", "ko-KR": "층" }],
  [
    "from_price",
    "from_price",
    {
      "zh-TW": "{price} 起",
      "zh-CN": "{price} 起",
      "en-US": "From {price}",
      "ja-JP": "{price}〜",
      "ko-KR": "{price}부터",
    },
  ],
  [
    "unified_business_number",
    "unified_business_number",
    { "zh-TW": "統一編號", "en-US": "Unified Business Number (Taiwan tax ID)" },
  ],
  ["email", "email", { "zh-TW": "電子信箱", "zh-CN": "电子邮箱", "en-US": "Email", "ko-KR": "이메일" }],
  [
    "cancel_policy",
    "cancellation_policy",
    {
      "zh-TW": "取消政策",
      "zh-CN": "取消政策",
      "en-US": "Cancellation policy",
      "ja-JP": "キャンセルポリシー",
      "ko-KR": "취소 규정",
    },
  ],
  [
    "promotions",
    "promotions",
    { "zh-TW": "優惠活動", "zh-CN": "优惠活动", "en-US": "Promotions", "ko-KR": "프로모션" },
  ],
  ["news", "news", { "zh-TW": "最新消息", "zh-CN": "最新消息", "en-US": "News", "ja-JP": "お知らせ" }],
  ["attractions", "attractions", { "zh-TW": "周邊景點", "zh-CN": "周边景点", "en-US": "Nearby attractions" }],
  ["about_us", "about_us", { "zh-TW": "關於我們", "zh-CN": "关于我们", "en-US": "About us", "ja-JP": "当館について" }],
  [
    "contact_us",
    "contact_us",
    { "zh-TW": "聯絡我們", "zh-CN": "联系我们", "en-US": "Contact us", "ja-JP": "お問い合わせ", "ko-KR": "문의하기" },
  ],
  ["address", "address", { "zh-TW": "地址", "zh-CN": "地址", "en-US": "Address", "ja-JP": "住所", "ko-KR": "주소" }],
  ["get_directions", "get_directions", { "zh-TW": "開啟地圖導航", "zh-CN": "打开地图导航", "en-US": "Get directions" }],
  [
    "not_found_title",
    "page_not_found",
    {
      "zh-TW": "找不到頁面",
      "zh-CN": "找不到页面",
      "en-US": "Oops! Page not found",
      "ja-JP": "ページが見つかりません",
      "ko-KR": "페이지를 찾을 수 없습니다",
    },
  ],
  [
    "not_found_text",
    "page_not_found_hint",
    {
      "zh-TW": "請重新整理，或確認連結是否正確",
      "zh-CN": "请刷新页面，或确认链接是否正确",
      "en-US": "Please try to refresh or confirm whether the link is correct",
    },
  ],
])("%s is the glossary's %s", (key, _term, texts) => {
  for (const [lang, text] of Object.entries(texts)) {
    const word = new Map(WORDS_OF[lang as Language]).get(key)!;
    expect(typeof word === "string" ? word : word("{}"), lang).toBe(text.replace(/\{\w+\}/, "{}"));
  }
});

describe("no language is written in another's script", () => {
  // Samples: characters that only one way of writing has, of the kind that these texts are full of.
  const TRADITIONAL_ONLY =
    "們這個為與說時間會對開關後裡樣點過從還進訂優館單價錢設備請務員內聯絡網頁電話傳真樓層區選擇類語隨顯圖兒雙張頻檢觀訊號體嗎";
  const SIMPLIFIED_ONLY =
    "们这个为与说时间会对开关后里样点过从还进订优馆单价钱设备请务员内联络网页电话传真楼层区选择类语随显图儿双张频检观讯号体吗";
  const inOnlyOne = (text: string, other: string) =>
    [...text].filter((character) => ![...other].includes(character)).join("");
  const onlyTraditional = inOnlyOne(TRADITIONAL_ONLY, SIMPLIFIED_ONLY);
  const onlySimplified = inOnlyOne(SIMPLIFIED_ONLY, TRADITIONAL_ONLY).replace("里", "").replace("后", "");
  // Japan has simplified some characters as China has, and kept some as Taiwan has: these it writes in neither way.
  const notJapanese =
    "們這說對關單價圖體學國點會來還讓兒雙檢觀號" +
    "们这为说时间对开关样过从进订优馆单钱设备请务员联网页电话传层选择类语随显图儿双张频检观讯吗";

  const KANA = String.raw`\p{Script=Hiragana}\p{Script=Katakana}`;
  const HANGUL = String.raw`\p{Script=Hangul}`;
  const HAN = String.raw`\p{Script=Han}`;

  const foreign: Record<Language, RegExp> = {
    "zh-TW": new RegExp(`[${KANA}${HANGUL}${onlySimplified}]`, "u"),
    "zh-CN": new RegExp(`[${KANA}${HANGUL}${onlyTraditional}]`, "u"),
    "en-US": new RegExp(`[${KANA}${HANGUL}${HAN}]`, "u"),
    "ja-JP": new RegExp(`[${HANGUL}${notJapanese}]`, "u"),
    "ko-KR": new RegExp(`[${KANA}${HAN}]`, "u"),
  };

  test.each(LANGUAGES)("the interface in %s", (lang) => {
    expect(textsOf(lang).filter(([, text]) => foreign[lang].test(text))).toEqual([]);
  });

  test.each(LANGUAGES)("the facility catalog in %s", (lang) => {
    const names = FACILITY_GROUPS.flatMap((group) => [group, ...group.items]).map(({ name }) => name[lang]);
    expect(names.filter((name) => foreign[lang].test(name))).toEqual([]);
  });

  test.each(LANGUAGES)("the name of %s", (lang) => {
    expect(LANGUAGE_NAMES[lang].name).not.toMatch(foreign[lang]);
  });

  test("the samples tell the scripts apart", () => {
    expect("們").toMatch(foreign["zh-CN"]);
    expect("们").toMatch(foreign["zh-TW"]);
    expect("関").not.toMatch(foreign["ja-JP"]);
    expect("关").toMatch(foreign["ja-JP"]);
  });

  test("every sentence in Japanese has kana, and every text with letters in Korean has hangul", () => {
    const sentences = textsOf("ja-JP").filter(([, text]) => text.includes("。"));
    expect(sentences.length).toBeGreaterThan(10);
    expect(sentences.filter(([, text]) => !new RegExp(`[${KANA}]`, "u").test(text))).toEqual([]);
    const korean = textsOf("ko-KR").filter(([, text]) => /\p{L}/u.test(text));
    expect(korean.length).toBeGreaterThan(100);
    expect(korean.filter(([, text]) => !new RegExp(`[${HANGUL}]`, "u").test(text))).toEqual([]);
  });

  test("every text in Chinese and Japanese has a character of theirs, unless it is figures only", () => {
    for (const lang of ["zh-TW", "zh-CN", "ja-JP"] as const) {
      const foreignOnly = textsOf(lang).filter(
        ([key, text]) => key !== "fax" && /\p{L}/u.test(text) && !new RegExp(`[${HAN}${KANA}]`, "u").test(text),
      );
      expect(foreignOnly, lang).toEqual([]);
    }
  });
});

test("languages are named apart, in full and in short", () => {
  const names = LANGUAGES.map((lang) => LANGUAGE_NAMES[lang]);
  expect(new Set(names.map(({ name }) => name)).size).toBe(LANGUAGES.length);
  expect(new Set(names.map(({ short }) => short)).size).toBe(LANGUAGES.length);
});

test("the front page's count of layouts and languages is true", () => {
  expect(TEMPLATES).toHaveLength(13);
  expect(LANGUAGES).toHaveLength(5);
  expect(WORDS["en-US"].platform_text).toContain("thirteen layouts, five languages");
});
