/** Words of e-mails: the same keys in five languages, every parameter used, each in its own script. */
import { describe, expect, test } from "vitest";
import { MAIL_WORDS } from "#languages/languages.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { ACCOUNT_MAILS, CODE_MAILS, GUEST_MAILS, MEMBER_MAILS, STAFF_MAILS } from "#rules/mail/owed-mails.ts";
import { PAY_WAYS } from "#rules/payments/pay-way.ts";
import { describeSpoken, testGlossary } from "#tests/helpers/check-words.ts";

describeSpoken(MAIL_WORDS);

describe.each(LANGUAGES)("in %s", (lang) => {
  test("every mail and every way to pay has a name of its own", () => {
    const { kinds, pay_ways } = MAIL_WORDS[lang];
    expect(Object.keys(kinds).sort()).toEqual(
      [...GUEST_MAILS, ...STAFF_MAILS, ...MEMBER_MAILS, ...CODE_MAILS, ...ACCOUNT_MAILS].sort(),
    );
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

testGlossary(MAIL_WORDS, [
  [
    "labels.order_number",
    { "zh-TW": "訂單編號", "zh-CN": "订单编号", "en-US": "Booking number", "ja-JP": "予約番号", "ko-KR": "예약 번호" },
  ],
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
]);
