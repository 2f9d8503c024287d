import type { RoomClass } from "#contract/rooms.ts";
import { RoomFacts, RoomPrice } from "#web/sections/room-facts.tsx";
import { said, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";

/** A panel from edge to edge, with a plate that says what it is. */
export function RoomCard({ room }: { room: RoomClass }) {
  const { href, words } = useSite();
  const [photo] = room.photos;
  return (
    <article className="panel" data-picture={photo !== undefined}>
      {photo ? (
        <Photo src={photo.src} alt={photo.alt} sizes="(min-width: 48rem) 100vw, 160vw" />
      ) : (
        <div className="panel-bands" />
      )}
      <div className="plate">
        <h3>
          <a href={href(`/rooms/${room.room_class_id}`)} {...said(room.fallback_lang, "room_class_name")}>
            {room.room_class_name}
          </a>
        </h3>
        <RoomFacts room={room} />
        <RoomPrice room={room} />
        <span className="plate-go" aria-hidden="true">
          {words.view_room}
        </span>
      </div>
    </article>
  );
}
