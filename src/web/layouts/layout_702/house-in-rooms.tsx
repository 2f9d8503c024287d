import type { RoomClass } from "#contract/rooms.ts";
import type { RoomData } from "#web/guest/room/room-data.ts";
import { bedNames, RoomName, RoomPrice, sleepsWords } from "#web/sections/room-facts.tsx";
import { RoomAmenities } from "#web/sections/room/amenities.tsx";
import { Beds } from "#web/sections/room/beds.tsx";
import { BookRoom } from "#web/sections/room/book-room.tsx";
import { RoomNights } from "#web/sections/room/nights.tsx";
import { RoomWords, Tags } from "#web/sections/room/words.tsx";
import { Photo } from "#web/ui/photo.tsx";
import { useSite } from "#web/site.ts";

/** Below the floor of what all share: the bedrooms in a row, each a cell between walls, as in a house cut open. */
export function Bedrooms({ bedrooms }: { bedrooms: RoomClass[] }) {
  const { words } = useSite();
  return (
    <section className="cells" aria-label={words.where_you_sleep} data-count={Math.min(4, bedrooms.length)}>
      <ul>
        {bedrooms.map((room) => (
          <li key={room.room_class_id} className="cell">
            {room.photos[0] ? (
              <Photo
                src={room.photos[0].src}
                alt={room.photos[0].alt}
                sizes={
                  bedrooms.length < 3
                    ? "(min-width: 82rem) 39rem by 20rem, (min-width: 48rem) 48vw by 20rem, 46vw at 4/3"
                    : "(min-width: 82rem) 26rem at 3/2, (min-width: 48rem) 32vw at 3/2, 46vw at 4/3"
                }
              />
            ) : null}
            <div className="cell-words">
              <RoomName room={room} />
              <Beds beds={room.description.bed} />
              <ul className="facts">
                {[...bedNames(room, words), sleepsWords(room, words)].map((fact) => (
                  <li key={fact}>{fact}</li>
                ))}
              </ul>
              <RoomPrice room={room} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What one has with the whole house: its words beside its price, then what is in it beside its nights. */
export function HouseInRooms({ data }: { data: RoomData }) {
  const { room, others, nights } = data;
  return (
    <div className="house-rooms">
      <div className="house-offer">
        <RoomWords room={room} />
        <Tags tags={room.memo_tags} />
      </div>
      <aside className="suite-price">
        <BookRoom room={room} nights={nights} />
      </aside>
      <RoomAmenities room={room} others={others} />
      <RoomNights room={room} nights={nights} />
    </div>
  );
}
