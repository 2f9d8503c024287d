/** Why someone can’t be on a lodging’s staff, and why a lodging can’t be opened or have a domain. */
export const lodgingRefusals = {
  ALREADY_STAFF: "這個電子郵件已經是團隊的成員。",
  LAST_OWNER: "旅宿至少要有一位負責人。請先指定另一位負責人。",
  INVITATION_OVER: "這份邀請已經失效。請旅宿負責人再寄一次。",
  INVITATION_FOR_OTHER: "這份邀請是給另一個電子郵件的。請用收到邀請的電子郵件登入。",
  SLUG_TAKEN: "這個網址剛剛被別人用了，請換一個。",
  SLUG_RESERVED: "這個名稱保留給平台使用，或可能讓人誤會，請換一個。",
  SLUG_MALFORMED: "網址請用 3 到 40 個小寫英文字母、數字或連字號，並以字母開頭。",
  TOO_MANY_LODGINGS: "您有太多尚未公開的旅宿，或今天開設的次數太多。請先公開或完成一間，明天再試。",
  DOMAIN_MALFORMED: "這不是可以使用的網域。請輸入像 www.example.com 這樣的名稱。",
  DOMAIN_OF_PLATFORM: "這是平台自己的網址，不用另外新增。",
  DOMAIN_TAKEN: "這個網域正由另一間旅宿使用。如果它現在是您的，請先在網域商移除舊的 _yado TXT 紀錄，再試一次。",
  DOMAIN_NOT_READY: "這個網域還沒有準備好。請先在網域商加好下面的兩筆紀錄，再檢查一次。",
  TOO_MANY_DOMAINS: "網域最多十個。請先移除不用的。",
  NOT_READY_TO_PUBLISH: "還有必要的步驟沒完成，網站暫時不能公開。請先補齊標示「必要」的項目。",
};
