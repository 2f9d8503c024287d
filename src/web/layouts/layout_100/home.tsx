import type { HomeData } from "#web/guest/home/home-data.ts";
import { Attractions } from "#web/sections/attractions.tsx";
import { Custom } from "#web/sections/custom.tsx";
import { Facilities } from "#web/sections/facilities.tsx";
import { Interlude } from "#web/sections/interlude.tsx";
import { Intro } from "#web/sections/intro.tsx";
import { Location } from "#web/sections/location.tsx";
import { News } from "#web/sections/news.tsx";
import { Notice } from "#web/sections/notice.tsx";
import { Policies } from "#web/sections/policies.tsx";
import { Promotions } from "#web/sections/promotions.tsx";
import { Rooms } from "#web/sections/rooms.tsx";
import { Sisters } from "#web/sections/sisters.tsx";
import { Facts } from "./facts.tsx";
import { Hero } from "./hero.tsx";

/** Cards first, then the rows of those without a picture. */
const picturedFirst = (promotions: HomeData["promotions"]) =>
  promotions.toSorted((one, other) => Number(other.main_image_path !== "") - Number(one.main_image_path !== ""));

export function Home({ data }: { data: HomeData }) {
  return (
    <>
      <Hero rooms={data.rooms} />
      <Facts />
      <Notice news={data.news} />
      <Intro />
      <Rooms rooms={data.rooms} variant="cards" />
      <Interlude data={data} />
      <Promotions promotions={picturedFirst(data.promotions)} />
      <Facilities facilities={data.facilities} />
      <Location attractions={data.attractions} />
      <News news={data.news} count={4} />
      <Attractions attractions={data.attractions} />
      <Custom />
      <Policies />
      <Sisters tags={data.tags} />
    </>
  );
}
