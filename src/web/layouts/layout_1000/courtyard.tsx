import type { Language } from "#rules/text/language.ts";
import { cornersFirst, courtyard, COURTYARD_PLACES, inTurn } from "#web/layouts/layout_1000/courtyard-places.ts";
import { readPicture } from "#rules/site/pictures.ts";
import type { HomeData } from "#web/guest/home/home-data.ts";
import { langOf, type Site, useSite } from "#web/site.ts";
import { AmountFrom } from "#web/ui/amount-from.tsx";
import { Clauses } from "#web/ui/clauses.tsx";
import { Photo } from "#web/ui/photo.tsx";
import { Tiles } from "./tiles.tsx";

type Tile = {
  kind: string;
  title: string;
  lang?: Language;
  line: string;
  href: string;
  picture: string;
  /** A room: its picture stands in an arch below its name and price. */ door?: HomeData["rooms"][number];
};

/**
 * Around the courtyard: doors to the rooms on the cross, the house and what it offers at the corners. Words alone fill only what
 * pictures leave free, on a plaque in a tiled wall.
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
    // Ways to a page, not places: words alone, as a picture would make a room of them.
    [
      ...(rooms.length > 1 ? [{ ...titles.rooms, href: "#rooms" }] : []),
      ...(hotel.info.about_us ? [{ ...titles.about, href: href("/about") }] : []),
    ].map((tile) => ({ kind: "", line: "", ...tile, picture: "" })),
    attractions.map((attraction) => ({
      kind: words.attractions,
      title: attraction.promotion_title,
      ...langOf(attraction.fallback_lang, "promotion_title"),
      line: attraction.sub_title,
      href: href(`/attractions#${attraction.promotion_id}`),
      picture: hang([attraction.main_image_path]),
    })),
  ];
  const doors = rooms
    .map((room) => ({
      kind: "",
      title: room.room_class_name,
      ...langOf(room.fallback_lang, "room_class_name"),
      line: "",
      href: href(`/rooms/${room.room_class_id}`),
      picture: hang(bedsOf(room)) || ownOf(room, hotel.info.banner_images) || hang(detailsOf(room)),
      door: room,
    }))
    .filter(isPictured);
  const windows = inTurn(
    kinds.map((kind) => kind.filter(isPictured)),
    COURTYARD_PLACES - Math.min(doors.length, DOORS),
  );
  const pictured = [...windows, ...doors].slice(0, COURTYARD_PLACES);
  const rest = kinds.map((kind) => kind.filter((tile) => !isPictured(tile)));
  return cornersFirst([...pictured, ...inTurn(rest, COURTYARD_PLACES - pictured.length)], (tile) => !tile.door);
}

/** As many doors as the cross around the middle has places. */
const DOORS = 4;

const isPictured = ({ picture }: Tile): boolean => picture !== "";

/** A room's pictures after its first, which its doorway shows. */
const detailsOf = ({ photos }: HomeData["rooms"][number]): string[] => photos.slice(1).map(({ src }) => src);

/**
 * Through a door one looks for a bed, not for a chair: the pictures whose words name one. Such a picture shows a single bed; where
 * there are more, the room itself is shown.
 */
const NAMES_A_BED = /床|[Bb]ed|ベッド|布団|침대/;
const bedsOf = ({ photos, description }: HomeData["rooms"][number]): string[] =>
  description.bed.reduce((sum, { count }) => sum + count, 0) > 1
    ? []
    : photos.slice(1).flatMap(({ src, alt }) => (NAMES_A_BED.test(alt) ? [src] : []));

/** The picture of the room itself, a second time on the page; not a third, where the house opens with it. */
function ownOf({ photos }: HomeData["rooms"][number], banners: readonly string[]): string {
  const own = photos[0]?.src ?? "";
  return readPicture(own) && !banners.includes(own) ? own : "";
}

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
          <p {...langOf(hotel.fallback_lang, "info.introduction")}>
            <Clauses text={introduction} />
          </p>
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

const DOOR = "(min-width: 60rem) 26vw at 1/1, (min-width: 40rem) 42vw at 6/5, 80vw at 6/5";
const WINDOW = "(min-width: 60rem) 30vw at 1/1, (min-width: 40rem) 46vw at 1/1, 92vw at 8/5";

/** A span, as it is part of a link. */
function RoomFrom({ room }: { room: HomeData["rooms"][number] }) {
  const { words, price } = useSite();
  const { from_price: from } = room;
  if (from === null) return null;
  return (
    <span className="place-price" data-money={from.price}>
      <AmountFrom amount={price(from.price)} say={words.from_price} />
      {from.nights > 1 ? <small>{words.per_night_longer(from.nights)}</small> : null}
    </span>
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
    <a className="place" href={tile.href} data-picture={isPictured(tile)} data-door={tile.door ? true : undefined}>
      {isPictured(tile) ? <Photo src={tile.picture} alt="" sizes={tile.door ? DOOR : WINDOW} /> : <Tiles size={72} />}
      <span className="place-words">
        {tile.kind ? <small>{tile.kind}</small> : null}
        <strong lang={tile.lang}>{tile.title}</strong>
        {tile.door ? <RoomFrom room={tile.door} /> : null}
        {tile.picture === "" && tile.line !== "" ? (
          <span className="place-line">
            <Clauses text={tile.line} />
          </span>
        ) : null}
      </span>
    </a>
  );
}
