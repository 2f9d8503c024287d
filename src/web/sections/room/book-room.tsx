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
  const { words, lang, wordSets, isSelling, bookHref, price: money } = useSite();
  const { variants } = useLayout();
  const free = nights.find(({ price }) => price !== null)?.date;
  const prices = nights.flatMap(({ price }) => price ?? []);
  const single = Math.min(...prices);
  const isOfLonger = room.show_price !== null && nights.length > 0 && room.show_price < single;
  // Where a night is sold out, that night may be the one that costs so little.
  const isLongStay = isOfLonger && prices.length === nights.length;
  const note =
    room.show_price === null ? "" : spaced(words.room_page[isOfLonger && !isLongStay ? "lowest_longer" : "lowest"]);
  return (
    <div className="room-book">
      <RoomPrice room={room} plan={isLongStay ? wordSets.booking.plan.promo.long_stay : ""} />
      <p className="price-note phrased">
        {isOfLonger && prices.length > 0 ? (
          <span className="price-single" data-money={single}>
            {words.room_page.one_night(money(single))}
          </span>
        ) : null}
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
