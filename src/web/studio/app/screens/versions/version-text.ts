/** How a version is called: its note, or why it was made; and when, by the lodging's clock. */
import type { SiteContentWords } from "#languages/zh-TW/studio/site-content.ts";
import type { VersionsWords } from "#languages/zh-TW/studio/versions.ts";
import { useScreenWords, useStudio } from "../../studio-data.ts";
import type { Version } from "./version-pages.ts";

export type Words = SiteContentWords & VersionsWords;

export const useVersionWords = (): Words => useScreenWords<Words>();

export function useTime(): (seconds: number) => string {
  const { lang, lodging } = useStudio();
  const format = new Intl.DateTimeFormat(lang, { dateStyle: "medium", timeStyle: "short", timeZone: lodging.timezone });
  return (seconds) => format.format(new Date(seconds * 1000));
}

export function nameOf(words: Words, { note, reason, source_version }: Version): string {
  if (note !== "") return note;
  return reason === "restore" ? words.versions.restored(source_version ?? 0) : words.versions.reasons[reason];
}
