import type { HomeData } from "#web/guest/home/home-data.ts";
import { Attractions } from "#web/sections/attractions.tsx";
import { Custom } from "#web/sections/custom.tsx";
import { FacilityTabs } from "#web/sections/facility-tabs.tsx";
import { Families } from "#web/sections/families.tsx";
import { Location } from "#web/sections/location.tsx";
import { News } from "#web/sections/news.tsx";
import { Policies } from "#web/sections/policies.tsx";
import { Promotions } from "#web/sections/promotions.tsx";
import { Rooms } from "#web/sections/rooms.tsx";
import { Search } from "#web/sections/search.tsx";
import { Sisters } from "#web/sections/sisters.tsx";
import { useSite } from "#web/site.ts";
import { Introduction } from "./introduction.tsx";
import { Mosaic, tilesOf } from "./mosaic.tsx";

/** Activities come before rooms. */
export function Home({ data }: { data: HomeData }) {
  const site = useSite();
  const { facilities, rooms, promotions } = data;
  const tiles = new Set(tilesOf(data, site).map(({ src }) => src));
  // The tabs begin with what the tiles do not show.
  const open = facilities.find(({ main_image_path }) => main_image_path !== "" && !tiles.has(main_image_path));
  return (
    <>
      <Mosaic data={data} />
      <Search variant="pill" />
      <Introduction
        taken={[
          ...rooms.map(({ photos }) => photos[0]?.src ?? ""),
          ...promotions.map(({ main_image_path }) => main_image_path),
        ]}
      />
      <FacilityTabs facilities={facilities} title={site.words.what_will_you_do} open={open} />
      <Rooms rooms={rooms} variant="carousel" />
      <Promotions promotions={promotions} pictured={1} />
      <Families rooms={rooms} />
      <Attractions attractions={data.attractions} />
      <Location attractions={data.attractions} />
      <Custom />
      <News news={data.news} count={4} />
      <Policies hasRatesElsewhere />
      <Sisters tags={data.tags} />
    </>
  );
}
