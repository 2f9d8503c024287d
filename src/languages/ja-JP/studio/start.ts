import { setupSteps } from "#languages/ja-JP/setup-steps.ts";
import type { StartWords } from "#languages/zh-TW/studio/start.ts";

export const words: StartWords = {
  ...setupSteps,
  lead: "9つの手順でサイトを公開できます。順番は自由で、途中の内容も残ります。",
  lead_live: "サイトは公開中です。まだ足せるところはこちらです。",
  progress: (text) => `${text} / 9 完了`,
  finished: (count) => `完了した${count}項目`,
  rest: (text) => `残り約${text}分`,
  ready: "公開できます",
  ready_text: "必須の項目がそろいました。",
  go: "公開へ進む",
  next: (text) => `次へ：${text}`,
  leave: "このままにする",
  take_up: "やっぱり設定する",
  left_note: "このままにしています",
};
