import type { RoomClass } from "#contract/rooms.ts";
import { phrasesOf } from "#rules/text/phrases.ts";
import { firstSentence } from "#rules/text/sentence.ts";
import { lampLight, lampNumber } from "#web/layouts/layout_800/board-rows.ts";
import { RoomFacts, RoomPrice } from "#web/sections/room-facts.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { Phrases } from "#web/ui/phrases.tsx";
import { RoomTariff } from "./tariff/room-tariff.tsx";
import { ratesOf } from "./tariff/tariff.ts";

/** Where the lodging is called instead of booked: the room as an open door, its picture wide, beside it all that is asked on the phone. */
export function Door({ room, index }: { room: RoomClass; index: number }) {
  const { href, hotel, words } = useSite();
  const [photo] = room.photos;
  const number = lampNumber(room.room_code, index);
  const name = room.room_class_name;
  const line = firstSentence(room.introduction);
  const hasTariff = ratesOf(hotel.info.custom_block, room) !== null;
  // The whole door is the link of its name.
  const more = (
    <span className="more" aria-hidden="true">
      {words.view_room}
    </span>
  );
  return (
    <article className="door" data-light={lampLight(room)} data-picture={photo !== undefined} data-tariff={hasTariff}>
      {photo ? <Photo src={photo.src} alt={photo.alt} sizes="(min-width: 60rem) 46rem by 30rem, 96vw at 3/2" /> : null}
      <div className="door-plate">
        <p className="lamp-number" aria-hidden="true">
          {number}
        </p>
        {/* A price is said once: by its row of the tariff, or here. */}
        {hasTariff ? more : <RoomPrice room={room} />}
        <div className="door-words">
          <h3>
            <a href={href(`/rooms/${room.room_class_id}`)} {...langOf(room.fallback_lang, "room_class_name")}>
              {name.startsWith(`${number} `) ? <span className="hidden">{number} </span> : null}
              {name.startsWith(`${number} `) ? name.slice(number.length + 1) : name}
            </a>
          </h3>
          {line ? (
            <p className="phrased" {...langOf(room.fallback_lang, "introduction")}>
              <Phrases phrases={phrasesOf(line)} />
            </p>
          ) : null}
          <RoomFacts room={room} />
          {hasTariff ? null : more}
        </div>
        <RoomTariff room={room} />
      </div>
    </article>
  );
}
