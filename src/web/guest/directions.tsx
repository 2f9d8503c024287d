/** The way to the lodging on one page, to be printed or saved where there will be no signal. */
import { data } from "react-router";
import { getHotelInfo } from "#contract/hotel.ts";
import { listAttractions } from "#contract/content.ts";
import { hasWhereabouts } from "#rules/site/area.ts";
import { phoneLink } from "#rules/guests/phone.ts";
import { visitOf } from "#web/context.ts";
import { useLayout } from "#web/use-layout.ts";
import { AreaMap } from "#web/sections/map/area-map.tsx";
import { Coordinates } from "#web/sections/coordinates.tsx";
import { MapButton } from "#web/sections/map-button.tsx";
import { PageMeta } from "#web/seo/page-meta.tsx";
import { breadcrumbs } from "#web/seo/structured-data.ts";
import { langOf, useSite } from "#web/site.ts";
import { Icon } from "#web/ui/icon.tsx";
import { RichText } from "#web/ui/rich-text.tsx";
import type { Route } from "./+types/directions";

export async function loader({ context }: Route.LoaderArgs) {
  const { api, domain } = visitOf(context);
  const query = { domain };
  const [hotel, attractions] = await Promise.all([api(getHotelInfo, { query }), api(listAttractions, { query })]);
  if (!hasWhereabouts(hotel.info)) throw data(null, 404);
  return { attractions };
}

export default function Directions({ loaderData: { attractions } }: Route.ComponentProps) {
  const site = useSite();
  const { hotel, words } = site;
  const { info } = hotel;
  const { PageHead } = useLayout();
  return (
    <>
      <PageMeta
        title={words.directions}
        description={info.address || words.directions_text}
        data={[breadcrumbs(site, [{ name: words.directions, path: "/directions" }])]}
      />
      <PageHead title={words.directions} lead={words.directions_text} />
      <div className="page directions">
        <div>
          <p className="directions-name" {...langOf(hotel.fallback_lang, "hotel_name")}>
            {hotel.hotel_name}
          </p>
          {info.address ? (
            <p className="location-address" {...langOf(hotel.fallback_lang, "info.address")}>
              {info.address}
            </p>
          ) : null}
          <Coordinates />
          <Facts />
          <RichText html={info.location_block} {...langOf(hotel.fallback_lang, "info.location_block")} />
          <p className="location-ways">
            <button className="button" type="button" hidden data-print>
              <Icon name="print" /> {words.print_directions}
            </button>
            <MapButton />
          </p>
        </div>
        <AreaMap attractions={attractions} />
      </div>
    </>
  );
}

/** What one needs on the road: whom to call, and until when to arrive. */
function Facts() {
  const { hotel, words } = useSite();
  const { phone, phone2, checkin_start_time, checkin_end_time } = hotel.info;
  const hours = [checkin_start_time, checkin_end_time].filter((time) => time !== "");
  const times = hours.length > 1 ? words.between(hours[0]!, hours[1]!) : hours.join("");
  const phones = [phone, phone2].filter(Boolean);
  if (phones.length === 0 && times === "") return null;
  return (
    <dl className="spec">
      {phones.length > 0 ? (
        <div>
          <dt>{words.phone}</dt>
          <dd>
            {phones.map((each) => (
              <a key={each} href={phoneLink(each)}>
                {each}
              </a>
            ))}
          </dd>
        </div>
      ) : null}
      {times ? (
        <div>
          <dt>{words.check_in}</dt>
          <dd>{times}</dd>
        </div>
      ) : null}
    </dl>
  );
}
