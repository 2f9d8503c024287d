import type { RoomData } from "#web/guest/room/room-data.ts";
import { RoomAmenities } from "#web/sections/room/amenities.tsx";
import { BookRoom } from "#web/sections/room/book-room.tsx";
import { RoomFigures } from "#web/sections/room/facts.tsx";
import { HouseAdds } from "#web/sections/room/house-adds.tsx";
import { NextRooms } from "#web/sections/room/next-rooms.tsx";
import { RoomNights } from "#web/sections/room/nights.tsx";
import { Frame, type Shot, Shots, shotsOf } from "#web/sections/room/shots.tsx";
import { RoomWords, Tags } from "#web/sections/room/words.tsx";
import { figuresOf } from "#web/sections/room/room-figures.ts";
import { langOf, useSite } from "#web/site.ts";
import { Clauses } from "#web/ui/clauses.tsx";
import { Tiles } from "./tiles.tsx";

/** The room through its own arch, its figures on both sides like a couplet, its price and Book on the doorstep; everything below is centred. */
export function RoomPage({ data: { room, others, nights, facilities } }: { data: RoomData }) {
  const [first, ...rest] = shotsOf(room);
  const { views, isTriptych } = viewsOf(rest);
  const { words, lang } = useSite();
  // Two figures on each side: the fifth is what the room looks out on, and stands with its tags.
  const outside = figuresOf(room, words, lang).find(({ key }) => key === "outside");
  return (
    <>
      <Shots>
        <header className="chamber">
          <div className="chamber-name">
            <h1 {...langOf(room.fallback_lang, "room_class_name")}>
              <Clauses text={room.room_class_name} />
            </h1>
            <Tags tags={outside ? [...room.symbol_tags, outside.value] : room.symbol_tags} />
          </div>
          <RoomFigures room={room} only={["size", "beds"]} />
          <div className="arch chamber-arch" data-format={first?.format ?? "none"}>
            <Frame shot={first} sizes="(min-width: 64rem) 48rem at 5/4, 90vw at 1/1" />
            {first ? null : <Tiles size={88} />}
          </div>
          <RoomFigures room={room} only={["sleeps", "bath"]} />
          <div className="chamber-step">
            <BookRoom room={room} nights={nights} />
          </div>
        </header>
        <article className="page chamber-page">
          <div className="chamber-words">
            <RoomWords room={room} />
            <Tags tags={room.memo_tags} />
          </div>
          {views.length > 0 ? (
            <div className="chamber-views" data-count={Math.min(views.length, 3)} data-triptych={isTriptych}>
              {views.map((shot) => (
                <Frame key={shot.index} shot={shot} sizes={sizesOf(shot, views.length)} hasCaption />
              ))}
            </div>
          ) : null}
          <RoomAmenities room={room} others={others} />
          <RoomNights room={room} nights={nights} />
          <HouseAdds
            room={room}
            facilities={facilities}
            pictured={3}
            sizes="(min-width: 80rem) 23rem at 3/4, (min-width: 48rem) 30vw at 3/4, 90vw at 3/4"
          />
        </article>
      </Shots>
      <NextRooms others={others} most={2} />
    </>
  );
}

/** A window between two arches, where there are such pictures; else as the owner ordered them. */
function viewsOf(rest: Shot[]): { views: Shot[]; isTriptych: boolean } {
  const [arches, windows] = [true, false].map((isTall) => rest.filter(({ format }) => (format === "tall") === isTall));
  const [left, right] = arches!;
  const [middle] = windows!;
  if (rest.length !== 3 || !left || !middle || !right) return { views: rest, isTriptych: false };
  return { views: [left, middle, right], isTriptych: true };
}

function sizesOf({ format }: Shot, count: number): string {
  if (format === "tall") return "(min-width: 36rem) 30rem at 3/4, 92vw at 3/4";
  return `(min-width: 64rem) ${count === 1 ? 76 : 38}rem at 3/2, 92vw at 3/2`;
}
