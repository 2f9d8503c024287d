/** The lodging's amenities, named by the catalogue. A long list is folded after the first dozen. */
import { notableFirst } from "#rules/site/rooms/room-amenities.ts";
import { houseFacilities } from "#web/facilities.ts";
import { Section } from "#web/sections/section.tsx";
import { useSite } from "#web/site.ts";

const SHOWN = 12;

export function Amenities() {
  const { hotel, words } = useSite();
  if (houseFacilities(hotel).length === 0) return null;
  return (
    <Section name="amenities" title={words.what_the_house_has}>
      <AmenityList />
    </Section>
  );
}

/** Only the list, for layouts that show it below their facilities. `most`: as many of what guests look for are in sight. */
export function AmenityList({ most }: { most?: number }) {
  const { hotel, lang, words } = useSite();
  const all = houseFacilities(hotel);
  const items = most === undefined ? all : notableFirst(all);
  const seen = most ?? SHOWN;
  if (items.length === 0) return null;
  const list = (some: typeof items) => (
    <ul className="amenity-list">
      {some.map((item) => (
        <li key={item.key}>{item.name[lang]}</li>
      ))}
    </ul>
  );
  return (
    <>
      {list(items.slice(0, seen))}
      {items.length > seen ? (
        <details className="amenities-more">
          <summary>{words.all_facilities}</summary>
          {list(items.slice(seen))}
        </details>
      ) : null}
    </>
  );
}
