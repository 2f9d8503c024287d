import type { RoomClass } from "#contract/rooms.ts";
import { RoomFacts, RoomPrice } from "#web/sections/room-facts.tsx";
import { said, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { Tiles } from "./tiles.tsx";

/** A doorway in a wall whose colour no neighbour has; everything below it stands on the axis. */
export function RoomCard({ room }: { room: RoomClass }) {
  const { href } = useSite();
  const [photo] = room.photos;
  return (
    <article className="doorway">
      <div className="arch doorway-arch">
        {photo ? <Photo src={photo.src} alt={photo.alt} sizes="(min-width: 48rem) 52vw, 140vw" /> : <Tiles size={72} />}
      </div>
      <div className="doorway-words">
        <h3>
          <a href={href(`/rooms/${room.room_class_id}`)} {...said(room.fallback_lang, "room_class_name")}>
            {room.room_class_name}
          </a>
        </h3>
        <RoomFacts room={room} />
        <RoomPrice room={room} />
      </div>
    </article>
  );
}
