import { visitOf } from "#web/context.ts";
import { useLayout } from "#web/dress.ts";
import { lodgingData } from "#web/seo/structured-data.ts";
import { PageMeta } from "#web/seo/page-meta.tsx";
import { useSite } from "#web/site.ts";
import type { Route } from "./+types/home";
import { loadHomeData } from "./home-data.ts";

export function loader({ context }: Route.LoaderArgs) {
  return loadHomeData(visitOf(context));
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const site = useSite();
  const { Home: HomeOf } = useLayout();
  const { info, hotel_name } = site.hotel;
  return (
    <>
      <PageMeta
        title={info.seo_title || hotel_name}
        isWholeTitle
        description={info.seo_content || info.introduction}
        data={[lodgingData(site, loaderData.rooms)]}
      />
      <HomeOf data={loaderData} />
    </>
  );
}
