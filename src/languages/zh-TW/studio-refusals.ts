/** What the studio refuses: rates, orders, then pictures. */
export const studioRefusals = {
  RATES_CHANGED: "有人剛改過房價設定。請重新看過最新的內容，再存一次。",
  UNDO_OVER: "沒有可以復原的變更：只能在十分鐘內復原最後一次變更。",
  UNITS_IN_USE: "有幾晚已售出、保留或停用的房間比這個數字多。",
  PLAN_PARENT_INVALID: "連動的方案必須跟著一個有自己房價的方案。",
  PLAN_HAS_DERIVED: "有其他方案的房價跟著這個方案。請先讓它們改用自己的房價。",
  PRICE_TOO_LOW: "這樣會有幾晚的房價變成零或更低。請調高金額。",
  REFUND_CHANGED: "退款金額剛才變了。請重新看過，再決定要不要取消。",
  PICTURE_EMPTY: "這個檔案是空的，請重新選擇照片。",
  PICTURE_TOO_LARGE: "照片超過 25 MB，請先縮小再上傳。",
  PICTURE_TOO_MANY_PIXELS: "照片超過一億像素，請先縮小再上傳。",
  PICTURE_TYPE: "只能上傳 JPEG、PNG、WebP、AVIF 格式的照片。若是 iPhone 的 HEIC，請先轉存為 JPEG。",
  PICTURE_BROKEN: "照片檔案不完整或已損壞，請從相機或手機重新匯出。",
  PICTURE_MIXED: "這個檔案除了照片還夾帶其他內容，為了安全無法上傳。請重新匯出照片。",
  PICTURE_SPACE: "照片空間已滿。請先清理不用的照片，或聯絡平台。",
  PICTURE_IN_USE: "網站還在使用這張照片。請先換成另一張，再移除。",
  UPLOAD_INCOMPLETE: "照片還沒傳完，請繼續上傳。",
};
