import { pictureSource, pictureWidths, readPicture } from "#rules/site/pictures.ts";
import { type Language, textIn } from "#rules/text/language.ts";
import type { StoredPhoto } from "#server/database/tables/hotel.ts";

/** A picture in an e-mail. Its shown size is fixed, so that nothing moves when it arrives. */
export type MailPicture = { url: string; width: number; height: number; alt: string };

/** The width of an e-mail. */
export const MAIL_WIDTH = 600;
/** Sharp on screens with more than one dot per pixel, and still small enough for a phone. */
const LOADED_WIDTH = 960;

/** The first picture that is wider than high: the room's own, else one of the lodging's. None: no picture. */
export function roomPicture(
  photos: readonly StoredPhoto[],
  origin: string,
  { lang, main_lang, name }: { lang: Language; main_lang: Language; name: string },
): MailPicture | null {
  const known = photos.flatMap(({ src, alt }) => {
    const picture = readPicture(src);
    return picture ? [{ picture, alt }] : [];
  });
  const found = known.find(({ picture }) => picture.width > picture.height * 1.2);
  if (!found) return null;
  const { picture, alt } = found;
  const widths = pictureWidths(picture);
  const width = widths.find((each) => each >= LOADED_WIDTH) ?? widths.at(-1)!;
  return {
    url: origin + pictureSource(picture, width, "jpg"),
    width: MAIL_WIDTH,
    height: Math.round((MAIL_WIDTH * picture.height) / picture.width),
    alt: textIn(alt, lang, main_lang).text || name,
  };
}
