import type { HomeData } from "#web/guest/home/home-data.ts";
import { Attractions } from "#web/sections/attractions.tsx";
import { Custom } from "#web/sections/custom.tsx";
import { Facilities } from "#web/sections/facilities.tsx";
import { Intro } from "#web/sections/intro.tsx";
import { Location } from "#web/sections/location.tsx";
import { News } from "#web/sections/news.tsx";
import { Policies } from "#web/sections/policies.tsx";
import { Promotions } from "#web/sections/promotions.tsx";
import { Rooms } from "#web/sections/rooms.tsx";
import { Sisters } from "#web/sections/sisters.tsx";
import { Hero } from "./hero.tsx";

/** One picture opens the section; what has none follows as rows. */
const picturedFirst = (facilities: HomeData["facilities"]) =>
  [...facilities].sort((one, other) => Number(other.main_image_path !== "") - Number(one.main_image_path !== ""));

export function Home({ data }: { data: HomeData }) {
  return (
    <>
      <Hero rooms={data.rooms} />
      <Intro />
      <Rooms rooms={data.rooms} variant="panels" />
      <Facilities facilities={picturedFirst(data.facilities)} />
      <Promotions promotions={data.promotions} />
      <Attractions attractions={data.attractions} />
      <Location attractions={data.attractions} />
      <Custom />
      <News news={data.news} count={4} />
      <Policies />
      <Sisters tags={data.tags} />
    </>
  );
}
