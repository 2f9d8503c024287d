import type { RoomClass } from "#contract/rooms.ts";
import { bedNames, mealFacts, RoomName, RoomPrice, sleepsWords } from "#web/sections/room-facts.tsx";
import { useSite } from "#web/site.ts";
import { Carousel } from "#web/ui/carousel.tsx";
import { Photo } from "#web/ui/photo.tsx";
import { People } from "./people.tsx";

/** Guests first, then the name with the price. */
export function RoomCard({ room, among }: { room: RoomClass; among: RoomClass[] }) {
  const site = useSite();
  const { words } = site;
  const beds = bedNames(room, words);
  const size = room.description.square_meters;
  const facts = [
    ...(size > 0 ? [words.square_meters(size)] : []),
    ...beds,
    ...mealFacts(room, site),
    ...(room.support_entire_rent ? [words.whole_house] : []),
  ];
  return (
    <article className="card">
      <Photos room={room} isFew={among.length <= FEW} />
      <div className="card-words">
        <p className="card-people">
          <People adults={room.people} young={room.children} />
          <span>{sleepsWords(room, words)}</span>
        </p>
        <RoomName room={room} />
        {facts.length > 0 ? (
          <ul className="facts">
            {facts.map((fact) => (
              <li key={fact}>{fact}</li>
            ))}
          </ul>
        ) : null}
        <RoomPrice room={room} />
      </div>
    </article>
  );
}

const SHOTS = 5;
/** So many rooms are all in sight, larger (rooms.css). */
const FEW = 4;
const NARROW = "(min-width: 40rem) 45vw at 4/3, 92vw at 4/3";

/** Several photos scroll in their frame; a single one is covered by the card's link. */
function Photos({ room, isFew }: { room: RoomClass; isFew: boolean }) {
  const { words } = useSite();
  const sizes = `(min-width: 64rem) ${isFew ? "57vw by 30vw" : "30rem at 4/3"}, ${NARROW}`;
  const shots = room.photos.slice(0, SHOTS);
  const [first] = shots;
  if (!first) return null;
  if (shots.length === 1) return <Photo src={first.src} alt={first.alt} sizes={sizes} />;
  return (
    <Carousel className="card-photos" words={words} label={words.room_photos}>
      <div className="card-strip" tabIndex={0} role="group" aria-label={words.room_photos}>
        {shots.map((shot) => (
          <Photo key={shot.src} src={shot.src} alt={shot.alt} sizes={sizes} />
        ))}
      </div>
    </Carousel>
  );
}
