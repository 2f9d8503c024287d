import { phrasesOf } from "#rules/text/phrases.ts";
import type { HomeData } from "#web/guest/home/home-data.ts";
import { Attractions } from "#web/sections/attractions.tsx";
import { Custom } from "#web/sections/custom.tsx";
import { Facilities } from "#web/sections/facilities.tsx";
import { Location } from "#web/sections/location.tsx";
import { News } from "#web/sections/news.tsx";
import { Policies } from "#web/sections/policies.tsx";
import { Promotions } from "#web/sections/promotions.tsx";
import { Rooms } from "#web/sections/rooms.tsx";
import { Search } from "#web/sections/search.tsx";
import { Seasons } from "#web/sections/seasons.tsx";
import { Sisters } from "#web/sections/sisters.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Phrases } from "#web/ui/phrases.tsx";
import { Hero } from "./hero.tsx";
import { Waymarks } from "./waymarks.tsx";

export function Home({ data }: { data: HomeData }) {
  const { hotel } = useSite();
  return (
    <>
      <Hero />
      <Search variant="permit" />
      <Seasons promotions={data.promotions} />
      {hotel.info.introduction ? (
        <p className="intro phrased" {...langOf(hotel.fallback_lang, "info.introduction")}>
          <Phrases phrases={phrasesOf(hotel.info.introduction)} />
        </p>
      ) : null}
      <Rooms rooms={data.rooms} variant="tickets" />
      <Facilities facilities={data.facilities} />
      <Waymarks />
      <Custom />
      <Location attractions={data.attractions} />
      <Promotions promotions={data.promotions} />
      <Attractions attractions={data.attractions} />
      <News news={data.news} count={4} />
      <Policies />
      <Sisters tags={data.tags} />
    </>
  );
}
