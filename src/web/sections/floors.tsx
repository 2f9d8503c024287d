import type { Facility } from "#contract/content.ts";
import { byFloor } from "#rules/site/floors.ts";
import { readPicture } from "#rules/site/pictures.ts";
import { Section } from "#web/sections/section.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { usePicturesFor } from "#web/ui/picture-use.ts";
import { useLayout } from "#web/use-layout.ts";

/** Cut to a low box, an upright picture would lose what it shows. */
function isUpright(path: string): boolean {
  const picture = readPicture(path);
  return picture !== null && picture.height > picture.width;
}

/** The facilities listed by floor; each links to its place on the facilities page. */
export function Floors({ facilities }: { facilities: Facility[] }) {
  const { words, titles, href } = useSite();
  const { boxes } = useLayout();
  const pictures = usePicturesFor(facilities.map((each) => [each.main_image_path, ...each.picture_path_array]));
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
              {places.map((facility) => {
                const picture = pictures[facilities.indexOf(facility)] ?? null;
                return (
                  <li
                    key={facility.id}
                    data-picture={picture !== null}
                    data-upright={picture !== null && isUpright(picture)}
                  >
                    <a href={href(`/facilities#${facility.facilities_key}`)}>
                      <strong {...langOf(facility.fallback_lang, "facilities_title")}>
                        {facility.facilities_title}
                      </strong>
                      <span {...langOf(facility.fallback_lang, "index_introduction")}>
                        {facility.index_introduction}
                      </span>
                      {picture ? <Photo src={picture} alt="" sizes={boxes.facility} /> : null}
                    </a>
                  </li>
                );
              })}
            </ul>
          </li>
        ))}
      </ol>
    </Section>
  );
}
