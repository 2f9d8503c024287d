import type { RoomClass } from "#contract/rooms.ts";
import { RoomFacts, RoomName, RoomPrice } from "#web/sections/room-facts.tsx";
import { Photo } from "#web/ui/photo.tsx";

type RoomCardProps = { room: RoomClass; index: number; among: RoomClass[] };

/** A card: picture, text, rotated stickers, the price. On a wide screen the first of an odd number is wide, the others are pairs. */
export function RoomCard({ room, index, among }: RoomCardProps) {
  const [photo] = room.photos;
  const isWide = index === 0 && among.length % 2 === 1;
  return (
    <article className="card" data-picture={photo !== undefined}>
      {photo ? (
        <div className="card-view">
          <Photo
            src={photo.src}
            alt={photo.alt}
            sizes={`(min-width: 64rem) ${isWide ? 37 : 30}vw at 4/3, (min-width: 40rem) 37vw at 4/3, 35vw at 1/1`}
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
