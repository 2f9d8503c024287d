import type { Language } from "#rules/text/language.ts";
import { cornersFirst, courtyard, COURTYARD_PLACES, inTurn } from "#web/layouts/layout_1000/courtyard-places.ts";
import { readPicture } from "#rules/site/pictures.ts";
import type { HomeData } from "#web/guest/home/home-data.ts";
import { langOf, type Site, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { Tiles } from "./tiles.tsx";

type Tile = { kind: string; title: string; lang?: Language; line: string; href: string; picture: string };

/**
 * Around the courtyard: what the house has, what it offers and what is near, in turn. The rooms are one tile: each has its own
 * doorway below. No picture is shown twice: those with a new one come first in their kind, the others are coloured areas.
 */
function tilesOf({ rooms, facilities, promotions, attractions }: HomeData, site: Site): Tile[] {
  const { href, hotel, titles, words } = site;
  const hung = new Set([hotel.info.banner_images[0] ?? "", ...rooms.map(({ photos }) => photos[0]?.src ?? ""), ""]);
  const hang = (paths: readonly string[]): string => {
    const picture = paths.find((path) => readPicture(path) && !hung.has(path)) ?? "";
    hung.add(picture);
    return picture;
  };
  const kinds: Tile[][] = [
    facilities.map((facility) => ({
      kind: titles.facilities.title,
      title: facility.facilities_title,
      ...langOf(facility.fallback_lang, "facilities_title"),
      line: facility.index_introduction,
      href: href(`/facilities#${facility.facilities_key}`),
      picture: hang([facility.main_image_path, ...facility.picture_path_array]),
    })),
    promotions.map((promotion) => ({
      kind: titles.promotions.title,
      title: promotion.promotion_title,
      ...langOf(promotion.fallback_lang, "promotion_title"),
      line: promotion.sub_title,
      href: href(`/event/${promotion.promotion_id}`),
      picture: hang([promotion.main_image_path]),
    })),
    [
      ...(rooms.length > 1 ? [{ ...titles.rooms, href: "#rooms", photos: rooms.flatMap(detailsOf) }] : []),
      ...(hotel.info.about_us ? [{ ...titles.about, href: href("/about"), photos: hotel.info.about_images }] : []),
    ].map(({ photos, ...tile }) => ({ kind: "", line: "", ...tile, picture: hang(photos) })),
    attractions.map((attraction) => ({
      kind: words.attractions,
      title: attraction.promotion_title,
      ...langOf(attraction.fallback_lang, "promotion_title"),
      line: attraction.sub_title,
      href: href(`/attractions#${attraction.promotion_id}`),
      picture: hang([attraction.main_image_path]),
    })),
  ];
  const withPicturesFirst = kinds.map((kind) =>
    kind.toSorted((a, b) => Number(a.picture === "") - Number(b.picture === "")),
  );
  const chosen = inTurn(withPicturesFirst, COURTYARD_PLACES);
  // A fourth picture for the fourth corner, where a kind has one left: it takes the place of its kind's last words.
  const isPictured = (tile: Tile) => tile.picture !== "";
  const spare = withPicturesFirst.flat().find((tile) => isPictured(tile) && !chosen.includes(tile));
  if (chosen.length === COURTYARD_PLACES && spare && chosen.filter(isPictured).length < 4) {
    chosen.splice(
      chosen.findLastIndex((tile) => !isPictured(tile)),
      1,
      spare,
    );
  }
  return cornersFirst(chosen, isPictured);
}

/** A room's pictures after its first, which its doorway shows. */
const detailsOf = ({ photos }: HomeData["rooms"][number]): string[] => photos.slice(1).map(({ src }) => src);

/** Three by three, the introduction in the middle. Empty positions are tiled. */
export function Courtyard({ data }: { data: HomeData }) {
  const site = useSite();
  const { hotel } = site;
  const { introduction } = hotel.info;
  const tiles = tilesOf(data, site);
  // Without an introduction the middle shows the name, if anything surrounds it.
  if (introduction === "" && tiles.length < 2) return null;
  const places = courtyard(tiles);
  const before = places.length / 2;
  return (
    <section className="courtyard" data-rows={places.length > 2 ? 3 : 1} aria-label={hotel.hotel_name}>
      {places.slice(0, before).map((tile, index) => (
        <Place key={index} tile={tile} />
      ))}
      <div className="court">
        {introduction ? (
          <p {...langOf(hotel.fallback_lang, "info.introduction")}>{introduction}</p>
        ) : (
          <p className="court-name" {...langOf(hotel.fallback_lang, "hotel_name")}>
            {hotel.hotel_name}
          </p>
        )}
      </div>
      {places.slice(before).map((tile, index) => (
        <Place key={index} tile={tile} />
      ))}
    </section>
  );
}

function Place({ tile }: { tile: Tile | null }) {
  if (!tile) {
    return (
      <div className="place place-bare">
        <Tiles size={88} />
      </div>
    );
  }
  return (
    <a className="place" href={tile.href} data-picture={tile.picture !== ""}>
      {tile.picture ? <Photo src={tile.picture} alt="" sizes="(min-width: 60rem) 30vw at 1/1, 46vw by 57vw" /> : null}
      <span className="place-words">
        {tile.kind ? <small>{tile.kind}</small> : null}
        <strong lang={tile.lang}>{tile.title}</strong>
        {tile.picture === "" && tile.line !== "" ? <span className="place-line">{tile.line}</span> : null}
      </span>
    </a>
  );
}
