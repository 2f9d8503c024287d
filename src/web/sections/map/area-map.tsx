/** The lodging and sights around it as a map with true directions and one scale, drawn from coordinates without any request. */
import type { ReactNode } from "react";
import type { Promotion } from "#contract/content.ts";
import { compassPoint, placeFrom, shownDistance } from "#rules/site/area.ts";
import {
  type Box,
  type Chart,
  chartOf,
  freeCorner,
  keepApart,
  placeLabels,
  textWidth,
} from "#web/sections/map/area-chart.ts";
import { ChartFrame } from "#web/sections/map/chart-frame.tsx";
import { langOf, useSite } from "#web/site.ts";
import { stationNear } from "#rules/rail/station-near.ts";
import { stationName } from "#rules/rail/stations.ts";

const SHEET = { width: 400, height: 350 };
const BOX: Box = { x: 20, y: 6, width: 372, height: 302 };
const COMPASS = { width: 26, height: 42 };
const CHARACTER = 12.5;
const MARK = 10;

export function AreaMap({ attractions }: { attractions: Promotion[] }) {
  const { hotel, words, lang } = useSite();
  const home = hotel.info.coordinates;
  if (!home) return null;
  // Numbered like the lists beside it; a place without coordinates keeps its number.
  const places = attractions.flatMap((attraction, index) =>
    attraction.coordinates ? [{ ...placeFrom(home, attraction.coordinates), attraction, number: index + 1 }] : [],
  );
  const station = stationNear(home, hotel.info.thsr_station);
  const all = station ? [...places, station] : places;
  const chart = chartOf(all, BOX, 44);
  const marks = all.map((place) => chart.at(place));
  const [, ...apart] = keepApart([chart.home, ...marks], MARK * 2 + 3, BOX);
  const compass = freeCorner([chart.home, ...apart], COMPASS, BOX);
  const stop = station ? words.hsr_station(stationName(station.station, lang)) : null;
  const names = [
    hotel.hotel_name,
    ...places.map((place) => place.attraction.promotion_title),
    ...(stop === null ? [] : [stop]),
  ];
  const labels = placeLabels(
    [chart.home, ...apart].map((at, index) => ({
      at,
      width: textWidth(names[index]!, CHARACTER),
      // An arrow at the edge needs space too.
      radius: index > 0 && chart.isBeyond(all[index - 1]!) ? MARK + 7 : MARK,
    })),
    CHARACTER * 1.5,
    BOX,
    [compass],
  );
  const nameAt = (index: number, lang: { lang?: string }) => {
    const label = labels[index];
    if (!label) return null;
    const { box, anchor } = label;
    const x = anchor === "start" ? box.x : anchor === "end" ? box.x + box.width : box.x + box.width / 2;
    return (
      <text className="area-name" x={x} y={box.y + box.height / 2} dy="0.36em" textAnchor={anchor} {...lang}>
        {names[index]}
      </text>
    );
  };
  const taken = [
    compass,
    ...[chart.home, ...apart].map(({ x, y }) => ({ x: x - MARK, y: y - MARK, width: MARK * 2, height: MARK * 2 })),
    ...labels.flatMap((label) => (label ? [label.box] : [])),
  ];
  return (
    <figure className="area-map">
      <svg viewBox={`0 0 ${SHEET.width} ${SHEET.height}`} role="img" aria-label={words.map_of(hotel.hotel_name)}>
        <ChartFrame chart={chart} box={BOX} compass={compass} home={home} taken={taken} />
        {station ? (
          <Station chart={chart} at={apart.at(-1)!} isBeyond={chart.isBeyond(station)}>
            {nameAt(all.length, {})}
          </Station>
        ) : null}
        {places.map((place, index) => {
          const at = apart[index]!;
          const isMoved = Math.hypot(at.x - marks[index]!.x, at.y - marks[index]!.y) > 1;
          return (
            <g key={place.attraction.promotion_id} className="area-place">
              {isMoved ? <path d={`M${marks[index]!.x} ${marks[index]!.y}L${at.x} ${at.y}`} /> : null}
              {chart.isBeyond(place) ? <Beyond chart={chart} at={at} /> : null}
              <circle cx={at.x} cy={at.y} r={MARK} />
              <text className="area-number" x={at.x} y={at.y} dy="0.36em" textAnchor="middle">
                {place.number}
              </text>
              {nameAt(index + 1, langOf(place.attraction.fallback_lang, "promotion_title"))}
            </g>
          );
        })}
        <g className="area-home">
          <circle cx={chart.home.x} cy={chart.home.y} r="7" />
          {nameAt(0, langOf(hotel.fallback_lang, "hotel_name"))}
        </g>
      </svg>
      {all.length > 0 ? (
        <figcaption>
          <ol>
            {places.map((place) => (
              <li key={place.attraction.promotion_id} value={place.number}>
                <b>{place.number}</b>
                <span {...langOf(place.attraction.fallback_lang, "promotion_title")}>
                  {place.attraction.promotion_title}
                </span>{" "}
                <small>
                  {words.compass[compassPoint(place)]} {shownDistance(place.distance)} km
                </small>
              </li>
            ))}
            {station ? (
              <li className="area-arrival">
                <b aria-hidden="true" />
                <span>{stop}</span>{" "}
                <small>
                  {words.compass[compassPoint(station)]} {shownDistance(station.distance)} km
                </small>
              </li>
            ) : null}
          </ol>
        </figcaption>
      ) : null}
    </figure>
  );
}

type StationProps = { chart: Chart; at: { x: number; y: number }; isBeyond: boolean; children: ReactNode };

/** The station guests arrive at, and the straight way from it as a line of rails. */
function Station({ chart, at, isBeyond, children }: StationProps) {
  const way = `M${at.x} ${at.y}L${chart.home.x} ${chart.home.y}`;
  return (
    <g className="area-station">
      <path className="area-rails" d={way} />
      <path className="area-sleepers" d={way} />
      {isBeyond ? <Beyond chart={chart} at={at} /> : null}
      <rect x={at.x - 7} y={at.y - 7} width="14" height="14" rx="3" />
      {children}
    </g>
  );
}

/** An arrow on the mark: the place itself lies outside the map. */
function Beyond({ chart, at }: { chart: Chart; at: { x: number; y: number } }) {
  const way = (Math.atan2(at.y - chart.home.y, at.x - chart.home.x) * 180) / Math.PI;
  return <path className="area-beyond" d="M10 -5L16 0L10 5z" transform={`translate(${at.x} ${at.y}) rotate(${way})`} />;
}
