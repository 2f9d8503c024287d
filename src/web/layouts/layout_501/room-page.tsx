import type { RoomData } from "#web/guest/room/room-data.ts";
import { RoomAmenities } from "#web/sections/room/amenities.tsx";
import { BookRoom } from "#web/sections/room/book-room.tsx";
import { RoomFigures } from "#web/sections/room/facts.tsx";
import { captionOf } from "#rules/text/caption.ts";
import { NextRooms } from "#web/sections/room/next-rooms.tsx";
import { RoomNights } from "#web/sections/room/nights.tsx";
import { Frame, type Shot, Shots, shotsOf } from "#web/sections/room/shots.tsx";
import { RoomWords, Tags } from "#web/sections/room/words.tsx";
import { Strip } from "#web/sections/strip.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Clauses } from "#web/ui/clauses.tsx";
import { Photo } from "#web/ui/photo.tsx";
import { Places } from "./places.tsx";
import { inTurns, isRow, PAIR, ratioOf, totalOf } from "./strip-order.ts";

/** Frames of a strip that fills the page, of one that is browsed, of a pair, and a single print. */
function sizesOf({ count, src }: Shot, total: number, fills: boolean): string {
  if (count === 1) return "100vw";
  const share = (width: number) => `${((ratioOf(src) / total) * width).toFixed(1)}vw`;
  if (count === PAIR) return `(min-width: 48rem) ${share(96)}, 1px by 66vw`;
  return fills ? `(min-width: 48rem) ${share(97)}, 1px by 62vw` : "(min-width: 48rem) 1px by 56svh, 1px by 62vw";
}

/** A strip has so many before one of them is also printed large: of fewer, each is large. */
const ENOUGH = 4;

/** The frame that is ringed and printed: the last wide one. What opens the strip was seen on the way here. */
const chosenOf = (shots: Shot[]): Shot | undefined =>
  shots.length < ENOUGH ? undefined : shots.findLast(({ format, index }) => format === "wide" && index > 0);

/** Name and price, the contact sheet of the room, its chosen frame as a print beside its words and figures, then its nights. */
export function RoomPage({ data: { room, others, nights, facilities } }: { data: RoomData }) {
  const { words } = useSite();
  const shots = inTurns(shotsOf(room));
  const total = totalOf(shots);
  const fills = isRow(shots);
  const chosen = fills ? chosenOf(shots) : undefined;
  const frames = shots.map((shot) => (
    <li
      key={shot.src}
      data-frame
      data-chosen={shot === chosen || undefined}
      style={{ "--ratio": ratioOf(shot.src).toFixed(3) } as object}
    >
      <Frame shot={shot} sizes={sizesOf(shot, total, fills)} hasCaption="short" />
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
              <ul className="film room-film" data-row={fills} data-pair={shots.length === PAIR}>
                {frames}
              </ul>
            </Strip>
          )}
        </Shots>
      ) : null}
      <BookRoom room={room} nights={nights} />
      <div className="room-roll-first" data-print={chosen !== undefined}>
        {chosen ? (
          <figure className="print">
            <Photo src={chosen.src} alt="" sizes="(min-width: 60rem) 55vw, 92vw" />
            <figcaption>
              <b aria-hidden="true">{String(chosen.index + 1).padStart(2, "0")}</b> {captionOf(chosen.alt)}
            </figcaption>
          </figure>
        ) : null}
        <RoomWords room={room} />
        <RoomFigures room={room} />
      </div>
      <div className="room-roll-in">
        <RoomAmenities room={room} others={others} />
        <RoomNights room={room} nights={nights} />
      </div>
      <Places facilities={facilities} title={words.room_page.house_adds} />
      <NextRooms others={others} most={2} />
    </article>
  );
}
