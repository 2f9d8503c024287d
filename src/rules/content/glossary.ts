/** A lodging's own names, as each language is to say them: which of them a text has, and which its translation lacks. */
import { plainText } from "#rules/text/sentence.ts";
import type { Language, Texts } from "#rules/text/language.ts";

export type Term = { term_id: string; terms: Texts };

const LETTER = /[\p{Script=Latin}\p{N}]/u;

const isLetter = (character: string | undefined): boolean => character !== undefined && LETTER.test(character);

/** As a word of its own where words are divided by spaces: "Inn" is not in "Inner". */
export function holdsTerm(text: string, term: string): boolean {
  const [words, wanted] = [plainText(text).toLowerCase(), term.trim().toLowerCase()];
  if (wanted === "") return false;
  const isOpenBefore = (at: number) => !isLetter(wanted[0]) || !isLetter(words[at - 1]);
  const isOpenAfter = (at: number) => !isLetter(wanted.at(-1)) || !isLetter(words[at + wanted.length]);
  for (let at = words.indexOf(wanted); at !== -1; at = words.indexOf(wanted, at + 1)) {
    if (isOpenBefore(at) && isOpenAfter(at)) return true;
  }
  return false;
}

export type FoundTerm = { term_id: string; source: string; target: string; isUsed: boolean };

type Pair = { source: string; target: string; main_lang: Language; lang: Language };

/** The names that the source has and the other language has a word for; used, or lacking in the translation. */
export function termsFor(glossary: readonly Term[], { source, target, main_lang, lang }: Pair): FoundTerm[] {
  return glossary.flatMap(({ term_id, terms }) => {
    const [from = "", to = ""] = [terms[main_lang], terms[lang]];
    if (to === "" || !holdsTerm(source, from)) return [];
    return [{ term_id, source: from, target: to, isUsed: holdsTerm(target, to) }];
  });
}
