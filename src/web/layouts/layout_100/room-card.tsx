import type { RoomClass } from "#contract/rooms.ts";
import { bedNames, RoomName, RoomPrice, sleepsWords } from "#web/sections/room-facts.tsx";
import { useSite } from "#web/site.ts";
import { Icon, type IconName } from "#web/ui/icon.tsx";
import { Photo } from "#web/ui/photo.tsx";

/** All cards are alike: picture, name, up to four facts, price, button. */
export function RoomCard({ room, among }: { room: RoomClass; among: RoomClass[] }) {
  const { words } = useSite();
  const [photo] = room.photos;
  return (
    <article className="card">
      {photo ? (
        <Photo
          src={photo.src}
          alt={photo.alt}
          sizes={
            among.length === 1
              ? "(min-width: 44rem) 66vw at 3/2, 92vw at 3/2"
              : "(min-width: 44rem) 46vw at 3/2, 92vw at 3/2"
          }
        />
      ) : null}
      <div className="card-words">
        <RoomName room={room} />
        <CardFacts room={room} />
        <div className="card-foot">
          <RoomPrice room={room} />
          <span className="card-go" aria-hidden="true">
            {words.view_room}
          </span>
        </div>
      </div>
    </article>
  );
}

function CardFacts({ room }: { room: RoomClass }) {
  const { words } = useSite();
  const beds = bedNames(room, words);
  const { square_meters } = room.description;
  const meal: [IconName, string][] = room.has_half_board ? [["meal", words.half_board]] : [];
  const house: [IconName, string][] = room.support_entire_rent ? [["key", words.whole_house]] : [];
  const facts: [IconName, string][] = [
    ["people", sleepsWords(room, words)],
    ...(beds.length > 0 ? [["bed", beds.join(" / ")] as [IconName, string]] : []),
    ...(square_meters > 0 ? [["size", words.square_meters(square_meters)] as [IconName, string]] : []),
    ...meal,
    ...house,
  ];
  return (
    <ul className="card-facts">
      {facts.slice(0, 4).map(([icon, fact]) => (
        <li key={icon}>
          <Icon name={icon} />
          {fact}
        </li>
      ))}
    </ul>
  );
}
