import type { RoomClass } from "#contract/rooms.ts";
import { RoomFacts, RoomName, RoomPrice } from "#web/sections/room-facts.tsx";
import { Photo } from "#web/ui/photo.tsx";

/** A card: picture left, text right, rotated stickers, the price in a pill. */
export function RoomCard({ room }: { room: RoomClass }) {
  const [photo] = room.photos;
  return (
    <article className="card">
      <div className="card-view" data-picture={photo !== undefined}>
        {photo ? (
          <Photo
            src={photo.src}
            alt={photo.alt}
            sizes="(min-width: 64rem) 26.2vw at 4/3, (min-width: 40rem) 37vw at 4/3, 28vw at 4/3"
          />
        ) : (
          <Pillow />
        )}
      </div>
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

/** A drawing of pillows and a blanket, where there is no photo. */
function Pillow() {
  return (
    <svg className="pillow" viewBox="0 0 160 120" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <path className="pillow-wall" d="M0 0h160v120H0z" />
      <path className="pillow-head" d="M22 84V48a16 16 0 0 1 16-16h84a16 16 0 0 1 16 16v36z" />
      <path
        className="pillow-soft"
        d="M36 66a12 12 0 0 1 12-12h18a12 12 0 0 1 12 12v10H36zM82 66a12 12 0 0 1 12-12h18a12 12 0 0 1 12 12v10H82z"
      />
      <path className="pillow-sheet" d="M18 120V90a16 16 0 0 1 16-16h92a16 16 0 0 1 16 16v30z" />
    </svg>
  );
}
