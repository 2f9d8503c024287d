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

/** A listing of its own: the pictures whole, the room told on the left, its price and its nights beside it. */
export function RoomPage({ data: { room, others, nights, facilities } }: { data: RoomData }) {
  const [first, ...rest] = shotsOf(room);
  return (
    <>
      <header className="title">
        <h1 {...langOf(room.fallback_lang, "room_class_name")}>
          <Clauses text={room.room_class_name} />
        </h1>
        <Tags tags={room.symbol_tags} />
      </header>
      {first ? (
        <div className="suite" data-count={Math.min(rest.length + 1, 4)} data-format={first.format}>
          <Shots>
            <Frame
              shot={first}
              sizes={`(min-width: 64rem) ${rest.length === 0 ? 80 : 55}rem at 3/2, 100vw at 3/2`}
              className="suite-first"
            />
            {rest.map((shot) => (
              <Frame key={shot.index} shot={shot} sizes="(min-width: 64rem) 26rem at 4/5, 62vw at 4/5" />
            ))}
          </Shots>
        </div>
      ) : null}
      <div className="listing suite-listing">
        <article className="listing-main">
          <RoomWords room={room} />
          <RoomFigures room={room} />
          <Tags tags={room.memo_tags} />
          <RoomAmenities room={room} others={others} />
          <HouseAdds
            room={room}
            facilities={facilities}
            pictured={2}
            sizes="(min-width: 82rem) 30rem at 3/2, (min-width: 64rem) 33vw at 3/2, 90vw at 3/2"
          />
        </article>
        <aside className="suite-price">
          <BookRoom room={room} nights={nights} />
          <RoomNights room={room} nights={nights} />
        </aside>
      </div>
      <NextRooms others={others} most={4} />
    </>
  );
}
