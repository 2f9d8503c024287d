/** A room's size, beds, guests and price, for every layout's room card and the room's own page. */
import type { RoomClass } from "#contract/rooms.ts";
import type { Words } from "#languages/languages.ts";
import { langOf, useSite } from "#web/site.ts";
import { AmountFrom } from "#web/ui/amount-from.tsx";

export function bedNames(room: RoomClass, words: Words): string[] {
  // "× 2" stays beside what it counts.
  return room.description.bed.map(({ bed, count }) =>
    words
      .bed_count(words.beds[bed as keyof Words["beds"]] ?? bed, count)
      .replaceAll(" ×", "\u00a0×")
      .replaceAll("× ", "×\u00a0"),
  );
}

export function sleepsWords(room: RoomClass, words: Words): string {
  return room.children > 0 ? words.sleeps_with_children(room.people, room.children) : words.sleeps(room.people);
}

/** The name as the card's heading, linking to the room's page. */
export function RoomName({ room }: { room: RoomClass }) {
  const { href } = useSite();
  return (
    <h3>
      <a href={href(`/rooms/${room.room_class_id}`)} {...langOf(room.fallback_lang, "room_class_name")}>
        {room.room_class_name}
      </a>
    </h3>
  );
}

export function RoomFacts({ room }: { room: RoomClass }) {
  const { words } = useSite();
  const beds = bedNames(room, words);
  return (
    <ul className="facts">
      {room.description.square_meters > 0 ? <li>{words.square_meters(room.description.square_meters)}</li> : null}
      <li>{sleepsWords(room, words)}</li>
      {beds.length > 0 ? <li>{beds.join(" / ")}</li> : null}
      {room.has_half_board ? <li>{words.half_board}</li> : null}
    </ul>
  );
}

/** `plan`: what kind of plan alone has this price. */
export function RoomPrice({ room, plan = "" }: { room: RoomClass; plan?: string }) {
  const { words, price } = useSite();
  if (room.show_price === null) return <p className="price">{words.price_on_request}</p>;
  return (
    <p className="price" data-money={room.show_price}>
      <strong>
        <AmountFrom amount={price(room.show_price)} say={words.from_price} />
      </strong>{" "}
      <span>{words.per_night}</span>
      {plan ? (
        <>
          {" "}
          <span className="price-plan">{plan}</span>
        </>
      ) : null}
    </p>
  );
}
