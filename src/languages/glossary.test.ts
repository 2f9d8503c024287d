/** The interface uses the project's words for things. */
import { expect, test } from "vitest";
import { WORDS } from "#languages/languages.ts";
import type { Language } from "#rules/text/language.ts";
import { flatten } from "#tests/helpers/check-words.ts";

/**
 * The project's shared glossary, so that site, e-mails and documents use one name for a thing. A language is left out where the
 * interface uses a shorter or more polite word.
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
    const word = new Map(flatten(WORDS[lang as Language])).get(key)!;
    expect(typeof word === "string" ? word : word("{}"), lang).toBe(text.replace(/\{\w+\}/, "{}"));
  }
});
