import type { Facility } from "#contract/content.ts";
import { byFloor } from "#rules/site/floors.ts";
import { Section } from "#web/sections/section.tsx";
import { langOf, useSite } from "#web/site.ts";

/** The facilities listed by floor; each links to its place on the facilities page. */
export function Floors({ facilities }: { facilities: Facility[] }) {
  const { words, titles, href } = useSite();
  if (facilities.length === 0) return null;
  return (
    <Section
      name="facilities"
      {...titles.facilities}
      variant="floors"
      more={{ href: href("/facilities"), title: words.all_facilities }}
    >
      <ol className="floor-list">
        {byFloor(facilities).map(({ floor, places }) => (
          <li key={floor}>
            {floor ? <p className="floor-name">{floor}</p> : null}
            <ul className="floor-places">
              {places.map((facility) => (
                <li key={facility.id}>
                  <a href={href(`/facilities#${facility.facilities_key}`)}>
                    <strong {...langOf(facility.fallback_lang, "facilities_title")}>{facility.facilities_title}</strong>
                    <span {...langOf(facility.fallback_lang, "index_introduction")}>{facility.index_introduction}</span>
                  </a>
                </li>
              ))}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
