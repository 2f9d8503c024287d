/** Every text of a lodging that a heading, its menu or its name is set in, the most looked at first. */
import {
  listAnnouncements,
  listAttractions,
  listFacilities,
  listPromotions,
  listPromotionTypes,
} from "#contract/content.ts";
import { type ApiClient, CallRefused } from "#contract/client.ts";
import { getCustomMenu, getHotelInfo, listHotelsByTag } from "#contract/hotel.ts";
import { listRooms } from "#contract/rooms.ts";
import { ACCOUNT_WORDS, LANGUAGE_FACTS, SEASON_WORDS, type Words } from "#languages/languages.ts";
import { lodgingWords } from "#languages/lodging-words.ts";
import { type Language, textIn } from "#rules/text/language.ts";
import { readMenuItem } from "#rules/site/menu.ts";
import { sentencesOf } from "#rules/text/sentence.ts";
import { isOpen } from "#rules/site/site.ts";

/** A text, and the language it really is in: what was not translated fell back. */
type Said = { text: string; lang: Language };

export type DisplayText = {
  /** What most of its pages say: names, the menu, the headings over things. */
  titles: Said[];
  /** The titles on each kind of page, which the others need not fetch. */
  pages: Said[][];
  /** Sentences that few layouts set in the heading font: those of the home page, of each room, of all other pages. */
  prose: Said[][];
  /** The interface's other words, of which a page shows few. */
  words: Said[];
  /** The booking page and the pages about an order add these. */
  personal: Said[];
  /** What a host may greet with, and ask. */
  greeting: Said[];
};

/** Headings of the home page and of a room's page. */
const HEADING_WORDS = [
  "rooms",
  "facilities",
  "promotions",
  "news",
  "attractions",
  "about_us",
  "location",
  "policies",
  "dining",
  "hours_of_stay",
  "book_now",
  "search_rooms",
  "check_in",
  "check_out",
  "our_story",
  "not_found_title",
  "maintain_title",
  "room_facilities",
  "other_rooms",
  "rooms_included",
  "follow_title",
  "find_dates",
  "customer_notice",
  "booking_policy",
  "cancel_policy",
  "children_rates",
  "with_children",
  "what_will_you_do",
  "where_you_sleep",
  "what_the_house_has",
  "rooms_tonight",
  "from_price",
  "prices_by_day",
] as const satisfies (keyof Words)[];

const RICH_FIELDS = ["about_us", "custom_block", "location_block", "dining_options"] as const;

const WEEK = Array.from({ length: 7 }, (_, day) => Date.UTC(2024, 0, 1 + day));

/** Days of an order, as its pages write them: with the name of the weekday. */
function weekdays(lang: Language): string {
  const written = new Intl.DateTimeFormat(lang, { timeZone: "UTC", month: "short", day: "numeric", weekday: "short" });
  return WEEK.map((day) => written.format(day)).join("");
}

/** A sentence is set in the text's own font; what is no longer than this may be a heading. */
const LONGEST_HEADING = 14;

/** Words of the platform's own pages and of the API never stand on a lodging's. */
const ELSEWHERE = /^(?:refusals|platform_|api_)/;

function shortWords(words: unknown): string[] {
  if (typeof words === "string") return words.length <= LONGEST_HEADING ? [words] : [];
  if (typeof words === "function") return shortWords(filledIn(words));
  if (typeof words !== "object" || words === null) return [];
  return Object.entries(words).flatMap(([name, each]) => (ELSEWHERE.test(name) ? [] : shortWords(each)));
}

/** A phrase with holes, without what goes in. */
function filledIn(phrase: unknown): unknown {
  try {
    return (phrase as (...parts: string[]) => unknown)("", "", "", "");
  } catch {
    return "";
  }
}

function headingsIn(html: string): string {
  return [...html.matchAll(/<(h[1-6])\b[^>]*>(.*?)<\/\1>/gs)].map(([, , inner]) => inner).join(" ");
}

/** What a drop cap enlarges: the first character, with the quotation mark before it. */
const initialOf = (text: string): string => /^\p{P}*./u.exec(text.trim())?.[0] ?? "";

/** null: the lodging's site is closed. */
export async function displayText(api: ApiClient, domain: string, lang: Language): Promise<DisplayText | null> {
  const query = { domain };
  const hotel = await api(getHotelInfo, { query });
  if (!isOpen(hotel)) return null;
  const [rooms, facilities, promotions, types, news, attractions, tags, menu] = await Promise.all([
    api(listRooms, { query }),
    api(listFacilities, { query }),
    api(listPromotions, { query }),
    api(listPromotionTypes, { query }),
    api(listAnnouncements, { query }),
    api(listAttractions, { query }),
    api(listHotelsByTag, { query }),
    menuItems(api, domain),
  ]);
  const sets = lodgingWords(lang, hotel.kind);
  const words = sets.interface;
  const { seasons, to_do } = SEASON_WORDS[lang];
  const { info, fallback_lang: fell } = hotel;
  const own = (text: string): Said => ({ text, lang });
  const said = (text: string, fallen: Language | undefined): Said => ({ text, lang: fallen ?? lang });
  const articles = [...promotions, ...news, ...attractions];
  const titlesOf = (some: typeof articles) =>
    some.map((each) => said(each.promotion_title, each.fallback_lang.promotion_title));
  return {
    titles: [
      said(hotel.hotel_name, fell.hotel_name),
      said(info.banner_title, fell["info.banner_title"]),
      ...menu.map((item) => textIn(item.title, lang, hotel.main_lang)),
      ...rooms.map((room) => said(room.room_class_name, room.fallback_lang.room_class_name)),
      ...[
        to_do,
        seasons,
        words.room_page.house_adds,
        LANGUAGE_FACTS[lang].date_characters,
        ...tags.map(({ tag }) => words.sister_lodgings(tag)),
      ].map(own),
      ...shortWords(HEADING_WORDS.map((word) => words[word])).map(own),
      said(info.banner_sub_title, fell["info.banner_sub_title"]),
      ...rooms.map((room) => said(initialOf(room.introduction), room.fallback_lang.introduction)),
    ],
    pages: [
      facilities.map((each) => said(each.facilities_title, each.fallback_lang.facilities_title)),
      [...titlesOf(promotions), ...types.map((type) => textIn(type.topic_detail, lang, hotel.main_lang))],
      titlesOf(news),
      [...titlesOf(attractions), ...tags.flatMap(({ hotels }) => hotels.map((each) => own(each.hotel_name)))],
    ],
    prose: [
      [said(info.introduction, fell["info.introduction"])],
      ...rooms.map((room) => [said(sentencesOf(room.introduction).sentence, room.fallback_lang.introduction)]),
      [
        ...RICH_FIELDS.map((field) => said(headingsIn(info[field]), fell[`info.${field}`])),
        ...articles.map((each) => said(headingsIn(each.detail_info), each.fallback_lang.detail_info)),
        said(hotel.upper_name, fell.upper_name),
        ...articles.map((each) => said(each.sub_title, each.fallback_lang.sub_title)),
      ],
    ],
    words: shortWords(words).map(own),
    personal: [
      ...shortWords([sets.orders, sets.booking, sets.calendar, ACCOUNT_WORDS[lang].titles]),
      weekdays(lang),
    ].map(own),
    greeting: [
      said(info.introduction, fell["info.introduction"]),
      own(info.agent_name),
      said(info.banner_sub_title, fell["info.banner_sub_title"]),
      own(words.host_asks),
    ],
  };
}

async function menuItems(api: ApiClient, domain: string) {
  try {
    const { menu_items } = await api(getCustomMenu, { query: { domain, menu_code: "header" } });
    return menu_items.map(readMenuItem);
  } catch (error) {
    if (error instanceof CallRefused && error.status === 404) return [];
    throw error;
  }
}
