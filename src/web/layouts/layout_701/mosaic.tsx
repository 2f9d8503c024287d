import type { HomeData } from "#web/guest/home/home-data.ts";
import type { Language } from "#rules/text/language.ts";
import { isSafeLink } from "#rules/site/menu.ts";
import { readPicture } from "#rules/site/pictures.ts";
import { langOf, type Site, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { clausesOf } from "#rules/text/phrases.ts";
import { Clauses } from "#web/ui/clauses.tsx";
import { LowestPrice } from "#web/sections/room/lowest-price.tsx";

/** `block`: which of the building blocks is the facility's (blocks.css). */
type Tile = { src: string; alt: string; label?: string; lang?: Language | undefined; href?: string; block?: number };

const TILES = 4;
const BLOCKS = 5;

/** The large tile needs a picture with at least so many pixels. */
const LARGE = 1000;

function isTall(path: string): boolean {
  const picture = readPicture(path);
  return picture !== null && picture.height > picture.width;
}

const isLarge = (path: string): boolean => (readPicture(path)?.width ?? 0) >= LARGE;

/**
 * What one can do here: the first activity with a picture is large, the next ones are small, a wide picture and upright ones as their
 * tiles are. Views of the house and rooms are only shown where there is nothing else. None twice.
 */
export function tilesOf({ facilities, rooms, promotions }: HomeData, { hotel, href }: Site): Tile[] {
  const { banner_info, about_images } = hotel.info;
  const cards = new Set(rooms.map(({ photos }) => photos[0]?.src ?? ""));
  const offers = new Set(promotions.map(({ main_image_path }) => main_image_path));
  const banners = banner_info.map(({ img, alt, link }) => ({
    src: img,
    alt,
    ...(isSafeLink(link) ? { href: link } : {}),
  }));
  const ofRooms = (from: number, to: number): Tile[] =>
    rooms.flatMap((room) =>
      room.photos.slice(from, to).map(({ src }) => ({
        src,
        alt: "",
        label: room.room_class_name,
        lang: langOf(room.fallback_lang, "room_class_name").lang,
        href: href(`/rooms/${room.room_class_id}`),
      })),
    );
  const ofFacilities: Tile[] = facilities.map((facility, index) => ({
    block: (index % BLOCKS) + 1,
    src: facility.main_image_path || (facility.picture_path_array[0] ?? ""),
    alt: "",
    label: facility.facilities_title,
    lang: langOf(facility.fallback_lang, "facilities_title").lang,
    href: href(`/facilities#${facility.facilities_key}`),
  }));
  const ofPromotions: Tile[] = promotions.map((promotion) => ({
    src: promotion.main_image_path,
    alt: "",
    label: promotion.promotion_title,
    lang: langOf(promotion.fallback_lang, "promotion_title").lang,
    href: href(`/event/${promotion.promotion_id}`),
  }));
  const own = banners.filter(({ src }) => !cards.has(src));
  const lead = ofFacilities.find(({ src }) => isLarge(src) && !isTall(src));
  const further = ofFacilities.filter((tile) => tile !== lead);
  const wide = further.find(({ src }) => readPicture(src) && !isTall(src));
  const all: Tile[] = [
    ...(lead ? [lead] : own.filter(({ src }) => !offers.has(src)).slice(0, 1)),
    ...(wide ? [wide] : []),
    ...further.filter(({ src }) => isTall(src)),
    ...further,
    ...own,
    ...ofRooms(1, 2),
    ...banners,
    ...ofRooms(0, 1),
    ...ofPromotions,
    ...about_images.map((src) => ({ src, alt: "" })),
  ];
  const shown = all
    .filter(({ src }, index) => readPicture(src) && all.findIndex((each) => each.src === src) === index)
    .slice(0, TILES);
  const large = shown.find(({ src }) => isLarge(src)) ?? shown[0];
  return large ? [large, ...shown.filter((tile) => tile !== large)] : [];
}

/** In a wide script (two units per character) a title of several clauses has one line per clause. */
const isLong = (title: string) => {
  const clauses = clausesOf(title);
  const isWide = clauses.length > 1 && clauses.some((clause) => clause.length > 6);
  return isWide || title.replaceAll(/[\u1100-\uffff]/g, "--").length > 44;
};

/** The sentence is one tile of five; the others are pictures, as many as there are. */
export function Mosaic({ data }: { data: HomeData }) {
  const site = useSite();
  const { hotel } = site;
  const { info } = hotel;
  const tiles = tilesOf(data, site);
  // A name on some of the pictures only would look forgotten on the others.
  const isNamed = tiles.slice(1).every(({ label }) => label);
  const title = info.banner_title || hotel.hotel_name;
  const field = info.banner_title ? "info.banner_title" : "hotel_name";
  return (
    <section className="mosaic" data-pictures={tiles.length} data-named={isNamed} aria-label={hotel.hotel_name}>
      <div className="mosaic-title">
        <h1 data-long={isLong(title)} {...langOf(hotel.fallback_lang, field)}>
          <Clauses text={title} />
        </h1>
        {info.banner_sub_title ? (
          <p {...langOf(hotel.fallback_lang, "info.banner_sub_title")}>
            <Clauses text={info.banner_sub_title} />
          </p>
        ) : null}
        <LowestPrice rooms={data.rooms} />
      </div>
      {tiles.map((tile, index) => (
        <div className="mosaic-tile" key={tile.src} data-block={tile.block}>
          <Picture tile={tile} isFirst={index === 0} isNamed={isNamed} />
        </div>
      ))}
    </section>
  );
}

function Picture({ tile, isFirst, isNamed }: { tile: Tile; isFirst: boolean; isNamed: boolean }) {
  const sizes = isFirst
    ? "(min-width: 64rem) 48vw by 52vw, (min-width: 48rem) 39vw by 50vw, 92vw at 8/5"
    : "(min-width: 48rem) 31vw by 26vw, 46vw at 1/1";
  const photo = <Photo src={tile.src} alt={tile.alt} sizes={sizes} isFirst={isFirst} />;
  if (tile.href === undefined) return photo;
  return (
    <a href={tile.href} {...(tile.label ? {} : { "aria-label": tile.alt })}>
      {photo}
      {tile.label ? (
        <span className={isNamed ? "mosaic-label" : "hidden"} lang={tile.lang}>
          {tile.label}
        </span>
      ) : null}
    </a>
  );
}
