import type { HomeData } from "#web/guest/home/home-data.ts";
import { readPicture } from "#rules/site/pictures.ts";
import { useSite } from "#web/site.ts";
import { Lightbox } from "#web/sections/lightbox.tsx";

/** Every photo of the house, banners first; none twice. Those that the bedrooms' cards show come last. */
function usePhotos({ rooms, facilities }: HomeData): { src: string; alt: string }[] {
  const { hotel } = useSite();
  const all = [
    ...hotel.info.banner_info.map(({ img, alt }) => ({ src: img, alt })),
    ...facilities.flatMap((facility) =>
      [facility.main_image_path, ...facility.picture_path_array].map((src) => ({
        src,
        alt: facility.facilities_title,
      })),
    ),
    ...rooms.flatMap((room) => room.photos.slice(1)),
    ...hotel.info.about_images.map((src) => ({ src, alt: hotel.hotel_name })),
    ...rooms.flatMap((room) => room.photos.slice(0, 1)),
  ];
  const onCards = new Set(rooms.flatMap((room) => room.photos.slice(0, 1).map(({ src }) => src)));
  const [banner, ...others] = all.filter(
    ({ src }, index) => readPicture(src) && all.findIndex((each) => each.src === src) === index,
  );
  if (!banner) return [];
  return [banner, ...others.filter(({ src }) => !onCards.has(src)), ...others.filter(({ src }) => onCards.has(src))];
}

export function Photos({ data }: { data: HomeData }) {
  const { words, hotel } = useSite();
  const shots = usePhotos(data);
  if (shots.length === 0) return <div className="no-photos" aria-hidden="true" />;
  return (
    <div className="photos" id="photos">
      <Lightbox
        shots={shots}
        label={`${hotel.hotel_name} · ${words.photos}`}
        variant="mosaic"
        sizes="(min-width: 80rem) 40rem at 4/3, (min-width: 48rem) 47vw at 4/3, 100vw at 3/2"
        nextSizes="(min-width: 80rem) 20rem at 4/3, (min-width: 48rem) 24vw at 4/3, 100vw at 3/2"
        isFirst
      />
      {shots.length > 5 ? <p className="photos-count">{words.photo_count(shots.length)}</p> : null}
    </div>
  );
}
