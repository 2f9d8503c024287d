/** Why a picture is not taken. */
export const pictureRefusals = {
  PICTURE_EMPTY: "ファイルの中身が空です。写真を選び直してください。",
  PICTURE_TOO_LARGE: "写真が25 MBを超えています。小さくしてからアップロードしてください。",
  PICTURE_TOO_MANY_PIXELS: "写真が1億画素を超えています。小さくしてからアップロードしてください。",
  PICTURE_TYPE: "アップロードできるのはJPEG、PNG、WebP、AVIFの写真です。iPhoneのHEICは、JPEGに変換してからお試しください。",
  PICTURE_BROKEN: "写真が途中で切れているか、壊れています。カメラやスマートフォンから書き出し直してください。",
  PICTURE_MIXED: "写真以外のデータが含まれているため、安全上アップロードできません。写真を書き出し直してください。",
  PICTURE_SPACE: "写真の保存容量がいっぱいです。使っていない写真を整理するか、プラットフォームにお問い合わせください。",
  PICTURE_IN_USE: "この写真はサイトで使用中です。先に別の写真へ差し替えてください。",
  UPLOAD_INCOMPLETE: "写真のアップロードが完了していません。続きを送信してください。",
};
