import type * as writing from "#languages/zh-TW/studio-writing.ts";

export const rich: typeof writing.rich = {
  tools: (label) => `${label}の書式`,
  bold: "太字",
  italic: "斜体",
  heading: "見出し",
  subheading: "小見出し",
  bullets: "箇条書き",
  numbers: "番号付きリスト",
  link: "リンク",
  unlink: "リンクを外す",
  link_address: "リンク先はどこですか？",
  new_window: "新しいウィンドウで開く",
  same_window: "同じウィンドウで開く",
  undo: "元に戻す",
  redo: "やり直す",
  pasted: "文字とかんたんな書式だけを貼り付けました。画像、表、スタイル、コードは取り込んでいません。",
  not_simple: "この文章には、エディターでは表示できない表などの書式があります。編集しなければそのまま残ります。",
  simplify: "かんたんな書式にして編集",
};

export const language_removal: typeof writing.language_removal = {
  title: (language) => `${language}をサイトから外しますか？`,
  text: (language, texts) =>
    `${language}の文章が ${texts} 件あります。公開すると${language}のページは表示されなくなります。文章は残り、もう一度選べば元に戻ります。`,
  yes: "この言語を外す",
};
