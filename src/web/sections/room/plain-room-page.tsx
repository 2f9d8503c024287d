/** The room's page of a layout that has no composition of its own. */
import type { RoomData } from "#web/guest/room/room-data.ts";
import { Lightbox } from "#web/sections/lightbox.tsx";
import { langOf, useSite } from "#web/site.ts";
import { useLayout } from "#web/use-layout.ts";
import { RoomAmenities } from "./amenities.tsx";
import { BookRoom } from "./book-room.tsx";
import { RoomFigures } from "./facts.tsx";
import { HouseAdds } from "./house-adds.tsx";
import { NextRooms } from "./next-rooms.tsx";
import { RoomNights } from "./nights.tsx";
import { RoomWords, Tags } from "./words.tsx";

export function PlainRoomPage({ data: { room, others, nights, facilities } }: { data: RoomData }) {
  const { words } = useSite();
  const { PageHead, variants } = useLayout();
  return (
    <>
      <PageHead
        title={room.room_class_name}
        lang={langOf(room.fallback_lang, "room_class_name").lang}
        lead={<Tags tags={room.symbol_tags} />}
      />
      <Lightbox
        shots={room.photos}
        label={words.room_photos}
        variant={variants.gallery}
        sizes="(min-width: 68rem) 1040px at 3/2, 100vw at 4/3"
        nextSizes="(min-width: 68rem) 530px at 4/3, 100vw at 4/3"
        isFirst
      />
      <article className="page room-page">
        <div className="room-words">
          <RoomWords room={room} />
          <Tags tags={room.memo_tags} />
          <RoomAmenities room={room} others={others} />
          <RoomNights room={room} nights={nights} />
        </div>
        <aside className="room-side">
          <RoomFigures room={room} />
          <BookRoom room={room} nights={nights} />
        </aside>
      </article>
      <div className="page">
        <HouseAdds room={room} facilities={facilities} sizes="(min-width: 60rem) 22rem at 3/2, 100vw at 3/2" />
      </div>
      <NextRooms others={others} />
    </>
  );
}
