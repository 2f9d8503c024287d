/** Why a picture is not taken. */
export const pictureRefusals = {
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
