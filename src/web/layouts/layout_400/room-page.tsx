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
import { Contours, useRidge } from "./terrain.tsx";

/** The pitch on the map: its code and name, the view below a ridge, then a ticket with everything that is on it. */
export function RoomPage({ data: { room, others, nights, facilities } }: { data: RoomData }) {
  const [first, ...rest] = shotsOf(room);
  const ridge = useRidge(4, 16);
  return (
    <>
      <Shots>
        <header className="camp" data-picture={first !== undefined}>
          <Contours />
          <div className="camp-words">
            <p className="camp-code" aria-hidden="true">
              {room.room_code}
            </p>
            <h1 {...langOf(room.fallback_lang, "room_class_name")}>
              <Clauses text={room.room_class_name} />
            </h1>
            <Tags tags={room.symbol_tags} />
          </div>
          {first ? (
            <div className="camp-view" style={ridge}>
              <Frame shot={first} sizes="(min-width: 56rem) 100vw by 76svh, 100vw by 41svh" />
            </div>
          ) : null}
        </header>
        <article className="camp-page">
          <div className="camp-ticket">
            <div className="camp-stub">
              <BookRoom room={room} nights={nights} />
            </div>
            <div className="camp-facts">
              <RoomWords room={room} />
              <Tags tags={room.memo_tags} />
              <RoomFigures room={room} />
            </div>
          </div>
          <div className="camp-season" data-pair={rest.length === 1 && rest[0]?.format === "tall"}>
            {rest.length > 0 ? (
              <div className="camp-views" data-count={Math.min(rest.length, 3)}>
                {rest.map((shot) => (
                  <Frame key={shot.index} shot={shot} sizes="(min-width: 48rem) 60vw, 92vw" hasCaption />
                ))}
              </div>
            ) : null}
            <RoomNights room={room} nights={nights} />
            <RoomAmenities room={room} others={others} />
          </div>
          <HouseAdds
            room={room}
            facilities={facilities}
            pictured={2}
            sizes="(min-width: 56rem) 54vw at 3/2, 92vw at 3/2"
          />
        </article>
      </Shots>
      <NextRooms others={others} most={2} />
    </>
  );
}
