import type { FinderWords } from "#languages/zh-TW/studio/finder.ts";

export const words: FinderWords = {
  label: "検索・移動",
  with_orders: "予約番号、お名前、電話番号、客室、画面名",
  without_orders: "客室、プラン・特典、お知らせ、画面名",
  screens: "画面",
  orders: "予約",
  content: "コンテンツとプラン",
  nothing: (text) => `「${text}」は見つかりませんでした`,
  hint: "↑ ↓ で選択、Enterで開く、Escで閉じる",
  count: (count) => `${count}件見つかりました`,
  arriving: (day) => `${day} チェックイン`,
  kinds: {
    room: "客室",
    facility: "施設",
    promotion: "特典",
    announcement: "お知らせ",
    attraction: "周辺情報",
    plan: "料金プラン",
  },
};
