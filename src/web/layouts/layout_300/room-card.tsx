import type { RoomClass } from "#contract/rooms.ts";
import { RoomFacts, RoomName, RoomPrice } from "#web/sections/room-facts.tsx";
import { Photo } from "#web/ui/photo.tsx";

/** A card: picture left, text right, rotated stickers, the price. */
export function RoomCard({ room }: { room: RoomClass }) {
  const [photo] = room.photos;
  return (
    <article className="card" data-picture={photo !== undefined}>
      {photo ? (
        <div className="card-view">
          <Photo
            src={photo.src}
            alt={photo.alt}
            sizes="(min-width: 64rem) 26.2vw at 4/3, (min-width: 40rem) 37vw at 4/3, 35vw at 1/1"
          />
        </div>
      ) : null}
      <div className="card-words">
        <RoomName room={room} />
        {room.symbol_tags.length > 0 ? (
          <ul className="tags">
            {room.symbol_tags.slice(0, 4).map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        ) : null}
        <RoomFacts room={room} />
        <RoomPrice room={room} />
      </div>
    </article>
  );
}
