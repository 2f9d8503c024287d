import { SEASON_WORDS } from "#languages/languages.ts";
import type { HomeData } from "#web/guest/home/home-data.ts";
import { phrasesOf } from "#rules/text/phrases.ts";
import { picturedFirst } from "#web/facilities.ts";
import { Attractions } from "#web/sections/attractions.tsx";
import { Custom } from "#web/sections/custom.tsx";
import { Dining } from "#web/sections/dining.tsx";
import { Facilities } from "#web/sections/facilities.tsx";
import { Location } from "#web/sections/location.tsx";
import { News } from "#web/sections/news.tsx";
import { Policies } from "#web/sections/policies.tsx";
import { Promotions } from "#web/sections/promotions.tsx";
import { Rooms } from "#web/sections/rooms.tsx";
import { Search } from "#web/sections/search.tsx";
import { Sisters } from "#web/sections/sisters.tsx";
import { langOf, useSite } from "#web/site.ts";
import { Phrases } from "#web/ui/phrases.tsx";
import { Hero } from "./hero.tsx";
import { Seal } from "./seal.tsx";

/** This month, the introduction, what to do; then rooms, dining and directions. */
export function Home({ data }: { data: HomeData }) {
  const { hotel, lang } = useSite();
  return (
    <>
      <Hero promotions={data.promotions} news={data.news} />
      <Search variant="slip" />
      {hotel.info.introduction ? (
        <div className="introduction">
          <p className="phrased" {...langOf(hotel.fallback_lang, "info.introduction")}>
            <Phrases phrases={phrasesOf(hotel.info.introduction)} />
          </p>
          <Seal />
        </div>
      ) : null}
      <Facilities facilities={picturedFirst(data.facilities)} title={SEASON_WORDS[lang].to_do} />
      <Rooms rooms={data.rooms} variant="packets" />
      <Dining />
      <Promotions promotions={data.promotions} />
      <Attractions attractions={data.attractions} />
      <Location attractions={data.attractions} />
      <News news={data.news} count={6} />
      <Custom />
      <Policies hasDiningElsewhere />
      <Sisters tags={data.tags} />
    </>
  );
}
