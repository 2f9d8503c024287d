/** The lodging in the middle, what is worth seeing round it. Drawn from coordinates; nothing is fetched. */
import type { Promotion } from "#contract/content.ts";
import { drawnAt, keepApart, placeFrom, rings } from "#rules/area.ts";
import { said, useSite } from "#web/site.ts";

const SIZE = 400;
const HALF = SIZE / 2;

export function AreaMap({ attractions }: { attractions: Promotion[] }) {
  const { hotel, words } = useSite();
  const home = hotel.info.coordinates;
  if (!home) return null;
  // Numbered as the lists beside it are; one without a place keeps its number for itself.
  const places = attractions.flatMap((attraction, index) =>
    attraction.coordinates ? [{ ...placeFrom(home, attraction.coordinates), attraction, number: index + 1 }] : [],
  );
  if (places.length === 0) return null;
  const circles = rings(places);
  const outer = circles.at(-1)!;
  const scale = HALF - 26;
  const points = keepApart(
    places.map((place) => {
      const { x, y } = drawnAt(place, outer);
      return { x: HALF + x * scale, y: HALF - y * scale };
    }),
    24,
  );
  return (
    <figure className="area-map">
      <svg viewBox={`0 0 ${SIZE} ${SIZE}`} role="img" aria-label={words.map_of(hotel.hotel_name)}>
        {circles.map((km) => (
          <g key={km} className="area-ring">
            <circle cx={HALF} cy={HALF} r={Math.sqrt(km / outer) * scale} />
            <text x={HALF} y={HALF - Math.sqrt(km / outer) * scale - 5} textAnchor="middle">
              {km} km
            </text>
          </g>
        ))}
        <path className="area-cross" d={`M${HALF} 14V${SIZE - 14}M14 ${HALF}H${SIZE - 14}`} />
        {places.map(({ attraction, number }, index) => (
          <g
            key={attraction.promotion_id}
            className="area-place"
            transform={`translate(${points[index]!.x} ${points[index]!.y})`}
          >
            <circle r="11" />
            <text textAnchor="middle" dy="0.36em">
              {number}
            </text>
          </g>
        ))}
        <g className="area-home" transform={`translate(${HALF} ${HALF})`}>
          <circle r="8" />
        </g>
      </svg>
      <figcaption>
        <ol>
          {places.map(({ attraction, distance, number }) => (
            <li key={attraction.promotion_id} value={number}>
              <b>{number}</b>
              <span {...said(attraction.fallback_lang, "promotion_title")}>{attraction.promotion_title}</span>{" "}
              <small>{distance < 10 ? distance.toFixed(1) : Math.round(distance)} km</small>
            </li>
          ))}
        </ol>
      </figcaption>
    </figure>
  );
}
