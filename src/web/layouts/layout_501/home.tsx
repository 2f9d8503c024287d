import { readPicture } from "#rules/site/pictures.ts";
import type { HomeData } from "#web/guest/home/home-data.ts";
import { Attractions } from "#web/sections/attractions.tsx";
import { Custom } from "#web/sections/custom.tsx";
import { Intro } from "#web/sections/intro.tsx";
import { Location } from "#web/sections/location.tsx";
import { News } from "#web/sections/news.tsx";
import { Policies } from "#web/sections/policies.tsx";
import { Promotions } from "#web/sections/promotions.tsx";
import { Rooms } from "#web/sections/rooms.tsx";
import { Sisters } from "#web/sections/sisters.tsx";
import { useUnshown } from "#web/ui/picture-use.ts";
import { Places } from "./places.tsx";
import { Reel } from "./reel.tsx";

export function Home({ data }: { data: HomeData }) {
  // Sights without a picture are on the map already.
  const hasPictures = data.attractions.some(({ main_image_path }) => readPicture(main_image_path) !== null);
  return (
    <>
      <Reel data={data} />
      <Rooms rooms={data.rooms} variant="rolls" />
      <Intro />
      <Places facilities={data.facilities} />
      <Offers promotions={data.promotions} />
      <Location attractions={data.attractions} />
      {hasPictures ? <Attractions attractions={data.attractions} /> : null}
      <News news={data.news} count={4} />
      <Custom />
      <Policies />
      <Sisters tags={data.tags} />
    </>
  );
}

/** A frame the page has shown is not printed again: such an offer is set in type. */
function Offers({ promotions }: Pick<HomeData, "promotions">) {
  const fresh = new Set(useUnshown(promotions.map(({ main_image_path }) => main_image_path)));
  return (
    <Promotions
      promotions={promotions.map((each) => (fresh.has(each.main_image_path) ? each : { ...each, main_image_path: "" }))}
    />
  );
}
