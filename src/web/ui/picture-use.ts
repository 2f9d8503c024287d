/**
 * Which pictures the page shows so far. A lodging's pages are rendered once, on the server, from top to bottom (entry.server.tsx):
 * each `Photo` counts itself, and sections further down choose among what is left.
 */
import { createContext, useContext } from "react";
import { handOut, MOST_USES, nameOf } from "#rules/media/picture-use.ts";

/** `kept`: pictures that cards of rooms further down will show. */
export type PictureUse = { shown: Map<string, number>; kept: Set<string> };

export const PictureUseContext = createContext<PictureUse | null>(null);

export const newPictureUse = (): PictureUse => ({ shown: new Map(), kept: new Set() });

export function countPicture(use: PictureUse | null, name: string): void {
  use?.shown.set(name, (use.shown.get(name) ?? 0) + 1);
}

/** Leaves the first picture of each room for its card. */
export function useKeptPictures(rooms: readonly { photos: readonly { src: string }[] }[]): void {
  const use = useContext(PictureUseContext);
  for (const { photos } of rooms) if (photos[0]) use?.kept.add(nameOf(photos[0].src));
}

/** Those of them that nothing above on the page shows. */
export function useUnshown(paths: readonly string[]): string[] {
  const use = useContext(PictureUseContext);
  return paths.filter((path) => !use?.shown.has(nameOf(path)));
}

/** Those of them that the page may show once more. */
export function useShowable(paths: readonly string[]): string[] {
  const use = useContext(PictureUseContext);
  return paths.filter((path) => (use?.shown.get(nameOf(path)) ?? 0) < MOST_USES);
}

/** For each row of a section, by its possible pictures, the one to show; null: it is set in words alone. */
export function usePicturesFor(rows: readonly (readonly string[])[], isForRooms = false): (string | null)[] {
  const use = useContext(PictureUseContext);
  if (!use) return handOut(rows, new Map());
  const uses = new Map(use.shown);
  if (isForRooms) use.kept.clear();
  for (const name of use.kept) uses.set(name, (uses.get(name) ?? 0) + 1);
  return handOut(rows, uses);
}
