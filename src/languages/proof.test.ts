import { expect, test } from "vitest";
import { PROOF_WORDS } from "#languages/languages.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { describeSpoken } from "#tests/helpers/check-words.ts";

describeSpoken(PROOF_WORDS);

test.each([
  [1, 1, "1 night, 1 room"],
  [2, 3, "2 nights, 3 rooms"],
])("in English %i and %i is %s", (nights, rooms, text) => {
  expect(PROOF_WORDS["en-US"].nights_and_rooms(nights, rooms)).toBe(text);
});

/** The project's shared glossary: e-mails, site and documents use one name for a thing. */
test.each([
  ["order_number", ["訂單編號", "订单编号", "Booking number", "予約番号", "예약 번호"]],
  ["cancellation", ["取消政策", "取消政策", "Cancellation policy", "キャンセルポリシー", "취소 규정"]],
  ["invoices", ["發票號碼", "发票号码", "Invoice number", "インボイス番号", "영수증 번호"]],
  ["add_ons", ["加購項目", "加购项目", "Extras", "オプション", "추가 옵션"]],
] as const)("%s is the glossary's", (key, texts) => {
  expect(LANGUAGES.map((lang) => PROOF_WORDS[lang][key])).toEqual(texts);
});
