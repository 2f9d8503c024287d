import { theme_names } from "#languages/zh-CN/site/theme-names.ts";
import type { GalleryWords } from "#languages/zh-TW/gallery.ts";

export const gallery: GalleryWords = {
  lead: "每一种都是完整的预订网站：首页、客房、优惠，从预订到收据，多种语言，手机与电脑。下面都是真实的网页，换个配色看看，再走进去。",
  lead_pictures:
    "每一种都是完整的预订网站：首页、客房、优惠，从预订到收据，多种语言，手机与电脑。下面以示范旅宿的画面呈现各版式的第一套配色；注册之后，就能用自己的内容实时预览每一套。",
  pictures_note: "示范画面中的旅宿与图片均为虚构，图片由电脑生成。",
  facts: (layouts, themes, languages) => `${layouts} 种版式 · ${themes} 套配色 · ${languages} 种语言`,
  all_themes: "所有版式与配色",
  suits: "适合",
  themes: "配色",
  theme_names,
  shown_with: "以这家旅宿演示",
  open: "打开这个版式",
  on_desktop: (name) => `${name}，电脑上的样子`,
  on_phone: (name) => `${name}，手机上的样子`,
  back: "回首页",
  see_layouts: "看所有版式与配色",
};
