import { data } from "react-router";
import { listAttractions } from "#contract/content.ts";
import { visitOf } from "#web/context.ts";
import { useLayout } from "#web/use-layout.ts";
import { AreaMap } from "#web/sections/map/area-map.tsx";
import { titleList } from "#rules/text/lists.ts";
import { PageMeta } from "#web/seo/page-meta.tsx";
import { breadcrumbs } from "#web/seo/structured-data.ts";
import { langOf, useSite } from "#web/site.ts";
import { Photo } from "#web/ui/photo.tsx";
import { RichText } from "#web/ui/rich-text.tsx";
import type { Route } from "./+types/attractions";

export async function loader({ context }: Route.LoaderArgs) {
  const { api, domain } = visitOf(context);
  const attractions = await api(listAttractions, { query: { domain } });
  if (attractions.length === 0) throw data(null, 404);
  return { attractions };
}

export default function Attractions({ loaderData: { attractions } }: Route.ComponentProps) {
  const site = useSite();
  const { words } = site;
  const { PageHead } = useLayout();
  return (
    <>
      <PageMeta
        title={words.attractions}
        description={titleList(attractions.map((attraction) => attraction.promotion_title))}
        data={[breadcrumbs(site, [{ name: words.attractions, path: "/attractions" }])]}
      />
      <PageHead title={words.attractions} />
      <div className="page attractions-page">
        <AreaMap attractions={attractions} />
        <ul className="attraction-entries">
          {attractions.map((attraction, index) => (
            <li key={attraction.promotion_id} id={String(attraction.promotion_id)}>
              {attraction.main_image_path ? (
                <Photo
                  src={attraction.main_image_path}
                  alt={attraction.promotion_title}
                  sizes="(min-width: 900px) 30vw, 100vw"
                />
              ) : null}
              <div>
                <h2 {...langOf(attraction.fallback_lang, "promotion_title")}>
                  <small className="attraction-number">{index + 1}</small> {attraction.promotion_title}
                </h2>
                <p className="attraction-way" {...langOf(attraction.fallback_lang, "sub_title")}>
                  {attraction.sub_title}
                </p>
                <p {...langOf(attraction.fallback_lang, "detail_foreword")}>{attraction.detail_foreword}</p>
                <RichText html={attraction.detail_info} {...langOf(attraction.fallback_lang, "detail_info")} />
                {attraction.coordinates ? (
                  <a
                    className="more"
                    href={`https://www.google.com/maps/search/?api=1&query=${attraction.coordinates.join(",")}`}
                    target="_blank"
                    rel="noopener noreferrer"
                  >
                    {words.see_on_map}
                    <span className="hidden">
                      {attraction.promotion_title} {words.new_tab}
                    </span>
                  </a>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </>
  );
}
