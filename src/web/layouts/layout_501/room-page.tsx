import type { RoomData } from "#web/guest/room/room-data.ts";
import { RoomAmenities } from "#web/sections/room/amenities.tsx";
import { BookRoom } from "#web/sections/room/book-room.tsx";
import { RoomFigures } from "#web/sections/room/facts.tsx";
import { NextRooms } from "#web/sections/room/next-rooms.tsx";
import { RoomNights } from "#web/sections/room/nights.tsx";
import { Frame, Shots, shotsOf } from "#web/sections/room/shots.tsx";
import { RoomWords, Tags } from "#web/sections/room/words.tsx";
import { Strip } from "#web/sections/strip.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Clauses } from "#web/ui/clauses.tsx";
import { Places } from "./places.tsx";

/** A strip needs this many frames; fewer are large prints. */
const STRIP = 4;
const PRINTS: Record<number, string> = {
  1: "100vw",
  2: "(min-width: 64rem) 67vw, 100vw",
  3: "(min-width: 64rem) 75vw, 100vw",
};

/** Name and price, prints with their captions, the room in one line of figures, and beside its words its nights as a contact sheet. */
export function RoomPage({ data: { room, others, nights, facilities } }: { data: RoomData }) {
  const { words } = useSite();
  const shots = shotsOf(room);
  const frames = shots.map((shot) => (
    <li key={shot.src} data-frame>
      <Frame
        shot={shot}
        sizes={PRINTS[shots.length] ?? "(min-width: 48rem) 1px by 56svh, 88vw by 66vw"}
        hasCaption="short"
      />
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
          {shots.length < STRIP ? (
            <ul className="prints" data-count={shots.length}>
              {frames}
            </ul>
          ) : (
            <Strip label={words.room_photos} count={shots.length}>
              <ul className="film room-film">{frames}</ul>
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
