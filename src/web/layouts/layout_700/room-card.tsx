import type { RoomClass } from "#contract/rooms.ts";
import { RoomFacts, RoomName, RoomPrice } from "#web/sections/room-facts.tsx";
import { useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";

/** A full-width picture with a panel of text. */
export function RoomCard({ room }: { room: RoomClass }) {
  const { words } = useSite();
  const [photo] = room.photos;
  return (
    <article className="panel" data-picture={photo !== undefined}>
      {photo ? (
        <Photo
          src={photo.src}
          alt={photo.alt}
          sizes="(min-width: 72rem) 100vw at 7/3, (min-width: 48rem) 72rem at 7/3, 100vw at 4/5"
        />
      ) : (
        <div className="panel-bands" />
      )}
      <div className="plate">
        <RoomName room={room} />
        <RoomFacts room={room} />
        <RoomPrice room={room} />
        <span className="plate-go" aria-hidden="true">
          {words.view_room}
        </span>
      </div>
    </article>
  );
}
