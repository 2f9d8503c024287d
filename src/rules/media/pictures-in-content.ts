/** Pictures within a lodging's content: a path, or an object with a path and a description. */
import { readPicture } from "#rules/site/pictures.ts";
import type { Language, Texts } from "#rules/text/language.ts";

const PATHS = /\/media\/[a-z0-9-]+(?:_\d{1,2}-\d{1,2})?\.jpg/g;

/** The name of each picture's file, once for each time it is shown. */
export function filesIn(content: unknown): string[] {
  const paths = JSON.stringify(content ?? null).match(PATHS) ?? [];
  return paths.flatMap((path) => readPicture(path)?.name ?? []);
}

const isTexts = (value: unknown): value is Texts => typeof value === "object" && value !== null;

/** What content says of each file, of the places that describe it the first. */
export function descriptionsIn(content: unknown): Map<string, Texts> {
  const found = new Map<string, Texts>();
  const read = (each: unknown): void => {
    if (each === null || typeof each !== "object") return;
    const { src, alt } = each as { src?: unknown; alt?: unknown };
    const file = typeof src === "string" ? readPicture(src)?.name : undefined;
    if (file !== undefined && isTexts(alt)) found.set(file, mergeDescriptions(alt, found.get(file) ?? {}));
    for (const part of Object.values(each)) read(part);
  };
  read(content);
  return found;
}

/** What is given counts, language by language; an empty text takes the description away. */
export const mergeDescriptions = (before: Texts, given: Texts): Texts =>
  Object.fromEntries(Object.entries({ ...before, ...given }).filter(([, text]) => text !== ""));

/**
 * A description that was written beside the content becomes the picture's own, as long as nobody has given the picture
 * another one. Null: the picture's own stays as it is.
 */
export function followDescription(own: Texts, before: Texts, after: Texts): Texts | null {
  const langs = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<Language>;
  const changed = [...langs].filter(
    (lang) => (before[lang] ?? "") !== (after[lang] ?? "") && (own[lang] ?? "") === (before[lang] ?? ""),
  );
  if (changed.length === 0) return null;
  return mergeDescriptions(own, Object.fromEntries(changed.map((lang) => [lang, after[lang] ?? ""])));
}

type Other = { src: string; describe: (alt: Texts) => Texts };

/** The same content with another path and description wherever this file is shown. */
export function replaceFileIn(content: unknown, file: string, other: Other): unknown {
  if (typeof content === "string") return readPicture(content)?.name === file ? other.src : content;
  if (Array.isArray(content)) return content.map((each) => replaceFileIn(each, file, other));
  if (content === null || typeof content !== "object") return content;
  const entries = Object.entries(content).map(([key, value]) => [key, replaceFileIn(value, file, other)] as const);
  const { src, alt } = content as { src?: unknown; alt?: unknown };
  const isShown = typeof src === "string" && readPicture(src)?.name === file && isTexts(alt);
  return { ...Object.fromEntries(entries), ...(isShown ? { alt: other.describe(alt) } : {}) };
}
