/** The pictures of the first strip, a walk through the house: the banners, of each room what is not printed below, then places and offers. */
import { isSafeLink } from "#rules/site/menu.ts";
import { captionOf } from "#rules/text/caption.ts";
import { readPicture } from "#rules/site/pictures.ts";
import type { HomeData } from "#web/guest/home/home-data.ts";
import type { Site } from "#web/site.ts";

/** `of`: what it shows a part of. */
type Frame = { src: string; alt: string; caption: string; of: string; href?: string };

/** Fewer are filled up with offers and the house, then with what has its own frame further down the page. */
const LEAST = 8;
const MOST = 12;

/** Of a room with so many pictures, those in the middle are left for its prints (room-card.tsx). */
const MANY = 4;
const PRINTED = { from: 2, to: 4 };

export function framesOf({ hotel, href }: Site, { rooms, facilities, promotions }: HomeData): Frame[] {
  const { hotel_name, info } = hotel;
  const roomOf = (src: string) => rooms.find(({ photos }) => photos.some((photo) => photo.src === src))?.room_class_id;
  const first: Frame[] = [
    ...info.banner_info.map(({ img, alt, link }) => ({
      src: img,
      alt,
      of: `room ${roomOf(img) ?? img}`,
      ...(roomOf(img) === undefined ? {} : { href: href(`/rooms/${roomOf(img)}`) }),
      caption: alt === hotel_name ? "" : captionOf(alt),
      ...(isSafeLink(link) ? { href: link } : {}),
    })),
    ...rooms.flatMap((room) =>
      walkOf(room.photos).map(({ src, alt }) => ({
        src,
        of: `room ${room.room_class_id}`,
        alt: alt || room.room_class_name,
        caption: captionOf(alt) || room.room_class_name,
        href: href(`/rooms/${room.room_class_id}`),
      })),
    ),
  ];
  const others: Frame[] = [
    ...facilities.map((facility) => ({
      src: facility.main_image_path,
      of: `place ${facility.id}`,
      alt: facility.facilities_title,
      caption: facility.facilities_title,
      href: href(`/facilities#${facility.facilities_key}`),
    })),
    ...promotions.map((promotion) => ({
      src: promotion.main_image_path,
      of: `room ${roomOf(promotion.main_image_path) ?? promotion.promotion_id}`,
      alt: promotion.promotion_title,
      caption: promotion.promotion_title,
      href: href(`/event/${promotion.promotion_id}`),
    })),
    ...info.about_images.map((src) => ({ src, of: "house", alt: hotel_name, caption: "", href: href("/about") })),
  ];
  const printed = rooms.flatMap(({ photos }) =>
    photos.length < MANY ? [] : photos.slice(PRINTED.from, PRINTED.to).map(({ src }) => src),
  );
  const seen = new Set(printed.filter((src) => !first.some((frame) => frame.src === src)));
  const isNew = ({ src }: Frame) => readPicture(src) !== null && !seen.has(src) && Boolean(seen.add(src));
  // What a place has its own frame for further down comes last here.
  const ofPlaces = new Set(facilities.map(({ main_image_path }) => main_image_path));
  const isOfPlace = ({ src }: Frame) => ofPlaces.has(src);
  const frames = first
    .filter((frame) => !isOfPlace(frame))
    .filter(isNew)
    .slice(0, MOST);
  const fill = (some: Frame[], least: number) => some.slice(0, Math.max(0, least - frames.length));
  frames.push(...fill(others.filter((frame) => !isOfPlace(frame)).filter(isNew), LEAST));
  frames.push(...fill([...first, ...others].filter(isOfPlace).filter(isNew), LEAST));
  return inTurns(frames);
}

export function isUpright({ src }: Pick<Frame, "src">): boolean {
  const { width, height } = readPicture(src)!;
  return height > width;
}

const walkOf = <Picture>(photos: readonly Picture[]): Picture[] =>
  photos.length < MANY ? photos.slice(0, 2) : [...photos.slice(0, PRINTED.from), ...photos.slice(PRINTED.to)];

/**
 * The owner's first picture opens the strip; then upright and wide frames in turns: so three are in sight, where two wide ones would
 * fill the screen. Never two of one room after each other while there is another.
 */
function inTurns([first, ...others]: Frame[]): Frame[] {
  if (!first) return [];
  const upright = others.filter(isUpright);
  const wide = others.filter((frame) => !isUpright(frame));
  const taken = [first];
  while (upright.length + wide.length > 0) {
    const before = taken.at(-1)!;
    const kind = (isUpright(before) && wide.length > 0) || upright.length === 0 ? wide : upright;
    const at = kind.findIndex(({ of }) => of !== before.of);
    taken.push(...kind.splice(Math.max(0, at), 1));
  }
  return taken;
}
