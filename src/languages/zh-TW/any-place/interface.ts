/** What the pages of a lodging without rooms say differently. */
import type { Variation } from "#languages/vary.ts";
import type { ConsentWords } from "#languages/zh-TW/consent.ts";
import type { Words } from "#languages/zh-TW/interface.ts";

export const words: Variation<Words> = {
  rooms: "營位介紹",
  facilities: "營地設施",
  book_now: "立即預訂",
  search_rooms: "查詢空位",
  check_out: "離營",
  check_out_date: "離營日期",
  room_count: "營位數",
  check_out_by: "離營時間",
  hours_leave: "離營",
  price_on_request: "價格請洽詢",
  whole_house: "包場",
  view_room: "看營位",
  room_facilities: "營位設備",
  other_rooms: "其他營位",
  booking_period: "預訂期間",
  rooms_included: "適用營位",
  book_this_offer: "以此優惠預訂",
  booking_policy: "預訂須知",
  follow_text: "最新消息、空位與優惠，第一時間告訴您。",
  maintain_title: "目前暫停線上預訂",
  maintain_text: "線上預訂暫時無法使用。請來電或以 LINE 與我們聯絡，我們會為您安排。",
  ask_to_book_title: "請與我們聯絡預訂",
  ask_to_book_text: "告訴我們您的日期與人數，我們會為您保留營位。",
  test_booking: "測試預訂：這是示範旅宿，不會收取款項，也無法實際入住。",
  under_preparation: "本營地籌備中，敬請期待開放預訂！",
  room_photos: "營位照片",
  menu_titles: {
    rooms: "營位介紹",
    facilities: "營地設施",
  },
  refusals: {
    NOT_OPEN_YET: "本營地尚在籌備中，敬請期待開放預訂！",
    BOOKING_CLOSED: "本營地目前暫停線上預訂。",
    ROOM_SOLD_OUT: "這種營位已售完",
    NOT_ENOUGH_ROOMS: "空位數量不足",
    ENTIRE_RENT_ALONE: "包場方案須單獨預訂，不能與其他營位放在同一筆訂單。",
    TOO_MANY_GUESTS: "這些營位住不下所有人，請加訂營位或調整人數。",
    NOT_ON_SALE_YET: "這段日期還沒有開放預訂。",
    ON_REQUEST: "這樣的人數超過營位的標準人數，要由營地先確認，無法線上預訂；請與營地聯絡，或加訂一個營位。",
    ORDER_ACCESS: "無法顯示訂單，請確認訂單代碼或編號，以及預訂人的電子信箱或電話。",
    RAIL_STATION: "去程請搭到離營地最近的車站，回程也從這一站出發。",
    RAIL_DATES: "去程限入住當天或前一天，回程限離營當天或隔天。",
    PROOF_UNAVAILABLE: "訂單成立後才能下載預訂確認單。",
  },
  cancel_rule: {
    amount: (amount: string, percent: number) => `${amount}（住宿費的 ${percent}%）`,
  },
  cancel_terms: {
    fee_always: (percent: number) => `預訂後取消，收取住宿費的 ${percent}%。`,
    fee_from: (days: number, percent: number) => `入住前 ${days} 天起取消，收取住宿費的 ${percent}%。`,
    fee_on_arrival: (percent: number) => `入住當天取消，收取住宿費的 ${percent}%。`,
    by_rate: "方案若另有規定，以預訂時顯示的為準。",
  },
  no_room_soon: "未來 30 天已無空位",
  rooms_excluded: "不適用營位",
  promotion_rooms: "營位",
  code_terms: {
    rooms: (names: string) => `僅適用營位：${names}`,
    minimum_spend: (amount: string) => `適用的住宿費須滿 ${amount}`,
    booking_dates: (days: string) => `預訂期間：${days}`,
  },
  coupon_refused: {
    booking_dates: (code: string, days: string) => `優惠代碼「${code}」的預訂期間為${days}。`,
    minimum_spend: (code: string, amount: string) => `使用優惠代碼「${code}」，適用的住宿費須滿 ${amount}。`,
  },
  room_page: {
    book: "訂這個營位",
    choose_night: "點選日期，就從那一晚開始預訂。",
  },
  where_you_sleep: "帳篷與床位",
  by_room: "單訂營位",
  house_or_rooms: "包場時，全場只接待您這一組客人；包場與單訂營位不能放在同一筆訂單。",
  prices_by_day: "每日價格",
  see_days: "看日期與價格",
  rooms_tonight: "今晚的營位",
};

export const consent: Variation<ConsentWords> = {
  text: (services: string) => `是否同意我們使用 ${services} 的 Cookie，以改善網站與廣告？不同意也能照常預訂。`,
};
