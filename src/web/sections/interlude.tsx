/**
 * One large picture between two lists, with its line: a wide one, of a place of the house rather than of one more bed, and rather
 * one the page has not shown yet. Else nothing.
 */
import { useContext } from "react";
import { nameOf } from "#rules/media/picture-use.ts";
import type { Language } from "#rules/text/language.ts";
import { firstSentence } from "#rules/text/sentence.ts";
import { readPicture } from "#rules/site/pictures.ts";
import type { HomeData } from "#web/guest/home/home-data.ts";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { countPicture, PictureUseContext, useUnshown } from "#web/ui/picture-use.ts";

const WIDE = 1.3;

/** A picture with fewer pixels is not drawn across the page: it lies beside its line. */
const LARGE = 1600;

type Line = { text: string; alt?: string; lang?: Language | undefined; facility?: HomeData["facilities"][number] };

export function Interlude({ data }: { data: HomeData }) {
  const { hotel } = useSite();
  const { banner_sub_title } = hotel.info;
  const found = useChosen(data);
  if (found === undefined) return null;
  const [picture, { text, alt = "", lang, facility }] = found;
  const isLarge = !facility && readPicture(picture)!.width >= LARGE;
  return (
    <figure className="interlude" data-large={isLarge}>
      <Photo
        src={picture}
        alt={alt}
        sizes={`(min-width: 60rem) ${isLarge ? "100vw at 21/9" : "62vw at 3/2"}, 100vw at 3/2`}
      />
      {facility ? (
        <Place facility={facility} />
      ) : text !== "" ? (
        <figcaption lang={lang}>{text}</figcaption>
      ) : banner_sub_title ? (
        <figcaption {...langOf(hotel.fallback_lang, "info.banner_sub_title")}>{banner_sub_title}</figcaption>
      ) : null}
    </figure>
  );
}

/** A place of the house has a name and a floor beside its line. */
function Place({ facility }: { facility: HomeData["facilities"][number] }) {
  const { href } = useSite();
  const { facilities_key, facilities_title, fallback_lang, floor, index_introduction } = facility;
  return (
    <figcaption className="interlude-place">
      {floor ? <small>{floor}</small> : null}
      <a href={href(`/facilities#${facilities_key}`)} {...langOf(fallback_lang, "facilities_title")}>
        {facilities_title}
      </a>
      <span {...langOf(fallback_lang, "index_introduction")}>{index_introduction}</span>
    </figcaption>
  );
}

function useChosen({ rooms, facilities, promotions }: HomeData): [string, Line] | undefined {
  const { about_images, banner_info } = useSite().hotel.info;
  const ofHouse = new Map<string, Line>([
    // What a picture shows is its description, not a line to be read.
    ...about_images.map((src) => [src, { text: "" }] as const),
    ...banner_info.map(({ img, alt }) => [img, { text: "", alt }] as const),
    ...facilities.flatMap((facility) =>
      [facility.main_image_path, ...facility.picture_path_array].map((src) => [src, { text: "", facility }] as const),
    ),
  ]);
  const ofRooms = new Map<string, Line>(
    rooms.flatMap(({ photos, introduction, fallback_lang }) => {
      const line = { text: firstSentence(introduction), lang: langOf(fallback_lang, "introduction").lang };
      return photos.map(({ src, alt }) => [src, { ...line, alt }] as const);
    }),
  );
  const offered = new Set(promotions.map(({ main_image_path }) => main_image_path));
  const small = new Set(facilities.map(({ main_image_path }) => main_image_path));
  const isFit = (src: string) => isWide(src) && !offered.has(src);
  const unshown = useUnshown([...ofHouse.keys(), ...ofRooms.keys()]).filter(isFit);
  const places = unshown.filter((src) => ofHouse.has(src) && !ofRooms.has(src));
  const chosen = places.find((src) => !small.has(src)) ?? places[0] ?? unshown[0];
  const use = useContext(PictureUseContext);
  // A banner that is shown in turn counts too: a list further down then sets it in words.
  if (chosen && banner_info.some(({ img }) => img === chosen)) countPicture(use, nameOf(chosen));
  const line = chosen === undefined ? undefined : (ofHouse.get(chosen) ?? ofRooms.get(chosen));
  return line && [chosen!, line];
}

function isWide(path: string): boolean {
  const picture = readPicture(path);
  return picture !== null && picture.width / picture.height >= WIDE;
}
