import { languageOfTag, tagsIn } from "#rules/text/browser-language.ts";
import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from "#rules/text/language.ts";

/** The language of a page that belongs to no lodging: from the address, else the browser's preference. */
export function languageOfReader(requested: string | null, acceptLanguage = ""): Language {
  if (isLanguage(requested)) return requested;
  for (const tag of tagsIn(acceptLanguage)) {
    const lang = languageOfTag(tag);
    if (lang !== null) return lang;
  }
  return DEFAULT_LANGUAGE;
}

/** The language that a path contains, at any position. */
export function languageInPath(path: string): Language | undefined {
  const parts = path.split(/[/?#]/);
  return LANGUAGES.find((lang) => parts.includes(lang));
}
