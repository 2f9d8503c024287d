import { useContext } from "react";
import type { RoomClass } from "#contract/rooms.ts";
import { lampLight, lampNumber } from "#web/layouts/layout_800/board-rows.ts";
import { RoomPrice } from "#web/sections/room-facts.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { Door } from "./door.tsx";
import { TonightContext } from "./tonight.ts";

const LAMP = "(min-width: 48rem) 34vw by 30rem, 84vw";

type CardProps = {
  room: RoomClass;
  index: number;
  /** Where its picture is not as large as the others. */ sizes?: string;
};

/** Not bookable yet, /booking shows the rooms as well. */
export function RoomCard(props: CardProps) {
  return useSite().path === "/booking" ? <Door {...props} /> : <Lamp {...props} />;
}

/** One lamp of the panel: number, name and price; lit or off, and said as text too. */
function Lamp({ room, index, sizes = LAMP }: CardProps) {
  const { href, words } = useSite();
  const tonight = useContext(TonightContext);
  const isFree = tonight?.[room.room_class_id];
  const [photo] = room.photos;
  const number = lampNumber(room.room_code, index);
  const name = room.room_class_name;
  // A name that starts with the room's number need not show it twice.
  const rest = name.startsWith(`${number} `) ? name.slice(number.length + 1) : name;
  return (
    <article
      className="lamp"
      data-lit={isFree !== false}
      data-light={lampLight(room)}
      style={{ "--lamp": index } as object}
    >
      {photo ? (
        <Photo src={photo.src} alt={photo.alt} sizes={sizes} />
      ) : (
        <span className="lamp-light" aria-hidden="true">
          {number}
        </span>
      )}
      <p className="lamp-top">
        {photo ? (
          <span className="lamp-number" aria-hidden="true">
            {number}
          </span>
        ) : (
          <span />
        )}
        {isFree === undefined ? null : (
          <span className="lamp-state">{isFree ? words.free_tonight : words.full_tonight}</span>
        )}
      </p>
      <div className="lamp-words">
        <h3>
          <a href={href(`/rooms/${room.room_class_id}`)} {...langOf(room.fallback_lang, "room_class_name")}>
            {rest === name ? null : <span className="hidden">{number} </span>}
            {rest}
          </a>
        </h3>
        <RoomPrice room={room} />
      </div>
    </article>
  );
}
