import type { RoomClass } from "#contract/rooms.ts";
import { useLayout } from "#web/use-layout.ts";
import { RateNote } from "#web/sections/currency.tsx";
import { Section } from "#web/sections/section.tsx";
import { useSite } from "#web/site.ts";
import { Carousel } from "#web/ui/carousel.tsx";
import { usePicturesFor } from "#web/ui/picture-use.ts";

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

/** A whole house is shown from one of its first pictures: the others show its rooms. */
const OF_THE_HOUSE = 2;

export function RoomList({ rooms }: { rooms: RoomClass[] }) {
  const { RoomCard } = useLayout();
  const pictures = usePicturesFor(
    rooms.map(({ photos, support_entire_rent }) =>
      photos.slice(0, support_entire_rent ? OF_THE_HOUSE : undefined).map(({ src }) => src),
    ),
    true,
  );
  const shown = rooms.map((room, index) => ({ ...room, photos: beginningWith(pictures[index] ?? null, room.photos) }));
  return (
    <ul className="room-list">
      {shown.map((room, index) => (
        <li key={room.room_class_id}>
          <RoomCard room={room} index={index} among={shown} />
        </li>
      ))}
    </ul>
  );
}

/** A card begins with the picture that is left for it; null: none is, and the card is set in words. */
function beginningWith(first: string | null, photos: RoomClass["photos"]): RoomClass["photos"] {
  if (first === null) return [];
  return photos.toSorted((one, other) => Number(other.src === first) - Number(one.src === first));
}
