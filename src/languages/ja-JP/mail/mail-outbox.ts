import type { OutboxWords } from "#languages/zh-TW/mail/mail-outbox.ts";

export const outbox: OutboxWords = {
  title: "送信トレイ",
  text: "メールサーバーが設定されていない間、メールは送信されず、ここに保管されます。最新の100通を表示しています。",
  empty: "メールはまだありません。お部屋を予約すると、最初の一通がここに届きます。",
  list: "メール一覧",
  to: "宛先",
  from: "差出人",
  attachments: "添付ファイル",
  as_shown: "メールの内容",
  as_text: "テキスト版",
  back: "送信トレイに戻る",
};
