import type { Layout } from "../layout.ts";
import { bedNames, mealFacts, RoomName, RoomPrice, sleepsWords } from "#web/sections/room-facts.tsx";
import { firstSentence } from "#rules/text/sentence.ts";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { Beds } from "#web/sections/room/beds.tsx";

const ROW = "(min-width: 82rem) 26rem at 3/2, (min-width: 46rem) 47vw at 3/2, 92vw at 3/2";
const PAIR = "(min-width: 82rem) 46rem by 25rem, (min-width: 52rem) 56vw by 31vw, 92vw at 3/2";

/** A bedroom: its beds drawn, its name, its own sentence, its beds as text. Where only the whole house is sold, it has no price. */
export const RoomCard: Layout["RoomCard"] = ({ room, among }) => {
  const site = useSite();
  const { words } = site;
  const [photo] = room.photos;
  const line = firstSentence(room.introduction);
  const size = room.description.square_meters;
  const hasOwnPrice = !among.every((each) => each.support_entire_rent);
  const facts = [
    ...bedNames(room, words),
    sleepsWords(room, words),
    ...(size > 0 ? [words.square_meters(size)] : []),
    ...mealFacts(room, site),
  ];
  return (
    <article className="bedroom" data-picture={photo !== undefined}>
      {photo ? <Photo src={photo.src} alt={photo.alt} sizes={among.length === 2 ? PAIR : ROW} /> : null}
      <div className="bedroom-words">
        <Beds beds={room.description.bed} />
        <div>
          <RoomName room={room} />
          {line ? (
            <p className="bedroom-line" {...langOf(room.fallback_lang, "introduction")}>
              {line}
            </p>
          ) : null}
          <ul className="facts">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
          {hasOwnPrice ? <RoomPrice room={room} /> : null}
        </div>
      </div>
    </article>
  );
};
