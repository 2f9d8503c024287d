import { houseFacilities } from "#web/facilities.ts";
import { useSite } from "#web/site.ts";
import { hasPictogram, Pictogram } from "./pictogram.tsx";

/** Two rows of eight; more could not be read at a glance. */
const MOST = 16;

/** Facilities and rules as pictograms. null if none of them can be drawn. */
export function useSigns() {
  const { hotel, lang } = useSite();
  const signs = houseFacilities(hotel)
    .flatMap(({ key, name }) => (hasPictogram(key) ? [{ key, name: name[lang] }] : []))
    .slice(0, MOST);
  if (signs.length === 0) return null;
  return (
    <ul className="signs">
      {signs.map(({ key, name }) => (
        <li key={key}>
          <Pictogram name={key} />
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}
