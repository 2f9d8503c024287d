import type { RoomClass } from "#contract/rooms.ts";
import { Intro } from "#web/sections/intro.tsx";
import { bedNames, sleepsWords } from "#web/sections/room-facts.tsx";
import { useSite } from "#web/site.ts";

/** The house in figures, then its introduction. */
export function Facts({ rooms }: { rooms: RoomClass[] }) {
  const { hotel, words } = useSite();
  const { info } = hotel;
  const house = rooms.find((room) => room.support_entire_rent);
  const size = house?.description.square_meters ?? 0;
  const facts = [
    { name: words.occupancy, values: house ? [sleepsWords(house, words)] : [] },
    { name: words.room_size, values: size > 0 ? [words.square_meters(size)] : [] },
    { name: words.bed_type, values: house ? bedNames(house, words) : [] },
    { name: words.check_in_from, values: [info.checkin_start_time] },
    { name: words.check_out_by, values: [info.checkout_time] },
  ].filter(({ values }) => values.join("") !== "");
  return (
    <section className="section facts-of-house" aria-label={hotel.hotel_name}>
      {facts.length > 0 ? (
        <dl className="house-figures">
          {facts.map(({ name, values }) => (
            <div key={name}>
              <dt>{name}</dt>
              {values.map((value) => (
                <dd key={value}>{value}</dd>
              ))}
            </div>
          ))}
        </dl>
      ) : null}
      <Intro />
    </section>
  );
}
