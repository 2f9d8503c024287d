import type { HomeData } from "#web/guest/home/home-data.ts";
import { Attractions } from "#web/sections/attractions.tsx";
import { Custom } from "#web/sections/custom.tsx";
import { Intro } from "#web/sections/intro.tsx";
import { Location } from "#web/sections/location.tsx";
import { News } from "#web/sections/news.tsx";
import { Policies } from "#web/sections/policies.tsx";
import { Promotions } from "#web/sections/promotions.tsx";
import { Rooms } from "#web/sections/rooms.tsx";
import { Sisters } from "#web/sections/sisters.tsx";
import { Places } from "./places.tsx";
import { Reel } from "./reel.tsx";

export function Home({ data }: { data: HomeData }) {
  return (
    <>
      <Reel data={data} />
      <Rooms rooms={data.rooms} variant="rolls" />
      <Intro />
      <Places facilities={data.facilities} />
      <Promotions promotions={data.promotions} />
      <Location attractions={data.attractions} />
      <Attractions attractions={data.attractions} />
      <News news={data.news} count={4} />
      <Custom />
      <Policies />
      <Sisters tags={data.tags} />
    </>
  );
}
