import type { RoomClass } from "#contract/rooms.ts";
import type { Words } from "#languages/languages.ts";
import { langOf, useSite } from "#web/site.ts";
import { sentencesOf } from "#rules/text/sentence.ts";
import { phrasesOf } from "#rules/text/phrases.ts";
import { AmenityList } from "#web/sections/amenities.tsx";
import { Intro } from "#web/sections/intro.tsx";
import { bedNames, sleepsWords } from "#web/sections/room-facts.tsx";
import { Beds } from "#web/sections/room/beds.tsx";
import { figuresOf } from "#web/sections/room/room-figures.ts";
import { Phrases } from "#web/ui/phrases.tsx";

export const houseOf = (rooms: RoomClass[]) => rooms.find((room) => room.support_entire_rent);

type Figure = { name: string; /** Said, not shown: the name says it. */ lead?: string; value: string };

/** "最多入住 12 人" below "入住人數" is "12 人", so that every figure begins with its number. */
function sleepsOf(room: RoomClass, words: Words): Figure {
  const value = sleepsWords(room, words);
  const start = room.children > 0 ? 0 : Math.max(0, value.search(/\d/));
  return { name: words.occupancy, lead: value.slice(0, start), value: value.slice(start) };
}

/** The house in figures, on the ground that its photos stand on. */
export function Ground({ rooms }: { rooms: RoomClass[] }) {
  const { hotel, words } = useSite();
  const { checkin_start_time, checkout_time } = hotel.info;
  const house = houseOf(rooms);
  const size = house?.description.square_meters ?? 0;
  const facts = [
    ...(house ? [sleepsOf(house, words)] : []),
    { name: words.room_size, value: size > 0 ? words.square_meters(size) : "" },
    { name: words.check_in_from, value: checkin_start_time },
    { name: words.check_out_by, value: checkout_time },
  ];
  return (
    <section className="ground" aria-label={hotel.hotel_name}>
      <Figures room={house} facts={facts} />
    </section>
  );
}

/** A room in figures, on the same ground. `hasPlan`: its beds are on the plan right above. */
export function RoomGround({ room, hasPlan }: { room: RoomClass; hasPlan: boolean }) {
  const { words, lang } = useSite();
  const facts = figuresOf(room, words, lang).filter(({ key }) => key !== "beds");
  return (
    <div className="ground">
      <Figures
        room={hasPlan ? undefined : room}
        facts={facts.map((fact) => (fact.key === "sleeps" ? sleepsOf(room, words) : fact))}
      />
    </div>
  );
}

/** All beds are drawn. */
function Figures({ room, facts }: { room: RoomClass | undefined; facts: Figure[] }) {
  const { words } = useSite();
  const beds = room?.description.bed ?? [];
  const names = room ? bedNames(room, words) : [];
  const known = facts.filter(({ value }) => value !== "");
  if (known.length === 0 && beds.length === 0) return null;
  return (
    <dl className="house-figures">
      {beds.length > 0 ? (
        <div className="house-beds">
          <dt>{words.bed_type}</dt>
          {beds.map((bed, index) => (
            <dd key={bed.bed}>
              <Beds beds={[bed]} />
              <span>
                <Numbered text={names[index] ?? ""} />
              </span>
            </dd>
          ))}
        </div>
      ) : null}
      {known.map(({ name, lead, value }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {lead ? <span className="hidden">{lead}</span> : null}
            <Numbered text={value} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The numbers in a text, marked, to be set larger than its words. */
function Numbered({ text }: { text: string }) {
  return text.split(/(\d[\d.,:]*)/).map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part));
}

/** Of what the house has, as many are in sight. */
const AMENITIES = 10;

/** What renting it whole means, in its own first sentence (its page tells the rest), then its introduction and what it has. */
export function Welcome({ rooms }: { rooms: RoomClass[] }) {
  const { href } = useSite();
  const house = houseOf(rooms);
  const { sentence } = sentencesOf(house?.introduction ?? "");
  return (
    <section className="section welcome">
      {house && sentence !== "" ? (
        <div className="welcome-house">
          <h2>
            <a href={href(`/rooms/${house.room_class_id}`)} {...langOf(house.fallback_lang, "room_class_name")}>
              {house.room_class_name}
            </a>
          </h2>
          <p className="house-sentence phrased" {...langOf(house.fallback_lang, "introduction")}>
            <Phrases phrases={phrasesOf(sentence)} />
          </p>
        </div>
      ) : null}
      <Intro />
      <AmenityList most={AMENITIES} />
    </section>
  );
}
