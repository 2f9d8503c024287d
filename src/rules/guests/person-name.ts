/** A whole name of its two parts, as the reader of a language writes it. */
import type { Language } from "#rules/text/language.ts";

const EAST_ASIAN = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々・]+$/u;

/** The family name comes last in English and first elsewhere; Chinese and Korean names have no space: 林美, 김민지. */
export function personName(given: string, family: string, lang: Language): string {
  if (lang === "en-US") return `${given} ${family}`.trim();
  const isClose = EAST_ASIAN.test(given) && EAST_ASIAN.test(family);
  return (isClose ? family + given : `${family} ${given}`).trim();
}

/** The other way round, for a form with two fields: a guest sees it and can change it. */
export function namesIn(name: string, lang: Language): { given: string; family: string } {
  const parts = name.trim().split(/\s+/);
  if (parts.length === 1 && EAST_ASIAN.test(name)) return { family: name.slice(0, 1), given: name.slice(1) };
  const isFamilyFirst = lang !== "en-US" && parts.every((part) => EAST_ASIAN.test(part));
  if (isFamilyFirst) return { family: parts[0] ?? "", given: parts.slice(1).join(" ") };
  return { given: parts.slice(0, -1).join(" ") || (parts[0] ?? ""), family: parts.length > 1 ? parts.at(-1)! : "" };
}
