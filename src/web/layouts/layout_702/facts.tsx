import type { RoomClass } from "#contract/rooms.ts";
import { Intro } from "#web/sections/intro.tsx";
import { sleepsWords } from "#web/sections/room-facts.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Clauses } from "#web/ui/clauses.tsx";

/** The house in figures, then its introduction. */
export function Facts({ rooms }: { rooms: RoomClass[] }) {
  const { hotel, words } = useSite();
  const { info, fallback_lang } = hotel;
  const house = rooms.find((room) => room.support_entire_rent);
  // Of one kind there may be several: how many, the site does not know.
  const kinds = rooms.filter((room) => !room.support_entire_rent).length;
  const size = house?.description.square_meters ?? 0;
  const facts = [
    { name: words.occupancy, value: house ? sleepsWords(house, words) : "" },
    { name: words.room_kinds, value: kinds > 0 ? words.kinds(kinds) : "" },
    { name: words.room_size, value: size > 0 ? words.square_meters(size) : "" },
    { name: words.check_in_from, value: info.checkin_start_time },
    { name: words.check_out_by, value: info.checkout_time },
  ].filter(({ value }) => value !== "");
  return (
    <section className="section facts-of-house" aria-label={hotel.hotel_name}>
      {info.banner_title ? (
        <h2 {...langOf(fallback_lang, "info.banner_title")}>
          <Clauses text={info.banner_title} />
        </h2>
      ) : null}
      {facts.length > 0 ? (
        <dl className="house-figures">
          {facts.map(({ name, value }) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
      <Intro />
    </section>
  );
}
