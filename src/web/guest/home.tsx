import { getHotelInfo } from "#contract/hotel.ts";
import { chosenLayout, previewed } from "#rules/site/site.ts";
import { visitOf } from "#web/context.ts";
import { useLayout } from "#web/use-layout.ts";
import { LAYOUTS, layoutOf } from "#web/layouts/registry.ts";
import { shownName } from "#rules/site/discretion.ts";
import { lodgingData } from "#web/seo/structured-data.ts";
import { PageMeta } from "#web/seo/page-meta.tsx";
import { PricedRoomsContext } from "#web/sections/promotions.tsx";
import { useSite } from "#web/site.ts";
import { useKeptPictures } from "#web/ui/picture-use.ts";
import type { Route } from "./+types/home";
import { loadHomeData } from "#web/guest/home/home-data.ts";
import { loadMonth } from "#web/guest/home/home-month.ts";
import { loadTonight } from "#web/guest/home/home-tonight.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const visit = visitOf(context);
  const info = await visit.api(getHotelInfo, { query: { domain: visit.domain } });
  const { template_code } = previewed(info, new URLSearchParams(visit.search).get("preview"));
  const { wants = [] } = layoutOf(chosenLayout(LAYOUTS, template_code).layout);
  const data = await loadHomeData(visit);
  return {
    ...data,
    ...(wants.includes("month") ? await loadMonth(visit, info, data.rooms) : {}),
    ...(wants.includes("tonight") ? await loadTonight(visit, info) : {}),
  };
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const site = useSite();
  const layout = useLayout();
  const { info } = site.hotel;
  useKeptPictures(loaderData.rooms);
  return (
    <>
      <PageMeta
        title={info.seo_title || shownName(layout, site.hotel)}
        isWholeTitle
        description={info.seo_content || info.introduction}
        data={[lodgingData(site, loaderData.rooms)]}
      />
      <PricedRoomsContext value={loaderData.rooms}>
        <layout.Home data={loaderData} />
      </PricedRoomsContext>
    </>
  );
}
