import type { RoomClass } from "#contract/rooms.ts";
import { listAll } from "#rules/text/lists.ts";
import { firstSentence } from "#rules/text/sentence.ts";
import { bedNames, mealFacts, RoomName, RoomPrice, sleepsWords } from "#web/sections/room-facts.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Icon, type IconName } from "#web/ui/icon.tsx";
import { Photo } from "#web/ui/photo.tsx";
import { useUnshown } from "#web/ui/picture-use.ts";

/** So many more pictures stand beside the first one of a whole row: one alone would look like a piece of it. */
const MORE = 2;

/** A compartment of the rack: picture, name, up to four facts, the price on a key card. The first of an odd number takes a whole row, with more of its pictures (cards.css). */
export function RoomCard({ room, among }: { room: RoomClass; among: RoomClass[] }) {
  const { words } = useSite();
  const [photo, ...others] = room.photos;
  const isLarge = among.length % 2 === 1 && room.room_class_id === among[0]?.room_class_id;
  const fresh = new Set(useUnshown(others.map(({ src }) => src)));
  const more = isLarge ? others.filter(({ src }) => fresh.has(src)).slice(0, MORE) : [];
  const hasMore = more.length === MORE;
  const line = isLarge ? firstSentence(room.introduction) : "";
  return (
    <article className="card" data-lead={isLarge && photo !== undefined} data-more={hasMore}>
      {photo ? (
        <Photo
          src={photo.src}
          alt={photo.alt}
          sizes={
            isLarge
              ? `(min-width: 90rem) 54rem ${hasMore ? "by 44rem" : "at 3/2"}, (min-width: 64rem) 60vw ${hasMore ? "by 40rem" : "at 3/2"}, 94vw at 3/2`
              : "(min-width: 44rem) 46vw at 3/2, 94vw at 3/2"
          }
        />
      ) : null}
      <div className="card-words">
        {hasMore ? (
          <div className="card-more">
            {more.map(({ src, alt }) => (
              <Photo key={src} src={src} alt={alt} sizes="(min-width: 90rem) 16rem at 1/1, 17vw at 1/1" />
            ))}
          </div>
        ) : null}
        <RoomName room={room} />
        {line ? (
          <p className="card-line" {...langOf(room.fallback_lang, "introduction")}>
            {line}
          </p>
        ) : null}
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
  const site = useSite();
  const { words, lang } = site;
  const beds = bedNames(room, words);
  const { square_meters } = room.description;
  const [meals] = mealFacts(room, site);
  const meal: [IconName, string][] = meals === undefined ? [] : [["meal", meals]];
  const house: [IconName, string][] = room.support_entire_rent ? [["key", words.whole_house]] : [];
  const facts: [IconName, string][] = [
    ["people", sleepsWords(room, words)],
    ...(beds.length > 0 ? [["bed", listAll(beds, lang)] as [IconName, string]] : []),
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
