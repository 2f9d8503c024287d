import type { Language } from "#rules/text/language.ts";

/** Making one costs more than using it: every row of a list names its rooms. */
const formats = new Map<Language, Intl.ListFormat>();

/** Names in a row as each language separates them. */
export function listText(names: readonly string[], lang: Language): string {
  const format = formats.get(lang) ?? new Intl.ListFormat(lang, { style: "narrow" });
  formats.set(lang, format);
  return format.format(names);
}
