/** A room's size, beds, guests and price, for every layout's room card and the room's own page. */
import type { RoomClass } from "#contract/rooms.ts";
import type { Words } from "#languages/languages.ts";
import { listAll } from "#rules/text/lists.ts";
import { MEALS } from "#rules/stock/plans.ts";
import { FromPrice } from "#web/sections/room/from-price.tsx";
import { langOf, type Site, useSite } from "#web/site.ts";

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
  const site = useSite();
  const { words } = site;
  const beds = bedNames(room, words);
  return (
    <ul className="facts">
      {room.description.square_meters > 0 ? <li>{words.square_meters(room.description.square_meters)}</li> : null}
      <li>{sleepsWords(room, words)}</li>
      {beds.length > 0 ? <li>{listAll(beds, site.lang)}</li> : null}
      {mealFacts(room, site).map((fact) => (
        <li key={fact}>{fact}</li>
      ))}
    </ul>
  );
}

/** What one eats at the "from" price; and that dinner can be had, where it is not in it. */
export function mealFacts(room: RoomClass, { words, wordSets }: Pick<Site, "words" | "wordSets">): string[] {
  const meals = room.from_price?.contain_meals ?? [];
  const isHalfBoard = meals.includes("breakfast") && meals.includes("dinner");
  return [
    ...(isHalfBoard && meals.length === 2
      ? [words.half_board]
      : meals.length > 0
        ? [mealWords(meals, wordSets.booking.plan.meals)]
        : []),
    ...(room.has_half_board && !isHalfBoard ? [words.half_board_offered] : []),
  ];
}

const mealWords = <Name extends string>(meals: readonly string[], words: Record<Name, string>): string =>
  words[MEALS.filter((meal) => meals.includes(meal)).join("_") as Name];

export function RoomPrice({ room }: { room: RoomClass }) {
  const { words, wordSets } = useSite();
  const { from_price: from } = room;
  if (from === null) {
    return <p className="price">{room.show_price === null ? words.price_on_request : words.no_room_soon}</p>;
  }
  // What kind of plan alone has this price.
  const plan = wordSets.booking.plan.promo[from.promo_type];
  return (
    <p className="price" data-money={from.price}>
      <FromPrice from={from} />
      {plan ? (
        <>
          {" "}
          <span className="price-plan">{plan}</span>
        </>
      ) : null}
    </p>
  );
}
