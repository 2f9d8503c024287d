import type { RoomClass } from "#contract/rooms.ts";
import { langOf, useSite } from "#web/site.ts";
import { sentencesOf } from "#rules/text/sentence.ts";
import { phrasesOf } from "#rules/text/phrases.ts";
import { AmenityList } from "#web/sections/amenities.tsx";
import { Intro } from "#web/sections/intro.tsx";
import { bedNames, sleepsWords } from "#web/sections/room-facts.tsx";
import { Beds } from "#web/sections/room/beds.tsx";
import { Phrases } from "#web/ui/clauses.tsx";

const houseOf = (rooms: RoomClass[]) => rooms.find((room) => room.support_entire_rent);

/** The house in figures, on the ground that its photos stand on: all its beds are drawn. */
export function Ground({ rooms }: { rooms: RoomClass[] }) {
  const { hotel, words } = useSite();
  const { checkin_start_time, checkout_time } = hotel.info;
  const house = houseOf(rooms);
  const size = house?.description.square_meters ?? 0;
  const beds = house?.description.bed ?? [];
  const names = house ? bedNames(house, words) : [];
  const facts = [
    { name: words.occupancy, value: house ? sleepsWords(house, words) : "" },
    { name: words.room_size, value: size > 0 ? words.square_meters(size) : "" },
    { name: words.check_in_from, value: checkin_start_time },
    { name: words.check_out_by, value: checkout_time },
  ].filter(({ value }) => value !== "");
  if (facts.length === 0 && beds.length === 0) return null;
  return (
    <section className="ground" aria-label={hotel.hotel_name}>
      <dl className="house-figures" data-count={facts.length}>
        {beds.length > 0 ? (
          <div className="house-beds">
            <dt>{words.bed_type}</dt>
            {beds.map((bed, index) => (
              <dd key={bed.bed}>
                <Beds beds={[bed]} />
                {names[index]}
              </dd>
            ))}
          </div>
        ) : null}
        {facts.map(({ name, value }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              <Numbered text={value} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The numbers in a text, marked, to be set larger than its words. */
function Numbered({ text }: { text: string }) {
  return text.split(/(\d[\d.,:]*)/).map((part, index) => (index % 2 === 1 ? <b key={index}>{part}</b> : part));
}

/** What renting it whole means, in its own words, then its introduction and what it has. */
export function Welcome({ rooms }: { rooms: RoomClass[] }) {
  const { href } = useSite();
  const house = houseOf(rooms);
  const { sentence, rest } = sentencesOf(house?.introduction ?? "");
  return (
    <section className="section welcome">
      {house && sentence !== "" ? (
        <div className="welcome-house">
          <h2>
            <a href={href(`/rooms/${house.room_class_id}`)} {...langOf(house.fallback_lang, "room_class_name")}>
              {house.room_class_name}
            </a>
          </h2>
          <div {...langOf(house.fallback_lang, "introduction")}>
            <p className="house-sentence phrased">
              <Phrases phrases={phrasesOf(sentence)} />
            </p>
            {rest ? <p>{rest}</p> : null}
          </div>
        </div>
      ) : null}
      <Intro />
      <AmenityList />
    </section>
  );
}
