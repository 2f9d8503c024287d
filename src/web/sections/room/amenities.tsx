/** What the room has: what sets it apart in sight, everything behind a fold, by group. */
import type { RoomData } from "#web/guest/room/room-data.ts";
import { firstAmenities, presentGroups } from "#rules/site/rooms/room-amenities.ts";
import { roomFacilities } from "#web/facilities.ts";
import { useSite } from "#web/site.ts";

const IN_SIGHT = 8;

type RoomAmenitiesProps = Pick<RoomData, "room" | "others"> & {
  /** How many are in sight, at most eight. */ most?: number;
};

export function RoomAmenities({ room, others, most = IN_SIGHT }: RoomAmenitiesProps) {
  const { words, lang } = useSite();
  const groups = presentGroups(roomFacilities(room));
  if (groups.length === 0) return null;
  const keysOf = (other: RoomData["room"]) =>
    new Set(roomFacilities(other).flatMap(({ items }) => items.map(({ key }) => key)));
  const first = firstAmenities(groups, others.map(keysOf), most);
  const count = groups.reduce((sum, { items }) => sum + items.length, 0);
  return (
    <section className="room-amenities" aria-labelledby="room-facilities">
      <h2 id="room-facilities">{words.room_facilities}</h2>
      {first.length > 0 ? (
        <ul className="room-first">
          {first.map(({ key, name }) => (
            <li key={key}>{name[lang]}</li>
          ))}
        </ul>
      ) : null}
      {count > first.length ? (
        <details className="room-all">
          <summary>{words.room_page.all_facilities(count)}</summary>
          <dl className="facility-groups">
            {groups.map(({ group, items }) => (
              <div key={group.key}>
                <dt>{group.name[lang]}</dt>
                <dd>
                  <ul>
                    {items.map((item) => (
                      <li key={item.key}>{item.name[lang]}</li>
                    ))}
                  </ul>
                </dd>
              </div>
            ))}
          </dl>
        </details>
      ) : null}
    </section>
  );
}
