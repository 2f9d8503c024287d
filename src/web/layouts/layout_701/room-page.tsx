import type { RoomClass } from "#contract/rooms.ts";
import { phrasesOf } from "#rules/text/phrases.ts";
import { sentencesOf } from "#rules/text/sentence.ts";
import type { RoomData } from "#web/guest/room/room-data.ts";
import { sleepsWords } from "#web/sections/room-facts.tsx";
import { RoomAmenities } from "#web/sections/room/amenities.tsx";
import { BookRoom } from "#web/sections/room/book-room.tsx";
import { HouseAdds } from "#web/sections/room/house-adds.tsx";
import { NextRooms } from "#web/sections/room/next-rooms.tsx";
import { RoomNights } from "#web/sections/room/nights.tsx";
import { Frame, Shots, shotsOf } from "#web/sections/room/shots.tsx";
import { Tags } from "#web/sections/room/words.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Clauses } from "#web/ui/clauses.tsx";
import { Phrases } from "#web/ui/phrases.tsx";
import { People } from "./people.tsx";
import { RoomBlocks } from "./room-blocks.tsx";

/** Upright pictures beside the first one. */
const SIDES = 2;

/**
 * Tiles, as on the home page: a band of photos, below it the name on one and the price on another; then what a family asks, in a low
 * row, and the days beside one more picture or beside what the room has.
 */
export function RoomPage({ data: { room, others, nights, facilities } }: { data: RoomData }) {
  const [first, ...rest] = shotsOf(room);
  const sides = rest.filter(({ format }) => format === "tall").slice(0, SIDES);
  const [beside, ...further] = rest.filter((shot) => !sides.includes(shot));
  const lists = (
    <div className="room-lists">
      <RoomAmenities room={room} others={others} />
    </div>
  );
  const days = nights.length > 0 ? <RoomNights room={room} nights={nights} /> : null;
  return (
    <article className="room-tiles-page">
      <Shots>
        <div className="room-tiles" data-picture={first !== undefined} data-sides={sides.length}>
          <Frame shot={first} className="tile tile-view" sizes={viewBox(sides.length)} />
          {sides.map((shot) => (
            <Frame
              key={shot.src}
              shot={shot}
              className="tile tile-side"
              sizes={`(min-width: 60rem) ${sides.length === SIDES ? 24 : 31}vw by 40rem, ${sides.length === SIDES ? 46 : 94}vw at 4/5`}
            />
          ))}
          <div className="tile tile-door">
            <Name room={room} />
            <BookRoom room={room} nights={nights} />
          </div>
        </div>
        <RoomBlocks room={room} />
        {beside && days ? lists : null}
        <div className="room-tiles-pair">
          <Frame shot={beside} className="tile tile-beside" sizes="(min-width: 48rem) 48vw by 40rem, 94vw at 4/5" />
          {beside && days ? null : lists}
          {days}
        </div>
        {further.length > 0 ? (
          <div className="room-shots">
            {further.map((shot) => (
              <Frame
                key={shot.src}
                shot={shot}
                className="tile tile-shot"
                sizes="(min-width: 60rem) 96vw at 2/1, 94vw at 3/2"
              />
            ))}
          </div>
        ) : null}
      </Shots>
      <div className="section">
        <HouseAdds room={room} facilities={facilities} sizes="(min-width: 48rem) 48vw at 3/2, 94vw at 3/2" />
      </div>
      <NextRooms others={others} />
    </article>
  );
}

/** The first picture's box: the fewer stand beside it, the wider it is. */
const viewBox = (sides: number) => `(min-width: 60rem) ${[66, 63, 50][sides]}vw by 46rem, 94vw at 4/3`;

/** How many sleep there comes first, as on the cards. */
function Name({ room }: { room: RoomClass }) {
  const { words } = useSite();
  const { sentence, rest } = sentencesOf(room.introduction);
  return (
    <header className="tile-name">
      <p className="card-people">
        <People adults={room.people} young={room.children} />
        <span>{sleepsWords(room, words)}</span>
      </p>
      <h1 {...langOf(room.fallback_lang, "room_class_name")}>
        <Clauses text={room.room_class_name} />
      </h1>
      <Tags tags={[...room.symbol_tags, ...room.memo_tags]} />
      {sentence === "" ? null : (
        <p className="room-sentence phrased" {...langOf(room.fallback_lang, "introduction")}>
          <Phrases phrases={phrasesOf(sentence)} />
        </p>
      )}
      {rest === "" ? null : (
        <p className="room-rest" {...langOf(room.fallback_lang, "introduction")}>
          {rest}
        </p>
      )}
    </header>
  );
}
