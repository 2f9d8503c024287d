/** The lodging in the middle, what is worth seeing round it. Drawn from coordinates; nothing is fetched. */
import type { Promotion } from "#contract/content.ts";
import { drawnAt, placeFrom, rings } from "#rules/area.ts";
import { useSite } from "#web/site.ts";

const SIZE = 400;
const HALF = SIZE / 2;

export function AreaMap({ attractions }: { attractions: Promotion[] }) {
  const { hotel, words } = useSite();
  const home = hotel.info.coordinates;
  if (!home) return null;
  const places = attractions
    .flatMap((attraction) =>
      attraction.coordinates ? [{ ...placeFrom(home, attraction.coordinates), attraction }] : [],
    )
    .sort((a, b) => b.y - a.y);
  const circles = rings(places);
  const outer = circles.at(-1)!;
  const scale = HALF - 26;
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
        {places.map((place, index) => {
          const { x, y } = drawnAt(place, outer);
          return (
            <g
              key={place.attraction.promotion_id}
              className="area-place"
              transform={`translate(${HALF + x * scale} ${HALF - y * scale})`}
            >
              <circle r="11" />
              <text textAnchor="middle" dy="0.36em">
                {index + 1}
              </text>
            </g>
          );
        })}
        <g className="area-home" transform={`translate(${HALF} ${HALF})`}>
          <circle r="8" />
        </g>
      </svg>
      {places.length > 0 ? (
        <figcaption>
          <ol>
            {places.map(({ attraction, distance }) => (
              <li key={attraction.promotion_id}>
                <span>{attraction.promotion_title}</span>{" "}
                <small>{distance < 10 ? distance.toFixed(1) : Math.round(distance)} km</small>
              </li>
            ))}
          </ol>
        </figcaption>
      ) : null}
    </figure>
  );
}
