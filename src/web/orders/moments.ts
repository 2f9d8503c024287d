/** Dates and times of an order: in the lodging's time zone and the page's language. */
import type { OrderView } from "#contract/order-view.ts";
import type { Site } from "#web/site.ts";

type Clock = Pick<Site, "lang" | "hotel">;

/** 12 月 3 日 週三, in the lodging's time zone; the year only if it is not the current one. */
export function dayIn(day: string, { lang, today }: Pick<Site, "lang" | "today">): string {
  return new Intl.DateTimeFormat(lang, {
    timeZone: "UTC",
    month: "short",
    day: "numeric",
    weekday: "short",
    ...(day.slice(0, 4) === today.slice(0, 4) ? {} : { year: "numeric" }),
  }).format(new Date(`${day}T00:00:00Z`));
}

export function momentIn(timestamp: number, { lang, hotel }: Clock): string {
  return new Intl.DateTimeFormat(lang, {
    timeZone: hotel.timezone,
    month: "short",
    day: "numeric",
    weekday: "short",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  }).format(new Date(timestamp * 1000));
}

/** The time of day alone, for what is minutes away. */
export function timeIn(timestamp: number, { lang, hotel }: Clock): string {
  const shown = { timeZone: hotel.timezone, hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;
  return new Intl.DateTimeFormat(lang, shown).format(new Date(timestamp * 1000));
}

export const isoOf = (timestamp: number): string => new Date(timestamp * 1000).toISOString();

/** The payment deadline: while the rooms are held and the bank's number is valid, whichever ends first. */
export function payUntil({ pay_expired_timestamp, bank_instructions }: OrderView): number | null {
  const ends = [pay_expired_timestamp, bank_instructions?.expires_timestamp ?? null].filter((end) => end !== null);
  return ends.length === 0 ? null : Math.min(...ends);
}
