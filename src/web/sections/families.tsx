/** What children cost and where they sleep. Without rates the section is omitted. */
import type { RoomClass } from "#contract/rooms.ts";
import { RateRows, readRates } from "#web/sections/policies.tsx";
import { sleepsWords } from "#web/sections/room-facts.tsx";
import { Section } from "#web/sections/section.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { usePicturesFor } from "#web/ui/picture-use.ts";

export function Families({ rooms }: { rooms: RoomClass[] }) {
  const { hotel, words, href } = useSite();
  const rates = readRates(hotel.info.children_and_extra_person_rates);
  const welcoming = rooms.filter((room) => room.children > 0);
  const pictures = usePicturesFor(welcoming.map((room) => room.photos.map(({ src }) => src)));
  if (rates.length === 0) return null;
  return (
    <Section name="families" title={words.with_children}>
      <div className="families" data-rooms={welcoming.length > 0}>
        <div className="families-rates">
          <h3>{words.children_rates}</h3>
          <dl>
            <RateRows rates={rates} />
          </dl>
        </div>
        {welcoming.length > 0 ? (
          <ul className="families-rooms">
            {welcoming.map((room, index) => (
              <li key={room.room_class_id}>
                <a href={href(`/rooms/${room.room_class_id}`)}>
                  {pictures[index] ? (
                    <Photo src={pictures[index]} alt="" sizes="(min-width: 60rem) 45vw at 8/5, 94vw at 8/5" />
                  ) : null}
                  <strong {...langOf(room.fallback_lang, "room_class_name")}>{room.room_class_name}</strong>
                  <span>{sleepsWords(room, words)}</span>
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Section>
  );
}
