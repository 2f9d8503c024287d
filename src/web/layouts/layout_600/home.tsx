import type { HomeData } from "#web/guest/home-data.ts";
import { Attractions } from "#web/sections/attractions.tsx";
import { Custom } from "#web/sections/custom.tsx";
import { Floors } from "#web/sections/floors.tsx";
import { Location } from "#web/sections/location.tsx";
import { News } from "#web/sections/news.tsx";
import { Policies } from "#web/sections/policies.tsx";
import { Promotions } from "#web/sections/promotions.tsx";
import { Sisters } from "#web/sections/sisters.tsx";
import { said, useSite } from "#web/site.ts";
import { Board } from "./board.tsx";
import { Pictogram } from "./pictogram.tsx";
import { RoomMatrix } from "./room-matrix.tsx";
import { useSigns } from "./signs.tsx";

export function Home({ data }: { data: HomeData }) {
  const { hotel } = useSite();
  const { introduction } = hotel.info;
  const signs = useSigns();
  return (
    <>
      <Board />
      {introduction ? (
        <p className="intro" {...said(hotel.fallback_lang, "info.introduction")}>
          {introduction}
        </p>
      ) : null}
      <RoomMatrix rooms={data.rooms} />
      <Floors facilities={data.facilities} />
      <Policies Mark={Pictogram}>{signs}</Policies>
      <Promotions promotions={data.promotions} />
      <Location attractions={data.attractions} />
      <Attractions attractions={data.attractions} />
      <Custom />
      <News news={data.news} count={5} />
      <Sisters tags={data.tags} />
    </>
  );
}
