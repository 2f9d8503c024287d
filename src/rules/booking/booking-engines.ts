/** Other firms' booking engines: how their own links name the days and the guests. Only listed hosts are rewritten. */
import { nightsBetween } from "#rules/time/day.ts";
import type { BookingOption } from "#rules/booking/stay.ts";

type Engine = {
  name: string;
  host: RegExp;
  /** Query names that identify the lodging; all others are dropped. */
  keep: string[];
  /** null: the address is used as it is. */
  names: ((stay: BookingOption, currency: string) => Record<string, string | number>) | null;
  /** Values come after # instead of ?. */
  inFragment?: boolean;
};

const slashes = (day: string) => day.replaceAll("-", "/");
const american = (day: string) => `${day.slice(5, 7)}/${day.slice(8, 10)}/${day.slice(0, 4)}`;

/** People spread over the rooms as evenly as whole people can be. */
function perRoom(stay: BookingOption): { adults: number; children: number }[] {
  const share = (people: number, index: number) => Math.floor((people + stay.room - 1 - index) / stay.room);
  return Array.from({ length: stay.room }, (_, index) => ({
    adults: share(stay.adults, index),
    children: share(stay.children, index),
  }));
}

const ENGINES: Engine[] = [
  {
    name: "OwlTing",
    host: /^booking\.owlting\.com$/,
    keep: [],
    names: (stay) => ({
      lang: "zh_TW",
      start: stay.start,
      end: stay.end,
      adult: stay.adults,
      child: stay.children,
      infant: 0,
    }),
  },
  {
    name: "SiteMinder",
    host: /^(?:[\w-]+\.)?(?:direct-book|book-directonline)\.com$/,
    keep: ["locale", "currency"],
    names: (stay) => ({
      checkInDate: stay.start,
      checkOutDate: stay.end,
      "items[0][adults]": stay.adults,
      "items[0][children]": stay.children,
      "items[0][infants]": 0,
      "items[0][rooms]": stay.room,
      trackPage: "yes",
    }),
  },
  {
    name: "SynXis",
    host: /^be\.synxis\.com$/,
    keep: ["hotel", "chain"],
    names: (stay, currency) => ({
      level: "hotel",
      locale: "zh-TW",
      currency,
      arrive: stay.start,
      depart: stay.end,
      adult: stay.adults,
      child: stay.children,
      rooms: stay.room,
    }),
  },
  {
    name: "iHotelier",
    host: /^(?:reservations|bookings)\.travelclick\.com$/,
    keep: ["languageid", "themeid", "roomtypeid"],
    names: (stay) => ({
      datein: american(stay.start),
      dateout: american(stay.end),
      adults: stay.adults,
      children: stay.children,
      rooms: stay.room,
    }),
  },
  {
    name: "D-EDGE",
    host: /^(?:www\.)?secure-hotel-booking\.com$/,
    keep: ["language", "guestCountSelector", "promoCode"],
    names: (stay) => ({
      arrivalDate: stay.start,
      departureDate: stay.end,
      selectedAdultCount: stay.adults,
      selectedChildCount: stay.children,
      selectedInfantCount: 0,
    }),
  },
  {
    name: "Cloudbeds",
    host: /^hotels\.cloudbeds\.com$/,
    keep: [],
    names: (stay) => ({ checkin: stay.start, checkout: stay.end, adults: stay.adults, kids: stay.children }),
    inFragment: true,
  },
  {
    name: "Mews",
    host: /^(?:app|api)\.mews\.com$/,
    keep: ["mewsRoom", "mewsVoucherCode"],
    names: (stay) => ({
      mewsStart: stay.start,
      mewsEnd: stay.end,
      mewsAdultCount: stay.adults,
      mewsChildCount: stay.children,
    }),
  },
  {
    name: "Booking.com",
    host: /^(?:www\.)?booking\.com$/,
    keep: ["selected_currency"],
    names: (stay) => ({
      checkin: stay.start,
      checkout: stay.end,
      group_adults: stay.adults,
      group_children: stay.children,
      no_rooms: stay.room,
    }),
  },
  {
    name: "Agoda",
    host: /^(?:www\.)?agoda\.com$/,
    keep: [],
    names: (stay) => ({
      checkin: stay.start,
      checkout: stay.end,
      los: nightsBetween(stay.start, stay.end),
      adults: stay.adults,
      children: stay.children,
      rooms: stay.room,
    }),
  },
  {
    name: "Taiwan Travel Map",
    host: /^booking\.taiwantravelmap\.com$/,
    keep: ["m", "lg"],
    names: (stay) => ({
      unit: "room",
      checkin: stay.start,
      checkout: stay.end,
      people: stay.adults + stay.children,
      count: stay.room,
    }),
  },
  {
    name: "tripla",
    host: /^bw\.tripla\.ai$/,
    keep: ["code", "order"],
    names: (stay) => ({
      type: "room",
      is_day_use: "false",
      checkin: slashes(stay.start),
      checkout: slashes(stay.end),
      rooms: JSON.stringify(perRoom(stay).map((room) => (room.children > 0 ? room : { adults: room.adults }))),
    }),
  },
  {
    name: "489ban",
    host: /^reserve\.489ban\.net$/,
    keep: [],
    names: (stay) => ({ date: slashes(stay.start), roomCount: stay.room }),
  },
  {
    name: "WINGS",
    host: /^be\d*\.wingsbooking\.com$/,
    keep: [],
    names: (stay) => ({
      channel_code: "WINGS_B2C",
      check_in: stay.start,
      check_out: stay.end,
      adult: stay.adults,
      children: stay.children,
      rooms: stay.room,
    }),
  },
  { name: "ezhotel", host: /^[\w-]+\.ezhotel\.com\.tw$/, keep: [], names: null },
  { name: "Traiwan", host: /^site\.traiwan\.com$/, keep: [], names: null },
];

/** The official address with the guest's days and numbers, where its engine is known; else the address unchanged. */
export function engineLink(official: URL, stay: BookingOption, currency: string): string {
  const engine = ENGINES.find(({ host }) => host.test(official.hostname));
  if (!engine?.names) return official.href;
  const link = new URL(official.origin + official.pathname);
  for (const name of engine.keep) {
    const value = official.searchParams.get(name);
    if (value !== null) link.searchParams.set(name, value);
  }
  const values = Object.entries(engine.names(stay, currency)).map(([name, value]): [string, string] => [
    name,
    String(value),
  ]);
  if (engine.inFragment) link.hash = new URLSearchParams(values).toString();
  else for (const [name, value] of values) link.searchParams.set(name, value);
  return link.href;
}
