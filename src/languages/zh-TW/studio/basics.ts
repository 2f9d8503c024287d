/** Words of the basics that are live when saved: kind, country and time zone. */
import { signUp } from "#languages/zh-TW/sign-up.ts";

export const words = {
  lodging_facts: {
    kinds: signUp.kinds,
    regions: {
      Asia: "亞洲",
      Europe: "歐洲",
      America: "美洲",
      Australia: "澳洲",
      Pacific: "太平洋",
      Africa: "非洲",
      Atlantic: "大西洋",
      Indian: "印度洋",
    },
    title: "類型、國家與時區",
    hint: "這裡的變更立即生效，不用發布；十分鐘內可以復原。",
    kind: "旅宿類型",
    country: "國家或地區",
    timezone: "時區",
    zone_hint: "輸入城市或時區名稱來找。",
    nothing_found: "找不到這個時區",
    choose: "請選擇",
    currency: (currency: string) => `幣別：${currency}`,
    to_payment: "到「付款與規定」更改",
    colours: "想用 Logo 的顏色嗎？到「版型」挑選",
    preview: "要這樣更改嗎？",
    from_to: (before: string, after: string) => `${before} → ${after}`,
    not_said: "未填",
    kind_means: "網站會用新的類型介紹您的旅宿，也會推薦適合的版型；現在的版型不會改變。",
    country_means: "訂房表單的預設國家與電話國碼會跟著改變；幣別和時區不會。",
    zone_means: "「今天」、營業時間、自動發布和提醒信都會照新的時區計算。",
    zone_today: (before: string, after: string) => `旅宿的「今天」會從 ${before} 變成 ${after}。`,
    zone_orders: (orders: number) =>
      `還有 ${orders} 筆訂單尚未退房：入住與退房日期不變，但免費取消的期限會照新的時區計算。`,
    save: "儲存",
    saved: "已儲存，立即生效。",
    last: "剛才改了類型、國家或時區",
    may_not: "負責人或經理才能更改。",
  },
  rail: {
    title: "高鐵車票",
    hint: "房客訂房時可以一起買高鐵飯店聯票。旅宿以新臺幣計價，並且可以線上刷卡或匯款付清時才會顯示。",
    sells: "和客房一起賣高鐵車票",
    none: "還沒選擇",
    round_trip_only: "只賣來回票",
    as_guests: "每位房客都要買一張",
  },
};

export type BasicsWords = typeof words;
