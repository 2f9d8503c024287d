import { readPicture } from "#rules/site/pictures.ts";
import type { Site } from "#web/site.ts";

/** The host's picture, like a portrait: an upright one, else one that the banners beside it do not show. */
export function portraitOf({ about_images, banner_info }: Site["hotel"]["info"]): string | undefined {
  const shown = new Set(banner_info.map(({ img }) => img));
  const known = about_images.flatMap((src) => {
    const picture = readPicture(src);
    return picture ? [{ src, isUpright: picture.height > picture.width }] : [];
  });
  const found = known.find(({ isUpright }) => isUpright) ?? known.find(({ src }) => !shown.has(src));
  return found?.src;
}
