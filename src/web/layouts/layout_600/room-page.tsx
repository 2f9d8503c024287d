import type { RoomData } from "#web/guest/room/room-data.ts";
import { RoomAmenities } from "#web/sections/room/amenities.tsx";
import { BookRoom } from "#web/sections/room/book-room.tsx";
import { RoomFigures } from "#web/sections/room/facts.tsx";
import { HouseAdds } from "#web/sections/room/house-adds.tsx";
import { NextRooms } from "#web/sections/room/next-rooms.tsx";
import { RoomNights } from "#web/sections/room/nights.tsx";
import { Frame, Shots, shotsOf } from "#web/sections/room/shots.tsx";
import { RoomWords, Tags } from "#web/sections/room/words.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Clauses } from "#web/ui/clauses.tsx";
import { People } from "./pictogram.tsx";
import { Plan } from "./plan.tsx";

/** The module as a drawing on its own sheet: name, plan and price in the first row of eight columns, the nights as a timetable. */
export function RoomPage({ data: { room, others, nights, facilities } }: { data: RoomData }) {
  const { words } = useSite();
  const [first, ...rest] = shotsOf(room);
  const size = room.description.square_meters;
  return (
    <Shots>
      <article className="sheet-of-room" data-count={Math.min(rest.length + 1, 3)}>
        <header className="unit-head">
          <p className="unit-code" aria-hidden="true">
            {room.room_code}
          </p>
          <h1 {...langOf(room.fallback_lang, "room_class_name")}>
            <Clauses text={room.room_class_name} />
          </h1>
          <Tags tags={room.symbol_tags} />
        </header>
        <div className="unit-plan">
          <Plan room={room} among={[room]} isLying />
          {size > 0 ? (
            <p className="unit-size" aria-hidden="true">
              {words.square_meters(size)}
            </p>
          ) : null}
        </div>
        <Frame
          shot={first}
          className="unit-view"
          sizes={`(min-width: 64rem) ${rest.length === 0 ? 100 : 63}vw at 3/2, 100vw at 3/2`}
        />
        <div className="unit-book">
          <BookRoom room={room} nights={nights} />
        </div>
        {rest.slice(0, 2).map((shot) => (
          <Frame
            key={shot.index}
            shot={shot}
            className="unit-view"
            sizes="(min-width: 64rem) 38vw at 2/3, 100vw at 3/2"
          />
        ))}
        <div className="unit-words">
          <RoomWords room={room} />
          <Tags tags={room.memo_tags} />
        </div>
        <div className="unit-figures">
          <People adults={room.people} young={room.children} />
          <RoomFigures room={room} />
        </div>
        {rest.slice(2).map((shot) => (
          <Frame
            key={shot.index}
            shot={shot}
            className="unit-more"
            sizes="(min-width: 64rem) 50vw at 6/5, 100vw at 3/2"
          />
        ))}
        <RoomNights room={room} nights={nights} />
        <RoomAmenities room={room} others={others} />
        <HouseAdds room={room} facilities={facilities} pictured={0} />
      </article>
      <NextRooms others={others} />
    </Shots>
  );
}
