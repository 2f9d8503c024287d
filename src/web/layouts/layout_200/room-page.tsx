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
import { columnsOf } from "./columns.ts";

/** A longer introduction is set in lines: in columns it would be wider than a phone. */
const LONGEST = 120;
/** Four of twelve columns, and the other eight. */
const TALL = "(min-width: 84rem) 25rem, (min-width: 60rem) 27vw, 74vw";
const WIDE = "(min-width: 84rem) 52rem, (min-width: 60rem) 56vw, 94vw";

/** One tall view, beside it the name as a column and the price at its foot; then words and pictures in turn. */
export function RoomPage({ data: { room, others, nights, facilities } }: { data: RoomData }) {
  const [first, ...rest] = shotsOf(room);
  // A name of one column stands beside a tall picture on a phone too.
  const isBrief = columnsOf(room.room_class_name, 11) === 1;
  return (
    <>
      <Shots>
        <header className="alcove" data-picture={first !== undefined} data-brief={isBrief}>
          <Frame shot={first} sizes={`(min-width: 48rem) 58vw at 1/1, ${isBrief ? "78vw at 1/2" : "100vw at 3/2"}`} />
          <div className="alcove-name">
            <h1 {...langOf(room.fallback_lang, "room_class_name")}>
              <Clauses text={room.room_class_name} />
            </h1>
            <Tags tags={room.symbol_tags} />
          </div>
          <BookRoom room={room} nights={nights} />
        </header>
        <article className="guest-room">
          <div className="guest-room-words" data-long={room.introduction.length > LONGEST}>
            <RoomWords room={room} />
            <div>
              <RoomFigures room={room} />
              <Tags tags={room.memo_tags} />
            </div>
          </div>
          {rest.length > 0 ? (
            <div className="guest-room-views">
              {rest.map((shot) => (
                <Frame key={shot.index} shot={shot} sizes={shot.format === "tall" ? TALL : WIDE} hasCaption />
              ))}
            </div>
          ) : null}
          <RoomAmenities room={room} others={others} />
          <RoomNights room={room} nights={nights} />
          <HouseAdds room={room} facilities={facilities} pictured={1} sizes="(min-width: 48rem) 40rem, 94vw" />
        </article>
      </Shots>
      <NextRooms others={others} most={2} />
    </>
  );
}
