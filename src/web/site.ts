/** The lodging's frame for components: words, links and formats in the guest's language. */
import { createContext, useContext } from "react";
import type { LanguageFolder } from "#languages/language-folder.ts";
import type { OrderWords, Words } from "#languages/languages.ts";
import { lodgingWords } from "#languages/lodging-words.ts";
import { pageAddress } from "#rules/site/address.ts";
import { bookingLink, officialAddress, roomOfPage } from "#rules/booking/booking-link.ts";
import { dayAt } from "#rules/time/day.ts";
import type { Language } from "#rules/text/language.ts";
import { shownMoney } from "#rules/money/shown-money.ts";
import { isPreparing } from "#rules/site/site.ts";
import { type BookingOption, defaultStay } from "#rules/booking/stay.ts";
import type { Frame } from "#web/frame.ts";

export type Site = Frame & {
  words: Words;
  orderWords: OrderWords;
  /** All sets of words, as this kind of lodging says them. */
  wordSets: LanguageFolder;
  today: string;
  /** The address of one of this lodging's pages in the guest's language; a preview is kept. */
  href: (path: string) => string;
  /** An address given by the API, with the preview kept. */
  keepPreview: (address: string) => string;
  /** The current page in another language, with its query. */
  hrefIn: (lang: Language) => string;
  /** Where "Book" leads: to this page's room first, if the page is a room's. */
  bookHref: (stay?: Partial<BookingOption>) => string;
  /** A preparing lodging sells nothing yet: its pages offer a phone number instead of a search. */
  isSelling: boolean;
  /** Booking is closed and there is no other address for it: guests can only call. */
  isBookingShut: boolean;
  price: (amount: number) => string;
  day: (timestamp: number, style?: "long" | "short") => string;
};

/** Provided by root.tsx to every page of a lodging. */
export const SiteContext = createContext<Site | null>(null);

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error("This page stands outside a lodging's site.");
  return site;
}

export function siteOf(frame: Frame): Site {
  const { hotel, lang, product, origin, path, search, preview } = frame;
  const wordSets = lodgingWords(lang, hotel.kind);
  const today = dayAt(new Date(frame.now), hotel.timezone);
  const carried = preview === null ? "" : `?preview=${encodeURIComponent(preview)}`;
  const withPreview = (address: string) => {
    const [page, fragment] = address.split("#");
    return `${page}${carried}${fragment === undefined ? "" : `#${fragment}`}`;
  };
  return {
    ...frame,
    words: wordSets.interface,
    orderWords: wordSets.orders,
    wordSets,
    today,
    href: (to) => {
      const [page = "", fragment] = to.split("#");
      return withPreview(pageAddress(product, lang, page) + (fragment === undefined ? "" : `#${fragment}`));
    },
    keepPreview: withPreview,
    hrefIn: (other) => pageAddress(product, other, path) + search,
    bookHref: (stay) =>
      bookingLink(
        hotel,
        origin + pageAddress(product, lang, "/").replace(/\/$/, ""),
        { ...defaultStay(today), ...stay },
        roomOfPage(path),
      ),
    isSelling: !isPreparing(hotel),
    isBookingShut: hotel.booking_close && officialAddress(hotel) === null,
    price: (amount) => shownMoney(amount, hotel.currency, lang),
    day: (timestamp, style = "long") =>
      new Intl.DateTimeFormat(lang, {
        timeZone: hotel.timezone,
        month: style === "long" ? "long" : "numeric",
        day: "numeric",
        ...(style === "long" ? { year: "numeric" } : {}),
      }).format(new Date(timestamp * 1000)),
  };
}

/** Marks a text that fell back to another language, for screen readers, hyphenation and fonts. */
export function langOf(fallback_lang: Record<string, Language>, field: string): { lang?: Language } {
  const lang = fallback_lang[field];
  return lang === undefined ? {} : { lang };
}
