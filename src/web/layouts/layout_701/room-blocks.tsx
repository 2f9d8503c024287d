import type { ReactNode } from "react";
import type { RoomClass } from "#contract/rooms.ts";
import { bedNames } from "#web/sections/room-facts.tsx";
import { Beds } from "#web/sections/room/beds.tsx";
import { useSite } from "#web/site.ts";

/** What a family asks of a room, each answer a block that shows it: beds, floor, and from when until when. How many sleep there is said with the name. */
export function RoomBlocks({ room }: { room: RoomClass }) {
  const { hotel, words } = useSite();
  const { bed, square_meters } = room.description;
  const { checkin_start_time, checkout_time } = hotel.info;
  const hours = [
    { time: checkin_start_time, label: words.check_in_from },
    { time: checkout_time, label: words.check_out_by },
  ].filter(({ time }) => time !== "");
  return (
    <ul className="room-blocks">
      {bed.length > 0 ? (
        <Block kind="beds" name={words.bed_type} value={bedNames(room, words).join(" / ")}>
          <Beds beds={bed} />
        </Block>
      ) : null}
      {square_meters > 0 ? (
        <Block kind="size" name={words.room_size} value={words.square_meters(square_meters)}>
          <Floor metres={square_meters} />
        </Block>
      ) : null}
      {hours.length > 0 ? (
        <li className="room-block" data-block="hours">
          {hours.map(({ time, label }) => (
            <p key={label}>
              <span className="block-name">{label}</span> <time className="block-value">{time}</time>
            </p>
          ))}
        </li>
      ) : null}
    </ul>
  );
}

type BlockProps = { kind: string; name: string; value: string; children: ReactNode };

function Block({ kind, name, value, children }: BlockProps) {
  return (
    <li className="room-block" data-block={kind}>
      {children}
      <p>
        <span className="block-name">{name}</span> <strong className="block-value">{value}</strong>
      </p>
    </li>
  );
}

const ACROSS = 10;
/** More squares than these would be a texture. */
const MOST = 80;

/** One small square for each square metre, in rows of ten. */
function Floor({ metres }: { metres: number }) {
  const count = Math.min(Math.round(metres), MOST);
  const rows = Math.ceil(count / ACROSS);
  return (
    <svg className="floor-squares" viewBox={`0 0 ${ACROSS * 10} ${rows * 10}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <rect
          key={index}
          x={(index % ACROSS) * 10 + 1}
          y={Math.floor(index / ACROSS) * 10 + 1}
          width="8"
          height="8"
          rx="2"
        />
      ))}
    </svg>
  );
}
