import type { HomeData } from "#web/guest/home/home-data.ts";
import { About } from "#web/sections/about.tsx";
import { Attractions } from "#web/sections/attractions.tsx";
import { Custom } from "#web/sections/custom.tsx";
import { Facilities } from "#web/sections/facilities.tsx";
import { Location } from "#web/sections/location.tsx";
import { Policies } from "#web/sections/policies.tsx";
import { Rooms } from "#web/sections/rooms.tsx";
import { Sisters } from "#web/sections/sisters.tsx";
import { FrontPage } from "./front-page.tsx";

export function Home({ data }: { data: HomeData }) {
  return (
    <>
      <div className="issue">
        <FrontPage data={data} />
        <Rooms rooms={data.rooms} variant="classifieds" />
      </div>
      <About />
      <Facilities facilities={data.facilities} />
      <div className="quarter">
        <Location attractions={data.attractions} />
        <Attractions attractions={data.attractions} />
      </div>
      <Custom />
      <Policies />
      <Sisters tags={data.tags} />
    </>
  );
}
