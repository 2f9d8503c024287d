/** The landscape around the lodging, drawn from its coordinates: contour lines, and ridges that cut a picture. */
import type { CSSProperties } from "react";
import { placeSeed } from "#web/drawing/chance.ts";
import { skyline, terrainMap } from "#web/layouts/layout_400/terrain-lines.ts";
import { useSite } from "#web/site.ts";

/** The summit's position, from left and top. */
const SHEET = { columns: 30, rows: 17, cell: 54, levels: 13, summit: { x: 0.79, y: 0.32 } };
const RIDGE_POINTS = 56;

function useSeed(): number {
  const { hotel } = useSite();
  return placeSeed(hotel.hotel_id, hotel.info.coordinates);
}

/** `hasSummit`: marked on the home page. The lodging's name is above it already. */
export function Contours({ hasSummit = false }: { hasSummit?: boolean }) {
  const { width, height, lines, summit } = terrainMap(useSeed(), SHEET);
  return (
    <svg
      className="contours"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
      focusable="false"
    >
      {lines.map((line, index) => (
        <path key={index} d={line} pathLength="1" {...(index % 4 === 3 ? { className: "contour-index" } : {})} />
      ))}
      {hasSummit ? <path className="contour-summit" d={`M${summit.x} ${summit.y - 14}l14 24h-28z`} /> : null}
    </svg>
  );
}

/** A ridge's outline as a clip-path: everything below the skyline. `depth`: the depth of its saddles, in percent. */
export function useRidge(range: number, depth: number): CSSProperties {
  const line = skyline(useSeed() + range * 7919, RIDGE_POINTS);
  const points = line.map(
    (below, index) => `${((index / (RIDGE_POINTS - 1)) * 100).toFixed(1)}% ${(below * depth).toFixed(1)}%`,
  );
  return { "--ridge": `polygon(${points.join(",")},100% 100%,0 100%)` } as CSSProperties;
}
