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
import { PageHead } from "./page-head.tsx";

/** The convention, done well: pictures in one box, facts in a row, the price card beside the text. */
export function RoomPage({ data: { room, others, nights, facilities } }: { data: RoomData }) {
  const shots = shotsOf(room);
  return (
    <article className="room-box">
      <PageHead
        title={room.room_class_name}
        lang={langOf(room.fallback_lang, "room_class_name").lang}
        lead={<Tags tags={[...room.symbol_tags, ...room.memo_tags]} />}
      />
      {shots.length > 0 ? (
        <Shots>
          <div className="room-box-shots" data-count={Math.min(shots.length, 5)}>
            {shots.map((shot) => (
              <Frame
                key={shot.src}
                shot={shot}
                sizes={
                  shot.index === 0
                    ? "(min-width: 90rem) 1440px by 70svh, (min-width: 60rem) 96vw by 70svh, 100vw at 3/2"
                    : shots.length === 2
                      ? "(min-width: 100rem) 34vw by 48.5rem, (min-width: 60rem) 34vw by 49vw, 100vw at 3/2"
                      : "(min-width: 60rem) 34vw by 24rem, 50vw at 1/1"
                }
              />
            ))}
          </div>
        </Shots>
      ) : null}
      <div className="room-box-in">
        <div className="room-box-words">
          <RoomWords room={room} />
          <RoomFigures room={room} />
          <RoomAmenities room={room} others={others} />
          <RoomNights room={room} nights={nights} />
        </div>
        <aside>
          <BookRoom room={room} nights={nights} />
        </aside>
      </div>
      <div className="section">
        <HouseAdds room={room} facilities={facilities} sizes="(min-width: 48rem) 30vw at 3/2, 100vw at 3/2" />
      </div>
      <NextRooms others={others} />
    </article>
  );
}
