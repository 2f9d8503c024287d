import type { Facility } from "#contract/content.ts";
import { Section } from "#web/sections/section.tsx";
import { Strip } from "#web/sections/strip.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { usePicturesFor } from "#web/ui/picture-use.ts";
import { ratioOf } from "./strip-order.ts";

/** Widths of frames of one height, added up: with these a row is neither towering nor thin across a page. */
const ROW = { least: 2.2, most: 4.4 };

/** The places of the house on one strip, in their own proportions; those without a picture are lines of type below it. */
export function Places({ facilities, title }: { facilities: Facility[]; title?: string }) {
  const { words, titles, href } = useSite();
  const pictures = usePicturesFor(facilities.map((each) => [each.main_image_path, ...each.picture_path_array]));
  if (facilities.length === 0) return null;
  const rows = facilities.map((facility, index) => ({ facility, picture: pictures[index] ?? null }));
  const frames = rows.flatMap(({ facility, picture }) =>
    picture ? [{ facility, picture, ratio: ratioOf(picture) }] : [],
  );
  const rest = rows.filter(({ picture }) => picture === null);
  const total = frames.reduce((sum, { ratio }) => sum + ratio, 0);
  const isRow = total >= ROW.least && total <= ROW.most;
  const widthOf = (ratio: number) => (isRow ? `${((ratio / total) * 95).toFixed(1)}vw` : "1px by 22rem");
  return (
    <Section
      name="facilities"
      {...(title ? { title } : titles.facilities)}
      variant="film"
      more={{ href: href("/facilities"), title: words.all_facilities }}
    >
      {frames.length > 0 ? (
        <Strip label={titles.facilities.title} count={frames.length}>
          <ul className="film places" data-row={isRow}>
            {frames.map(({ facility, picture, ratio }, index) => (
              <li key={facility.id} data-frame style={{ "--ratio": ratio.toFixed(3) } as object}>
                <a href={href(`/facilities#${facility.facilities_key}`)}>
                  <span className="frame">
                    <Photo src={picture} alt="" sizes={`(min-width: 64rem) ${widthOf(ratio)}, 88vw by 66vw`} />
                  </span>
                  <span className="film-edge">
                    <b aria-hidden="true">{String(index + 1).padStart(2, "0")}</b> <span>{facility.floor}</span>
                  </span>
                  <PlaceWords facility={facility} />
                </a>
              </li>
            ))}
          </ul>
        </Strip>
      ) : null}
      {rest.length > 0 ? (
        <ul className="places-rest">
          {rest.map(({ facility }) => (
            <li key={facility.id}>
              <a href={href(`/facilities#${facility.facilities_key}`)}>
                <PlaceWords facility={facility} />
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </Section>
  );
}

function PlaceWords({ facility: { fallback_lang, facilities_title, index_introduction } }: { facility: Facility }) {
  return (
    <span className="place-words">
      <strong {...langOf(fallback_lang, "facilities_title")}>{facilities_title}</strong>
      <span {...langOf(fallback_lang, "index_introduction")}>{index_introduction}</span>
    </span>
  );
}
