import type { HomeData } from "#web/guest/home/home-data.ts";
import { Attractions } from "#web/sections/attractions.tsx";
import { Custom } from "#web/sections/custom.tsx";
import { Facilities } from "#web/sections/facilities.tsx";
import { Location } from "#web/sections/location.tsx";
import { News } from "#web/sections/news.tsx";
import { Policies } from "#web/sections/policies.tsx";
import { Promotions } from "#web/sections/promotions.tsx";
import { Rooms } from "#web/sections/rooms.tsx";
import { Sisters } from "#web/sections/sisters.tsx";
import { useUnshown } from "#web/ui/picture-use.ts";
import { Bento } from "./bento.tsx";
import { LetterRest } from "./letter.tsx";

export function Home({ data }: { data: HomeData }) {
  return (
    <>
      <Bento data={data} />
      <LetterRest />
      <Rooms rooms={data.rooms} variant="stack" />
      <House facilities={data.facilities} />
      <Promotions promotions={data.promotions} />
      <Attractions attractions={data.attractions} />
      <Location attractions={data.attractions} />
      <News news={data.news} count={4} />
      <Custom />
      <Policies />
      <Sisters tags={data.tags} />
    </>
  );
}

/** What the page has shown is not shown again here: such a place is a row of words. */
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
