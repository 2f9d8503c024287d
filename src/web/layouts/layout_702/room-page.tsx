import type { RoomData } from "#web/guest/room/room-data.ts";
import { RoomAmenities } from "#web/sections/room/amenities.tsx";
import { RoomPrice } from "#web/sections/room-facts.tsx";
import { BookRoom } from "#web/sections/room/book-room.tsx";
import { HouseAdds } from "#web/sections/room/house-adds.tsx";
import { NextRooms } from "#web/sections/room/next-rooms.tsx";
import { RoomNights } from "#web/sections/room/nights.tsx";
import { Frame, type Shot, Shots, shotsOf } from "#web/sections/room/shots.tsx";
import { RoomWords, Tags } from "#web/sections/room/words.tsx";
import { BookButton } from "#web/sections/site-menu.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Clauses } from "#web/ui/clauses.tsx";
import { RoomGround } from "./facts.tsx";
import { HouseInRooms, picturesOf } from "./house-in-rooms.tsx";
import { HousePlan } from "./house-plan.tsx";

/**
 * The whole room, then what is seen nearest: the last upright picture, rather than the same corner once more. A house is entered: what
 * its home page opens with comes last, first what all share, a wide picture, and beside it the next upright one.
 */
function inOrder(shots: Shot[], front: ReadonlySet<string> | null): Shot[] {
  const inside = shots.filter(({ src }) => front === null || !front.has(src));
  const walk = [...inside, ...shots.filter((shot) => !inside.includes(shot))];
  const first = (front && walk.find(({ format }) => format === "wide")) || walk[0];
  const others = walk.filter((shot) => shot !== first);
  const upright = ({ format }: Shot) => format === "tall";
  const second = front ? (others.find(upright) ?? others[0]) : (others.findLast(upright) ?? others[0]);
  return [first, second, ...others.filter((shot) => shot !== second)]
    .filter((shot) => shot !== undefined)
    .map((shot, index) => ({ ...shot, index }));
}

/**
 * Below a slope of the house's roof, its pictures on the ground of its figures; the words on the left, price and nights beside them.
 * A house let whole has the plan of its rooms below what all share, and is then walked through room by room.
 */
export function RoomPage({ data }: { data: RoomData }) {
  const { hotel } = useSite();
  const { room, others, nights, facilities } = data;
  const bedrooms = room.support_entire_rent ? others.filter((other) => !other.support_entire_rent) : [];
  const isInRooms = bedrooms.length > 0;
  // What a bedroom shows is not shown again, unless the house has no other.
  const chambers = picturesOf(bedrooms, room);
  const ofBedrooms = new Set(chambers.flatMap(({ photos }) => photos.map(({ src }) => src)));
  const all = shotsOf(room);
  const own = all.filter(({ src }) => !ofBedrooms.has(src));
  const front = isInRooms ? new Set(hotel.info.banner_info.map(({ img }) => img)) : null;
  const [first, second, ...more] = inOrder(own.length > 0 ? own : all, front);
  // Beside a large wide picture, a small wide one leaves room above itself: for the words. A house has its plan below both.
  const isBeside = second !== undefined && second.format !== "tall" && !isInRooms;
  return (
    <>
      <Shots>
        <div className="house-front" data-slopes={room.support_entire_rent ? 2 : 1} data-cut={isInRooms}>
          <header className="title">
            <h1 {...langOf(room.fallback_lang, "room_class_name")}>
              <Clauses text={room.room_class_name} />
            </h1>
            <Tags tags={room.symbol_tags} />
          </header>
          {first ? (
            <div className="suite" data-second={second ? (isBeside ? "wide" : "tall") : "none"}>
              <Frame
                shot={first}
                sizes={
                  second
                    ? "(min-width: 82rem) 53rem at 3/2, (min-width: 48rem) 66vw at 3/2, 100vw at 3/2"
                    : "(min-width: 82rem) 80rem by 42rem, (min-width: 48rem) 96vw by 42rem, 100vw at 3/2"
                }
                className="suite-first"
              />
              {isBeside ? <RoomWords room={room} /> : null}
              <Frame
                shot={second}
                sizes={
                  !isBeside
                    ? "(min-width: 82rem) 27rem by 36rem, (min-width: 48rem) 33vw by 44vw, 92vw at 4/5"
                    : "(min-width: 82rem) 27rem at 3/2, (min-width: 48rem) 33vw at 3/2, 92vw at 3/2"
                }
              />
            </div>
          ) : null}
          {isInRooms ? <HousePlan house={room} bedrooms={bedrooms} /> : null}
        </div>
        <RoomGround room={room} hasPlan={isInRooms} />
        {isInRooms ? (
          <HouseInRooms data={data} rooms={chambers} />
        ) : (
          <div className="listing suite-listing">
            <article className="listing-main">
              {isBeside ? null : <RoomWords room={room} />}
              <Tags tags={room.memo_tags} />
              <RoomAmenities room={room} others={others} />
            </article>
            <aside className="suite-price">
              <BookRoom room={room} nights={nights} />
              <RoomNights room={room} nights={nights} />
            </aside>
          </div>
        )}
        {more.length > 0 ? (
          <div className="suite-more">
            {more.map((shot) => (
              <Frame
                key={shot.src}
                shot={shot}
                sizes={
                  shot.format === "tall"
                    ? "(min-width: 82rem) 26rem by 28rem, (min-width: 48rem) 33vw by 30vw, 92vw at 4/5"
                    : "(min-width: 82rem) 48rem by 28rem, (min-width: 48rem) 60vw by 30vw, 92vw at 3/2"
                }
              />
            ))}
          </div>
        ) : null}
      </Shots>
      <div className="section suite-house">
        <HouseAdds
          room={room}
          facilities={facilities}
          sizes="(min-width: 82rem) 47rem at 3/2, (min-width: 48rem) 56vw at 3/2, 92vw at 3/2"
        />
      </div>
      <NextRooms others={others.filter((other) => !chambers.some(({ room: shown }) => shown === other))} most={4} />
      <div className="bar">
        <RoomPrice room={room} />
        <BookButton />
      </div>
    </>
  );
}
