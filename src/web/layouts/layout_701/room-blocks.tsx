import type { RoomClass } from "#contract/rooms.ts";
import { figuresOf } from "#web/sections/room/room-figures.ts";
import { useSite } from "#web/site.ts";

/** What a family asks of a room, in one low row: size, beds, bath, window, and from when until when. How many sleep there is said with the name. */
export function RoomBlocks({ room }: { room: RoomClass }) {
  const { hotel, words, lang } = useSite();
  const { checkin_start_time, checkout_time } = hotel.info;
  const figures = figuresOf(room, words, lang).filter(({ key }) => key !== "sleeps");
  const hours = [
    { key: "from", name: words.check_in_from, value: checkin_start_time },
    { key: "until", name: words.check_out_by, value: checkout_time },
  ].filter(({ value }) => value !== "");
  return (
    <dl className="room-blocks">
      {[...figures, ...hours].map(({ key, name, value }) => (
        <div key={key}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
