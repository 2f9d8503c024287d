import type { RoomClass } from "#contract/rooms.ts";
import { phrasesOf } from "#rules/text/phrases.ts";
import { sentencesOf } from "#rules/text/sentence.ts";
import { RoomFacts, RoomName, RoomPrice } from "#web/sections/room-facts.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { Phrases } from "#web/ui/phrases.tsx";

/** How the rooms follow one another: one from edge to edge, two unequal ones side by side, one with its sentence beside it. */
const WIDTHS = { wide: 100, broad: 60, narrow: 40, quiet: 60, half: 50 };

/** The picture alone; below it name and price above a line from edge to edge, the facts under it. Without a picture the words are the row. */
export function RoomCard({ room, among }: { room: RoomClass; among: RoomClass[] }) {
  const { path, words } = useSite();
  const [photo] = room.photos;
  // The next rooms of a room's page are a pair of equals.
  const place = path.startsWith("/rooms/") ? "half" : placeOf(among.indexOf(room), among.length);
  return (
    <article className="panel" data-picture={photo !== undefined} data-place={place}>
      {photo ? (
        <Photo
          src={photo.src}
          alt={photo.alt}
          sizes={
            place === "broad" || place === "narrow"
              ? `(min-width: 48rem) ${WIDTHS[place]}vw by 40vw, 100vw at 1/1`
              : `(min-width: 48rem) ${WIDTHS[place]}vw at 3/2, 100vw at 1/1`
          }
        />
      ) : null}
      {place === "quiet" ? <Sentence room={room} /> : null}
      <div className="panel-name">
        <RoomName room={room} />
        <RoomPrice room={room} />
      </div>
      <div className="panel-under">
        <RoomFacts room={room} />
        <span className="panel-go" aria-hidden="true">
          {words.view_room}
        </span>
      </div>
    </article>
  );
}

/** A second one that has nobody beside it is a quiet one too. */
function placeOf(index: number, count: number): keyof typeof WIDTHS {
  const place = index % 4;
  if (place === 0) return "wide";
  if (place === 3 || (place === 1 && index === count - 1)) return "quiet";
  return place === 1 ? "broad" : "narrow";
}

function Sentence({ room }: { room: RoomClass }) {
  const { sentence } = sentencesOf(room.introduction);
  if (sentence === "") return null;
  return (
    <p className="panel-sentence phrased" {...langOf(room.fallback_lang, "introduction")}>
      <Phrases phrases={phrasesOf(sentence)} />
    </p>
  );
}
