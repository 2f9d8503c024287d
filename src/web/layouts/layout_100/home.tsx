import type { HomeData } from "#web/guest/home-data.ts";
import { Attractions } from "#web/sections/attractions.tsx";
import { Custom } from "#web/sections/custom.tsx";
import { Facilities } from "#web/sections/facilities.tsx";
import { Location } from "#web/sections/location.tsx";
import { News } from "#web/sections/news.tsx";
import { Policies } from "#web/sections/policies.tsx";
import { Promotions } from "#web/sections/promotions.tsx";
import { Rooms } from "#web/sections/rooms.tsx";
import { Sisters } from "#web/sections/sisters.tsx";
import { said, useSite } from "#web/site.ts";
import { Facts } from "./facts.tsx";
import { Hero } from "./hero.tsx";
import { Notice } from "./notice.tsx";

export function Home({ data }: { data: HomeData }) {
  const { hotel } = useSite();
  const { introduction } = hotel.info;
  return (
    <>
      <Notice news={data.news} />
      <Hero rooms={data.rooms} />
      <Facts />
      {introduction ? (
        <p className="intro" {...said(hotel.fallback_lang, "info.introduction")}>
          {introduction}
        </p>
      ) : null}
      <Rooms rooms={data.rooms} variant="cards" />
      <Promotions promotions={data.promotions} />
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
