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

/**
 * The box of the home page once more: picture, panel with name and price, figures at its lower edge. Below it the second picture
 * and the third under it, beside all that the room has and its nights: both columns are of one height.
 */
export function RoomPage({ data: { room, others, nights, facilities } }: { data: RoomData }) {
  const { words, href } = useSite();
  const [first, second, third, ...more] = shotsOf(room);
  const { sentence, rest } = sentencesOf(room.introduction);
  const lang = langOf(room.fallback_lang, "introduction");
  // Below a wide picture there is space for the list; an upright one is as high as all that stands beside it.
  const isWide = second !== undefined && second.format !== "tall" && third === undefined;
  // An upright detail, the list and the nights are three columns of one height: no detail outweighs the room.
  const isThree = second?.format === "tall" && third === undefined;
  const place = third ? PAIR : ALONE;
  const amenities = <RoomAmenities room={room} others={others} />;
  return (
    <article className="room-box">
      <p className="page-way">
        <a href={href("/")}>{words.home}</a>
      </p>
      <Shots>
        <div className="room-front" data-picture={first !== undefined}>
          <Frame
            shot={first}
            sizes="(min-width: 90rem) 900px by 48rem, (min-width: 60rem) 62vw by 54vw, 100vw at 3/2"
            className="room-front-view"
          />
          <header className="room-plate">
            <div className="room-plate-words">
              <h1 {...langOf(room.fallback_lang, "room_class_name")}>
                <Clauses text={room.room_class_name} />
              </h1>
              <Tags tags={[...room.symbol_tags, ...room.memo_tags]} />
              {sentence ? (
                <p className="room-sentence phrased" {...lang}>
                  <Phrases phrases={phrasesOf(sentence)} />
                </p>
              ) : null}
            </div>
            <div className="room-bill">
              <BookRoom room={room} nights={nights} />
            </div>
          </header>
          <RoomFigures room={room} />
        </div>
        <div className="room-inside" data-format={second?.format ?? "none"} data-three={isThree}>
          <div className="room-inside-view">
            <Frame shot={second} sizes={place[second?.format === "tall" ? "tall" : "wide"]} />
            <Frame shot={third} sizes={PAIR[second?.format === "tall" ? "tall" : "wide"]} />
            {isWide ? amenities : null}
          </div>
          <div className="room-inside-words">
            {rest ? (
              <p className="room-rest" {...lang}>
                {rest}
              </p>
            ) : null}
            {isWide ? null : amenities}
            <RoomNights room={room} nights={nights} />
          </div>
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

const ALONE = {
  tall: "(min-width: 90rem) 44rem by 48rem, (min-width: 60rem) 47vw by 48rem, (min-width: 44rem) 47vw at 4/5, 92vw at 1/1",
  wide: "(min-width: 90rem) 51rem at 3/2, (min-width: 44rem) 57vw at 3/2, 92vw at 3/2",
};

const PAIR = {
  tall: "(min-width: 90rem) 44rem by 40rem, (min-width: 44rem) 47vw by 40rem, 46vw at 4/5",
  wide: "(min-width: 90rem) 51rem by 40rem, (min-width: 44rem) 57vw by 40rem, 46vw at 4/5",
};

function More({ shots }: { shots: Shot[] }) {
  return (
    <div className="room-box-more">
      {shots.map((shot) => (
        <Frame key={shot.src} shot={shot} sizes="(min-width: 60rem) 47vw by 24rem, 92vw at 3/2" />
      ))}
    </div>
  );
}
