/** What the room costs, and the button that books it: from its first free night. */
import type { RoomData } from "#web/guest/room/room-data.ts";
import { phrasesOf } from "#rules/text/phrases.ts";
import { addDays } from "#rules/time/day.ts";
import { RateNote } from "#web/sections/currency.tsx";
import { RoomPrice } from "#web/sections/room-facts.tsx";
import { Search } from "#web/sections/search.tsx";
import { Phrases } from "#web/ui/phrases.tsx";
import { useSite } from "#web/site.ts";
import { useLayout } from "#web/use-layout.ts";

/** A full stop of a Chinese or Japanese sentence is as wide as a character: no space after it. */
const spaced = (sentence: string) => (sentence.endsWith("。") ? sentence : `${sentence} `);

export function BookRoom({ room, nights }: Pick<RoomData, "room" | "nights">) {
  const { words, isSelling, bookHref } = useSite();
  const { variants } = useLayout();
  const free = nights.find(({ price }) => price !== null)?.date;
  const note = room.from_price?.nights === 1 ? spaced(words.room_page.lowest) : "";
  return (
    <div className="room-book">
      <RoomPrice room={room} />
      <p className="price-note phrased">
        <Phrases phrases={phrasesOf(note + words.prices_include_tax)} />
        <RateNote />
      </p>
      {isSelling ? (
        <a className="button" href={bookHref(free ? { start: free, end: addDays(free, 1) } : {})} data-book>
          {room.support_entire_rent ? words.book_now : words.room_page.book}
        </a>
      ) : (
        <Search variant={variants.search} />
      )}
    </div>
  );
}
