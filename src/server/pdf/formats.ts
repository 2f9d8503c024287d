/** Days, hours and amounts as the paper's reader writes them. */
import type { Language } from "#rules/text/language.ts";
import { toMajor } from "#rules/money/money.ts";
import { shownMoney } from "#rules/money/shown-money.ts";

export type Formats = {
  money: (amount: number) => string;
  day: (day: string) => string;
  weekday: (day: string) => string;
  /** At the lodging. */
  moment: (instant: Date) => string;
};

/** Making one takes longer than using it a thousand times; there are as many as languages, currencies and time zones in use. */
const known = new Map<string, Formats>();

export function formatsFor(lang: Language, currency: string, timezone: string): Formats {
  const key = `${lang} ${currency} ${timezone}`;
  const formats = known.get(key) ?? makeFormats(lang, currency, timezone);
  known.set(key, formats);
  return formats;
}

function makeFormats(lang: Language, currency: string, timezone: string): Formats {
  const day = new Intl.DateTimeFormat(lang, { dateStyle: "long", timeZone: "UTC" });
  const weekday = new Intl.DateTimeFormat(lang, { weekday: "long", timeZone: "UTC" });
  const moment = new Intl.DateTimeFormat(lang, {
    dateStyle: "long",
    timeStyle: "short",
    hourCycle: "h23",
    timeZone: timezone,
  });
  const midnight = (of: string) => new Date(`${of}T00:00:00Z`);
  return {
    money: (amount) => shownMoney(toMajor(amount, currency), currency, lang),
    day: (of) => day.format(midnight(of)),
    weekday: (of) => weekday.format(midnight(of)),
    moment: (instant) => moment.format(instant),
  };
}
