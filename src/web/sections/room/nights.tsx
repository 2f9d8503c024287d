/** The room's price night by night, each night a link that books it; nothing where rooms are not sold here. */
import type { RoomData } from "#web/guest/room/room-data.ts";
import { PriceMonth } from "#web/sections/price-month.tsx";
import { useSite } from "#web/site.ts";

type RoomNightsProps = Pick<RoomData, "room" | "nights">;

export function RoomNights({ room, nights }: RoomNightsProps) {
  const { words } = useSite();
  if (nights.length === 0) return null;
  return (
    <section className="room-nights" id="nights" aria-labelledby="nights-title">
      <h2 id="nights-title">{words.prices_by_day}</h2>
      <PriceMonth days={nights} isHouse={room.support_entire_rent} />
      <p className="room-nights-note">{words.room_page.choose_night}</p>
    </section>
  );
}
