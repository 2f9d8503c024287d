import type { OverviewWords } from "#languages/zh-TW/studio/overview.ts";

export const words: OverviewWords = {
  hello: (name) => `${name}の管理画面へようこそ`,
  site: "あなたのサイト",
  live: "公開中。どなたでもご覧になれます",
  not_live: "未公開。スタッフだけが見られます",
  copy: "アドレスをコピー",
  copied: "コピーしました",
  facts: "宿泊施設について",
  role: "あなたの役割",
  languages: "サイトの言語",
  currency: "通貨",
  time_there: "現地時刻",
  places: "画面を選ぶ",
};
