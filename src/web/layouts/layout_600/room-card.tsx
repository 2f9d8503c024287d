import type { Layout } from "../layout.ts";
import { listAll } from "#rules/text/lists.ts";
import { bedNames, RoomName, RoomPrice, sleepsWords } from "#web/sections/room-facts.tsx";
import { useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { People, Pictogram } from "./pictogram.tsx";
import { Plan } from "./plan.tsx";

/** A table row on wide screens, a card twice as high as wide on narrow ones. */
export const RoomCard: Layout["RoomCard"] = ({ room, index, among }) => {
  // An odd last one has a row of its own on a phone.
  const isAlone = among.length % 2 === 1 && index === among.length - 1;
  const { words, lang } = useSite();
  const [photo] = room.photos;
  const size = room.description.square_meters;
  const beds = bedNames(room, words);
  return (
    <article className="module" data-picture={photo !== undefined}>
      <div className="module-plan">
        <span className="module-code" aria-hidden="true">
          {room.room_code}
        </span>
        <Plan room={room} among={among} />
      </div>
      <div className="module-photo">
        {photo ? (
          <Photo
            src={photo.src}
            alt={photo.alt}
            sizes={`(min-width: 64rem) 36vw at 2/1, ${isAlone ? 94 : 47}vw at 3/2`}
          />
        ) : (
          <Pictogram name="bed" />
        )}
      </div>
      <div className="module-name">
        <RoomName room={room} />
        {room.symbol_tags.length > 0 ? (
          <ul className="module-tags">
            {room.symbol_tags.map((tag) => (
              <li key={tag}>{tag}</li>
            ))}
          </ul>
        ) : null}
      </div>
      <dl className="module-facts">
        {size > 0 ? (
          <div className="fact-size">
            <dt className="hidden">{words.room_size}</dt>
            <dd>{words.square_meters(size)}</dd>
          </div>
        ) : null}
        <div className="fact-people">
          <dt className="hidden">{words.occupancy}</dt>
          <dd>
            <People adults={room.people} young={room.children} />
            {sleepsWords(room, words)}
          </dd>
        </div>
        {beds.length > 0 ? (
          <div className="fact-bed">
            <dt className="hidden">{words.bed_type}</dt>
            <dd>{listAll(beds, lang)}</dd>
          </div>
        ) : null}
      </dl>
      <div className="module-price">
        <RoomPrice room={room} />
        <Pictogram name="arrow" />
      </div>
    </article>
  );
};
