import type { RefundLimitWords } from "#languages/zh-TW/studio/refund-limit.ts";

export const words: RefundLimitWords = {
  refund_limit: {
    title: "フロントでの返金",
    text: "フロントが予約のキャンセルや返金の記録で、一度に返金できる上限です。超える場合はオーナー、マネージャー、または経理の担当者が処理します。",
    label: "1件あたりの上限",
    any: "上限なし",
    save: "保存",
    saved: "保存しました。",
    hint: "フロントでの返金を認めない場合は 0 を入力してください。",
  },
};
