/** Words of the gallery of layouts. The master: every other language has exactly these keys. */
import type { LayoutCode } from "#rules/site/site.ts";

/** What a layout is called, its idea in one sentence, and whom it suits. */
type Told = { name: string; idea: string; suits: string };

const layouts: Record<LayoutCode, Told> = {
  layout_100: {
    name: "大廳",
    idea: "網站就是櫃檯：我們是誰、今晚多少錢、訂房，第一眼全在眼前，不必學。",
    suits: "飯店、公寓式旅館",
  },
  layout_200: {
    name: "緣側",
    idea: "一幅掛軸：一句直書，大片留白，先說湯與膳，再說床。",
    suits: "日式旅館、溫泉旅館",
  },
  layout_300: {
    name: "門廊",
    idea: "先見到主人，再見到房子；圓圓的字，暖暖的一頁。",
    suits: "民宿、家庭式小旅館",
  },
  layout_400: {
    name: "林冠",
    idea: "一張可以訂位的步道地圖：等高線、季節，還有票根。",
    suits: "營地、小木屋、豪華露營",
  },
  layout_500: {
    name: "刊物",
    idea: "旅館為自己的街區出一份報，客房登在分類欄。",
    suits: "設計旅店、精品旅館",
  },
  layout_501: {
    name: "印樣",
    idea: "同一份報的攝影專輯：一格一格看，幾乎不必讀。",
    suits: "藝術旅館、攝影主題旅宿",
  },
  layout_600: {
    name: "模組",
    idea: "網站就是這棟樓的標示系統：數字、圖示、時刻。",
    suits: "膠囊旅館、青年旅舍",
  },
  layout_700: {
    name: "地平線",
    idea: "一片風景，然後安靜；名字停在線上，其餘都在線下。",
    suits: "度假村，或任何有好風景的旅館",
  },
  layout_701: {
    name: "露臺",
    idea: "一樣從容的開場，底下是熱鬧的露臺：先選今天要做什麼，再選房間。",
    suits: "親子度假村、設施豐富的飯店",
  },
  layout_702: {
    name: "莊園",
    idea: "一棟房子、一個價錢、一本月曆，直接把家介紹給您。",
    suits: "鄉間別墅、包棟旅宿",
  },
  layout_800: {
    name: "霓夜",
    idea: "大廳那面亮著燈的房間看板，搬到手機上：挑一間亮的，價錢一看就懂。",
    suits: "汽車旅館、情侶旅館",
  },
  layout_900: {
    name: "農曆本",
    idea: "這個月什麼熟了，就決定您來做什麼、吃什麼。",
    suits: "農場、鄉村民宿",
  },
  layout_1000: {
    name: "天井",
    idea: "一扇素淨的門，進去以後，一切繞著中庭展開。",
    suits: "院落老宅、古蹟旅宿",
  },
};

export const gallery = {
  title: "十三種版型，四十套配色",
  lead: "每一種都是完整的訂房網站：首頁、客房、優惠、訂房到收據，五種語言，手機與桌面。下面每一幅都是活的，換個配色看看，再走進去。",
  facts: (layouts: number, themes: number, languages: number) =>
    `${layouts} 種版型 · ${themes} 套配色 · ${languages} 種語言`,
  all_themes: "所有版型與配色",
  suits: "適合",
  themes: "配色",
  shown_with: "以這間旅宿示範",
  open: "打開這個版型",
  /** Names of the two pictures of a layout. */
  on_desk: (name: string) => `${name}，桌面上的樣子`,
  on_phone: (name: string) => `${name}，手機上的樣子`,
  back: "回首頁",
  see_layouts: "看所有版型與配色",
  layouts,
};

export type GalleryWords = typeof gallery;
