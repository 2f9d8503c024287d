import type { HomeData } from "#web/guest/home/home-data.ts";
import { Facilities } from "#web/sections/facilities.tsx";
import { Location } from "#web/sections/location.tsx";
import { News } from "#web/sections/news.tsx";
import { Policies } from "#web/sections/policies.tsx";
import { Promotions } from "#web/sections/promotions.tsx";
import { Sisters } from "#web/sections/sisters.tsx";
import { Board } from "./board.tsx";
import { FacilitySign } from "#web/sections/facility-sign.tsx";
import { Hero } from "./hero.tsx";
import { Scene } from "./scene.tsx";
import { TariffBoard } from "./tariff/tariff-board.tsx";

/** Room panel and prices come before any text. */
export function Home({ data }: { data: HomeData }) {
  return (
    <>
      <Hero />
      <Board rooms={data.rooms} tonight={data.tonight ?? null} />
      <TariffBoard rooms={data.rooms} />
      <Scene facilities={data.facilities} rooms={data.rooms} />
      <Promotions promotions={data.promotions} />
      <Facilities facilities={data.facilities} Mark={FacilitySign} />
      <Location attractions={data.attractions} />
      <div className="two-columns">
        <News news={data.news} count={4} />
        <Policies />
      </div>
      <Sisters tags={data.tags} />
    </>
  );
}
