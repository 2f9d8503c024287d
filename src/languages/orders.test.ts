/** Words of order pages: the same keys in five languages, every parameter used, each in its own script. */
import { describe, expect, test } from "vitest";
import { ORDER_WORDS, PAYMENT_WORDS } from "#languages/languages.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { OUTCOMES } from "#rules/orders/outcome.ts";
import { onlineVendors } from "#rules/payments/pay-way.ts";
import { describeSpoken, testGlossary } from "#tests/helpers/check-words.ts";
import { asOne } from "#rules/text/as-one.ts";

describeSpoken(ORDER_WORDS, { names: /統一發票|街口支付/g });

describe.each(LANGUAGES)("in %s", (lang) => {
  test("every outcome and every vendor that takes money online has its words", () => {
    const { outcome, vendor_texts, status } = ORDER_WORDS[lang];
    expect(Object.keys(outcome).sort()).toEqual([...OUTCOMES].sort());
    const online = onlineVendors([1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15], "TWD");
    expect(Object.keys(vendor_texts).sort()).toEqual([...online.map(String), "abroad"].sort());
    expect(new Set(Object.values(status)).size).toBe(Object.keys(status).length);
    // Each has its own name.
    const names = PAYMENT_WORDS[lang].vendors;
    const found = online.map((vendor) => names[vendor]);
    expect(found).not.toContain(undefined);
    expect(new Set(found).size).toBe(found.length);
  });
});

test.each([
  ["nights", 1, "1 night"],
  ["nights", 2, "2 nights"],
  ["adults", 1, "1 adult"],
  ["children", 2, "2 children"],
] as const)("in English %s of %i is %s", (word, count, text) => {
  expect(ORDER_WORDS["en-US"][word](count)).toBe(asOne(text));
});

testGlossary(ORDER_WORDS, [
  [
    "my_booking",
    { "zh-TW": "訂單查詢", "zh-CN": "订单查询", "en-US": "Find my booking", "ja-JP": "予約照会", "ko-KR": "예약 조회" },
  ],
  [
    "number_of_order",
    { "zh-TW": "訂單編號", "zh-CN": "订单编号", "en-US": "Booking number", "ja-JP": "予約番号", "ko-KR": "예약 번호" },
  ],
  [
    "code_of_order",
    { "zh-TW": "訂單代碼", "zh-CN": "订单代码", "en-US": "Booking code", "ja-JP": "予約コード", "ko-KR": "예약 코드" },
  ],
  [
    "lookup.code",
    {
      "zh-TW": "驗證碼",
      "zh-CN": "验证码",
      "en-US": "Verification code",
      "ja-JP": "認証コード",
      "ko-KR": "인증번호",
    },
  ],
  [
    "status.cancel_applied",
    {
      "zh-TW": "取消申請中",
      "zh-CN": "取消申请中",
      "en-US": "Cancellation requested",
      "ja-JP": "キャンセル申請中",
      "ko-KR": "취소 신청 중",
    },
  ],
  [
    "payment.part",
    {
      "zh-TW": "已付訂金",
      "zh-CN": "已付定金",
      "en-US": "Deposit paid",
      "ja-JP": "予約金支払い済み",
      "ko-KR": "예약금 결제 완료",
    },
  ],
  [
    "remittance.account_number",
    {
      "zh-TW": "帳號",
      "zh-CN": "账号",
      "en-US": "Account number",
      "ja-JP": "口座番号",
      "ko-KR": "계좌번호",
    },
  ],
  ["total", { "zh-TW": "總金額", "zh-CN": "总金额", "en-US": "Total", "ja-JP": "合計金額", "ko-KR": "총 금액" }],
]);
