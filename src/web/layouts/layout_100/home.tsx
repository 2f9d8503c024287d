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
import { useUnshown } from "#web/ui/picture-use.ts";
import { Directory } from "./directory.tsx";
import { Facts } from "./facts.tsx";
import { Hero } from "./hero.tsx";

/** Cards first, then the rows of those without a picture. */
const picturedFirst = (promotions: HomeData["promotions"]) =>
  promotions.toSorted((one, other) => Number(other.main_image_path !== "") - Number(one.main_image_path !== ""));

/** The board above has named every place: here are those whose picture the page has not shown yet; all of them without a board. */
function House({ facilities }: Pick<HomeData, "facilities">) {
  const fresh = new Set(useUnshown(facilities.map(({ main_image_path }) => main_image_path)));
  const hasBoard = facilities.some(({ floor }) => floor !== "");
  const pictured = facilities.filter(({ main_image_path }) => main_image_path !== "" && fresh.has(main_image_path));
  return <Facilities facilities={hasBoard ? pictured : facilities} />;
}

export function Home({ data }: { data: HomeData }) {
  return (
    <>
      <Hero rooms={data.rooms} />
      <Facts />
      <Intro />
      <Rooms rooms={data.rooms} variant="cards" />
      <Directory data={data} />
      <Promotions promotions={picturedFirst(data.promotions)} />
      <House facilities={data.facilities} />
      <Location attractions={data.attractions} />
      <News news={data.news} count={4} />
      <Attractions attractions={data.attractions} />
      <Custom />
      <Policies />
      <Sisters tags={data.tags} />
    </>
  );
}
