import type { siteRefusals as master } from "#languages/zh-TW/site-refusals.ts";

export const siteRefusals: typeof master = {
  NOTHING_TO_PUBLISH: "公開する変更はありません。サイトはすでに最新の状態です。",
  TEXTS_MISSING: "必須の文章がまだ入力されていません。メインの言語で入力してから公開してください。",
};
