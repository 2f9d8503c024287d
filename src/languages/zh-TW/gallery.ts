/** Words of the gallery of layouts. A layout's name and description are in its own folder. */
import { theme_names } from "#languages/zh-TW/site/theme-names.ts";

export const gallery = {
  lead: "每一種都是完整的訂房網站：首頁、客房、優惠，從訂房到收據，多種語言，手機與桌面。下面都是真正的網頁，換個配色看看，再走進去。",
  /** Where the platform has no demo lodgings: pictures instead of live pages. */
  lead_pictures:
    "每一種都是完整的訂房網站：首頁、客房、優惠，從訂房到收據，多種語言，手機與桌面。下面以示範旅宿的畫面呈現各版型的第一套配色；申請之後，就能用自己的內容即時預覽每一套。",
  pictures_note: "示範畫面中的旅宿與圖片皆為虛構，圖片由電腦生成。",
  facts: (layouts: number, themes: number, languages: number) =>
    `${layouts} 種版型 · ${themes} 套配色 · ${languages} 種語言`,
  all_themes: "所有版型與配色",
  suits: "適合",
  themes: "配色",
  theme_names,
  shown_with: "以這間旅宿示範",
  open: "打開這個版型",
  /** Names of the two pictures of a layout. */
  on_desktop: (name: string) => `${name}，桌面上的樣子`,
  on_phone: (name: string) => `${name}，手機上的樣子`,
  back: "回首頁",
  see_layouts: "看所有版型與配色",
};

export type GalleryWords = typeof gallery;
