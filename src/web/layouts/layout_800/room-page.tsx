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
import { lampLight, lampNumber } from "#web/layouts/layout_800/board-rows.ts";
import { Neon } from "./neon.tsx";
import { RoomTariff } from "./tariff/room-tariff.tsx";

/** Its format, whatever the picture's own is. */
const SECOND = "4/5";

/** The whole page in the light of one lamp: the room's own colour, as on the panel. Its price stands beside its number, its tariff below. */
export function RoomPage({ data: { room, others, nights, facilities } }: { data: RoomData }) {
  const [first, ...all] = shotsOf(room);
  // Two pictures are not a gallery: the first is the view from the door, the second belongs to the words.
  const second = all.length === 1 ? all[0] : undefined;
  const rest = second ? [] : all;
  const place = others.filter((other) => other.room_class_id < room.room_class_id).length;
  const number = lampNumber(room.room_code, place);
  const name = room.room_class_name;
  const title = name.startsWith(`${number} `) ? name.slice(number.length + 1) : name;
  return (
    <div className="lit" data-light={lampLight(room)}>
      <div className="lit-first">
        <header className="lit-sign" data-picture={first !== undefined}>
          <p className="lit-number" aria-hidden="true">
            {number}
          </p>
          <div>
            <h1>
              {title === name ? null : <span className="hidden">{number} </span>}
              <Neon text={title} lang={langOf(room.fallback_lang, "room_class_name").lang} />
            </h1>
            <Tags tags={room.symbol_tags} />
          </div>
        </header>
        <div className="lit-views" data-count={Math.min(rest.length + 1, 3)}>
          <Shots>
            <Frame
              shot={first}
              sizes="(min-width: 80rem) 74rem at 16/9, (min-width: 60rem) 96vw by 40rem, 96vw at 4/3"
            />
            {rest.map((shot) => (
              <Frame
                key={shot.index}
                shot={shot}
                sizes={`(min-width: 60rem) 36rem by 40rem, 96vw at ${shot.format === "tall" ? "1/1" : "4/3"}`}
              />
            ))}
          </Shots>
        </div>
        <aside className="lit-book">
          <BookRoom room={room} nights={nights} />
        </aside>
      </div>
      {/* The lit sign of the room: its tariff and its figures, on a dark plate from edge to edge. */}
      <div className="lit-facts">
        <RoomTariff room={room} isTitled />
        <RoomFigures room={room} />
      </div>
      <article className="page lit-page">
        <div className="lit-words">
          <RoomWords room={room} />
          <Tags tags={room.memo_tags} />
          <RoomAmenities room={room} others={others} />
        </div>
        {second || nights.length > 0 ? (
          <div className="lit-beside">
            <Frame shot={second} sizes={`(min-width: 60rem) 45vw by 46rem, 96vw at ${SECOND}`} className="lit-second" />
            <RoomNights room={room} nights={nights} />
          </div>
        ) : null}
        <HouseAdds
          room={room}
          facilities={facilities}
          most={4}
          sizes="(min-width: 80rem) 43rem at 3/2, (min-width: 48rem) 54vw at 3/2, 96vw at 3/2"
        />
      </article>
      <NextRooms others={others} most={2} />
    </div>
  );
}
