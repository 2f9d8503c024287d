/** Which of its pictures each part of a page shows, so that none is seen again and again. */
import { readPicture } from "#rules/site/pictures.ts";

/** As a card, and as the picture of the page. */
export const MOST_USES = 2;

/** Picture's name → how often it is on the page. */
export type Uses = ReadonlyMap<string, number>;

/**
 * For each row, by its possible pictures in order of preference, the least used one. Null: all are used up, or it has none; such a
 * row is set in words alone.
 */
export function handOut(rows: readonly (readonly string[])[], uses: Uses): (string | null)[] {
  const counted = new Map(uses);
  const count = (path: string) => counted.get(nameOf(path)) ?? 0;
  return rows.map((paths) => {
    const known = paths.filter((path) => readPicture(path) !== null);
    const least = Math.min(...known.map(count));
    const chosen = known.find((path) => count(path) === least);
    if (chosen === undefined || least >= MOST_USES) return null;
    counted.set(nameOf(chosen), least + 1);
    return chosen;
  });
}

export const nameOf = (path: string): string => readPicture(path)?.name ?? "";
