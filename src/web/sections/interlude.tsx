/**
 * One large picture between two lists, with its line: a wide one that the page has not shown yet, rather one of which a list
 * further down shows no small copy. Else nothing.
 */
import type { Language } from "#rules/text/language.ts";
import { firstSentence } from "#rules/text/sentence.ts";
import { readPicture } from "#rules/site/pictures.ts";
import type { HomeData } from "#web/guest/home/home-data.ts";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { useUnshown } from "#web/ui/picture-use.ts";

const WIDE = 1.3;

/** A picture with fewer pixels is not drawn across the page: it lies beside its line. */
const LARGE = 1600;

export function Interlude({ data: { rooms, facilities, promotions } }: { data: HomeData }) {
  const { hotel } = useSite();
  const { about_images, banner_info, banner_sub_title } = hotel.info;
  // What a picture shows is its description, not a line to be read.
  const lines = new Map<string, { text: string; alt?: string; lang?: Language | undefined }>([
    ...about_images.map((src) => [src, { text: "" }] as const),
    ...banner_info.map(({ img, alt }) => [img, { text: "", alt }] as const),
    ...rooms.flatMap(({ photos, introduction, fallback_lang }) => {
      const line = { text: firstSentence(introduction), lang: langOf(fallback_lang, "introduction").lang };
      return photos.map(({ src, alt }) => [src, { ...line, alt }] as const);
    }),
    ...facilities.flatMap((facility) => {
      const { index_introduction: text, fallback_lang } = facility;
      const line = { text, lang: langOf(fallback_lang, "index_introduction").lang };
      return [facility.main_image_path, ...facility.picture_path_array].map((src) => [src, line] as const);
    }),
  ]);
  const offered = new Set(promotions.map(({ main_image_path }) => main_image_path));
  const small = new Set(facilities.map(({ main_image_path }) => main_image_path));
  const free = useUnshown([...lines.keys()]).filter((src) => isWide(src) && !offered.has(src));
  const picture = free.find((src) => !small.has(src)) ?? free[0];
  if (picture === undefined) return null;
  const { text, alt = "", lang } = lines.get(picture)!;
  const isLarge = readPicture(picture)!.width >= LARGE;
  return (
    <figure className="interlude" data-large={isLarge}>
      <Photo
        src={picture}
        alt={alt}
        sizes={`(min-width: 60rem) ${isLarge ? "100vw at 21/9" : "58vw at 3/2"}, 100vw at 3/2`}
      />
      {text !== "" ? (
        <figcaption lang={lang}>{text}</figcaption>
      ) : banner_sub_title ? (
        <figcaption {...langOf(hotel.fallback_lang, "info.banner_sub_title")}>{banner_sub_title}</figcaption>
      ) : null}
    </figure>
  );
}

function isWide(path: string): boolean {
  const picture = readPicture(path);
  return picture !== null && picture.width / picture.height >= WIDE;
}
