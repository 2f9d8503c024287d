import type { Language } from "#rules/text/language.ts";

/** How the official name of a zone without summer time becomes what people say: "Taiwan Standard Time", "Taiwan time". */
const SAID: [official: RegExp, said: string][] = [
  [/ Standard Time$/, " time"],
  [/ Time$/, " time"],
  [/標準時間$/, "時間"],
  [/标准时间$/, "时间"],
  [/標準時$/, "時間"],
  [/ 표준시$/, " 시간"],
];

/** A time zone as people call it: whoever books may be in another one. */
export function zoneName(timezone: string, lang: Language, day: string): string {
  const format = new Intl.DateTimeFormat(lang, { timeZone: timezone, timeZoneName: "longGeneric" });
  const parts = format.formatToParts(new Date(`${day}T12:00:00Z`));
  const official = parts.find(({ type }) => type === "timeZoneName")?.value ?? timezone;
  const [pattern, said] = SAID.find(([each]) => each.test(official)) ?? [];
  return pattern ? official.replace(pattern, said!) : official;
}
