import type { RoomClass } from "#contract/rooms.ts";
import { listAll } from "#rules/text/lists.ts";
import { bedNames, RoomPrice, sleepsWords } from "#web/sections/room-facts.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Icon } from "#web/ui/icon.tsx";
import { Photo } from "#web/ui/photo.tsx";

/** A ticket: the stub has its code, guests, size and price; the rest has the picture. */
export function RoomCard({ room }: { room: RoomClass; index: number }) {
  const { href, words, lang } = useSite();
  const [photo] = room.photos;
  const beds = bedNames(room, words);
  return (
    <article className="ticket" data-picture={photo !== undefined}>
      <div className="stub">
        <p className="stub-code">{room.room_code}</p>
        <p className="stub-people">
          <span>
            <Icon name="people" /> {sleepsWords(room, words)}
          </span>
          {room.description.square_meters > 0 ? (
            <span>
              <Icon name="size" /> {words.square_meters(room.description.square_meters)}
            </span>
          ) : null}
        </p>
        <RoomPrice room={room} />
      </div>
      {photo ? <Photo src={photo.src} alt={photo.alt} sizes="(min-width: 56rem) 51vw at 6/5, 92vw at 4/3" /> : null}
      <div className="ticket-words">
        <h3 {...langOf(room.fallback_lang, "room_class_name")}>
          <a href={href(`/rooms/${room.room_class_id}`)}>{room.room_class_name}</a>
        </h3>
        {room.introduction ? (
          <p className="ticket-text" {...langOf(room.fallback_lang, "introduction")}>
            {room.introduction}
          </p>
        ) : null}
        {beds.length + room.symbol_tags.length > 0 ? (
          <dl className="ticket-spec">
            {beds.length > 0 ? (
              <div>
                <dt>{words.bed_type}</dt>
                <dd>{listAll(beds, lang)}</dd>
              </div>
            ) : null}
            {room.symbol_tags.length > 0 ? (
              <div className="ticket-tags">
                {/* Tags have no category: they are listed as they are. */}
                <dt className="hidden">{words.details}</dt>
                <dd>{room.symbol_tags.slice(0, 4).join(" · ")}</dd>
              </div>
            ) : null}
          </dl>
        ) : null}
        <span className="ticket-go" aria-hidden="true">
          {words.view_room}
        </span>
      </div>
    </article>
  );
}
