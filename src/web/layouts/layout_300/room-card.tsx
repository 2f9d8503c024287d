import type { RoomClass } from "#contract/rooms.ts";
import { firstSentence } from "#rules/text/sentence.ts";
import { phrasesOf } from "#rules/text/phrases.ts";
import { RoomFacts, RoomName, RoomPrice } from "#web/sections/room-facts.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Phrases } from "#web/ui/phrases.tsx";
import { Photo } from "#web/ui/photo.tsx";
import { HostAsks } from "./host.tsx";

type RoomCardProps = { room: RoomClass; index: number };

const LARGE = "(min-width: 64rem) 62vw at 16/9, (min-width: 40rem) 92vw at 16/9, 92vw at 3/2";
const SMALL = "(min-width: 64rem) 47vw at 3/2, (min-width: 40rem) 37vw at 4/3, 35vw at 1/1";
/** On other pages three stand in a row, or beside what the page is about. */
const IN_PAGE = "(min-width: 64rem) 31vw at 3/2, (min-width: 40rem) 37vw at 4/3, 35vw at 1/1";

/** A card: picture, text, rotated stickers, the price. The first one is large and has its first sentence, on the home page the host beside it; the others stand in pairs. */
export function RoomCard({ room, index }: RoomCardProps) {
  const { path } = useSite();
  const [photo] = room.photos;
  const sentence = firstSentence(room.introduction);
  // Below a room's own page and an offer all cards are alike.
  const isInPage = /^\/(?:rooms|event)\//.test(path);
  const isLarge = index === 0 && !isInPage;
  const card = (
    <article className="card" data-picture={photo !== undefined}>
      {photo ? (
        <div className="card-view">
          <Photo src={photo.src} alt={photo.alt} sizes={isLarge ? LARGE : isInPage ? IN_PAGE : SMALL} />
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
        {isLarge && sentence ? (
          <p className="card-sentence phrased" {...langOf(room.fallback_lang, "introduction")}>
            <Phrases phrases={phrasesOf(sentence)} />
          </p>
        ) : null}
        <RoomFacts room={room} />
        <RoomPrice room={room} />
      </div>
    </article>
  );
  if (!isLarge || path !== "/") return card;
  return (
    <>
      {card}
      <HostAsks />
    </>
  );
}
