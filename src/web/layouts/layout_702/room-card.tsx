import type { Layout } from "../layout.ts";
import { bedNames, RoomName, RoomPrice, sleepsWords } from "#web/sections/room-facts.tsx";
import { useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { Beds } from "#web/sections/room/beds.tsx";

/** A bedroom: its beds drawn, its name, its beds as text. Where only the whole house is sold, it has no price. */
export const RoomCard: Layout["RoomCard"] = ({ room, among }) => {
  const { words } = useSite();
  const [photo] = room.photos;
  const size = room.description.square_meters;
  const hasOwnPrice = !among.every((each) => each.support_entire_rent);
  const facts = [
    ...bedNames(room, words),
    sleepsWords(room, words),
    ...(size > 0 ? [words.square_meters(size)] : []),
    ...(room.has_half_board ? [words.half_board] : []),
  ];
  return (
    <article className="bedroom" data-picture={photo !== undefined}>
      {photo ? (
        <Photo
          src={photo.src}
          alt={photo.alt}
          sizes="(min-width: 80rem) 27.6vw at 3/2, (min-width: 40rem) 49vw at 3/2, 90vw at 3/2"
        />
      ) : null}
      <div className="bedroom-words">
        <Beds beds={room.description.bed} />
        <RoomName room={room} />
        <ul className="facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        {hasOwnPrice ? <RoomPrice room={room} /> : null}
      </div>
    </article>
  );
};
