import type { HomeData } from "#web/guest/home/home-data.ts";
import { isSafeLink } from "#rules/site/menu.ts";
import { Search } from "#web/sections/search.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { Clauses } from "#web/ui/clauses.tsx";
import { HostLetter } from "./letter.tsx";
import { portraitOf } from "./portrait.ts";

type Tile = { src: string; alt: string; href?: string };

/**
 * The sentence, the host's letter, one large picture and two small ones (what neither the host nor the cards of rooms show), the
 * search. On a wide screen the letter stands beside them all.
 */
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
      <HostLetter hasWays={data.rooms.length === 0} />
      {tiles.length > 0 ? (
        <ul className="bento" data-count={tiles.length}>
          {tiles.map((tile, index) => (
            <li key={tile.src}>
              <TileView tile={tile} isFirst={index === 0} />
            </li>
          ))}
        </ul>
      ) : null}
      <Search variant="small" />
    </section>
  );
}

function TileView({ tile, isFirst }: { tile: Tile; isFirst: boolean }) {
  const photo = (
    <Photo
      src={tile.src}
      alt={tile.alt}
      sizes={
        isFirst ? "(min-width: 64rem) 46vw by 36rem, 94vw at 16/10" : "(min-width: 64rem) 18vw by 18rem, 46vw at 16/10"
      }
      isFirst={isFirst}
    />
  );
  return tile.href ? <a href={tile.href}>{photo}</a> : photo;
}

/** The banners that no card of a room below shows, then places of the house and details of its rooms; only then what cards show. */
function useTiles({ rooms, facilities }: HomeData): Tile[] {
  const { hotel, href } = useSite();
  const ofRooms = (from: number, to: number) =>
    rooms.flatMap((room) =>
      room.photos
        .slice(from, to)
        .map(({ src }) => ({ src, alt: room.room_class_name, href: href(`/rooms/${room.room_class_id}`) })),
    );
  // Each place keeps its first picture for its own card below.
  const ofFacilities = facilities.flatMap(({ main_image_path, picture_path_array, ...facility }) =>
    picture_path_array
      .filter((src) => src !== main_image_path)
      .slice(0, 1)
      .map((src) => ({
        src,
        alt: facility.facilities_title,
        href: href(`/facilities#${facility.facilities_key}`),
      })),
  );
  const tiles: Tile[] = [
    ...hotel.info.banner_info.map(({ img, alt, link }) => ({
      src: img,
      alt,
      ...(isSafeLink(link) ? { href: link } : {}),
    })),
    ...ofFacilities,
    ...ofRooms(1, 2),
    ...ofRooms(0, 1).toReversed(),
  ].filter(({ src }) => src !== "");
  const all = tiles.filter((tile, index) => tiles.findIndex(({ src }) => src === tile.src) === index);
  const elsewhere = new Set([portraitOf(hotel.info), ...rooms.map(({ photos }) => photos[0]?.src)]);
  const isElsewhere = ({ src }: Tile) => elsewhere.has(src);
  const shown = [...all.filter((tile) => !isElsewhere(tile)), ...all.filter(isElsewhere)].slice(0, 3);
  // Two pictures would only be two halves: one large picture is better.
  return shown.length === 2 ? shown.slice(0, 1) : shown;
}
