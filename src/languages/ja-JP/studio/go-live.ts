import { setupSteps } from "#languages/ja-JP/setup-steps.ts";
import type { GoLiveWords } from "#languages/zh-TW/studio/go-live.ts";

export const words: GoLiveWords = {
  ...setupSteps,
  lead: "最後にもう一度確かめて、公開しましょう。",
  blocked: (text) => `必須の項目があと${text}件あります`,
  blocked_text: "そろうと公開できるようになります。",
  ready: "準備ができました",
  ready_text: "公開すると、誰でもサイトを開いて予約できます。その後の変更は、公開の操作をするまでサイトに出ません。",
  enough: "公開できます",
  enough_text: "必要な項目はそろいました。残りは公開してからでも追加できます。",
  publish: "サイトを公開",
  confirm_title: "サイトを公開しますか？",
  confirm_text: (text) => `誰でも ${text} を開いて予約できるようになります。今の下書きも一緒に公開されます。`,
  published: "サイトを公開しました",
  live: "サイトは公開中です",
  live_text: "さっそく知らせましょう。",
  rehearse_text:
    "予約から支払い、キャンセルまでを実際の流れで試し、お客様と宿に届く内容を確かめられます。記録は何も残りません。",
  rehearse: "リハーサルを始める",
  checks: "チェックリスト",
  share: "シェア",
  open: "サイトを開く",
  copy: "アドレスをコピー",
  copied: "コピーしました",
  line: "LINE で送る",
  qr: "QRコード",
  qr_text: "名刺やフロント、メニューに印刷すれば、読み取るだけでサイトに着きます。",
  qr_save: "QRコードを保存",
  poster: "ポスターをダウンロード（PDF）",
};
