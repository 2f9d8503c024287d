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
import { Seal, useCut } from "./seal.tsx";

const PRINT = {
  tall: "(min-width: 48rem) 29rem at 4/5, 92vw at 4/5",
  wide: "(min-width: 48rem) 54rem at 3/2, 92vw at 3/2",
};

/**
 * A page of the almanac: the picture cut out and pasted, its label beside it, the figures as one row. An upright view stands
 * beside the list, under which the next wide one is pasted as a print; what the farm adds comes before the table of days,
 * so that other light lies between the room's own pictures.
 */
export function RoomPage({ data: { room, others, nights, facilities } }: { data: RoomData }) {
  const [first, ...rest] = shotsOf(room);
  const cut = useCut(3);
  const [edge, second] = rest.filter(({ format }) => format === "tall");
  const wide = rest.filter(({ format }) => format !== "tall");
  const print = edge ? wide.shift() : undefined;
  const beside = nights.length > 0 ? (second ?? wide[0]) : undefined;
  const more = rest.filter((shot) => ![edge, print, beside].includes(shot));
  return (
    <article className="room-leaf">
      <Shots>
        <div className="room-leaf-top" data-picture={first !== undefined}>
          {first ? (
            <div className="room-leaf-view" style={cut}>
              <Frame shot={first} sizes="(min-width: 60rem) 62vw by 44rem, 92vw at 4/3" />
            </div>
          ) : null}
          <header className="room-leaf-label">
            <h1 {...langOf(room.fallback_lang, "room_class_name")}>
              <Clauses text={room.room_class_name} />
            </h1>
            <Tags tags={[...room.symbol_tags, ...room.memo_tags]} />
            <RoomWords room={room} />
            <BookRoom room={room} nights={nights} />
          </header>
        </div>
        <RoomFigures room={room} />
        <div className="room-leaf-list" data-picture={edge !== undefined}>
          <Frame className="room-leaf-edge" shot={edge} sizes="(min-width: 60rem) 46vw at 4/5, 100vw at 4/5" />
          <RoomAmenities room={room} others={others} />
          <Frame className="room-leaf-print" shot={print} sizes="(min-width: 60rem) 44vw at 16/9, 92vw at 3/2" />
        </div>
        <HouseAdds room={room} facilities={facilities} sizes="(min-width: 48rem) 30vw at 3/2, 100vw at 3/2" />
        <div className="room-leaf-days" data-beside={beside !== undefined}>
          <Frame shot={beside} sizes="(min-width: 68rem) 46vw by 38rem, 92vw at 1/1" />
          <RoomNights room={room} nights={nights} />
          <Seal />
        </div>
        {more.length > 0 ? (
          <div className="room-leaf-more">
            {more.map((shot) => (
              <Frame key={shot.src} shot={shot} sizes={PRINT[shot.format === "tall" ? "tall" : "wide"]} />
            ))}
          </div>
        ) : null}
      </Shots>
      <NextRooms others={others} />
    </article>
  );
}
