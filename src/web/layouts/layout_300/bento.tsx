import type { HomeData } from "#web/guest/home/home-data.ts";
import { isSafeLink } from "#rules/site/menu.ts";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { Clauses } from "#web/ui/clauses.tsx";
import { portraitOf } from "./portrait.ts";

type Tile = { src: string; alt: string; href?: string };

/** One large picture and two small ones: the banners, then what neither the host's pane nor the first cards of rooms show. */
export function Bento({ data }: { data: HomeData }) {
  const { hotel } = useSite();
  const { info } = hotel;
  const tiles = useTiles(data);
  return (
    <section className="welcome" aria-labelledby="welcome-title">
      <div className="welcome-words">
        <h1 id="welcome-title" {...langOf(hotel.fallback_lang, info.banner_title ? "info.banner_title" : "hotel_name")}>
          <Clauses text={info.banner_title || hotel.hotel_name} />
        </h1>
        {info.banner_sub_title ? (
          <p {...langOf(hotel.fallback_lang, "info.banner_sub_title")}>
            <Clauses text={info.banner_sub_title} />
          </p>
        ) : null}
      </div>
      {tiles.length > 0 ? (
        <ul className="bento" data-count={tiles.length}>
          {tiles.map((tile, index) => (
            <li key={tile.src}>
              <TileView tile={tile} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}

function TileView({ tile, isFirst }: { tile: Tile; isFirst: boolean }) {
  const photo = (
    <Photo
      src={tile.src}
      alt={tile.alt}
      sizes={
        isFirst ? "(min-width: 64rem) 42vw by 36rem, 94vw at 3/2" : "(min-width: 64rem) 21vw by 17.7rem, 46vw at 4/3"
      }
      isFirst={isFirst}
    />
  );
  return tile.href ? <a href={tile.href}>{photo}</a> : photo;
}

/** How many cards of rooms are seen together with the tiles. */
const NEAR = 2;

function useTiles({ rooms, facilities }: HomeData): Tile[] {
  const { hotel, href } = useSite();
  const ofRooms = (from: number, to: number) =>
    rooms.flatMap((room) =>
      room.photos
        .slice(from, to)
        .map(({ src }) => ({ src, alt: room.room_class_name, href: href(`/rooms/${room.room_class_id}`) })),
    );
  const tiles: Tile[] = [
    ...hotel.info.banner_info.map(({ img, alt, link }) => ({
      src: img,
      alt,
      ...(isSafeLink(link) ? { href: link } : {}),
    })),
    ...ofRooms(1, 2),
    ...facilities.map((facility) => ({
      src: facility.main_image_path,
      alt: facility.facilities_title,
      href: href(`/facilities#${facility.facilities_key}`),
    })),
    ...ofRooms(0, 1).toReversed(),
  ].filter(({ src }) => src !== "");
  const all = tiles.filter((tile, index) => tiles.findIndex(({ src }) => src === tile.src) === index);
  const near = new Set([portraitOf(hotel.info), ...rooms.slice(0, NEAR).map(({ photos }) => photos[0]?.src)]);
  const isNear = ({ src }: Tile) => near.has(src);
  const [first, ...others] = all;
  const shown = first ? [first, ...others.filter((tile) => !isNear(tile)), ...others.filter(isNear)].slice(0, 3) : [];
  // Two pictures would only be two halves: one large picture is better.
  return shown.length === 2 ? shown.slice(0, 1) : shown;
}
