import { DEFAULT_LANGUAGE, isLanguage, LANGUAGES, type Language } from "#rules/text/language.ts";

/** The language of a page that belongs to no lodging: from the address, else the browser's preference. */
export function languageOfReader(requested: string | null, acceptLanguage = ""): Language {
  if (isLanguage(requested)) return requested;
  const wanted = acceptLanguage
    .slice(0, 400)
    .split(",")
    .map((part) => part.split(";")[0]!.trim().toLowerCase())
    .filter(Boolean);
  for (const tag of wanted) {
    if (tag.startsWith("zh-hant") || tag === "zh-hk") return "zh-TW";
    if (tag.startsWith("zh-hans") || tag === "zh-sg") return "zh-CN";
    const exact = LANGUAGES.find((lang) => lang.toLowerCase() === tag);
    const near = LANGUAGES.find((lang) => lang.slice(0, 2).toLowerCase() === tag.slice(0, 2));
    if (exact ?? near) return (exact ?? near)!;
  }
  return DEFAULT_LANGUAGE;
}

/** The language that a path contains, at any position. */
export function languageInPath(path: string): Language | undefined {
  const parts = path.split(/[/?#]/);
  return LANGUAGES.find((lang) => parts.includes(lang));
}
