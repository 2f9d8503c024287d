import type { RoomClass } from "#contract/rooms.ts";
import { useLayout } from "#web/use-layout.ts";
import { RateNote } from "#web/sections/currency.tsx";
import { Section } from "#web/sections/section.tsx";
import { useSite } from "#web/site.ts";
import { Carousel } from "#web/ui/carousel.tsx";

export function Rooms({ rooms, variant }: { rooms: RoomClass[]; variant?: string }) {
  const { words, titles } = useSite();
  if (rooms.length === 0) return null;
  return (
    <Section name="rooms" {...titles.rooms} {...(variant ? { variant } : {})}>
      {variant === "carousel" ? (
        <Carousel words={words} label={titles.rooms.title}>
          <RoomList rooms={rooms} />
        </Carousel>
      ) : (
        <RoomList rooms={rooms} />
      )}
      <p className="price-note">
        {words.prices_include_tax}
        <RateNote />
      </p>
    </Section>
  );
}

export function RoomList({ rooms }: { rooms: RoomClass[] }) {
  const { RoomCard } = useLayout();
  return (
    <ul className="room-list">
      {rooms.map((room, index) => (
        <li key={room.room_class_id}>
          <RoomCard room={room} index={index} among={rooms} />
        </li>
      ))}
    </ul>
  );
}
