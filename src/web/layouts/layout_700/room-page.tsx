import type { RoomData } from "#web/guest/room/room-data.ts";
import { RoomAmenities } from "#web/sections/room/amenities.tsx";
import { BookRoom } from "#web/sections/room/book-room.tsx";
import { RoomFigures } from "#web/sections/room/facts.tsx";
import { HouseAdds } from "#web/sections/room/house-adds.tsx";
import { NextRooms } from "#web/sections/room/next-rooms.tsx";
import { RoomNights } from "#web/sections/room/nights.tsx";
import { Frame, type Shot, Shots, shotsOf } from "#web/sections/room/shots.tsx";
import { RoomWords, Tags } from "#web/sections/room/words.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Clauses } from "#web/ui/clauses.tsx";
import { Photo } from "#web/ui/photo.tsx";
import { useUnshown } from "#web/ui/picture-use.ts";

/** The view first and alone; below its edge the name and the sentence, then the view once more, and then everything else. */
export function RoomPage({ data: { room, others, nights, facilities } }: { data: RoomData }) {
  const [first, ...rest] = shotsOf(room);
  const near = rest.slice(0, 2);
  const more = rest.slice(2);
  return (
    <article className="room-view">
      <Shots>
        <Frame shot={first} className="view" sizes="100vw by 72svh" />
        <header className="view-words">
          <h1 {...langOf(room.fallback_lang, "room_class_name")}>
            <Clauses text={room.room_class_name} />
          </h1>
          <Tags tags={[...room.symbol_tags, ...room.memo_tags]} />
        </header>
        <RoomWords room={room} />
        {near.length > 0 ? <Views shots={near} /> : <HouseView isAlone={first === undefined} />}
        <RoomFigures room={room} />
        <div className="view-book">
          <RoomNights room={room} nights={nights} />
          <BookRoom room={room} nights={nights} />
        </div>
        {more.length > 0 ? <Views shots={more} /> : null}
      </Shots>
      <RoomAmenities room={room} others={others} />
      <HouseAdds room={room} facilities={facilities} sizes="(min-width: 48rem) 33vw at 3/2, 100vw at 3/2" />
      <NextRooms others={others} most={2} />
    </article>
  );
}

/** Edge to edge: a wide picture takes two thirds beside an upright one, else an equal share. */
function Views({ shots }: { shots: Shot[] }) {
  return (
    <div className="view-more" data-count={shots.length}>
      {shots.map((shot) => (
        <Frame
          key={shot.src}
          shot={shot}
          sizes={
            shots.length === 1 && shot.format !== "tall"
              ? "(min-width: 48rem) 100vw by 80svh, 100vw at 3/2"
              : "(min-width: 48rem) 67vw by 80svh, 100vw at 4/5"
          }
        />
      ))}
    </div>
  );
}

/** A room with one picture of its own is followed by the house's view; nothing where the page has no picture at all. */
function HouseView({ isAlone }: { isAlone: boolean }) {
  const { hotel } = useSite();
  const banners = hotel.info.banner_info;
  const [src] = useUnshown(banners.map(({ img }) => img));
  if (src === undefined || isAlone) return null;
  const { alt = "" } = banners.find(({ img }) => img === src) ?? {};
  return (
    <figure className="view-house">
      <Photo src={src} alt={alt} sizes="(min-width: 48rem) 100vw by 62svh, 100vw at 3/2" />
    </figure>
  );
}
