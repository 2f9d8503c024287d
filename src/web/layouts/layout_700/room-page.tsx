import type { RoomData } from "#web/guest/room/room-data.ts";
import { RoomAmenities } from "#web/sections/room/amenities.tsx";
import { BookRoom } from "#web/sections/room/book-room.tsx";
import { RoomFigures } from "#web/sections/room/facts.tsx";
import { HouseAdds } from "#web/sections/room/house-adds.tsx";
import { NextRooms } from "#web/sections/room/next-rooms.tsx";
import { RoomNights } from "#web/sections/room/nights.tsx";
import { Frame, type Shot, Shots, shotsOf } from "#web/sections/room/shots.tsx";
import { RoomWords, Tags } from "#web/sections/room/words.tsx";
import { langOf } from "#web/site.ts";
import { Clauses } from "#web/ui/clauses.tsx";

/**
 * The room first, of three pictures or more an upright one beside the wide one; the name on a line below them, price and button at its ends. Under the line
 * the sentence beside the next picture; then everything else.
 */
export function RoomPage({ data: { room, others, nights, facilities } }: { data: RoomData }) {
  const [first, ...rest] = shotsOf(room);
  // The last upright one: the nearer to the first, the likelier it shows the same corner, which is seen better beside the sentence.
  const beside = rest.length > 1 ? rest.findLast(({ format }) => format === "tall") : undefined;
  const [next, ...further] = rest.filter((shot) => shot !== beside);
  const width = next?.format === "wide" ? 60 : 42;
  return (
    <article className="room-view">
      <Shots>
        <div className="view-open" data-pair={beside !== undefined}>
          <Frame shot={first} className="view" sizes={OPENING[beside ? "pair" : "alone"]} />
          <Frame shot={beside} className="view-beside" sizes="(min-width: 64rem) 35vw by 88svh, 100vw at 1/1" />
          <div className="view-line">
            <h1 {...langOf(room.fallback_lang, "room_class_name")}>
              <Clauses text={room.room_class_name} />
            </h1>
            <BookRoom room={room} nights={nights} />
          </div>
        </div>
        <div className="view-under" data-next={next?.format}>
          <div className="view-words">
            <Tags tags={[...room.symbol_tags, ...room.memo_tags]} />
            <RoomWords room={room} />
          </div>
          <Frame shot={next} className="view-next" sizes={`(min-width: 48rem) ${width}vw by 46vw, 100vw at 1/1`} />
        </div>
        <RoomFigures room={room} />
        <RoomNights room={room} nights={nights} />
        <Views shots={further} />
      </Shots>
      <RoomAmenities room={room} others={others} />
      <HouseAdds room={room} facilities={facilities} sizes="(min-width: 48rem) 33vw at 3/2, 100vw at 3/2" />
      <NextRooms others={others} most={2} />
    </article>
  );
}

const OPENING = {
  pair: "(min-width: 64rem) 66vw by 88svh, 100vw by 52svh",
  alone: "(min-width: 64rem) 100vw by 88svh, 100vw by 52svh",
};

/** Edge to edge, an equal share each: a wide picture takes two thirds beside an upright one. */
function Views({ shots }: { shots: Shot[] }) {
  if (shots.length === 0) return null;
  const isAlone = shots.length === 1 && shots[0]!.format !== "tall";
  const width = isAlone ? "100vw by 80svh, 100vw at 3/2" : "67vw by 80svh, 100vw at 4/5";
  return (
    <div className="view-more">
      {shots.map((shot) => (
        <Frame key={shot.src} shot={shot} sizes={`(min-width: 48rem) ${width}`} />
      ))}
    </div>
  );
}
