/** A picture as a record keeps it, and how it is shown small. */
import { focusPosition, pictureSource, pictureWidths, readPicture } from "#rules/site/pictures.ts";
import type { Texts } from "#rules/text/language.ts";

export type Photo = { src: string; alt: Texts; link?: string };

/** A small version of a picture, wherever it comes from. */
export function Thumbnail({ src, origin }: { src: string; origin: string }) {
  const picture = readPicture(src);
  const path = picture ? pictureSource(picture, pictureWidths(picture)[0]!, "jpg") : src;
  return (
    <img
      src={path.startsWith("/") ? origin + path : path}
      alt=""
      loading="lazy"
      style={picture ? { objectPosition: focusPosition(picture) } : undefined}
    />
  );
}
