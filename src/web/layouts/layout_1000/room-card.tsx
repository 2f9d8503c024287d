import type { RoomClass } from "#contract/rooms.ts";
import { RoomFacts, RoomName, RoomPrice } from "#web/sections/room-facts.tsx";
import { Photo } from "#web/ui/photo.tsx";

/** A doorway in a wall of a colour different from its neighbours; everything below it is centred. Without a picture: the wall and the words. */
export function RoomCard({ room }: { room: RoomClass }) {
  const [photo] = room.photos;
  return (
    <article className="doorway">
      {photo ? (
        <div className="arch doorway-arch">
          <Photo src={photo.src} alt={photo.alt} sizes="25.5rem at 3/4" />
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
