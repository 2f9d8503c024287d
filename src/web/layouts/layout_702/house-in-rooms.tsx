import type { RoomClass } from "#contract/rooms.ts";
import type { RoomData } from "#web/guest/room/room-data.ts";
import { RoomAmenities } from "#web/sections/room/amenities.tsx";
import { BookRoom } from "#web/sections/room/book-room.tsx";
import { RoomNights } from "#web/sections/room/nights.tsx";
import { RoomWords, Tags } from "#web/sections/room/words.tsx";
import { RoomList } from "#web/sections/rooms.tsx";
import { useSite } from "#web/site.ts";
import { BedsOf } from "./facts.tsx";

/** A house let whole, from within: its bedrooms and beds first, with words and price beside them; then what it has, and its nights. */
export function HouseInRooms({ data, bedrooms }: { data: RoomData; bedrooms: RoomClass[] }) {
  const { words } = useSite();
  const { room, others, nights } = data;
  return (
    <div className="house-rooms">
      <section className="house-bedrooms" aria-labelledby="bedrooms-title">
        <header>
          <h2 id="bedrooms-title">{words.where_you_sleep}</h2>
          <BedsOf room={room} />
        </header>
        <RoomList rooms={bedrooms} />
      </section>
      <div className="house-offer">
        <RoomWords room={room} />
        <Tags tags={room.memo_tags} />
        <aside className="suite-price">
          <BookRoom room={room} nights={nights} />
        </aside>
      </div>
      <RoomAmenities room={room} others={others} />
      <RoomNights room={room} nights={nights} />
    </div>
  );
}
