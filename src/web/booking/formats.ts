/** How this page writes prices, dates and addresses. */
import { type BookingState, writeBooking } from "#rules/booking/booking-state.ts";
import { shownMoney } from "#rules/money/shown-money.ts";
import type { Language } from "#rules/text/language.ts";
import { needsYear } from "#rules/time/day.ts";
import type { BookingTools } from "#web/booking/booking-context.ts";
import type { BookingData } from "#web/booking/booking-data.ts";

export type Formats = Pick<BookingTools, "roomOf" | "nameOf" | "price" | "day" | "addressOf">;

/** Calendars per language: making them takes longer than writing all days of a page. */
const calendars = new Map<Language, ReturnType<typeof makeCalendars>>();

const BRIEF = { timeZone: "UTC", month: "short", day: "numeric" } as const;
const SHORT = { ...BRIEF, weekday: "short" } as const;
/** Japanese shortens the weekday in full dates, too. */
const namedIn = (lang: Language) =>
  ({ timeZone: "UTC", month: "long", day: "numeric", weekday: lang === "ja-JP" ? "short" : "long" }) as const;
const YEAR = { year: "numeric" } as const;

const makeCalendars = (lang: Language) => {
  const made = (near: Intl.DateTimeFormatOptions) => ({
    near: new Intl.DateTimeFormat(lang, near),
    far: new Intl.DateTimeFormat(lang, { ...near, ...YEAR }),
  });
  const long = made({ timeZone: "UTC", month: "long", day: "numeric", ...YEAR });
  return { brief: made(BRIEF), short: made(SHORT), long, named: made(namedIn(lang)) };
};

export function formatsOf({ lang, hotel, rooms, address, preview, today }: BookingData): Formats {
  const byId = new Map(rooms.map((room) => [room.room_class_id, room]));
  const days = calendars.get(lang) ?? makeCalendars(lang);
  calendars.set(lang, days);
  return {
    roomOf: (room_class_id) => byId.get(room_class_id),
    nameOf: (room_class_id) => byId.get(room_class_id)?.room_class_name ?? "",
    price: (amount) => shownMoney(amount, hotel.currency, lang),
    day: (day, style = "short") =>
      days[style][needsYear(day, today) ? "far" : "near"].format(new Date(`${day}T00:00:00Z`)),
    addressOf(state: BookingState) {
      const query = new URLSearchParams(writeBooking(state));
      if (preview !== null) query.set("preview", preview);
      return `${address}?${query}`;
    },
  };
}
