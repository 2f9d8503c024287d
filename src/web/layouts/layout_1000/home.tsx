import type { HomeData } from "#web/guest/home/home-data.ts";
import { Custom } from "#web/sections/custom.tsx";
import { Location } from "#web/sections/location.tsx";
import { News } from "#web/sections/news.tsx";
import { Policies } from "#web/sections/policies.tsx";
import { Promotions } from "#web/sections/promotions.tsx";
import { Rooms } from "#web/sections/rooms.tsx";
import { Search } from "#web/sections/search.tsx";
import { Sisters } from "#web/sections/sisters.tsx";
import { Courtyard } from "./courtyard.tsx";
import { Hero } from "./hero.tsx";
import { Story } from "./story.tsx";

/** Facilities are in the courtyard and sights on the map: neither needs a section. */
export function Home({ data }: { data: HomeData }) {
  return (
    <>
      <Hero />
      <Search variant="step" />
      <Courtyard data={data} />
      <Story rooms={data.rooms} />
      <Rooms rooms={data.rooms} variant="doorways" />
      <Promotions promotions={data.promotions} />
      <Location attractions={data.attractions} />
      <News news={data.news} count={4} />
      <Custom />
      <Policies />
      <Sisters tags={data.tags} />
    </>
  );
}
