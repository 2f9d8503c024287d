import type { HomeData } from "#web/guest/home/home-data.ts";
import { hasWhereabouts } from "#rules/site/area.ts";
import { useSite } from "#web/site.ts";
import { usePhotos } from "./photos.tsx";

/** Links to the parts of the long home page. */
export function Anchors({ data }: { data: HomeData }) {
  const { words, titles, hotel } = useSite();
  const places = [
    { id: "photos", title: words.photos, isThere: usePhotos(data).length > 0 },
    { id: "rooms", title: words.where_you_sleep, isThere: data.rooms.length > 0 },
    { id: "calendar", title: words.prices_by_day, isThere: data.month !== undefined },
    { id: "facilities", ...titles.facilities, isThere: data.facilities.length > 0 },
    { id: "location", title: words.location, isThere: hasWhereabouts(hotel.info) },
    { id: "promotions", ...titles.promotions, isThere: data.promotions.length > 0 },
  ].filter(({ isThere }) => isThere);
  if (places.length < 2) return null;
  return (
    <nav className="anchors" aria-label={hotel.hotel_name} data-here>
      <ul>
        {places.map(({ id, title, lang }) => (
          <li key={id}>
            <a href={`#${id}`} lang={lang}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
