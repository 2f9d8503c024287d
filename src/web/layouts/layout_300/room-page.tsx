import type { RoomData } from "#web/guest/room/room-data.ts";
import { RoomAmenities } from "#web/sections/room/amenities.tsx";
import { BookRoom } from "#web/sections/room/book-room.tsx";
import { RoomFigures } from "#web/sections/room/facts.tsx";
import { HouseAdds } from "#web/sections/room/house-adds.tsx";
import { NextRooms } from "#web/sections/room/next-rooms.tsx";
import { RoomNights } from "#web/sections/room/nights.tsx";
import { Frame, type Shot, Shots, shotsOf } from "#web/sections/room/shots.tsx";
import { RoomWords, Tags } from "#web/sections/room/words.tsx";
import { langOf } from "#web/site.ts";
import { Clauses } from "#web/ui/clauses.tsx";
import { HostBeside } from "./host.tsx";

const FORMATS: Record<Shot["format"], string> = {
  wide: "(min-width: 64rem) 68vw by 26rem, 94vw at 3/2",
  square: "(min-width: 64rem) 31vw by 26rem, 94vw at 1/1",
  tall: "(min-width: 64rem) 31vw by 26rem, 94vw at 1/1",
};

/** As many are a band across the page; more are a row that scrolls. */
const BAND = 2;

/** The host shows the room: its picture and price, then its words beside its nights, as one would walk through it; then who shows it. */
export function RoomPage({ data: { room, others, nights, facilities } }: { data: RoomData }) {
  const [first, second, ...rest] = shotsOf(room);
  return (
    <article className="room-walk">
      <Shots>
        <div className="room-walk-first">
          <header className="room-walk-head">
            <h1 {...langOf(room.fallback_lang, "room_class_name")}>
              <Clauses text={room.room_class_name} />
            </h1>
            <Tags tags={[...room.symbol_tags, ...room.memo_tags]} />
          </header>
          <div className="room-walk-front" data-count={first ? (second ? 2 : 1) : 0}>
            <Frame shot={first} className="room-walk-view" sizes="(min-width: 64rem) 74vw by 45rem, 94vw at 4/3" />
            <BookRoom room={room} nights={nights} />
            <Frame
              shot={second}
              className="room-walk-second"
              sizes={`(min-width: 64rem) 22vw by 30rem, 94vw at ${second?.format === "tall" ? "4/5" : "3/2"}`}
            />
          </div>
        </div>
        <div className="room-walk-in" data-more={rest.length > BAND ? "many" : rest.length}>
          <div className="room-walk-words">
            <RoomWords room={room} />
            <RoomFigures room={room} />
          </div>
          <RoomNights room={room} nights={nights} />
          <RoomAmenities room={room} others={others} />
          {rest.length > 0 ? (
            <div className="room-walk-more">
              {rest.map((shot) => (
                <Frame key={shot.src} shot={shot} sizes={FORMATS[shot.format]} />
              ))}
            </div>
          ) : null}
        </div>
      </Shots>
      <HostBeside isAsked />
      <HouseAdds room={room} facilities={facilities} sizes="(min-width: 64rem) 47vw at 3/2, 100vw at 3/2" />
      <NextRooms others={others} most={3} />
    </article>
  );
}
