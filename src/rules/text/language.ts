/** The five languages a lodging may speak, and how its texts fall back from one to another. */
export const LANGUAGES = ["zh-TW", "zh-CN", "en-US", "ja-JP", "ko-KR"] as const;

export type Language = (typeof LANGUAGES)[number];

export const DEFAULT_LANGUAGE: Language = "zh-TW";

/** One text of a lodging, in the languages its owner has filled in. */
export type Texts = Partial<Record<Language, string>>;

export function isLanguage(value: unknown): value is Language {
  return LANGUAGES.includes(value as Language);
}

/** Requested language → main language → zh-TW → any; an empty text counts as missing. */
export function textIn(
  texts: Texts | null | undefined,
  requested: Language,
  main: Language,
): { text: string; lang: Language } {
  const order = [requested, main, DEFAULT_LANGUAGE, ...LANGUAGES];
  const lang = order.find((candidate) => texts?.[candidate]?.trim());
  return lang === undefined ? { text: "", lang: requested } : { text: texts?.[lang] ?? "", lang };
}
