/** Reads a lodging's texts in the requested language and records which of them fell back to another. */
import { type Language, textIn, type Texts } from "#rules/text/language.ts";
import { sanitiseRichText } from "#server/content/rich-text.ts";

export type TextReader = {
  plain: (field: string, texts: Texts | null | undefined) => string;
  rich: (field: string, texts: Texts | null | undefined) => string;
  /** By field, the language of each text that fell back. */
  fallback_lang: Record<string, Language>;
};

export function textReader(lang: Language, main_lang: Language): TextReader {
  const fallback_lang: Record<string, Language> = {};
  const plain: TextReader["plain"] = (field, texts) => {
    const found = textIn(texts, lang, main_lang);
    if (found.text !== "" && found.lang !== lang) fallback_lang[field] = found.lang;
    return found.text;
  };
  return { plain, rich: (field, texts) => sanitiseRichText(plain(field, texts)), fallback_lang };
}
