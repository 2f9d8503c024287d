import { theme_names } from "#languages/ja-JP/site/theme-names.ts";
import type { GalleryWords } from "#languages/zh-TW/gallery.ts";

export const gallery: GalleryWords = {
  lead: "どれもひとつの予約サイトとして完成しています。トップ、客室、特典、検索から領収書まで、複数の言語で、スマートフォンでもパソコンでも。下の画面はすべて本物です。色を替えてから、中へどうぞ。",
  lead_pictures:
    "どれもひとつの予約サイトとして完成しています。トップ、客室、特典、検索から領収書まで、複数の言語で、スマートフォンでもパソコンでも。下の画像は、見本の宿で各レイアウトの一つ目の配色を表示したものです。お申し込みのあとは、ご自分の内容ですべての配色を確かめられます。",
  pictures_note: "画像の宿は架空のもので、写真はコンピューターで生成しています。",
  facts: (layouts, themes, languages) => `レイアウト ${layouts} · 配色 ${themes} · 言語 ${languages}`,
  all_themes: "すべてのレイアウトと配色",
  suits: "おすすめの宿",
  themes: "配色",
  theme_names,
  shown_with: "表示中の宿",
  open: "このレイアウトを開く",
  on_desktop: (name) => `${name}（パソコン表示）`,
  on_phone: (name) => `${name}（スマートフォン表示）`,
  back: "トップページへ",
  see_layouts: "レイアウトと配色をすべて見る",
};
