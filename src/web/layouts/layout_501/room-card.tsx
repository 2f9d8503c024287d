import { captionOf } from "#rules/text/caption.ts";
import { firstSentence } from "#rules/text/sentence.ts";
import type { Layout } from "../layout.ts";
import { RoomFacts, RoomPrice } from "#web/sections/room-facts.tsx";
import { shotsOf } from "#web/sections/room/shots.tsx";
import { Strip } from "#web/sections/strip.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { useShowable } from "#web/ui/picture-use.ts";
import { Spread } from "./spread.tsx";
import { inTurns, isRow, PAIR, ratioOf, totalOf } from "./strip-order.ts";

/** With more, a frame would be as small as a stamp. */
const MOST = 6;

/**
 * A room is a strip of its frames across the page, as many as fill it or to be browsed, and its caption in one line below; with fewer
 * than three it is printed large, its words beside the prints. The only room of a list is a spread.
 */
export const RoomCard: Layout["RoomCard"] = ({ room: given, index, among }) => {
  const { href } = useSite();
  const showable = new Set(useShowable(given.photos.map(({ src }) => src)));
  const room = { ...given, photos: given.photos.filter(({ src }) => showable.has(src)).slice(0, MOST) };
  if (among.length === 1 && room.photos.length > 0) return <Spread room={room} />;
  const page = href(`/rooms/${room.room_class_id}`);
  const line = firstSentence(room.introduction);
  const all = inTurns(shotsOf(room));
  const isStrip = all.length > PAIR;
  const fills = !isStrip || isRow(all);
  const shots = isStrip ? all : all.slice(0, PAIR).toSorted((one, other) => ratioOf(other.src) - ratioOf(one.src));
  const total = totalOf(shots);
  const share = (src: string) => `${((ratioOf(src) / total) * (isStrip ? 97 : 66)).toFixed(1)}vw`;
  return (
    <article className="roll" data-prints={!isStrip} data-picture={shots.length > 0}>
      {shots.length > 0 ? (
        <Strip label={room.room_class_name} count={shots.length}>
          <ul className="film roll-film" data-row={fills}>
            {shots.map(({ src, alt }, at) => (
              <li key={src} data-frame style={{ "--ratio": ratioOf(src).toFixed(3) } as object}>
                {/* The name below has the same link: one tab stop is enough. */}
                <a className="frame" href={page} tabIndex={-1}>
                  <Photo
                    src={src}
                    alt={alt || room.room_class_name}
                    sizes={`(min-width: 48rem) ${fills ? share(src) : "1px by 30vw"}, 1px by 62vw`}
                  />
                </a>
                <p className="film-edge" aria-hidden="true">
                  <b>{String(at + 1).padStart(2, "0")}</b> <span>{captionOf(alt) || room.room_class_name}</span>
                </p>
              </li>
            ))}
          </ul>
        </Strip>
      ) : null}
      <div className="roll-words">
        <h3>
          <span className="roll-number mono" aria-hidden="true">
            {String(index + 1).padStart(2, "0")}
          </span>
          <a href={page} {...langOf(room.fallback_lang, "room_class_name")}>
            {room.room_class_name}
          </a>
        </h3>
        {line ? (
          <p className="roll-line" {...langOf(room.fallback_lang, "introduction")}>
            {line}
          </p>
        ) : null}
        <div className="roll-facts">
          <RoomFacts room={room} />
          <RoomPrice room={room} />
        </div>
      </div>
    </article>
  );
};
