/** What every page of a lodging needs round its content: loaded once, by root.tsx. */
import { getFrame, getHotelInfo, type HotelInfo } from "#contract/hotel.ts";
import { type Language, type Texts, textIn } from "#rules/text/language.ts";
import { isSafeLink, type MenuItem, MENU_PATHS, readMenuItem, shownItems } from "#rules/site/menu.ts";
import type { Trackers } from "#rules/analytics/trackers.ts";
import { chosenLayout, type ChosenLayout, isOpen, previewed } from "#rules/site/site.ts";
import type { PageVisit } from "#web/context.ts";
import { LAYOUTS } from "#web/layouts/registry.ts";

/** The header menu's code; a lodging without a menu gets the specification's four items. */
const HEADER_MENU = "header";

const STANDARD_MENU: MenuItem[] = (["rooms", "facilities", "promotions", "about"] as const).map((type) => ({
  type,
  title: {},
  status: true,
  link: "",
  open: false,
}));

/** What a menu item links to, unless it is the owner's own link. */
type Titled = keyof typeof MENU_PATHS;

/** With its language if that differs from the page's. */
type Title = { title: string; lang?: Language };

type MenuLink = Title & { path: string; href?: string; newTab: boolean };

export type Frame = {
  hotel: HotelInfo;
  menu: MenuLink[];
  /** The owner's menu titles of these pages, used in all headings: a campground has pitches. */
  titles: Record<Titled, Title>;
  /** Pages that have content; the others appear in no list of links. */
  filled: { facilities: boolean; promotions: boolean; news: boolean; attractions: boolean; about: boolean };
  /** Names of the facilities, for headers that list them. */
  places: { key: string; title: string; lang?: Language }[];
  chosen: ChosenLayout;
  lang: Language;
  product: string;
  origin: string;
  path: string;
  search: string;
  preview: string | null;
  now: number;
  /** The XSRF token for forms of a personal page; empty on shared pages. */
  xsrf: string;
  /** Which analytics vendors may be used if the visitor agrees; null: none. */
  trackers: Trackers | null;
  /** There are exchange rates: prices can be shown in other currencies besides. */
  hasRates: boolean;
};

/** null: this site is not public. */
export async function loadFrame(visit: PageVisit): Promise<Frame | null> {
  const { api, domain, lang, wordSets, product, path, search } = visit;
  if (visit.opensSoon) return null;
  const info = await api(getHotelInfo, { query: { domain } });
  if (!isOpen(info)) return null;
  const { menu_items, facilities, promotions, news, attractions } = await api(getFrame, {
    query: { domain, menu_code: HEADER_MENU },
  });
  const items = menuItems(menu_items, domain);
  const filled = {
    facilities: facilities.length > 0,
    promotions,
    news,
    attractions,
    about: info.info.about_us !== "" || info.info.about_images.length > 0,
  };
  const words = wordSets.interface;
  const preview = new URLSearchParams(search).get("preview");
  const hotel = previewed(info, preview);
  const titleOf = (kind: Titled, otherwise: string) =>
    titleIn(items.find(({ type }) => type === kind)?.title ?? {}, lang, hotel.main_lang, otherwise);
  return {
    hotel,
    filled,
    places: facilities.map(({ facilities_key, facilities_title, fallback_lang }) => ({
      key: facilities_key,
      title: facilities_title,
      ...(fallback_lang.facilities_title ? { lang: fallback_lang.facilities_title } : {}),
    })),
    menu: shownItems(items, { ...filled, rooms: true }).map(({ type, title, link, open }) => {
      const isOwn = type === "custom" || type === "";
      return {
        ...titleIn(title, lang, hotel.main_lang, isOwn ? link : words.menu_titles[type]),
        path: isOwn ? "" : MENU_PATHS[type],
        ...(isOwn && isSafeLink(link) ? { href: link } : {}),
        newTab: open,
      };
    }),
    titles: {
      rooms: titleOf("rooms", words.rooms),
      facilities: titleOf("facilities", words.facilities),
      promotions: titleOf("promotions", words.promotions),
      about: titleOf("about", words.about_us),
    },
    chosen: chosenLayout(LAYOUTS, hotel.template_code),
    lang,
    product,
    origin: visit.originOf(domain),
    path,
    search,
    preview,
    now: visit.now.getTime(),
    xsrf: visit.xsrf,
    trackers: visit.trackers,
    hasRates: visit.hasRates,
  };
}

function titleIn(title: Texts, lang: Language, main: Language, otherwise: string): Title {
  const found = textIn(title, lang, main);
  if (found.text === "") return { title: otherwise };
  return { title: found.text, ...(found.lang === lang ? {} : { lang: found.lang }) };
}

/** A lodging that has not made a menu yet still has a site. */
function menuItems(stored: string[] | null, domain: string): MenuItem[] {
  if (stored === null) return STANDARD_MENU;
  const items = stored.map(readMenuItem);
  const unread = items.filter((item) => item.type === "").length;
  if (unread > 0) console.warn(`${domain}: ${unread} menu item(s) can't be read and are not shown`);
  return items;
}
