/** Pictures within a lodging's content: a path, or an object with a path and a description. */
import { readPicture } from "#rules/site/pictures.ts";
import type { Texts } from "#rules/text/language.ts";

const PATHS = /\/media\/[a-z0-9-]+(?:_\d{1,2}-\d{1,2})?\.jpg/g;

/** The name of each picture's file, once for each time it is shown. */
export function filesIn(content: unknown): string[] {
  const paths = JSON.stringify(content ?? null).match(PATHS) ?? [];
  return paths.flatMap((path) => readPicture(path)?.name ?? []);
}

/** The same content with another path and description wherever this file is shown. */
export function replaceFileIn(content: unknown, file: string, other: { src: string; alt: Texts }): unknown {
  if (typeof content === "string") return readPicture(content)?.name === file ? other.src : content;
  if (Array.isArray(content)) return content.map((each) => replaceFileIn(each, file, other));
  if (content === null || typeof content !== "object") return content;
  const entries = Object.entries(content).map(([key, value]) => [key, replaceFileIn(value, file, other)] as const);
  const { src, alt } = content as { src?: unknown; alt?: unknown };
  const isShown = typeof src === "string" && readPicture(src)?.name === file && typeof alt === "object";
  return { ...Object.fromEntries(entries), ...(isShown ? { alt: other.alt } : {}) };
}
