/**
 * The facilities that have a picture one at a time, the others as a row of type. Tabs are radio buttons, so that they need no
 * script; each links to the facilities page.
 */
import type { Facility } from "#contract/content.ts";
import { Section } from "#web/sections/section.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";

export function FacilityTabs({ facilities, title }: { facilities: Facility[]; title: string }) {
  const { words, href } = useSite();
  if (facilities.length === 0) return null;
  const pictured = facilities.filter((facility) => pictureOf(facility) !== "");
  const rest = facilities.filter((facility) => pictureOf(facility) === "");
  return (
    <Section
      name="facilities"
      title={title}
      variant="tabs"
      more={{ href: href("/facilities"), title: words.all_facilities }}
    >
      {pictured.length > 0 ? <Tabs facilities={pictured} /> : null}
      {rest.length > 0 ? (
        <ul className="tab-rest">
          {rest.map((facility) => (
            <li key={facility.id}>
              <a href={href(`/facilities#${facility.facilities_key}`)}>
                <strong {...langOf(facility.fallback_lang, "facilities_title")}>{facility.facilities_title}</strong>
                <span {...langOf(facility.fallback_lang, "index_introduction")}>{facility.index_introduction}</span>
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}

const pictureOf = ({ main_image_path, picture_path_array }: Facility): string =>
  main_image_path || (picture_path_array[0] ?? "");

function Tabs({ facilities }: { facilities: Facility[] }) {
  const [only, second] = facilities;
  // A single one needs no tab.
  if (only && !second) return <Panel facility={only} />;
  return (
    <div className="tabs" role="radiogroup" aria-labelledby="facilities-title">
      {facilities.map((facility, index) => {
        const id = `tab-${facility.id}`;
        return (
          <div className="tab" key={facility.id}>
            <input className="hidden" type="radio" name="facility-tab" id={id} defaultChecked={index === 0} />
            <label htmlFor={id} {...langOf(facility.fallback_lang, "facilities_title")}>
              {facility.facilities_title}
            </label>
            <Panel facility={facility} />
          </div>
        );
      })}
    </div>
  );
}

function Panel({ facility }: { facility: Facility }) {
  const { words, href } = useSite();
  const { fallback_lang, floor } = facility;
  return (
    <div className="tab-panel">
      <Photo src={pictureOf(facility)} alt="" sizes="(min-width: 60rem) 55vw, 100vw" />
      <div className="tab-words">
        {floor ? <p className="facility-floor">{floor}</p> : null}
        <h3 {...langOf(fallback_lang, "facilities_title")}>{facility.facilities_title}</h3>
        <p {...langOf(fallback_lang, "index_introduction")}>{facility.index_introduction}</p>
        <a className="more" href={href(`/facilities#${facility.facilities_key}`)}>
          {words.details}
          <span className="hidden" {...langOf(fallback_lang, "facilities_title")}>
            {" "}
            {facility.facilities_title}
          </span>
        </a>
      </div>
    </div>
  );
}
