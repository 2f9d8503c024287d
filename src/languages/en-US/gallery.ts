import { theme_names } from "#languages/en-US/site/theme-names.ts";
import type { GalleryWords } from "#languages/zh-TW/gallery.ts";

export const gallery: GalleryWords = {
  lead: "Each one is a complete booking site: home, rooms and offers, from the first search to the receipt, in several languages, on phone and desktop. Everything below is live: try the colors, then step inside.",
  lead_pictures:
    "Each one is a complete booking site: home, rooms and offers, from the first search to the receipt, in several languages, on phone and desktop. The pictures show each layout in its first theme with an example lodging; once you have signed up, you see every theme with your own content.",
  pictures_note: "The lodgings in these pictures are invented, and the photos are computer-generated.",
  facts: (layouts, themes, languages) => `${layouts} layouts · ${themes} themes · ${languages} languages`,
  all_themes: "All layouts and themes",
  suits: "For",
  themes: "Themes",
  theme_names,
  shown_with: "Shown with",
  open: "Open this layout",
  on_desktop: (name) => `${name} on a desktop`,
  on_phone: (name) => `${name} on a phone`,
  back: "Front page",
  see_layouts: "See every layout and theme",
};
