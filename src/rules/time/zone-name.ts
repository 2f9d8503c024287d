import type { Language } from "#rules/text/language.ts";

/** How the official name of a zone without summer time becomes what people say: "Taiwan Standard Time", "Taiwan time". */
const SAID: [official: RegExp, said: string][] = [
  [/^台北(標準)?時間$/, "台灣時間"],
  [/^台北(标准)?时间$/, "台湾时间"],
  [/ Standard Time$/, " time"],
  [/ Time$/, " time"],
  [/標準時間$/, "時間"],
  [/标准时间$/, "时间"],
  [/標準時$/, "時間"],
  [/ 표준시$/, " 시간"],
];

/** One per zone and language: making it takes longer than all else that a page writes of days. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timezone: string, lang: Language): Intl.DateTimeFormat {
  const key = `${timezone} ${lang}`;
  const known = formats.get(key) ?? new Intl.DateTimeFormat(lang, { timeZone: timezone, timeZoneName: "longGeneric" });
  formats.set(key, known);
  return known;
}

/** A time zone as people call it: whoever books may be in another one. */
export function zoneName(timezone: string, lang: Language, day: string): string {
  const format = formatOf(timezone, lang);
  const parts = format.formatToParts(new Date(`${day}T12:00:00Z`));
  const official = parts.find(({ type }) => type === "timeZoneName")?.value ?? timezone;
  const [pattern, said] = SAID.find(([each]) => each.test(official)) ?? [];
  return pattern ? official.replace(pattern, said!) : official;
}
