import type { RoomClass } from "#contract/rooms.ts";
import { RoomFacts, RoomName, RoomPrice } from "#web/sections/room-facts.tsx";
import { useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";

/** The picture alone; below its edge name and price on a line, the facts under it. Without a picture the words are the row. */
export function RoomCard({ room, among }: { room: RoomClass; among: RoomClass[] }) {
  const { words } = useSite();
  const [photo] = room.photos;
  const place = among.indexOf(room) % 3;
  // As in rooms.css: every third card, and a last one that has nobody beside it, is as wide as the page.
  const isWide = place === 0 || (place === 1 && room === among.at(-1));
  return (
    <article className="panel" data-picture={photo !== undefined}>
      {photo ? (
        <Photo
          src={photo.src}
          alt={photo.alt}
          sizes={`(min-width: 48rem) ${isWide ? 100 : 50}vw at 3/2, 100vw at 4/5`}
        />
      ) : null}
      <div className="panel-words">
        <RoomName room={room} />
        <RoomPrice room={room} />
        <RoomFacts room={room} />
        <span className="panel-go" aria-hidden="true">
          {words.view_room}
        </span>
      </div>
    </article>
  );
}
