import type { RoomData } from "#web/guest/room/room-data.ts";
import { bedNames, sleepsWords } from "#web/sections/room-facts.tsx";
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
import { People } from "./people.tsx";

/** Upright pictures beside the first one. */
const SIDES = 2;

/** Tiles, as on the home page: a band of photos; below it, still on the first screen, a small tile with the name and one with the price. */
export function RoomPage({ data: { room, others, nights, facilities } }: { data: RoomData }) {
  const { words } = useSite();
  const size = room.description.square_meters;
  const facts = [...(size > 0 ? [words.square_meters(size)] : []), ...bedNames(room, words)];
  const [first, ...rest] = shotsOf(room);
  const tall = rest.filter(({ format }) => format === "tall").slice(0, SIDES);
  // A single one shows the same corner again: it stands beside the words about it, not beside the first picture.
  const [corner] = tall.length === 1 ? tall : [];
  const sides = corner ? [] : tall;
  const further = rest.filter((shot) => !tall.includes(shot));
  return (
    <article className="room-tiles-page">
      <Shots>
        <div className="room-tiles" data-picture={first !== undefined} data-sides={sides.length}>
          <Frame
            shot={first}
            className="tile tile-view"
            sizes={`(min-width: 60rem) ${sides.length === 2 ? 50 : 66}vw by 46rem, 94vw at 4/3`}
          />
          <header className="tile tile-name">
            <p className="card-people">
              <People adults={room.people} young={room.children} />
              <span>{sleepsWords(room, words)}</span>
            </p>
            <div>
              <h1 {...langOf(room.fallback_lang, "room_class_name")}>
                <Clauses text={room.room_class_name} />
              </h1>
              {facts.length > 0 ? (
                <ul className="facts">
                  {facts.map((fact) => (
                    <li key={fact}>{fact}</li>
                  ))}
                </ul>
              ) : null}
              <Tags tags={[...room.symbol_tags, ...room.memo_tags]} />
            </div>
          </header>
          <div className="tile tile-book">
            <BookRoom room={room} nights={nights} />
          </div>
          {sides.map((shot) => (
            <Frame
              key={shot.src}
              shot={shot}
              className="tile tile-side"
              sizes="(min-width: 60rem) 24vw by 40rem, 46vw at 4/5"
            />
          ))}
          <Frame shot={corner} className="tile tile-corner" sizes="(min-width: 60rem) 40vw by 44rem, 94vw at 4/5" />
          <div className="tile tile-words">
            <RoomWords room={room} />
            <RoomFigures room={room} />
          </div>
          {further.map((shot) => (
            <Frame
              key={shot.src}
              shot={shot}
              className="tile tile-shot"
              sizes="(min-width: 60rem) 96vw at 2/1, 94vw at 3/2"
            />
          ))}
        </div>
      </Shots>
      <div className="room-tiles-pair">
        <RoomNights room={room} nights={nights} />
        <RoomAmenities room={room} others={others} />
      </div>
      <div className="section">
        <HouseAdds room={room} facilities={facilities} sizes="(min-width: 48rem) 48vw at 3/2, 94vw at 3/2" />
      </div>
      <NextRooms others={others} />
    </article>
  );
}
