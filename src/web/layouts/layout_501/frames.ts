/** The pictures of the first strip: the banners and the rooms; places and offers where these are few. */
import { isSafeLink } from "#rules/site/menu.ts";
import { captionOf } from "#rules/text/caption.ts";
import { readPicture } from "#rules/site/pictures.ts";
import type { HomeData } from "#web/guest/home/home-data.ts";
import type { Site } from "#web/site.ts";

type Frame = { src: string; alt: string; caption: string; href?: string };

/** Fewer are filled up with what has its own frames further down the page. */
const LEAST = 6;
const MOST = 12;

export function framesOf({ hotel, href }: Site, { rooms, facilities, promotions }: HomeData): Frame[] {
  const { hotel_name, info } = hotel;
  const first: Frame[] = [
    ...info.banner_info.map(({ img, alt, link }) => ({
      src: img,
      alt,
      caption: alt === hotel_name ? "" : captionOf(alt),
      ...(isSafeLink(link) ? { href: link } : {}),
    })),
    ...rooms.flatMap((room) =>
      room.photos.slice(0, 2).map(({ src, alt }) => ({
        src,
        alt: alt || room.room_class_name,
        caption: captionOf(alt) || room.room_class_name,
        href: href(`/rooms/${room.room_class_id}`),
      })),
    ),
  ];
  const others: Frame[] = [
    ...facilities.map((facility) => ({
      src: facility.main_image_path,
      alt: facility.facilities_title,
      caption: facility.facilities_title,
      href: href(`/facilities#${facility.facilities_key}`),
    })),
    ...promotions.map((promotion) => ({
      src: promotion.main_image_path,
      alt: promotion.promotion_title,
      caption: promotion.promotion_title,
      href: href(`/event/${promotion.promotion_id}`),
    })),
    ...info.about_images.map((src) => ({ src, alt: hotel_name, caption: "", href: href("/about") })),
  ];
  const seen = new Set<string>();
  const isNew = ({ src }: Frame) => readPicture(src) !== null && !seen.has(src) && Boolean(seen.add(src));
  // What a place has its own frame for further down comes last here.
  const ofPlaces = new Set(facilities.map(({ main_image_path }) => main_image_path));
  const isOfPlace = ({ src }: Frame) => ofPlaces.has(src);
  const frames = first
    .filter((frame) => !isOfPlace(frame))
    .filter(isNew)
    .slice(0, MOST);
  const rest = [...first.filter(isOfPlace), ...others].filter(isNew);
  return inTurns([...frames, ...rest.slice(0, Math.max(0, LEAST - frames.length))]);
}

export function isUpright({ src }: Pick<Frame, "src">): boolean {
  const { width, height } = readPicture(src)!;
  return height > width;
}

/** Upright and wide frames in turns, an upright one first: so three are in sight, where two wide ones would fill the screen. */
function inTurns(frames: Frame[]): Frame[] {
  const upright = frames.filter(isUpright);
  const wide = frames.filter((frame) => !isUpright(frame));
  return frames.flatMap((_, index) => [upright[index], wide[index]].filter((frame) => frame !== undefined));
}
