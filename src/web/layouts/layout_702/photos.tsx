import type { HomeData } from "#web/guest/home/home-data.ts";
import { readPicture } from "#rules/site/pictures.ts";
import { useSite } from "#web/site.ts";
import { Lightbox } from "#web/sections/lightbox.tsx";

/** Every photo of the house, banners first; none twice. */
function usePhotos({ rooms, facilities }: HomeData): { src: string; alt: string }[] {
  const { hotel } = useSite();
  const all = [
    ...hotel.info.banner_info.map(({ img, alt }) => ({ src: img, alt })),
    ...rooms.flatMap((room) => room.photos),
    ...facilities.flatMap((facility) =>
      [facility.main_image_path, ...facility.picture_path_array].map((src) => ({
        src,
        alt: facility.facilities_title,
      })),
    ),
    ...hotel.info.about_images.map((src) => ({ src, alt: hotel.hotel_name })),
  ];
  return all.filter(({ src }, index) => readPicture(src) && all.findIndex((each) => each.src === src) === index);
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
        sizes="(min-width: 64rem) 61vw at 16/9, 100vw at 3/2"
        nextSizes="(min-width: 48rem) 24vw at 3/2, 100vw at 3/2"
        isFirst
      />
      {shots.length > 5 ? <p className="photos-count">{words.photo_count(shots.length)}</p> : null}
    </div>
  );
}
