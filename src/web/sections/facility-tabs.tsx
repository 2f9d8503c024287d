/**
 * The facilities one at a time. Tabs are radio buttons, so that they need no script; each panel links to the facilities page.
 */
import type { Facility } from "#contract/content.ts";
import { Section } from "#web/sections/section.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { usePicturesFor } from "#web/ui/picture-use.ts";

export function FacilityTabs({ facilities, title }: { facilities: Facility[]; title: string }) {
  const { words, href } = useSite();
  const pictures = usePicturesFor(facilities.map((each) => [each.main_image_path, ...each.picture_path_array]));
  if (facilities.length === 0) return null;
  return (
    <Section
      name="facilities"
      title={title}
      variant="tabs"
      more={{ href: href("/facilities"), title: words.all_facilities }}
    >
      <div className="tabs" role="radiogroup" aria-labelledby="facilities-title">
        {facilities.map((facility, index) => {
          const id = `tab-${facility.id}`;
          return (
            <div className="tab" key={facility.id}>
              <input className="hidden" type="radio" name="facility-tab" id={id} defaultChecked={index === 0} />
              <label htmlFor={id} {...langOf(facility.fallback_lang, "facilities_title")}>
                {facility.facilities_title}
              </label>
              <Panel facility={facility} picture={pictures[index] ?? null} />
            </div>
          );
        })}
      </div>
    </Section>
  );
}

function Panel({ facility, picture }: { facility: Facility; picture: string | null }) {
  const { words, href } = useSite();
  const { fallback_lang, floor } = facility;
  return (
    <div className="tab-panel" data-picture={picture !== null}>
      {picture ? <Photo src={picture} alt="" sizes="(min-width: 60rem) 55vw, 100vw" /> : null}
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
