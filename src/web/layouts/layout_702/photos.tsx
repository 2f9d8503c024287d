import type { HomeData } from "#web/guest/home/home-data.ts";
import { readPicture } from "#rules/site/pictures.ts";
import { useSite } from "#web/site.ts";
import { LightboxDialog, ShotLink } from "#web/sections/lightbox.tsx";
import { bedroomsOf } from "./bedrooms.ts";

type Shot = { src: string; alt: string };

/** More would make each of them small. */
const MOST = 5;
const SHARED = 2;

const isUpright = ({ src }: Shot) => {
  const picture = readPicture(src);
  return picture !== null && picture.height > picture.width;
};

/** Every photo of the house, none twice: the banner, then what no bedroom's card shows, then the cards' own. `apart`: how many come before those. */
function usePhotos({ rooms, facilities }: HomeData): { shots: Shot[]; apart: number } {
  const { hotel } = useSite();
  const places = facilities.flatMap((facility) =>
    [...new Set([facility.main_image_path, ...facility.picture_path_array])].map((src) => ({
      src,
      alt: facility.facilities_title,
    })),
  );
  // What all share comes before the rooms' corners: the list below shows the rest of it.
  const shared = places.filter((place) => !isUpright(place)).slice(0, SHARED);
  const all = [
    ...hotel.info.banner_info.map(({ img, alt }) => ({ src: img, alt })),
    ...shared,
    ...rooms.flatMap((room) => room.photos.slice(1)),
    ...hotel.info.about_images.map((src) => ({ src, alt: hotel.hotel_name })),
    ...places,
    ...rooms.flatMap((room) => room.photos.slice(0, 1)),
  ];
  const onCards = new Set(bedroomsOf(rooms).flatMap((room) => room.photos.slice(0, 1).map(({ src }) => src)));
  const [banner, ...others] = all.filter(
    ({ src }, index) => readPicture(src) && all.findIndex((each) => each.src === src) === index,
  );
  if (!banner) return { shots: [], apart: 0 };
  const house = others.filter(({ src }) => !onCards.has(src));
  const cards = others.filter(({ src }) => onCards.has(src));
  return { shots: [banner, ...house, ...cards], apart: house.length + 1 };
}

/** The mosaic has one high place, the third: an upright picture takes it. */
function inPlaces(shots: Shot[], seen: number): Shot[] {
  const [first, ...rest] = shots;
  const upright = rest.findIndex(isUpright);
  if (!first || seen < 4 || upright === -1) return shots;
  const tall = rest[upright]!;
  const others = rest.filter((shot) => shot !== tall);
  return [first, ...others.slice(0, 1), tall, ...others.slice(1)];
}

export type HousePhotos = { shots: Shot[]; /** How many a wide screen shows. */ seen: number; upright: boolean };

export function useHousePhotos(data: HomeData): HousePhotos {
  const { shots, apart } = usePhotos(data);
  const upright = shots.slice(1, apart).some(isUpright);
  const seen = Math.min(apart, upright ? 4 : MOST);
  return { shots: inPlaces(shots, seen), seen, upright };
}

/** Wide screens show the house; the bedrooms have their cards below. The dialog, and a phone's row, hold all of them. */
export function Photos({ photos: { shots, seen, upright } }: { photos: HousePhotos }) {
  const { words, hotel } = useSite();
  if (shots.length === 0) return <div className="no-photos" aria-hidden="true" />;
  const label = `${hotel.hotel_name} · ${words.photos}`;
  return (
    <div className="photos" id="photos">
      <div
        className="gallery"
        data-variant="mosaic"
        data-count={seen}
        data-upright={seen === 4 && upright}
        data-front={isFront(seen, upright)}
        style={{ "--shots": shots.length } as object}
        data-lightbox
      >
        <ul>
          {shots.map((shot, index) => (
            <li key={shot.src} data-frame>
              <ShotLink
                {...shot}
                index={index}
                count={shots.length}
                label={label}
                sizes={sizesOf(index, seen, upright)}
                isFirst={index === 0}
              />
            </li>
          ))}
        </ul>
        <LightboxDialog label={label} />
      </div>
    </div>
  );
}

/** Four with an upright one, or five: the large one in the middle, the others at its sides. */
const isFront = (seen: number, upright: boolean) => seen === MOST || (seen === 4 && upright);

function sizesOf(index: number, seen: number, upright: boolean): string {
  const phone = "92vw at 5/4";
  if (index === 0 && seen < 3) return `(min-width: 80rem) 80rem by 32rem, (min-width: 48rem) 94vw by 34vw, ${phone}`;
  if (index === 0) return `(min-width: 80rem) 52rem by 32rem, (min-width: 48rem) 64vw by 34vw, ${phone}`;
  if (index === 2 && seen === 4 && upright)
    return `(min-width: 80rem) 21rem by 32rem, (min-width: 48rem) 25vw by 34vw, ${phone}`;
  if (isFront(seen, upright)) return `(min-width: 80rem) 21rem by 16rem, (min-width: 48rem) 25vw by 17vw, ${phone}`;
  return `(min-width: 80rem) 26rem by 16rem, (min-width: 48rem) 32vw by 17vw, ${phone}`;
}
