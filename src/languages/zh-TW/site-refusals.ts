/** Refusals for staff: about their account, and when a site can't be published. */
export const siteRefusals = {
  ACCOUNT_IS_STAFF: "這個帳號同時是旅宿的工作人員。請先請負責人將您移出團隊，再刪除帳號。",
  NOT_STAFF: "這個帳號沒有管理任何旅宿的權限。請開啟邀請信中的連結，或與旅宿負責人聯絡。",
  NOTHING_TO_PUBLISH: "目前沒有要發布的變更：網站已經是最新的樣子。",
  TEXTS_MISSING: "還有必填的文字沒寫。請先補上主要語言的名稱，再發布。",
  TERM_TAKEN: "這個名稱已經在詞彙表裡了，請直接修改那一筆。",
};
