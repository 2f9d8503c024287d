/** Refusals about an account that is protected or of staff, and when a site can't be published. */
export const siteRefusals = {
  ACCOUNT_IS_STAFF: "這個帳號同時是旅宿的工作人員。請先請負責人將您移出團隊，再刪除帳號。",
  PASSKEY_NEEDED: "這個帳號有通行密鑰，不能用驗證碼重設密碼。請用通行密鑰登入，再到「帳號與安全」更換密碼。",
  TWO_STEPS_NEEDED: "這個帳號可以進入管理後台。請先登入管理後台，再到這裡變更登入方式。",
  NOT_STAFF: "這個帳號沒有管理任何旅宿的權限。請開啟邀請信中的連結，或與旅宿負責人聯絡。",
  NOTHING_TO_PUBLISH: "目前沒有要發布的變更：網站已經是最新的樣子。",
  TEXTS_MISSING: "還有必填的文字沒寫。請先補上主要語言的名稱，再發布。",
  TERM_TAKEN: "這個名稱已經在詞彙表裡了，請直接修改那一筆。",
};
