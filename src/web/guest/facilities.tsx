import { data } from "react-router";
import { listFacilities } from "#contract/content.ts";
import { byFloor } from "#rules/site/floors.ts";
import { visitOf } from "#web/context.ts";
import { useLayout } from "#web/use-layout.ts";
import { titleList } from "#rules/text/lists.ts";
import { PageMeta } from "#web/seo/page-meta.tsx";
import { breadcrumbs } from "#web/seo/structured-data.ts";
import { langOf, useSite } from "#web/site.ts";
import { Lightbox } from "#web/sections/lightbox.tsx";
import { RichText } from "#web/ui/rich-text.tsx";
import type { Route } from "./+types/facilities";

export async function loader({ context }: Route.LoaderArgs) {
  const { api, domain } = visitOf(context);
  const facilities = await api(listFacilities, { query: { domain } });
  if (facilities.length === 0) throw data(null, 404);
  return { facilities };
}

/** Two and more share the width; the first of three is as high as the other two. */
function sizesOf(count: number): { sizes: string; nextSizes?: string } {
  if (count < 2) return { sizes: "(min-width: 90rem) 61rem at 3/2, (min-width: 60rem) 69vw at 3/2, 94vw at 3/2" };
  const half = (shape: string) =>
    `(min-width: 90rem) 30.5rem at ${shape}, (min-width: 60rem) 35vw at ${shape}, (min-width: 48rem) 47vw at ${shape}, 94vw at 3/2`;
  return { sizes: half(count === 3 ? "3/4" : "3/2"), nextSizes: half("3/2") };
}

export default function Facilities({ loaderData: { facilities } }: Route.ComponentProps) {
  const site = useSite();
  const { titles, hotel } = site;
  const { PageHead, variants } = useLayout();
  const ordered = variants.facilities === "floors" ? byFloor(facilities).flatMap(({ places }) => places) : facilities;
  return (
    <>
      <PageMeta
        title={titles.facilities.title}
        description={titleList(facilities.map((facility) => facility.facilities_title))}
        data={[breadcrumbs(site, [{ name: titles.facilities.title, path: "/facilities" }])]}
      />
      <PageHead {...titles.facilities} picture={hotel.info.template_images.facility} />
      <div className="page facilities-page" data-variant={variants.facilities}>
        {ordered.map((facility) => (
          <section
            className="facility"
            key={facility.id}
            id={facility.facilities_key}
            aria-labelledby={`${facility.facilities_key}-title`}
          >
            <header>
              {facility.floor ? <p className="facility-floor">{facility.floor}</p> : null}
              <h2 id={`${facility.facilities_key}-title`} {...langOf(facility.fallback_lang, "facilities_title")}>
                {facility.facilities_title}
              </h2>
              <p className="lead" {...langOf(facility.fallback_lang, "index_introduction")}>
                {facility.index_introduction}
              </p>
            </header>
            <Lightbox
              shots={facility.picture_path_array.map((src) => ({ src, alt: facility.facilities_title }))}
              label={facility.facilities_title}
              variant="single"
              {...sizesOf(facility.picture_path_array.length)}
            />
            <RichText html={facility.introduction} {...langOf(facility.fallback_lang, "introduction")} />
          </section>
        ))}
      </div>
    </>
  );
}
