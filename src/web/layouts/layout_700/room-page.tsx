import type { ReactNode } from "react";
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

/** The view first; the name on a line below it, price and button at its ends; then the sentence, the next views, everything else. */
export function RoomPage({ data: { room, others, nights, facilities } }: { data: RoomData }) {
  const [first, ...rest] = shotsOf(room);
  const house = useHousePicture(room.photos.map(({ src }) => src));
  const next = rest.slice(0, rest[0]?.format === "tall" ? 1 : 2);
  const more = rest.slice(next.length);
  return (
    <article className="room-view">
      <Shots>
        <Frame shot={first} className="view" sizes="(min-width: 64rem) 100vw by 78svh, 100vw by 56svh" />
        <div className="view-line">
          <h1 {...langOf(room.fallback_lang, "room_class_name")}>
            <Clauses text={room.room_class_name} />
          </h1>
          <BookRoom room={room} nights={nights} />
        </div>
        <div className="view-words">
          <Tags tags={[...room.symbol_tags, ...room.memo_tags]} />
          <RoomWords room={room} />
        </div>
        {first ? <Near shots={next} house={house} /> : null}
        <RoomFigures room={room} />
        <RoomNights room={room} nights={nights} />
        <Views shots={more} />
      </Shots>
      <RoomAmenities room={room} others={others} />
      <HouseAdds room={room} facilities={facilities} sizes="(min-width: 48rem) 33vw at 3/2, 100vw at 3/2" />
      <NextRooms others={others} most={2} />
    </article>
  );
}

type House = { img: string; alt: string };

/** A picture of the house that is none of the room's. The home page's first comes last: the guest has just seen it. */
function useHousePicture(ofRoom: string[]): House | undefined {
  const [home, ...others] = useSite().hotel.info.banner_info;
  const banners = [...others, ...(home ? [home] : [])].filter(({ img }) => !ofRoom.includes(img));
  const [src] = useUnshown(banners.map(({ img }) => img));
  return banners.find(({ img }) => img === src);
}

/** The next views. An upright one stands beside one of the house; without any, the house's stands alone. */
function Near({ shots, house }: { shots: Shot[]; house: House | undefined }) {
  const isUpright = shots.length === 1 && shots[0]!.format === "tall";
  if (!house || (shots.length > 0 && !isUpright)) return <Views shots={shots} />;
  return (
    <Views shots={shots}>
      <figure className="shot" data-format="wide">
        <Photo src={house.img} alt={house.alt} sizes={WIDE[isUpright ? "shared" : "alone"]} />
      </figure>
    </Views>
  );
}

const WIDE = {
  alone: "(min-width: 48rem) 100vw by 80svh, 100vw at 3/2",
  shared: "(min-width: 48rem) 67vw by 80svh, 100vw at 4/5",
};

/** Edge to edge: a wide picture takes two thirds beside an upright one, else an equal share. */
function Views({ shots, children }: { shots: Shot[]; children?: ReactNode }) {
  if (shots.length === 0 && !children) return null;
  const isAlone = shots.length === 1 && !children && shots[0]!.format !== "tall";
  return (
    <div className="view-more">
      {shots.map((shot) => (
        <Frame key={shot.src} shot={shot} sizes={WIDE[isAlone ? "alone" : "shared"]} />
      ))}
      {children}
    </div>
  );
}
