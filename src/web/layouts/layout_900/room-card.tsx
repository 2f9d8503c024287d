import type { RoomClass } from "#contract/rooms.ts";
import { RoomFacts, RoomPrice } from "#web/sections/room-facts.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { useUnshown } from "#web/ui/picture-use.ts";

/** A seed packet: a scalloped flap, a printed band, a picture, facts and the price. */
export function RoomCard({ room, among }: { room: RoomClass; among: RoomClass[] }) {
  const { href, words } = useSite();
  const unshown = new Set(useUnshown(room.photos.map(({ src }) => src)));
  const isWhole = room.support_entire_rent;
  // What lies above as the month's picture is not put into a packet as well; the whole house is the house, not one of its corners.
  const photo = (isWhole ? null : room.photos.find(({ src }) => unshown.has(src))) ?? room.photos[0];
  const wide = isWhole ? "(min-width: 60rem) 58vw at 2/1" : `(min-width: 70rem) ${among.length > 3 ? 30 : 46}vw at 4/3`;
  return (
    <article className="packet" data-room={room.room_class_id} data-whole={isWhole || undefined}>
      <div className="packet-band" />
      {photo ? (
        <div className="packet-window">
          <Photo src={photo.src} alt={photo.alt} sizes={`${wide}, (min-width: 40rem) 44vw at 4/3, 79vw at 4/3`} />
        </div>
      ) : null}
      <div className="packet-label">
        <h3 {...langOf(room.fallback_lang, "room_class_name")}>
          <a href={href(`/rooms/${room.room_class_id}`)}>{room.room_class_name}</a>
        </h3>
        <RoomFacts room={room} />
        <RoomPrice room={room} />
        <span className="packet-go" aria-hidden="true">
          {words.view_room}
        </span>
      </div>
    </article>
  );
}
