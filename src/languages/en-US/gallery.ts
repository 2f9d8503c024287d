import type { GalleryWords } from "#languages/zh-TW/gallery.ts";

export const gallery: GalleryWords = {
  title: "Thirteen layouts, forty themes",
  lead: "Each is a whole booking site: home, rooms, offers, from the first search to the receipt, in five languages, on phone and desk. Every picture below is alive. Try its colours, then step inside.",
  facts: (layouts, themes, languages) => `${layouts} layouts · ${themes} themes · ${languages} languages`,
  all_themes: "All layouts and themes",
  suits: "For",
  themes: "Themes",
  shown_with: "Shown with",
  open: "Open this layout",
  on_desk: (name) => `${name} on a desk`,
  on_phone: (name) => `${name} on a phone`,
  back: "Front page",
  see_layouts: "See every layout and theme",
  layouts: {
    layout_100: {
      name: "Lobby",
      idea: "The front desk as a page: who we are, tonight's price and Book at first sight, with nothing to learn.",
      suits: "Hotels and apartment hotels",
    },
    layout_200: {
      name: "Engawa",
      idea: "A hanging scroll: one sentence, much empty paper, and the bath and the meal before the bed.",
      suits: "Ryokan, inns and hot springs",
    },
    layout_300: {
      name: "Porch",
      idea: "The host before the house: round letters on a warm, coloured page.",
      suits: "Homestays and bed and breakfasts",
    },
    layout_400: {
      name: "Canopy",
      idea: "A trail map you can book from: contours, seasons and ticket stubs.",
      suits: "Campsites, cabins and glamping",
    },
    layout_500: {
      name: "Journal",
      idea: "The hotel prints a paper about its quarter, and the rooms are the classifieds.",
      suits: "Design and boutique hotels",
    },
    layout_501: {
      name: "Contact Sheet",
      idea: "The photo issue of the same paper: frames to browse, hardly a line to read.",
      suits: "Art and photography hotels",
    },
    layout_600: {
      name: "Module",
      idea: "The site is the building's sign system: numbers, pictograms, times.",
      suits: "Capsule hotels and hostels",
    },
    layout_700: {
      name: "Horizon",
      idea: "One view, then silence. The name rests on a line, and all else stays under it.",
      suits: "Resorts, and any hotel with a view",
    },
    layout_701: {
      name: "Terrace",
      idea: "The same calm head over a busy terrace: choose your day, then your room.",
      suits: "Family resorts with much to do",
    },
    layout_702: {
      name: "Villa",
      idea: "One house, one price, one calendar: a home that is let, told plainly.",
      suits: "Country villas and whole-house lets",
    },
    layout_800: {
      name: "Velvet",
      idea: "The lobby's lit panel of rooms, on your phone: pick one by its glow and see the tariff at once.",
      suits: "Motels and love hotels",
    },
    layout_900: {
      name: "Almanac",
      idea: "What is ripe this month decides what you do and what you eat.",
      suits: "Farms and country homestays",
    },
    layout_1000: {
      name: "Courtyard",
      idea: "A plain door, and then everything opens round the centre.",
      suits: "Courtyard houses and heritage mansions",
    },
  },
};
