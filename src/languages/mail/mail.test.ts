/** What letters say: the same keys in five languages, each sentence saying all it is told, each in its own script. */
import { describe, expect, test } from "vitest";
import { MAIL_WORDS } from "#languages/mail/mail.ts";
import { LANGUAGES, type Language } from "#rules/language.ts";
import { CODE_LETTERS, GUEST_LETTERS, STAFF_LETTERS } from "#rules/letters.ts";
import { PAY_WAYS } from "#rules/pay-way.ts";

type Word = string | ((...given: unknown[]) => string);

function flatten(words: object, prefix = ""): [key: string, word: Word][] {
  return Object.entries(words).flatMap(([key, word]): [string, Word][] =>
    typeof word === "object" && word !== null ? flatten(word, `${prefix}${key}.`) : [[prefix + key, word]],
  );
}

/** Numbers that no text of ours contains. */
const GIVEN = [4171, 5273, 6379];
const say = (word: Word) => (typeof word === "string" ? word : word(...GIVEN.slice(0, word.length)));
const wordsOf = (lang: Language) => flatten(MAIL_WORDS[lang]);

const FOREIGN: Record<Language, RegExp> = {
  "zh-TW":
    /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}们这为时间对开关发单价钱设备请务员联网页电话传选择类语随显图双张频检订读账汇]/u,
  "zh-CN":
    /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}們這為時間對開關發單價錢設備請務員聯網頁電話傳選擇類語隨顯圖雙張頻檢訂讀帳匯]/u,
  "en-US": /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Han}]/u,
  "ja-JP": /[\p{Script=Hangul}們這對關單價圖會來還们这为时对开关样过从进订单设备请务联网页电话传层选类语随显图双张]/u,
  "ko-KR": /[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Han}]/u,
};

describe.each(LANGUAGES)("in %s", (lang) => {
  test("the keys are the master's, of the same kind and order of what they are given", () => {
    const kinds = (of: Language) =>
      wordsOf(of).map(([key, word]) => `${key}: ${typeof word} ${typeof word === "function" ? word.length : ""}`);
    expect(kinds(lang).sort()).toEqual(kinds("zh-TW").sort());
  });

  test("every word says something, and all it was given", () => {
    for (const [key, word] of wordsOf(lang)) {
      const text = say(word);
      expect(text, key).toBe(text.trim());
      expect(text, key).not.toMatch(/^$|undefined|NaN|\[object|[{}]/);
      const count = typeof word === "function" ? word.length : 0;
      for (const given of GIVEN.slice(0, count)) expect(text, key).toContain(String(given));
    }
  });

  test("no word is in another language's script", () => {
    expect(
      wordsOf(lang)
        .map(([key, word]) => [key, say(word)])
        .filter(([, text]) => FOREIGN[lang].test(text!)),
    ).toEqual([]);
  });

  test("every letter and every way to pay has a name of its own", () => {
    const { kinds, pay_ways } = MAIL_WORDS[lang];
    expect(Object.keys(kinds).sort()).toEqual([...GUEST_LETTERS, ...STAFF_LETTERS, ...CODE_LETTERS].sort());
    expect(new Set(Object.values(kinds)).size).toBe(Object.keys(kinds).length);
    expect(Object.keys(pay_ways).sort()).toEqual([...PAY_WAYS].sort());
    expect(new Set(Object.values(pay_ways)).size).toBe(PAY_WAYS.length);
  });
});

test.each([
  [1, 0, "1 adult, 0 children"],
  [2, 1, "2 adults, 1 child"],
])("in English %i and %i is %s", (adults, children, text) => {
  expect(MAIL_WORDS["en-US"].values.guests(adults, children)).toBe(text);
});

/** The project's shared glossary, word for word. */
test.each<[key: string, texts: Record<Language, string>]>([
  [
    "labels.order_number",
    { "zh-TW": "訂單編號", "zh-CN": "订单编号", "en-US": "Booking number", "ja-JP": "予約番号", "ko-KR": "예약 번호" },
  ],
  ["labels.total", { "zh-TW": "總金額", "zh-CN": "总金额", "en-US": "Total", "ja-JP": "合計金額", "ko-KR": "총 금액" }],
  [
    "labels.paid",
    {
      "zh-TW": "已付金額",
      "zh-CN": "已付金额",
      "en-US": "Amount paid",
      "ja-JP": "お支払い済み金額",
      "ko-KR": "결제 완료 금액",
    },
  ],
  ["labels.left", { "zh-TW": "尾款", "zh-CN": "尾款", "en-US": "Balance due", "ja-JP": "残金", "ko-KR": "잔금" }],
  [
    "labels.deadline",
    {
      "zh-TW": "付款期限",
      "zh-CN": "付款期限",
      "en-US": "Payment deadline",
      "ja-JP": "お支払い期限",
      "ko-KR": "결제 기한",
    },
  ],
  [
    "pay_ways.remittance",
    { "zh-TW": "匯款／轉帳", "zh-CN": "银行转账", "en-US": "Bank transfer", "ja-JP": "銀行振込", "ko-KR": "계좌이체" },
  ],
  [
    "cancelling.title",
    {
      "zh-TW": "取消政策",
      "zh-CN": "取消政策",
      "en-US": "Cancellation policy",
      "ja-JP": "キャンセルポリシー",
      "ko-KR": "취소 규정",
    },
  ],
  [
    "labels.code",
    { "zh-TW": "驗證碼", "zh-CN": "验证码", "en-US": "Verification code", "ja-JP": "認証コード", "ko-KR": "인증번호" },
  ],
])("%s is the glossary's", (key, texts) => {
  for (const lang of LANGUAGES) expect(new Map(wordsOf(lang)).get(key), lang).toBe(texts[lang]);
});
