/** The lodging's tiles: eight-pointed stars with crosses between them, in the theme's colours. */
import { useId } from "react";

const CELL = 80;
const MIDDLE = CELL / 2;

/** Two squares on top of each other. The points of neighbouring stars touch, and the gap between four of them is a cross. */
function star(radius: number): string {
  const inner = (radius * Math.cos(Math.PI / 4)) / Math.cos(Math.PI / 8);
  const corners = Array.from({ length: 16 }, (_, index) => {
    const [far, angle] = [index % 2 === 0 ? radius : inner, (index * Math.PI) / 8];
    return `${(MIDDLE + far * Math.cos(angle)).toFixed(1)} ${(MIDDLE + far * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${corners.join("L")}Z`;
}

const STAR = star(MIDDLE);
const HEART = star(21);
const SEED = star(8);
const CORNERS = [
  [0, 0],
  [CELL, 0],
  [0, CELL],
  [CELL, CELL],
] as const;

/** `size`: the width of one tile, in pixels. */
export function Tiles({ size = CELL }: { size?: number }) {
  const id = useId();
  return (
    <svg className="tiles" aria-hidden="true" width="100%" height="100%">
      <defs>
        <pattern
          id={id}
          width={CELL}
          height={CELL}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${size / CELL})`}
        >
          <path className="tile-cross" d={`M0 0H${CELL}V${CELL}H0Z`} />
          {CORNERS.map(([x, y]) => (
            <path
              key={`${x} ${y}`}
              className="tile-seed"
              d={`M${x} ${y - 11}L${x + 11} ${y}L${x} ${y + 11}L${x - 11} ${y}Z`}
            />
          ))}
          <path className="tile-star" d={STAR} />
          <path className="tile-heart" d={HEART} />
          <path className="tile-seed" d={SEED} />
        </pattern>
      </defs>
      {/* Laid from the middle outwards, so that a star is centred at any width. */}
      <svg x="50%" overflow="visible">
        <rect x="-200%" width="400%" height="100%" transform={`translate(${size / -2} 0)`} fill={`url(#${id})`} />
      </svg>
    </svg>
  );
}
