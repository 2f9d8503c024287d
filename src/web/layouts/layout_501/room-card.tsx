import type { RoomClass } from "#contract/rooms.ts";
import { readPicture } from "#rules/site/pictures.ts";
import { captionOf } from "#rules/text/caption.ts";
import { firstSentence } from "#rules/text/sentence.ts";
import type { Layout } from "../layout.ts";
import { RoomFacts, RoomPrice } from "#web/sections/room-facts.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { useUnshown } from "#web/ui/picture-use.ts";
import { Strip } from "#web/sections/strip.tsx";
import { Spread } from "./spread.tsx";

/** A strip needs four pictures; with fewer the first two are large prints of one height. */
const STRIP = { least: 4, most: 6 };
const PRINTS = 2;
/** As many that the page has not shown yet are a strip of their own. */
const FRESH = 2;

const STRIP_SIZES = {
  few: "(min-width: 48rem) 1px by 34rem, 1px by 54vw",
  many: "(min-width: 64rem) 1px by 24vw, (min-width: 48rem) 1px by 15rem, 1px by 54vw",
};

/** One strip of film or two prints per room, and a caption; the only room of a list is a spread. */
export const RoomCard: Layout["RoomCard"] = ({ room: given, index, among }) => {
  const { href } = useSite();
  const { sorted, fresh } = useFresh(given.photos);
  const room = { ...given, photos: sorted };
  if (among.length === 1 && room.photos.length > 0) return <Spread room={room} />;
  const page = href(`/rooms/${room.room_class_id}`);
  const line = firstSentence(room.introduction);
  const isStrip = room.photos.length >= STRIP.least;
  const photos = (isStrip && fresh.length >= FRESH ? fresh : room.photos)
    .slice(0, isStrip ? STRIP.most : PRINTS)
    .map((photo) => ({ ...photo, ratio: ratioOf(photo.src) }));
  if (!isStrip) photos.sort((one, other) => other.ratio - one.ratio);
  const isFew = photos.length < STRIP.least;
  const total = photos.reduce((sum, { ratio }) => sum + ratio, 0);
  const frames = photos.map((photo, number) => (
    <li key={photo.src} data-frame style={isStrip ? undefined : ({ "--ratio": photo.ratio.toFixed(3) } as object)}>
      {/* The name beside it has the same link: one tab stop is enough. */}
      <a className="frame" href={page} tabIndex={-1}>
        <Photo
          src={photo.src}
          alt={photo.alt || room.room_class_name}
          sizes={
            isStrip
              ? STRIP_SIZES[isFew ? "few" : "many"]
              : `(min-width: 48rem) ${((photo.ratio / total) * 78).toFixed(1)}vw, 92vw`
          }
        />
      </a>
      <p className="film-edge" aria-hidden="true">
        <b>{number + 1}</b> <span>{captionOf(photo.alt) || room.room_class_name}</span>
      </p>
    </li>
  ));
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
      {isStrip ? (
        <Strip label={room.room_class_name} count={photos.length}>
          <ul
            className="film"
            data-few={isFew}
            style={{ "--total": total.toFixed(3), "--count": photos.length } as object}
          >
            {frames}
          </ul>
        </Strip>
      ) : photos.length > 0 ? (
        <ul className="print">{frames}</ul>
      ) : null}
    </article>
  );
};

function ratioOf(src: string): number {
  const { width, height } = readPicture(src) ?? { width: 3, height: 2 };
  return width / height;
}

/** Frames the page has not shown yet, and all of them with those first. */
function useFresh(photos: RoomClass["photos"]) {
  const unshown = new Set(useUnshown(photos.map(({ src }) => src)));
  const fresh = photos.filter(({ src }) => unshown.has(src));
  return { fresh, sorted: [...fresh, ...photos.filter(({ src }) => !unshown.has(src))] };
}
