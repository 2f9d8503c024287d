/** How heavy the pictures of a home page are, at the widths of a phone and of a computer. */
import type { ContentRecord } from "#rules/content/site-content.ts";
import { type Picture, pictureWidths, readPicture } from "#rules/site/pictures.ts";

export const VIEWS = ["phone", "desktop"] as const;
export type View = (typeof VIEWS)[number];

/** In CSS pixels, and how many of the screen's own are in each. */
const SCREENS: Record<View, { width: number; density: number }> = {
  phone: { width: 390, density: 2 },
  desktop: { width: 1280, density: 1 },
};

const MB = 1024 * 1024;
/** On an average mobile connection some five seconds' worth. */
export const MOST_HOME_BYTES: Record<View, number> = { phone: 3 * MB, desktop: 5 * MB };

/** Large pictures fill the screen; the others stand beside each other on a computer. */
export type HomePicture = { picture: Picture; isLarge: boolean };

const SMALL_SHARE: Record<View, number> = { phone: 1, desktop: 0.4 };

const pathsIn = (value: unknown): string[] =>
  [value].flat().flatMap((each: unknown) => {
    if (typeof each === "string") return [each];
    const { src, img } = (each ?? {}) as { src?: unknown; img?: unknown };
    const path = src ?? img;
    return typeof path === "string" ? [path] : [];
  });

/** What a home page shows once it has been read to its end: all large pictures, and one of each card. Each file is loaded once. */
export function homePictures(content: readonly ContentRecord[]): HomePicture[] {
  const found = content.flatMap(({ record, fields }): { path: string; isLarge: boolean }[] => {
    const card = (value: unknown) =>
      pathsIn(value)
        .slice(0, 1)
        .map((path) => ({ path, isLarge: false }));
    if (record === "site") {
      const large = pathsIn(fields.banner_images).map((path) => ({ path, isLarge: true }));
      return [...large, ...card(fields.about_images)];
    }
    return record === "promotion" ? card(fields.main_image) : card(fields.photos);
  });
  const byName = new Map<string, HomePicture>();
  for (const { path, isLarge } of found) {
    const picture = readPicture(path);
    if (picture === null) continue;
    byName.set(picture.name, { picture, isLarge: isLarge || (byName.get(picture.name)?.isLarge ?? false) });
  }
  return [...byName.values()];
}

/** The width of the file that a browser takes for it. */
export function loadedWidth({ picture, isLarge }: HomePicture, view: View): number {
  const { width, density } = SCREENS[view];
  const wanted = width * density * (isLarge ? 1 : SMALL_SHARE[view]);
  const offered = pictureWidths(picture);
  return offered.find((each) => each >= wanted) ?? offered.at(-1)!;
}

/** For a size that has not been made yet: about what a picture of so many pixels weighs. */
export function guessedBytes({ width, height }: Picture, loaded: number): number {
  const shown = Math.min(loaded, width);
  return Math.round(shown * ((shown * height) / Math.max(1, width)) * BYTES_PER_PIXEL);
}
const BYTES_PER_PIXEL = 0.1;
