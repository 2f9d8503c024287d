import type { forms as master } from "#languages/zh-TW/studio-forms.ts";

export const forms: typeof master = {
  amenities: "館全体の設備とサービス",
  amenities_hint:
    "すべてのお客様が利用できるものです。施設ページに載り、検索エンジンにも伝わります。特定の客室だけのものは、その客室に入力してください。",
  amenity_search: "設備を検索（例：Wi-Fi、洗濯）",
  amenity_none: "一覧にない設備です。「施設を追加」からご自身で紹介できます。",
  amenities_chosen: (count) => `${count}件を選択中`,
  page_pictures: "各ページ上部の画像",
  page_pictures_hint: "ページの冒頭に大きな画像を置くレイアウトがあります。選ばない場合はレイアウトに任せます。",
  page_picture: { about: "私たちについて", facility: "館内施設", promotion: "キャンペーン", room: "客室" },
  analytics: "アクセス解析",
  analytics_hint: "お客様の同意後にだけ読み込まれます。プレビューと編集は数えません。",
  ga_hint: "「G-」で始まる測定ID",
  pixel_hint: "数字だけのピクセルID",
  terms: "対象となる宿泊",
  terms_hint: "お客様に表示する対象期間と客室です。日付が空欄なら期間を限りません。",
  rooms_hint: "何も選ばなければ、すべての客室が対象です。",
  no_type: "分類なし",
  topics: {
    edit: "分類を管理",
    first: "分類を追加",
    title: "キャンペーンの分類",
    text: "キャンペーンのページは分類ごとに並びます。キャンペーンのない分類は表示されません。名前の変更はすぐに反映されます。",
    add: "分類を追加",
    saved: "分類を保存しました",
    remove: "分類を削除",
    remove_text: "キャンペーンは分類なしで残ります。",
    remove_title: (name) => `「${name}」を削除しますか？`,
  },
  empty_archive: {
    title: (count) => `${count}件を完全に削除しますか？`,
    text: "取り消しはできません。以前のバージョンに戻した場合、そのときの内容は元どおり表示されます。",
    yes: "完全に削除",
    done: (count) => `${count}件を削除しました。`,
  },
};
