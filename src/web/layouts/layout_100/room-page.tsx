import { phrasesOf } from "#rules/text/phrases.ts";
import { sentencesOf } from "#rules/text/sentence.ts";
import type { RoomData } from "#web/guest/room/room-data.ts";
import { RoomAmenities } from "#web/sections/room/amenities.tsx";
import { BookRoom } from "#web/sections/room/book-room.tsx";
import { RoomFigures } from "#web/sections/room/facts.tsx";
import { HouseAdds } from "#web/sections/room/house-adds.tsx";
import { NextRooms } from "#web/sections/room/next-rooms.tsx";
import { RoomNights } from "#web/sections/room/nights.tsx";
import { Frame, type Shot, Shots, shotsOf } from "#web/sections/room/shots.tsx";
import { Tags } from "#web/sections/room/words.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Clauses } from "#web/ui/clauses.tsx";
import { Phrases } from "#web/ui/phrases.tsx";
import { Facts } from "./facts.tsx";

/**
 * The picture and beside it, as tall, the room's key: figures, price and button on a card as one gets it at the desk. In the same two
 * columns name and words, then nights, what the room has and the clocks; then the other pictures. A single one stands beside the nights.
 */
export function RoomPage({ data: { room, others, nights, facilities } }: { data: RoomData }) {
  const { words, href } = useSite();
  const [first, second, third, ...more] = shotsOf(room);
  const { sentence, rest } = sentencesOf(room.introduction);
  const lang = langOf(room.fallback_lang, "introduction");
  const views = [second, third].filter((shot) => shot !== undefined);
  const calendar = nights.length > 0 ? <RoomNights room={room} nights={nights} /> : null;
  const isBesideView = views.length === 1;
  const beside = isBesideView ? null : calendar;
  return (
    <article className="room-box">
      <p className="page-way">
        <a href={href("/")}>{words.home}</a>
      </p>
      <Shots>
        <div className="room-desk" data-picture={first !== undefined}>
          <Frame shot={first} sizes={VIEW} className="room-desk-view" />
          <header className="desk-words">
            <h1 {...langOf(room.fallback_lang, "room_class_name")}>
              <Clauses text={room.room_class_name} />
            </h1>
            <Tags tags={[...room.symbol_tags, ...room.memo_tags]} />
          </header>
          <div className="keycard">
            <RoomFigures room={room} />
            <div className="room-bill">
              <BookRoom room={room} nights={nights} />
            </div>
          </div>
          {sentence ? (
            <div className="desk-text" {...lang}>
              <p className="room-sentence phrased">
                <Phrases phrases={phrasesOf(sentence)} />
              </p>
              {rest ? <p className="room-rest">{rest}</p> : null}
            </div>
          ) : null}
          {beside}
          <div className="desk-list">
            <RoomAmenities room={room} others={others} />
            <Facts isTimes />
          </div>
        </div>
        <div className="room-inside" data-views={views.length} data-nights={isBesideView && nights.length > 0}>
          {views.map((shot) => (
            <Frame key={shot.src} shot={shot} sizes={INSIDE} />
          ))}
          {isBesideView ? calendar : null}
        </div>
        {more.length > 0 ? <More shots={more} /> : null}
      </Shots>
      <div className="section">
        <HouseAdds
          room={room}
          facilities={facilities}
          most={4}
          pictured={2}
          sizes="(min-width: 90rem) 44rem at 3/2, (min-width: 60rem) 46vw at 3/2, (min-width: 48rem) 47vw at 3/2, 100vw at 3/2"
        />
      </div>
      <NextRooms others={others} />
    </article>
  );
}

const VIEW = "(min-width: 90rem) 63rem by 43rem, (min-width: 60rem) 66vw by 38rem, 100vw at 3/2";
const INSIDE = "(min-width: 90rem) 45rem by 40rem, (min-width: 60rem) 48vw by 40rem, 94vw at 1/1";

function More({ shots }: { shots: Shot[] }) {
  return (
    <div className="room-box-more">
      {shots.map((shot) => (
        <Frame key={shot.src} shot={shot} sizes="(min-width: 60rem) 47vw by 24rem, 92vw at 3/2" />
      ))}
    </div>
  );
}
