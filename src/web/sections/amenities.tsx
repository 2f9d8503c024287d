/** The lodging's amenities, named by the catalogue. A long list is folded after the first dozen. */
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

/** Only the list, for layouts that show it below their facilities. */
export function AmenityList() {
  const { hotel, lang, words } = useSite();
  const items = houseFacilities(hotel);
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
      {list(items.slice(0, SHOWN))}
      {items.length > SHOWN ? (
        <details className="amenities-more">
          <summary>{words.all_facilities}</summary>
          {list(items.slice(SHOWN))}
        </details>
      ) : null}
    </>
  );
}
