import type { HomeData } from "#web/guest/home/home-data.ts";
import { About } from "#web/sections/about.tsx";
import { Amenities, AmenityList } from "#web/sections/amenities.tsx";
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
import { Facts } from "./facts.tsx";
import { Photos, useHousePhotos } from "./photos.tsx";
import { PriceBar, PriceCard } from "./price-card.tsx";
import { Title } from "./title.tsx";

/** The house and its bedrooms on the left, the price beside them; what else there is has the whole width. */
export function Home({ data }: { data: HomeData }) {
  const photos = useHousePhotos(data);
  const { facilities } = data;
  return (
    <>
      <Title />
      <Photos photos={photos} />
      <div className="listing home-listing">
        <div className="listing-main">
          <Facts rooms={data.rooms} />
          <Bedrooms data={data} />
        </div>
        <PriceCard data={data} />
      </div>
      {facilities.length > 0 ? (
        <Facilities facilities={facilities} Mark={FacilitySign}>
          <AmenityList />
        </Facilities>
      ) : (
        <Amenities />
      )}
      <Policies />
      <Location attractions={data.attractions} />
      <Promotions promotions={data.promotions} />
      <About />
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
  return (
    <Section name="rooms" title={words.where_you_sleep}>
      <RoomList rooms={bedroomsOf(rooms)} />
    </Section>
  );
}
