/** What the studio refuses: rates, orders, then pictures. */
export const studioRefusals = {
  RATES_CHANGED: "ほかの方が料金設定を変更しました。最新の内容を確認してから、もう一度保存してください。",
  UNDO_OVER: "元に戻せる変更がありません。戻せるのは直前の変更だけで、10分以内に限ります。",
  UNITS_IN_USE: "すでにこれより多くの部屋が販売済み、仮押さえ、または使用停止の日があります。",
  PLAN_PARENT_INVALID: "連動プランの元になるのは、独自の料金を持つプランだけです。",
  PLAN_HAS_DERIVED: "このプランの料金に連動しているプランがあります。先にそれらの料金を個別に設定してください。",
  PRICE_TOO_LOW: "料金がゼロ以下になる日があります。金額を上げてください。",
  REFUND_CHANGED: "返金額が変わりました。もう一度確認してからキャンセルしてください。",
  PICTURE_EMPTY: "ファイルの中身が空です。写真を選び直してください。",
  PICTURE_TOO_LARGE: "写真が25 MBを超えています。小さくしてからアップロードしてください。",
  PICTURE_TOO_MANY_PIXELS: "写真が1億画素を超えています。小さくしてからアップロードしてください。",
  PICTURE_TYPE:
    "アップロードできるのはJPEG、PNG、WebP、AVIFの写真です。iPhoneのHEICは、JPEGに変換してからお試しください。",
  PICTURE_BROKEN: "写真が途中で切れているか、壊れています。カメラやスマートフォンから書き出し直してください。",
  PICTURE_MIXED: "写真以外のデータが含まれているため、安全上アップロードできません。写真を書き出し直してください。",
  PICTURE_SPACE: "写真の保存容量がいっぱいです。使っていない写真を整理するか、プラットフォームにお問い合わせください。",
  PICTURE_IN_USE: "この写真はサイトで使用中です。先に別の写真へ差し替えてください。",
  UPLOAD_INCOMPLETE: "写真のアップロードが完了していません。続きを送信してください。",
};
