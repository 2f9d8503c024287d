import type { HomeData } from "#web/guest/home/home-data.ts";
import { Attractions } from "#web/sections/attractions.tsx";
import { Custom } from "#web/sections/custom.tsx";
import { Facilities } from "#web/sections/facilities.tsx";
import { Interlude } from "#web/sections/interlude.tsx";
import { Intro } from "#web/sections/intro.tsx";
import { Location } from "#web/sections/location.tsx";
import { News } from "#web/sections/news.tsx";
import { Policies } from "#web/sections/policies.tsx";
import { Promotions } from "#web/sections/promotions.tsx";
import { Rooms } from "#web/sections/rooms.tsx";
import { Sisters } from "#web/sections/sisters.tsx";
import { useUnshown } from "#web/ui/picture-use.ts";
import { Facts } from "./facts.tsx";
import { Hero } from "./hero.tsx";

/** Cards first, then the rows of those without a picture. */
const picturedFirst = (promotions: HomeData["promotions"]) =>
  promotions.toSorted((one, other) => Number(other.main_image_path !== "") - Number(one.main_image_path !== ""));

/** What the page has shown is not shown again: a small picture in one row of four would look forgotten. */
function House({ facilities }: Pick<HomeData, "facilities">) {
  const fresh = new Set(useUnshown(facilities.map(({ main_image_path }) => main_image_path)));
  return (
    <Facilities
      facilities={facilities.map((facility) =>
        fresh.has(facility.main_image_path) ? facility : { ...facility, main_image_path: "", picture_path_array: [] },
      )}
    />
  );
}

export function Home({ data }: { data: HomeData }) {
  return (
    <>
      <Hero rooms={data.rooms} />
      <Facts />
      <Intro />
      <Rooms rooms={data.rooms} variant="cards" />
      <Interlude data={data} />
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
