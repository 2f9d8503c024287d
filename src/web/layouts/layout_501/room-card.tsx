import type { RoomClass } from "#contract/rooms.ts";
import { firstSentence } from "#rules/text/sentence.ts";
import type { Layout } from "../layout.ts";
import { RoomFacts, RoomPrice } from "#web/sections/room-facts.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { Strip } from "#web/sections/strip.tsx";
import { captionOf } from "./caption.ts";

/** A strip needs four frames; with fewer the first is one large print. */
const STRIP = { least: 4, most: 6 };

/** One print or one strip of film per room, and a caption. */
export const RoomCard: Layout["RoomCard"] = ({ room, index }) => {
  const { href, hotel } = useSite();
  const page = href(`/rooms/${room.room_class_id}`);
  const line = firstSentence(room.introduction);
  const isStrip = room.photos.length >= STRIP.least;
  const photos = (isStrip ? afterTheFirst(room.photos, hotel.info.banner_info[0]?.img) : room.photos).slice(
    0,
    isStrip ? STRIP.most : 1,
  );
  const frames = photos.map((photo, number) => (
    <li key={photo.src} data-frame>
      {/* The name beside it has the same link: one tab stop is enough. */}
      <a className="frame" href={page} tabIndex={-1}>
        <Photo
          src={photo.src}
          alt={photo.alt || room.room_class_name}
          sizes={isStrip ? "(min-width: 48rem) 1px by 22rem, 1px by 54vw" : "(min-width: 48rem) 74vw, 100vw"}
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
        {isStrip && line ? (
          <p className="roll-line" {...langOf(room.fallback_lang, "introduction")}>
            {line}
          </p>
        ) : null}
      </div>
      {isStrip ? (
        <Strip label={room.room_class_name} count={photos.length}>
          <ul className="film">{frames}</ul>
        </Strip>
      ) : photos.length > 0 ? (
        <ul className="print">{frames}</ul>
      ) : null}
    </article>
  );
};

/** The first frame of the page is not the first of a strip below it: it comes second there. */
function afterTheFirst(photos: RoomClass["photos"], first: string | undefined): RoomClass["photos"] {
  const [one, other, ...rest] = photos;
  return one && other && one.src === first ? [other, one, ...rest] : photos;
}
