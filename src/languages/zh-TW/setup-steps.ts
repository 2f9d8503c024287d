/** The nine steps to a public site, and what each may lack. Words of two screens. */
import type { MissingCode, SetupStep } from "#rules/site/go-live.ts";

export const setupSteps = {
  steps: {
    basics: "基本資料",
    rooms: "房型",
    pictures: "照片",
    prices: "房價",
    policy: "取消規定",
    payment: "收款方式",
    texts: "文字",
    design: "版型",
    address: "網址與信件",
  } satisfies Record<SetupStep, string>,
  /** `what`: how many, which rooms, or the night from which on. */
  missing: {
    contact: () => "留下電話或電子郵件，房客才找得到您。",
    street_address: () => "填寫地址。",
    times: () => "填寫入住與退房時間。",
    no_rooms: () => "新增第一個房型。",
    room_units: (what: string) => `這些房型還沒有填間數：${what}`,
    banner: () => "放一張首頁大圖。",
    room_photos: (what: string) => `這些房型還沒有照片：${what}`,
    picture_texts: (what: string) => `有 ${what} 張照片還沒有說明文字。`,
    no_prices: () => "設定第一個房價。",
    unpriced_rooms: (what: string) => `這些房型還沒有房價，房客無法預訂：${what}`,
    prices_end: (what: string) => `${what} 之後還沒有房價，建議設定滿一年。`,
    strict_policy: () => "取消規定或訂金比交通部的訂房定型化契約嚴格。請改成契約允許的範圍，或確定要這樣。",
    no_pay_way: () => "選擇至少一種收款方式。",
    only_tests: () => "目前只有測試中的線上付款，房客無法付款。請提供匯款或到店付款，或填入正式金鑰並通過測試。",
    test_payments: () => "線上付款還在測試，房客看不到；先以其他方式付款。填入正式金鑰並通過測試後，就會提供給房客。",
    demo_payments: () => "這是示範旅宿：付款都是測試，房客看得到「測試」的說明。",
    introduction: () => "用幾句話介紹您的旅宿。",
    legal_texts: () => "寫下訂房規定與入住須知。",
    names: (what: string) => `有 ${what} 個必填的名稱是空的。`,
    contrast: () => "您選的顏色在這個配色上不夠清楚，請換一個顏色，或用配色原本的顏色。",
    heavy_page: (what: string) => `手機打開首頁會載入 ${what} 的照片，最好在 3 MB 以內。請減少大圖的張數。`,
    heavy_desktop: (what: string) => `電腦打開首頁會載入 ${what} 的照片，最好在 5 MB 以內。請減少大圖的張數。`,
    own_domain: () => "連接自己的網域，或先用平台給的網址。",
    mail_sender: () => "填寫電子郵件，房客才能回信給您。",
  } satisfies Record<MissingCode, (what: string) => string>,
  required: "必要",
  wanted: "建議",
  minutes: (text: string | number) => `約 ${text} 分鐘`,
  left: "先這樣",
  done: "完成",
  todo: "未完成",
  fix: "前往",
  soon: "這個畫面即將開放。",
};

export type SetupStepWords = typeof setupSteps;
