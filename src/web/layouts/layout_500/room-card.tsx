import type { Layout } from "../layout.ts";
import { sentencesOf } from "#rules/text/sentence.ts";
import { RoomFacts, RoomName, RoomPrice } from "#web/sections/room-facts.tsx";
import { langOf } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";

/** The lead has most of the page, the others half of it; a last one without a neighbour is a row. The widest that any of them is. */
const LEAD = "(min-width: 78rem) 52vw at 3/2, (min-width: 48rem) 56vw at 3/2, 94vw at 3/2";
const PAIR = "(min-width: 48rem) 47vw at 3/2, 94vw at 3/2";

/** Like a classified ad: number, name, leader and price, facts, text, below or beside the picture. */
export const RoomCard: Layout["RoomCard"] = ({ room, index }) => {
  const [photo] = room.photos;
  const { sentence } = sentencesOf(room.introduction);
  return (
    <article className="classified" data-picture={photo !== undefined}>
      <span className="classified-number" aria-hidden="true">
        {index + 1}
      </span>
      <div className="classified-words">
        <RoomName room={room} />
        {sentence ? (
          <p {...langOf(room.fallback_lang, "introduction")}>
            {sentence}
            <span className="classified-rest">{room.introduction.trim().slice(sentence.length)}</span>
          </p>
        ) : null}
      </div>
      <RoomFacts room={room} />
      <RoomPrice room={room} />
      {photo ? <Photo src={photo.src} alt={photo.alt} sizes={index === 0 ? LEAD : PAIR} /> : null}
    </article>
  );
};
