/** What the studio says when a site can't be published. */
export const siteRefusals = {
  NOTHING_TO_PUBLISH: "目前沒有要發布的變更：網站已經是最新的樣子。",
  TEXTS_MISSING: "還有必填的文字沒寫。請先補上主要語言的名稱，再發布。",
};
