import type { RoomClass } from "#contract/rooms.ts";
import { RateNote } from "#web/sections/currency.tsx";
import { RoomList } from "#web/sections/rooms.tsx";
import { Section } from "#web/sections/section.tsx";
import { useSite } from "#web/site.ts";

/** The rooms below column headings. The headings are hidden from screen readers: every row names its own facts. */
export function RoomMatrix({ rooms }: { rooms: RoomClass[] }) {
  const { words, titles } = useSite();
  if (rooms.length === 0) return null;
  return (
    <Section name="rooms" {...titles.rooms} variant="matrix">
      <p className="matrix-head" aria-hidden="true">
        <span>{words.room_size}</span>
        <span />
        <span>{words.occupancy}</span>
        <span>{words.bed_type}</span>
        <span>{words.per_night}</span>
      </p>
      <RoomList rooms={rooms} />
      <p className="price-note">
        {words.prices_include_tax}
        <RateNote />
      </p>
    </Section>
  );
}
