import type { ComponentType, ReactNode } from "react";
import type { Facility } from "#contract/content.ts";
import { useLayout } from "#web/use-layout.ts";
import { Section } from "#web/sections/section.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { usePicturesFor } from "#web/ui/picture-use.ts";
import { Strip } from "#web/sections/strip.tsx";

type FacilitiesProps = {
  facilities: Facility[];
  title?: string;
  /** Shown before each facility's text. */ Mark?: ComponentType<{ facility: Facility }>;
  /** Shown below the list. */ children?: ReactNode;
};

/** The home page's short list; each links to its place on the facilities page. */
export function Facilities({ facilities, title, Mark, children }: FacilitiesProps) {
  const { words, titles, href } = useSite();
  const { variants, boxes } = useLayout();
  const pictures = usePicturesFor(facilities.map((each) => [each.main_image_path, ...each.picture_path_array]));
  if (facilities.length === 0) return null;
  // Where all are on one floor, it tells nobody anything.
  const hasFloors = new Set(facilities.map(({ floor }) => floor)).size > 1;
  const areAllSeen = pictures.every((picture) => picture !== null);
  const boxOf = (index: number) =>
    (areAllSeen && boxes.everyFacility) || (index > 0 && boxes.otherFacilities) || boxes.facility;
  const list = (
    <ul className="facility-list">
      {facilities.map((facility, index) => (
        <li key={facility.id} data-frame data-picture={pictures[index] !== null}>
          <a href={href(`/facilities#${facility.facilities_key}`)}>
            {pictures[index] ? <Photo src={pictures[index]} alt="" sizes={boxOf(index)} /> : null}
            {Mark ? <Mark facility={facility} /> : null}
            <span className="facility-words">
              {hasFloors && facility.floor ? <small className="facility-floor">{facility.floor}</small> : null}
              <strong {...langOf(facility.fallback_lang, "facilities_title")}>{facility.facilities_title}</strong>
              <span {...langOf(facility.fallback_lang, "index_introduction")}>{facility.index_introduction}</span>
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <Section
      name="facilities"
      {...(title ? { title } : titles.facilities)}
      variant={variants.facilities}
      more={{ href: href("/facilities"), title: words.all_facilities }}
    >
      {variants.facilities === "film" ? (
        <Strip label={titles.facilities.title} count={facilities.length}>
          {list}
        </Strip>
      ) : (
        list
      )}
      {children}
    </Section>
  );
}
