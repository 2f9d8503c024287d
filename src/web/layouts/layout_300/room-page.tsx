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

/** As many lie side by side; more are a row that scrolls. */
const ROW = 3;

const SIZES: Record<Shot["format"], string> = {
  wide: "(min-width: 64rem) 33vw at 8/5, 94vw at 3/2",
  square: "(min-width: 64rem) 33vw at 1/1, 94vw at 1/1",
  tall: "(min-width: 64rem) 32vw at 4/5, 94vw at 1/1",
};

/** The host shows the room: the picture, then cards one after another, as one would walk through it. */
export function RoomPage({ data: { room, others, nights, facilities } }: { data: RoomData }) {
  const [first, ...rest] = shotsOf(room);
  return (
    <article className="room-walk">
      <header className="room-walk-head">
        <h1 {...langOf(room.fallback_lang, "room_class_name")}>
          <Clauses text={room.room_class_name} />
        </h1>
        <Tags tags={[...room.symbol_tags, ...room.memo_tags]} />
      </header>
      <Shots>
        <div className="room-walk-shots" data-more={rest.length > ROW ? "many" : rest.length}>
          <Frame shot={first} className="room-walk-view" sizes="(min-width: 64rem) 66vw by 40rem, 94vw at 4/3" />
          {rest.length > 0 ? (
            <div className="room-walk-more">
              {rest.map((shot) => (
                <Frame key={shot.src} shot={shot} sizes={SIZES[shot.format]} />
              ))}
            </div>
          ) : null}
        </div>
      </Shots>
      <div className="room-walk-in">
        <div className="room-walk-words">
          <RoomWords room={room} />
          <RoomFigures room={room} />
        </div>
        <BookRoom room={room} nights={nights} />
      </div>
      <div className="room-walk-pair">
        <RoomNights room={room} nights={nights} />
        <RoomAmenities room={room} others={others} />
      </div>
      <HouseAdds room={room} facilities={facilities} sizes="(min-width: 64rem) 22vw at 3/2, 100vw at 3/2" />
      <NextRooms others={others} most={2} />
    </article>
  );
}
