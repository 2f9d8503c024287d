import type { HomeData } from "#web/guest/home/home-data.ts";
import { Attractions } from "#web/sections/attractions.tsx";
import { Custom } from "#web/sections/custom.tsx";
import { Floors } from "#web/sections/floors.tsx";
import { Intro } from "#web/sections/intro.tsx";
import { Location } from "#web/sections/location.tsx";
import { News } from "#web/sections/news.tsx";
import { Policies } from "#web/sections/policies.tsx";
import { Promotions } from "#web/sections/promotions.tsx";
import { Sisters } from "#web/sections/sisters.tsx";
import { Board } from "./board.tsx";
import { Pictogram } from "./pictogram.tsx";
import { RoomMatrix } from "./room-matrix.tsx";
import { useSigns } from "./signs.tsx";

export function Home({ data }: { data: HomeData }) {
  const signs = useSigns();
  return (
    <>
      <Board />
      <Intro />
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
