import type { HomeData } from "#web/guest/home/home-data.ts";
import { picturedFirst } from "#web/facilities.ts";
import { Custom } from "#web/sections/custom.tsx";
import { Facilities } from "#web/sections/facilities.tsx";
import { HoursOfStay } from "#web/sections/hours-of-stay.tsx";
import { Location } from "#web/sections/location.tsx";
import { News } from "#web/sections/news.tsx";
import { Policies } from "#web/sections/policies.tsx";
import { Promotions } from "#web/sections/promotions.tsx";
import { Rooms } from "#web/sections/rooms.tsx";
import { Sisters } from "#web/sections/sisters.tsx";
import { Hero } from "./hero.tsx";
import { Intro } from "./intro.tsx";
import { uprightInTurn } from "./upright-in-turn.ts";

/** Bath and dining come before rooms. */
export function Home({ data }: { data: HomeData }) {
  return (
    <>
      <Hero rooms={data.rooms} />
      <Intro />
      <Facilities facilities={uprightInTurn(picturedFirst(data.facilities))} />
      <Rooms rooms={data.rooms} variant="rows" />
      <HoursOfStay />
      <Promotions promotions={data.promotions} />
      <Location attractions={data.attractions} />
      <News news={data.news} count={5} />
      <Custom />
      <Policies />
      <Sisters tags={data.tags} />
    </>
  );
}
