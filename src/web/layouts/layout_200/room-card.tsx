import type { RoomClass } from "#contract/rooms.ts";
import { bedNames, mealFacts, RoomPrice, sleepsWords } from "#web/sections/room-facts.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { Upright } from "#web/ui/upright.tsx";
import { columnsOf } from "./columns.ts";
import { Shoji } from "./shoji.tsx";

/** The space for a name and its facts on the narrowest phone, and the width of one column of each, in px. */
const ROOM = 240;
const COLUMN = { name: 38, fact: 32 };

/** A full-width row: the picture on alternating sides, meals first, the price last. */
export function RoomCard({ room }: { room: RoomClass; index: number }) {
  const site = useSite();
  const { href, words } = site;
  const [photo] = room.photos;
  const beds = bedNames(room, words);
  const facts = [
    ...mealFacts(room, site),
    ...(room.support_entire_rent ? [words.whole_house] : []),
    ...(room.description.square_meters > 0 ? [words.square_meters(room.description.square_meters)] : []),
    sleepsWords(room, words),
    // Each bed has its own line: a number must not be separated from what it counts.
    ...beds,
  ];
  const width =
    columnsOf(room.room_class_name, 9) * COLUMN.name +
    facts.reduce((sum, fact) => sum + columnsOf(fact, 15) * COLUMN.fact, 0);
  return (
    <article className="room-row" data-long={width > ROOM}>
      <div className="room-view">
        {photo ? (
          <Photo src={photo.src} alt={photo.alt} sizes="(min-width: 60rem) 60vw at 3/2, 100vw at 3/2" />
        ) : (
          <Shoji />
        )}
      </div>
      <div className="room-row-words">
        <h3 {...langOf(room.fallback_lang, "room_class_name")}>
          <a href={href(`/rooms/${room.room_class_id}`)}>
            <Upright text={room.room_class_name} />
          </a>
        </h3>
        <ul className="room-row-facts">
          {facts.map((fact) => (
            <li key={fact}>
              <Upright text={fact} />
            </li>
          ))}
        </ul>
        <div className="room-row-foot">
          <RoomPrice room={room} />
          <span className="room-row-go" aria-hidden="true">
            {words.view_room}
          </span>
        </div>
      </div>
    </article>
  );
}
