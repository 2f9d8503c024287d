/**
 * The facilities that have a picture one at a time, the others in words. Tabs are radio buttons, so that they need no
 * script; each links to the facilities page.
 */
import type { CSSProperties } from "react";
import type { Facility } from "#contract/content.ts";
import { readPicture } from "#rules/site/pictures.ts";
import { Section } from "#web/sections/section.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { usePicturesFor } from "#web/ui/picture-use.ts";

/** A layout gives each facility one of so many colours, in the order of the owner's list. */
const BLOCKS = 5;

type FacilityTabsProps = {
  facilities: Facility[];
  title: string;
  /** Whose tab comes first and is open. */ open?: Facility | undefined;
};

export function FacilityTabs({ facilities, title, open }: FacilityTabsProps) {
  const { words, href } = useSite();
  const pictures = usePicturesFor(facilities.map((each) => [each.main_image_path, ...each.picture_path_array]));
  if (facilities.length === 0) return null;
  const rows = facilities.map((facility, index) => ({ facility, picture: pictures[index] ?? null }));
  const pictured = rows
    .flatMap(({ facility, picture }, index) =>
      picture === null ? [] : [{ facility, picture, block: (index % BLOCKS) + 1 }],
    )
    .toSorted((one, other) => Number(other.facility === open) - Number(one.facility === open));
  const rest = rows.flatMap(({ facility, picture }) => (picture === null ? [facility] : []));
  return (
    <Section
      name="facilities"
      title={title}
      variant="tabs"
      more={{ href: href("/facilities"), title: words.all_facilities }}
    >
      <div className="day" data-pictured={pictured.length} data-rest={rest.length}>
        {pictured.length > 0 ? <Tabs rows={pictured} /> : null}
        {rest.length > 0 ? (
          <ul className="tab-rest">
            {rest.map((facility) => (
              <li key={facility.id}>
                <a href={href(`/facilities#${facility.facilities_key}`)}>
                  {facility.floor ? <small className="facility-floor">{facility.floor}</small> : null}
                  <strong {...langOf(facility.fallback_lang, "facilities_title")}>{facility.facilities_title}</strong>
                  <span {...langOf(facility.fallback_lang, "index_introduction")}>{facility.index_introduction}</span>
                </a>
              </li>
            ))}
          </ul>
        ) : null}
      </div>
    </Section>
  );
}

type Row = { facility: Facility; picture: string; block: number };

function Tabs({ rows }: { rows: Row[] }) {
  const [only, second] = rows;
  // A single one needs no tab.
  if (only && !second) return <Panel {...only} isAlone />;
  return (
    <div
      className="tabs"
      role="radiogroup"
      aria-labelledby="facilities-title"
      style={{ "--tabs": rows.length } as CSSProperties}
    >
      {rows.map((row, index) => {
        const { facility, block } = row;
        const id = `tab-${facility.id}`;
        return (
          <div className="tab" key={facility.id} data-block={block}>
            <input className="hidden" type="radio" name="facility-tab" id={id} defaultChecked={index === 0} />
            <label htmlFor={id} {...langOf(facility.fallback_lang, "facilities_title")}>
              {facility.facilities_title}
            </label>
            <Panel {...row} />
          </div>
        );
      })}
    </div>
  );
}

/** `isAlone`: beside what has no picture, not one of several tabs. */
function Panel({ facility, picture, isAlone = false }: Row & { isAlone?: boolean }) {
  const { words, href } = useSite();
  const { fallback_lang, floor } = facility;
  const { width, height } = readPicture(picture)!;
  const isTall = height > width;
  const box = isAlone ? (isTall ? "25vw by 33rem" : "47vw by 24rem") : "64vw by 38vw";
  return (
    <div className="tab-panel" data-format={isTall ? "tall" : "wide"}>
      <Photo src={picture} alt="" sizes={`(min-width: 60rem) ${box}, 94vw at 4/3`} />
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
