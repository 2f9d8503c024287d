/** What the room has: what sets it apart in sight, everything behind a fold, by group. */
import type { RoomData } from "#web/guest/room/room-data.ts";
import { amenitiesOf, facilityKeys, roomFacilities } from "#web/facilities.ts";
import { useSite } from "#web/site.ts";

type RoomAmenitiesProps = Pick<RoomData, "room" | "others"> & {
  /** How many are in sight, at most eight. */ most?: number;
};

export function RoomAmenities({ room, others, most }: RoomAmenitiesProps) {
  const { words, lang } = useSite();
  const keys = others.map((other) => facilityKeys(roomFacilities(other)));
  const { first, groups } = amenitiesOf(roomFacilities(room), keys, most);
  if (groups.length === 0) return null;
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
