import { readPicture } from "#rules/site/pictures.ts";
import { captionOf } from "#rules/text/caption.ts";
import { firstSentence } from "#rules/text/sentence.ts";
import type { Layout } from "../layout.ts";
import { RoomFacts, RoomPrice } from "#web/sections/room-facts.tsx";
import { Strip } from "#web/sections/strip.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { useUnshown } from "#web/ui/picture-use.ts";
import { Spread } from "./spread.tsx";

/** A room has two frames, one more if the page has not shown it. */
const FRAMES = { least: 2, most: 3 };

/** A room is a strip of its own, from its caption to the edge of the page, numbered in red pencil. The only room of a list is a spread. */
export const RoomCard: Layout["RoomCard"] = ({ room: given, index, among }) => {
  const { href } = useSite();
  const unshown = new Set(useUnshown(given.photos.map(({ src }) => src)));
  const fresh = given.photos.filter(({ src }) => unshown.has(src));
  const room = { ...given, photos: [...fresh, ...given.photos.filter(({ src }) => !unshown.has(src))] };
  if (among.length === 1 && room.photos.length > 0) return <Spread room={room} />;
  const page = href(`/rooms/${room.room_class_id}`);
  const line = firstSentence(room.introduction);
  const photos = room.photos
    .slice(0, Math.min(FRAMES.most, Math.max(FRAMES.least, fresh.length)))
    .map((photo) => ({ ...photo, ratio: ratioOf(photo.src) }))
    .toSorted((one, other) => other.ratio - one.ratio);
  const total = photos.reduce((sum, { ratio }) => sum + ratio, 0);
  return (
    <article className="roll" data-picture={photos.length > 0}>
      <div className="roll-words">
        <span className="roll-number mono" aria-hidden="true">
          {String(index + 1).padStart(2, "0")}
        </span>
        <h3>
          <a href={page} {...langOf(room.fallback_lang, "room_class_name")}>
            {room.room_class_name}
          </a>
        </h3>
        <RoomFacts room={room} />
        <RoomPrice room={room} />
        {line ? (
          <p className="roll-line" {...langOf(room.fallback_lang, "introduction")}>
            {line}
          </p>
        ) : null}
      </div>
      {photos.length > 0 ? (
        <Strip label={room.room_class_name} count={photos.length}>
          <ul className="film roll-film">
            {photos.map((photo, at) => (
              <li key={photo.src} data-frame style={{ "--ratio": photo.ratio.toFixed(3) } as object}>
                {/* The name beside it has the same link: one tab stop is enough. */}
                <a className="frame" href={page} tabIndex={-1}>
                  <Photo
                    src={photo.src}
                    alt={photo.alt || room.room_class_name}
                    sizes={`(min-width: 48rem) ${((photo.ratio / total) * 80).toFixed(1)}vw, 88vw by 62vw`}
                  />
                </a>
                <p className="film-edge" aria-hidden="true">
                  <b>{String(at + 1).padStart(2, "0")}</b> <span>{captionOf(photo.alt) || room.room_class_name}</span>
                </p>
              </li>
            ))}
          </ul>
        </Strip>
      ) : null}
    </article>
  );
};

function ratioOf(src: string): number {
  const { width, height } = readPicture(src) ?? { width: 3, height: 2 };
  return width / height;
}
