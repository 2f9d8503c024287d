/** The pictures of the first strip: the banners, then those of rooms, places and offers. */
import { isSafeLink } from "#rules/site/menu.ts";
import { readPicture } from "#rules/site/pictures.ts";
import type { HomeData } from "#web/guest/home/home-data.ts";
import type { Site } from "#web/site.ts";

type Frame = { src: string; alt: string; caption: string; href?: string };

const MOST = 12;

export function framesOf({ hotel, href }: Site, { rooms, facilities, promotions }: HomeData): Frame[] {
  const { hotel_name, info } = hotel;
  const all: Frame[] = [
    ...info.banner_info.map(({ img, alt, link }) => ({
      src: img,
      alt,
      caption: alt === hotel_name ? "" : alt,
      ...(isSafeLink(link) ? { href: link } : {}),
    })),
    ...rooms.flatMap((room) =>
      room.photos.slice(0, 2).map(({ src, alt }) => ({
        src,
        alt: alt || room.room_class_name,
        caption: room.room_class_name,
        href: href(`/rooms/${room.room_class_id}`),
      })),
    ),
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
  return all.filter(({ src }) => readPicture(src) && !seen.has(src) && seen.add(src)).slice(0, MOST);
}
