import type { RoomClass } from "#contract/rooms.ts";
import type { RoomData } from "#web/guest/room/room-data.ts";
import { readPicture } from "#rules/site/pictures.ts";
import { phrasesOf } from "#rules/text/phrases.ts";
import { sentencesOf } from "#rules/text/sentence.ts";
import { bedNames, RoomName, RoomPrice, sleepsWords } from "#web/sections/room-facts.tsx";
import { RoomAmenities } from "#web/sections/room/amenities.tsx";
import { Beds } from "#web/sections/room/beds.tsx";
import { BookRoom } from "#web/sections/room/book-room.tsx";
import { RoomNights } from "#web/sections/room/nights.tsx";
import { RoomWords, Tags } from "#web/sections/room/words.tsx";
import { Photo } from "#web/ui/photo.tsx";
import { Phrases } from "#web/ui/phrases.tsx";
import { langOf, useSite } from "#web/site.ts";

/** The whole of the house is seen from its rooms; a hotel's list would be too long. */
const MOST = 4;

const isTall = (src: string) => {
  const picture = readPicture(src);
  return picture !== null && picture.height > picture.width;
};

export type RoomPictures = { room: RoomClass; photos: RoomClass["photos"] };

/** Of each bedroom its first picture, and beside it an upright one that the house does not show as its own. */
export function picturesOf(bedrooms: RoomClass[], house: RoomClass): RoomPictures[] {
  const ofHouse = new Set(house.photos.map(({ src }) => src));
  return bedrooms.slice(0, MOST).map((room) => {
    const [first, ...others] = room.photos.filter(({ src }) => readPicture(src) !== null);
    const detail = others.findLast(({ src }) => !ofHouse.has(src) && isTall(src));
    return { room, photos: [first, detail].filter((photo) => photo !== undefined) };
  });
}

/** Room by room: its pictures, and what it says of itself. */
export function RoomByRoom({ rooms }: { rooms: RoomPictures[] }) {
  const { words } = useSite();
  return (
    <section className="section chambers" aria-labelledby="chambers">
      <h2 id="chambers">{words.where_you_sleep}</h2>
      {rooms.map(({ room, photos }) => (
        <article key={room.room_class_id} className="chamber" data-photos={photos.length}>
          {photos.map(({ src, alt }, index) => (
            <Photo key={src} src={src} alt={alt} sizes={index === 0 ? FIRST : DETAIL} />
          ))}
          <ChamberWords room={room} />
        </article>
      ))}
    </section>
  );
}

const FIRST = "(min-width: 82rem) 52rem by 32rem, (min-width: 48rem) 64vw by 42vw, 92vw at 3/2";
const DETAIL = "(min-width: 82rem) 27rem by 32rem, (min-width: 48rem) 33vw by 42vw, 40vw at 4/5";

function ChamberWords({ room }: { room: RoomClass }) {
  const { words } = useSite();
  const { sentence } = sentencesOf(room.introduction);
  const size = room.description.square_meters;
  const facts = [...bedNames(room, words), sleepsWords(room, words), ...(size > 0 ? [words.square_meters(size)] : [])];
  return (
    <div className="chamber-words">
      <RoomName room={room} />
      {sentence ? (
        <p className="chamber-line phrased" {...langOf(room.fallback_lang, "introduction")}>
          <Phrases phrases={phrasesOf(sentence)} />
        </p>
      ) : null}
      <div className="chamber-facts">
        <Beds beds={room.description.bed} />
        <ul className="facts">
          {facts.map((fact) => (
            <li key={fact}>{fact}</li>
          ))}
        </ul>
        <RoomPrice room={room} />
      </div>
    </div>
  );
}

/** What one has with the whole house: its words beside its price, its bedrooms one by one, then what is in it beside its nights. */
export function HouseInRooms({ data, rooms }: { data: RoomData; rooms: RoomPictures[] }) {
  const { room, others, nights } = data;
  return (
    <>
      <div className="house-rooms">
        <div className="house-offer">
          <RoomWords room={room} />
          <Tags tags={room.memo_tags} />
        </div>
        <aside className="suite-price">
          <BookRoom room={room} nights={nights} />
        </aside>
      </div>
      <RoomByRoom rooms={rooms} />
      <div className="house-rooms">
        <RoomAmenities room={room} others={others} />
        <RoomNights room={room} nights={nights} />
      </div>
    </>
  );
}
