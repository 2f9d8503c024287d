import type { RoomClass } from "#contract/rooms.ts";
import { RoomFacts, RoomName, RoomPrice } from "#web/sections/room-facts.tsx";
import { shotsOf } from "#web/sections/room/shots.tsx";
import { Photo } from "#web/ui/photo.tsx";

/** A doorway in a wall of a colour different from its neighbours; everything below it is centred. Without a picture: the wall and the words. */
export function RoomCard({ room }: { room: RoomClass }) {
  const [photo] = shotsOf(room);
  return (
    <article className="doorway">
      {photo ? (
        <div className="arch doorway-arch" data-format={photo.format}>
          <Photo
            src={photo.src}
            alt={photo.alt}
            sizes={photo.format === "wide" ? "(min-width: 48rem) 25.5rem at 3/4, 75vw at 6/5" : "25.5rem at 3/4"}
          />
        </div>
      ) : null}
      <div className="doorway-words">
        <RoomName room={room} />
        <RoomFacts room={room} />
        <RoomPrice room={room} />
      </div>
    </article>
  );
}
