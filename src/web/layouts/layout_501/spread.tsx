import type { RoomClass } from "#contract/rooms.ts";
import { captionOf } from "#rules/text/caption.ts";
import { readPicture } from "#rules/site/pictures.ts";
import { firstSentence } from "#rules/text/sentence.ts";
import { RoomFacts, RoomPrice } from "#web/sections/room-facts.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";

const PRINTS = 2;

/** The only room: two large prints of one height across the sheet, and its words in one row below them. */
export function Spread({ room }: { room: RoomClass }) {
  const { href, words } = useSite();
  const page = href(`/rooms/${room.room_class_id}`);
  const line = firstSentence(room.introduction);
  const prints = room.photos.flatMap((photo) => {
    const picture = readPicture(photo.src);
    return picture ? [{ ...photo, ratio: picture.width / picture.height }] : [];
  });
  const shown = prints.slice(0, PRINTS).toSorted((one, other) => other.ratio - one.ratio);
  const total = shown.reduce((sum, { ratio }) => sum + ratio, 0);
  return (
    <article className="spread">
      <ul className="spread-prints">
        {shown.map(({ src, alt, ratio }, index) => (
          <li key={src} style={{ "--ratio": ratio.toFixed(3) } as object}>
            <a className="frame" href={page} tabIndex={-1}>
              <Photo
                src={src}
                alt={alt || room.room_class_name}
                sizes={`(min-width: 48rem) ${((ratio / total) * 95).toFixed(1)}vw, 96vw`}
              />
            </a>
            <p className="film-edge" aria-hidden="true">
              <b>{String(index + 1).padStart(2, "0")}</b> <span>{captionOf(alt) || room.room_class_name}</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="spread-words">
        <h3>
          <a href={page} {...langOf(room.fallback_lang, "room_class_name")}>
            {room.room_class_name}
          </a>
        </h3>
        {line ? (
          <p className="spread-line" {...langOf(room.fallback_lang, "introduction")}>
            {line}
          </p>
        ) : null}
        <div className="spread-facts">
          <RoomFacts room={room} />
          <RoomPrice room={room} />
          <a className="button" href={page} tabIndex={-1} aria-hidden="true">
            {words.view_room}
          </a>
        </div>
      </div>
    </article>
  );
}
