/** What sets the room apart in sight, everything it has behind a disclosure, by group. */
import { useBookingTools } from "#web/booking/booking-context.ts";
import type { RoomSheetProps } from "./sheet-place.tsx";

export function SheetAmenities({ room: { amenities, facilities }, isPage }: RoomSheetProps) {
  const { words } = useBookingTools();
  const Title = isPage ? "h2" : "h3";
  const count = facilities.reduce((sum, { items }) => sum + items.length, 0);
  if (count === 0) return null;
  return (
    <section className="room-sheet-amenities" aria-labelledby="sheet-amenities">
      <Title id="sheet-amenities">{words.room.amenities}</Title>
      {amenities.length > 0 ? (
        <ul className="room-first">
          {amenities.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      ) : null}
      {count > amenities.length ? (
        <details className="room-all">
          <summary>{words.room.facilities(count)}</summary>
          <dl>
            {facilities.map(({ name, items }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{words.room.listed(items)}</dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </section>
  );
}
