import type { HomeData } from "#web/guest/home/home-data.ts";
import { Attractions } from "#web/sections/attractions.tsx";
import { Custom } from "#web/sections/custom.tsx";
import { FacilityTabs } from "#web/sections/facility-tabs.tsx";
import { Families } from "#web/sections/families.tsx";
import { Intro } from "#web/sections/intro.tsx";
import { Location } from "#web/sections/location.tsx";
import { News } from "#web/sections/news.tsx";
import { Policies } from "#web/sections/policies.tsx";
import { Promotions } from "#web/sections/promotions.tsx";
import { Rooms } from "#web/sections/rooms.tsx";
import { Search } from "#web/sections/search.tsx";
import { Sisters } from "#web/sections/sisters.tsx";
import { useSite } from "#web/site.ts";
import { Mosaic } from "./mosaic.tsx";

/** Activities come before rooms. */
export function Home({ data }: { data: HomeData }) {
  const { words } = useSite();
  return (
    <>
      <Mosaic data={data} />
      <Search variant="pill" />
      <Intro />
      <FacilityTabs facilities={data.facilities} title={words.what_will_you_do} />
      <Rooms rooms={data.rooms} variant="carousel" />
      <Promotions promotions={data.promotions} pictured={1} />
      <Families rooms={data.rooms} />
      <Attractions attractions={data.attractions} />
      <Location attractions={data.attractions} />
      <Custom />
      <News news={data.news} count={4} />
      <Policies hasRatesElsewhere />
      <Sisters tags={data.tags} />
    </>
  );
}
