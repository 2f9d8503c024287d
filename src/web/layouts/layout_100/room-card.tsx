import type { RoomClass } from "#contract/rooms.ts";
import { readPicture } from "#rules/site/pictures.ts";
import { firstSentence } from "#rules/text/sentence.ts";
import { bedNames, RoomName, RoomPrice, sleepsWords } from "#web/sections/room-facts.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Icon, type IconName } from "#web/ui/icon.tsx";
import { Photo } from "#web/ui/photo.tsx";
import { useUnshown } from "#web/ui/picture-use.ts";

function isUpright(src: string): boolean {
  const picture = readPicture(src);
  return picture !== null && picture.height > picture.width;
}

/** Picture, name, up to four facts, price, button; the first of an odd number lies across the page, beside its picture an upright one, its figures in a band below (cards.css). */
export function RoomCard({ room, among }: { room: RoomClass; among: RoomClass[] }) {
  const { words } = useSite();
  const [photo, ...others] = room.photos;
  const isLarge = among.length % 2 === 1 && room.room_class_id === among[0]?.room_class_id;
  const fresh = new Set(useUnshown(others.map(({ src }) => src)));
  const upright = isLarge ? others.find(({ src }) => fresh.has(src) && isUpright(src)) : undefined;
  const line = isLarge ? firstSentence(room.introduction) : "";
  return (
    <article className="card" data-lead={isLarge && photo !== undefined}>
      {photo ? (
        <div className="card-views" data-details={upright !== undefined}>
          <Photo
            src={photo.src}
            alt={photo.alt}
            sizes={`(min-width: 64rem) ${isLarge ? (upright ? "68vw at 3/2" : "94vw at 2/1") : "47vw at 3/2"}, (min-width: 44rem) 46vw at 3/2, 92vw at 3/2`}
          />
          {upright ? <Photo src={upright.src} alt={upright.alt} sizes="28vw by 42vw" /> : null}
        </div>
      ) : null}
      <div className="card-words">
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
