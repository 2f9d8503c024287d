import type { HomeData } from "#web/guest/home/home-data.ts";
import { About } from "#web/sections/about.tsx";
import { Attractions } from "#web/sections/attractions.tsx";
import { Custom } from "#web/sections/custom.tsx";
import { Facilities } from "#web/sections/facilities.tsx";
import { Location } from "#web/sections/location.tsx";
import { News } from "#web/sections/news.tsx";
import { Policies } from "#web/sections/policies.tsx";
import { Promotions } from "#web/sections/promotions.tsx";
import { RoomList } from "#web/sections/rooms.tsx";
import { Section } from "#web/sections/section.tsx";
import { Sisters } from "#web/sections/sisters.tsx";
import { useSite } from "#web/site.ts";
import { FacilitySign } from "#web/sections/facility-sign.tsx";
import { bedroomsOf } from "./bedrooms.ts";
import { Ground, houseOf, Welcome } from "./facts.tsx";
import { HousePlan } from "./house-plan.tsx";
import { Photos, useHousePhotos } from "./photos.tsx";
import { PriceBar, PriceCard } from "./price-card.tsx";
import { Title } from "./title.tsx";

/** The page is the house: its words below the roof, its photos as windows, its figures on the ground. Then its price, its bedrooms and the rest. */
export function Home({ data }: { data: HomeData }) {
  const photos = useHousePhotos(data);
  return (
    <>
      <div className="house-front">
        <Title />
        <Photos photos={photos} />
      </div>
      <Ground rooms={data.rooms} />
      <div className="listing home-listing">
        <div className="listing-main">
          <Welcome rooms={data.rooms} />
        </div>
        <PriceCard data={data} />
      </div>
      <Bedrooms data={data} />
      <Facilities facilities={data.facilities} Mark={FacilitySign} />
      <About />
      <Location attractions={data.attractions} />
      <Promotions promotions={data.promotions} />
      <Policies />
      <Attractions attractions={data.attractions} />
      <Custom />
      <News news={data.news} count={4} />
      <Sisters tags={data.tags} />
      <PriceBar data={data} />
    </>
  );
}

function Bedrooms({ data: { rooms } }: { data: HomeData }) {
  const { words } = useSite();
  if (rooms.length === 0) return null;
  const house = houseOf(rooms);
  return (
    <Section name="rooms" title={words.where_you_sleep}>
      {house ? <HousePlan house={house} bedrooms={bedroomsOf(rooms)} /> : null}
      <RoomList rooms={bedroomsOf(rooms)} />
    </Section>
  );
}
