import type { RoomData } from "#web/guest/room/room-data.ts";
import { RoomAmenities } from "#web/sections/room/amenities.tsx";
import { BookRoom } from "#web/sections/room/book-room.tsx";
import { RoomFigures } from "#web/sections/room/facts.tsx";
import { HouseAdds } from "#web/sections/room/house-adds.tsx";
import { NextRooms } from "#web/sections/room/next-rooms.tsx";
import { RoomNights } from "#web/sections/room/nights.tsx";
import { Frame, Shots, shotsOf } from "#web/sections/room/shots.tsx";
import { RoomWords, Tags } from "#web/sections/room/words.tsx";
import { langOf } from "#web/site.ts";
import { Clauses } from "#web/ui/clauses.tsx";

/** The view first and alone; the name on the line below it, then everything in the order a guest asks. */
export function RoomPage({ data: { room, others, nights, facilities } }: { data: RoomData }) {
  const [first, ...rest] = shotsOf(room);
  return (
    <article className="room-view">
      <Shots>
        <Frame shot={first} className="view" sizes="100vw by 78svh" />
        <header className="view-words">
          <h1 {...langOf(room.fallback_lang, "room_class_name")}>
            <Clauses text={room.room_class_name} />
          </h1>
          <Tags tags={[...room.symbol_tags, ...room.memo_tags]} />
        </header>
        <RoomWords room={room} />
        <RoomFigures room={room} />
        {rest.length > 0 ? (
          <div className="view-more" data-count={rest.length}>
            {rest.map((shot) => (
              <Frame key={shot.src} shot={shot} sizes="(min-width: 48rem) 66vw by 80svh, 100vw at 4/5" />
            ))}
          </div>
        ) : null}
      </Shots>
      <div className="view-book">
        <RoomNights room={room} nights={nights} />
        <BookRoom room={room} nights={nights} />
      </div>
      <RoomAmenities room={room} others={others} />
      <HouseAdds room={room} facilities={facilities} sizes="(min-width: 48rem) 33vw at 3/2, 100vw at 3/2" />
      <NextRooms others={others} most={2} />
    </article>
  );
}
