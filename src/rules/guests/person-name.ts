/** A whole name of its two parts, as the reader of a language writes it. */
import type { Language } from "#rules/text/language.ts";

const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々・]+$/u;

/** The family name comes last in English and first elsewhere; Chinese and Korean names have no space: 林美, 김민지. */
export function personName(given: string, family: string, lang: Language): string {
  if (lang === "en-US") return `${given} ${family}`.trim();
  const isClose = EAST_ASIAN.test(given) && EAST_ASIAN.test(family);
  return (isClose ? family + given : `${family} ${given}`).trim();
}
