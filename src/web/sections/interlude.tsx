/** One large picture between two lists, with its line. Only one that the page shows nowhere else; else nothing. */
import type { HomeData } from "#web/guest/home/home-data.ts";
import { useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { usePicturesFor } from "#web/ui/picture-use.ts";

export function Interlude({ data }: { data: HomeData }) {
  const { hotel } = useSite();
  const { about_images, banner_info, banner_sub_title } = hotel.info;
  const taken = new Set([
    ...banner_info.map(({ img }) => img),
    ...data.rooms.flatMap(({ photos }) => photos.slice(0, 1).map(({ src }) => src)),
    ...[...data.facilities, ...data.promotions].map(({ main_image_path }) => main_image_path),
  ]);
  const others = [...about_images, ...data.facilities.flatMap(({ picture_path_array }) => picture_path_array)];
  const [picture] = usePicturesFor([others.filter((src) => !taken.has(src))]);
  if (!picture) return null;
  return (
    <figure className="interlude">
      <Photo src={picture} alt="" sizes="100vw by 92svh" />
      {banner_sub_title ? (
        <figcaption lang={hotel.fallback_lang["info.banner_sub_title"]}>{banner_sub_title}</figcaption>
      ) : null}
    </figure>
  );
}
