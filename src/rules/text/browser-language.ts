/** What a browser says about its reader: languages, and the region they come from. */
import { LANGUAGES, type Language } from "#rules/text/language.ts";

/** The tags of an Accept-Language header, the most wanted first: browsers write them in that order. */
export const tagsIn = (acceptLanguage: string): string[] =>
  acceptLanguage
    .slice(0, 400)
    .split(",")
    .map((part) => part.split(";")[0]!.trim())
    .filter((tag) => /^[a-z]{2,3}(?:-[a-z\d]{2,8})*$/i.test(tag));

/** Which of our languages a tag means: scripts of Chinese by script or region, everything else by its first part. */
export function languageOfTag(tag: string): Language | null {
  const lower = tag.toLowerCase();
  if (/^zh(?:-|$)/.test(lower)) {
    if (lower.includes("hans")) return "zh-CN";
    return /hant|-(?:tw|hk|mo)\b/.test(lower) ? "zh-TW" : "zh-CN";
  }
  return LANGUAGES.find((lang) => lower.split("-")[0] === lang.slice(0, 2)) ?? null;
}

/**
 * The language to offer on a page: the first one that the browser wants and the lodging has, else English, which most travellers
 * read; null if the page is in it.
 */
export function offeredLanguage(
  wanted: readonly string[],
  supported: readonly Language[],
  shown: Language,
): Language | null {
  const usual = wanted.length > 0 && supported.includes("en-US") ? "en-US" : null;
  const found = wanted.map(languageOfTag).find((lang) => lang !== null && supported.includes(lang)) ?? usual;
  return found === shown ? null : found;
}

/**
 * The region a reader probably is from, as ISO 3166 writes it: that of the first language, or the one where most of its
 * speakers live. English alone says nothing.
 */
export function regionOf(tags: readonly string[]): string | null {
  const [first] = tags;
  if (first === undefined) return null;
  const language = first.split("-")[0]!.toLowerCase();
  const regional = tags.filter((tag) => tag.split("-")[0]!.toLowerCase() === language);
  const regions = regional.flatMap((tag) => localeOf(tag)?.region ?? []);
  const [region] = regions.length > 0 || language === "en" ? regions : [localeOf(first)?.maximize().region];
  return region !== undefined && /^[A-Z]{2}$/.test(region) ? region : null;
}

function localeOf(tag: string): Intl.Locale | null {
  try {
    return new Intl.Locale(tag);
  } catch {
    return null;
  }
}
