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

/** A feature of the paper: headline, the large picture, beside it the figures as an advertisement, and text in columns. */
export function RoomPage({ data: { room, others, nights, facilities } }: { data: RoomData }) {
  const [first, ...rest] = shotsOf(room);
  // An upright picture fills the column below the advertisement.
  const beside = rest.find(({ format }) => format === "tall") ?? rest.at(-1);
  return (
    <>
      <article className="feature" data-picture={first !== undefined}>
        <header className="feature-head">
          <Tags tags={room.symbol_tags} />
          <h1 {...langOf(room.fallback_lang, "room_class_name")}>
            <Clauses text={room.room_class_name} />
          </h1>
        </header>
        <Shots>
          <Frame
            shot={first}
            sizes="(min-width: 64rem) 54rem at 3/2, 94vw at 3/2"
            className="feature-first"
            hasCaption="short"
          />
          <div className="feature-columns">
            <RoomWords room={room} />
            <Tags tags={room.memo_tags} />
            {rest
              .filter((shot) => shot !== beside)
              .map((shot) => (
                <Frame
                  key={shot.index}
                  shot={shot}
                  sizes="(min-width: 64rem) 32rem by 32rem, 94vw"
                  hasCaption="short"
                />
              ))}
          </div>
          <div className="feature-side">
            <aside className="feature-ad">
              <RoomFigures room={room} />
              <BookRoom room={room} nights={nights} />
            </aside>
            <Frame shot={beside} sizes="(min-width: 64rem) 28vw, 94vw" hasCaption="short" />
          </div>
        </Shots>
      </article>
      <div className="feature-listings">
        <RoomNights room={room} nights={nights} />
        <RoomAmenities room={room} others={others} />
      </div>
      <div className="feature-more">
        <HouseAdds room={room} facilities={facilities} most={2} isEven sizes="12rem at 3/2" />
      </div>
      <NextRooms others={others} />
    </>
  );
}
