import type { RoomClass } from "#contract/rooms.ts";
import { boardOf } from "#web/layouts/layout_800/board-rows.ts";
import { RateNote } from "#web/sections/currency.tsx";
import { Search } from "#web/sections/search.tsx";
import { Section } from "#web/sections/section.tsx";
import { useSite } from "#web/site.ts";
import { RoomCard } from "./room-card.tsx";
import { type Tonight, TonightContext } from "./tonight.ts";

/** One alone, and the last of three, are wider than the others. */
function lampSizes(place: number, rooms: number): { sizes?: string } {
  if (rooms === 1) return { sizes: "(min-width: 48rem) 90vw by 24rem, 84vw at 2/1" };
  return rooms === 3 && place === 2 ? { sizes: "(min-width: 48rem) 43vw by 30rem, 88vw at 2/1" } : {};
}

/** Every room as a lamp, lit while it is available tonight. Other days can be searched below. */
export function Board({ rooms, tonight }: { rooms: RoomClass[]; tonight: Tonight | null }) {
  const { words, titles, now, day } = useSite();
  if (rooms.length === 0) return <Search variant="panel" />;
  const { columns, sockets } = boardOf(rooms.length);
  // Sold-out rooms are shown too, but come last.
  const isLit = (room: RoomClass) => tonight?.[room.room_class_id] !== false;
  const ordered = [...rooms.filter(isLit), ...rooms.filter((room) => !isLit(room))];
  return (
    <Section name="rooms" {...(tonight ? { title: words.rooms_tonight } : titles.rooms)} variant="board">
      {tonight ? <p className="board-day">{day(Math.floor(now / 1000))}</p> : null}
      <TonightContext value={tonight}>
        <ul className="room-list" data-columns={columns}>
          {ordered.map((room, place) => (
            <li key={room.room_class_id}>
              <RoomCard room={room} index={rooms.indexOf(room)} {...lampSizes(place, rooms.length)} />
            </li>
          ))}
          {Array.from({ length: sockets }, (_, index) => (
            <li key={`socket ${index}`} className="socket" aria-hidden="true" />
          ))}
        </ul>
      </TonightContext>
      <p className="price-note">
        {words.prices_include_tax}
        <RateNote />
      </p>
      <Search variant="panel" />
    </Section>
  );
}
