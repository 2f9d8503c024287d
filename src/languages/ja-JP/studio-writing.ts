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

export const translation: typeof writing.translation = {
  title: "翻訳",
  lead: "原文と見比べながら一件ずつ翻訳できます。原文が変わると、訳文に自動で印がつきます。",
  languages: "言語",
  states: {
    missing: "未翻訳",
    stale: "原文が変更済み",
    draft: "下書き",
    machine: "機械翻訳",
    reviewed: "確認済み",
  },
  say: {
    draft: "下書きに戻す",
    machine: "機械翻訳にする",
    reviewed: "確認済みにする",
  },
  state_menu: "状態を変える",
  said_by: (name, time) => `${name}、${time}`,
  made_from: "翻訳したときの原文",
  changed_meanwhile: "この文章は今変更されました。もう一度読んでから印をつけてください。",
  marked: "印をつけました。",
  filter: "表示するもの",
  all: "すべて",
  todo: "要対応",
  filtered: (name, number) => `${name} ${number}`,
  search: "文章を検索",
  next: "次へ",
  previous: "前へ",
  keys: "Alt＋↓ と Alt＋↑ で次や前へ移り、Ctrl＋Enter で確認済みにして次へ進みます。",
  place: (number, of) => `${of} 件中 ${number} 件目`,
  open: (label) => `${label}を翻訳`,
  none_title: "対応が必要な文章はありません",
  none_text: "ほかの条件か、ほかの言語を選んでください。",
  one_title: "サイトの言語は一つだけです",
  one_text: "「基本情報」で言語を追加すると、ここで翻訳できます。",
  one_open: "言語を選ぶ",
  counts: (missing, to_review, stale) =>
    [
      ...(missing > 0 ? [`未翻訳 ${missing} 件`] : []),
      ...(to_review > 0 ? [`要確認 ${to_review} 件`] : []),
      ...(stale > 0 ? [`原文変更 ${stale} 件`] : []),
    ].join("、"),
  to_review: "要確認",
  reviewed_share: (share) => `確認済み ${share}%`,
  review_all: (texts) => `この ${texts} 件を確認済みにする`,
  review_all_text: "すべて誰かが読んだことをお確かめください。あとから一件ずつ下書きに戻せます。",
  complete: "すべて完了",
  waiting: "基準に届かないため未公開",
  threshold: "どこまで訳したら公開するか",
  threshold_hint:
    "要確認の訳文も翻訳済みに数えます。届いていない言語は公開されません。届いたら、次の公開から加わります。",
  threshold_none: "制限なし（選んだ言語はすべて公開）",
  threshold_share: (share) => `${share}% 以上`,
  threshold_saved: "保存しました。次の公開から有効です。",
  threshold_locked: "オーナーかマネージャーが決めます。",
  held_back: (language, share, least) =>
    `${language}は翻訳済み ${share}% で、基準の ${least}% に届かないため、今回は公開されません。`,
};

export const glossary: typeof writing.glossary = {
  title: "用語集",
  lead: "館名、客室名、地名などを各言語でどう書くか。翻訳中に横に表示されます。",
  add: "名前を追加",
  edit: (name) => `「${name}」を編集`,
  in_language: (language) => `${language}での書き方`,
  empty_title: "まだ名前がありません",
  empty_text: "まず館名を登録しましょう。原文にその名前があると、決めた書き方が訳文の横に表示されます。",
  saved: "保存しました。",
  remove: (name) => `「${name}」を削除`,
  removed: "削除しました。",
  not_agreed: "未定",
  terms: "決めた書き方",
  term: (source, target) => `${source}：${target}`,
  lacks: (target) => `訳文に「${target}」がありません。`,
};

export const characters_missing: typeof writing.characters_missing = (characters) =>
  `このレイアウトの見出し書体にない文字：${characters}。サイトでは通常の書体で表示されます。`;

export const editing: typeof writing.editing = {
  title: "プレビューから編集",
  lead: "ページの文字や写真を押すと、その入力欄が開きます。",
  mode: "押したときの動き",
  edit: "編集する",
  browse: "見てまわる",
  mark: (label) => `編集：${label}`,
  page_language: "ページの言語",
  share: "共有リンクをコピー",
  shared: "コピーしました。リンクを持つ人は七日間見られますが、変更はできません。",
  open: "プレビューから編集",
  links: {
    open: "共有中のプレビュー",
    title: "共有中のプレビューのリンク",
    lead: "リンクを持つ人は、ログインせずに公開前の内容を見られます。変更はできません。リンクは七日後、または作成した人がスタッフを外れるかサイトを編集できなくなった時点で無効になります。",
    draft: "下書き",
    version: (number) => `バージョン ${number}`,
    made: (by, day) => `${by} が ${day} に作成`,
    until: (day) => `${day} まで有効`,
    copy: "リンクをコピー",
    copied: "コピーしました。",
    end: "共有を停止",
    ended: "リンクを無効にしました。",
    reopened: "リンクを再び有効にしました。",
    none_title: "共有中のプレビューはありません",
    none_text: "公開前のサイトを見てもらうには、プレビューの「共有リンクをコピー」を押してください。",
    back: "プレビューに戻る",
  },
};

export const search_page: typeof writing.search_page = {
  page: "ページ",
  pages: {
    home: "トップページ",
    facilities: "館内施設",
    event: "お得なプラン",
    news: "お知らせ",
    attractions: "周辺の見どころ",
    about: "宿について",
    follow: "お問い合わせ",
  },
  title: "検索結果のタイトル",
  text: "検索結果の説明文",
  hint: "空欄なら、このページの名前と紹介文を使います。",
};
