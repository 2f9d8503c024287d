import type { RoomData } from "#web/guest/room/room-data.ts";
import { RoomAmenities } from "#web/sections/room/amenities.tsx";
import { BookRoom } from "#web/sections/room/book-room.tsx";
import { RoomFigures } from "#web/sections/room/facts.tsx";
import { NextRooms } from "#web/sections/room/next-rooms.tsx";
import { RoomNights } from "#web/sections/room/nights.tsx";
import { Frame, type Shot, Shots, shotsOf } from "#web/sections/room/shots.tsx";
import { RoomWords, Tags } from "#web/sections/room/words.tsx";
import { Strip } from "#web/sections/strip.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Clauses } from "#web/ui/clauses.tsx";
import { Places, ratioOf } from "./places.tsx";

/** Up to three frames of a strip are as tall as the screen's width allows; a single picture is a print. */
const FEW = 3;

/** Two are no film: a large print and a small one of one height; on a phone they are swiped as a strip. */
const PAIR = 2;

const sizesOf = ({ count, format }: Shot) =>
  count === 1
    ? "100vw"
    : count === PAIR
      ? `(min-width: 48rem) ${format === "tall" ? 37 : 66}vw, 88vw by 66vw`
      : `(min-width: 48rem) 1px by ${count <= FEW ? 72 : 56}svh, 88vw by 66vw`;

/**
 * Wide and upright frames in turns. An owner's second picture is often a part of the first: the upright ones begin with the last, so
 * that the two do not stand side by side.
 */
function inTurns(shots: Shot[]): Shot[] {
  if (shots.length <= PAIR) return shots;
  const tall = shots.filter(({ format }) => format === "tall").toReversed();
  const wide = shots.filter(({ format }) => format !== "tall");
  const turns =
    wide.length === 0 ? tall.toReversed() : wide.flatMap((shot, index) => [shot, ...tall.slice(index, index + 1)]);
  return [...turns, ...(wide.length === 0 ? [] : tall.slice(wide.length))].map((shot, index) => ({ ...shot, index }));
}

/** Name and price, a strip of film with its captions, the room in one line of figures, and beside its words its nights as a contact sheet. */
export function RoomPage({ data: { room, others, nights, facilities } }: { data: RoomData }) {
  const { words } = useSite();
  const shots = inTurns(shotsOf(room));
  const total = shots.reduce((sum, { src }) => sum + ratioOf(src), 0);
  const frames = shots.map((shot) => (
    <li key={shot.src} data-frame style={{ "--ratio": ratioOf(shot.src).toFixed(3) } as object}>
      <Frame shot={shot} sizes={sizesOf(shot)} hasCaption="short" />
    </li>
  ));
  return (
    <article className="room-roll">
      <header className="room-roll-head">
        <h1 {...langOf(room.fallback_lang, "room_class_name")}>
          <Clauses text={room.room_class_name} />
        </h1>
        <Tags tags={[...room.symbol_tags, ...room.memo_tags]} />
      </header>
      {shots.length > 0 ? (
        <Shots>
          {shots.length === 1 ? (
            <ul className="prints">{frames}</ul>
          ) : (
            <Strip label={words.room_photos} count={shots.length}>
              <ul
                className="film room-film"
                data-few={shots.length <= FEW}
                data-pair={shots.length === PAIR}
                style={{ "--total": total.toFixed(3) } as object}
              >
                {frames}
              </ul>
            </Strip>
          )}
        </Shots>
      ) : null}
      <BookRoom room={room} nights={nights} />
      <RoomFigures room={room} />
      <div className="room-roll-in">
        <RoomWords room={room} />
        <RoomAmenities room={room} others={others} />
        <RoomNights room={room} nights={nights} />
      </div>
      <Places facilities={facilities} title={words.room_page.house_adds} />
      <NextRooms others={others} most={2} />
    </article>
  );
}
