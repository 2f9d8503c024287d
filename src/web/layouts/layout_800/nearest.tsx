/** What is seen nearest in the rooms, one picture of each that the page has not shown, of the dearest its largest once more: side by side from edge to edge, each over a tube of its room's light. */
import type { RoomClass } from "#contract/rooms.ts";
import { readPicture } from "#rules/site/pictures.ts";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { useUnshown } from "#web/ui/picture-use.ts";
import { lampLight, lampNumber } from "./board-rows.ts";

/** Of so many pixels it is sharp in a third of a wide screen. */
const LEAST = { width: 880, height: 800 };
const MOST = 3;

export type Near = { room: RoomClass; number: string; src: string; alt: string };

/** Of so many it is upright and sharp, even where its room is wide. */
const LARGE = { width: 1900, height: 1100 };

/** One of each room, the first that the panel has not shown. What the dearest costs is seen in its first picture. Not one alone: that would be no row. */
export function useNearest(rooms: RoomClass[]): Near[] {
  const unshown = new Set(useUnshown(rooms.flatMap(({ photos }) => photos.slice(1).map(({ src }) => src))));
  const has = (src: string, least: typeof LEAST) => {
    const picture = readPicture(src);
    return picture !== null && picture.width >= least.width && picture.height >= least.height;
  };
  const most = Math.max(...rooms.map(({ show_price }) => show_price ?? 0));
  const found = rooms.flatMap((room, index) => {
    const [first, ...rest] = room.photos;
    const own = room.show_price === most && first && has(first.src, LARGE) ? first : undefined;
    const photo = own ?? rest.find(({ src }) => unshown.has(src) && has(src, LEAST));
    return photo ? [{ room, number: lampNumber(room.room_code, index), ...photo }] : [];
  });
  return found.length > 1 ? found.slice(0, MOST) : [];
}

export function Nearest({ nearest }: { nearest: Near[] }) {
  const { href } = useSite();
  return (
    <ul className="nearest">
      {nearest.map(({ room, number, src, alt }) => {
        const name = room.room_class_name;
        return (
          <li key={src} data-light={lampLight(room)}>
            <a href={href(`/rooms/${room.room_class_id}`)}>
              <Photo
                src={src}
                alt={alt}
                sizes={`(min-width: 48rem) ${Math.ceil(100 / nearest.length)}vw by 42vw, 74vw at 4/5`}
              />
              <span {...langOf(room.fallback_lang, "room_class_name")}>
                <b>{number}</b> {name.startsWith(`${number} `) ? name.slice(number.length + 1) : name}
              </span>
            </a>
          </li>
        );
      })}
    </ul>
  );
}
