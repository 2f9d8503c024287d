/** The map's lines of latitude and longitude, distance rings, north arrow and scale. */
import {
  type Box,
  type Chart,
  degreeLines,
  largestRound,
  shownDegrees,
  textWidth,
} from "#web/sections/map/area-chart.ts";
import { KM_PER_DEGREE } from "#rules/site/area.ts";

type FrameProps = {
  chart: Chart;
  box: Box;
  compass: Box;
  home: readonly [number, number];
  /** Occupied areas, where rings are not labelled. */ taken: Box[];
};

const inWords = (km: number) => (km < 1 ? `${Math.round(km * 1000)} m` : `${km} km`);

export function ChartFrame({ chart, box, compass, home, taken }: FrameProps) {
  const [right, bottom] = [box.x + box.width, box.y + box.height];
  return (
    <>
      <clipPath id="area-sheet">
        <rect {...box} />
      </clipPath>
      <rect className="area-ground" {...box} />
      <Degrees chart={chart} box={box} home={home} />
      <Rings chart={chart} box={box} taken={taken} />
      <rect className="area-edge" {...box} />
      <g className="area-north" transform={`translate(${compass.x + compass.width / 2} ${compass.y})`}>
        <path d="M0 2L7 24L0 19L-7 24z" />
        <path className="area-north-lit" d="M0 2L0 19L-7 24z" />
        <text y="38" textAnchor="middle">
          N
        </text>
      </g>
      <Scale chart={chart} right={right} top={bottom + 20} />
    </>
  );
}

function Degrees({ chart, box, home }: Pick<FrameProps, "chart" | "box" | "home">) {
  const perDegree = { north: chart.scale * KM_PER_DEGREE, east: 0 };
  perDegree.east = perDegree.north * Math.cos((home[0] * Math.PI) / 180);
  const bottom = box.y + box.height;
  const north = (y: number) => home[0] + (chart.home.y - y) / perDegree.north;
  const east = (x: number) => home[1] + (x - chart.home.x) / perDegree.east;
  const parallels = degreeLines(north(bottom), north(box.y), 4).map((degrees) => ({
    degrees,
    y: chart.home.y - (degrees - home[0]) * perDegree.north,
  }));
  const meridians = degreeLines(east(box.x), east(box.x + box.width), 4).map((degrees) => ({
    degrees,
    x: chart.home.x + (degrees - home[1]) * perDegree.east,
  }));
  return (
    <g className="area-degrees">
      <path
        d={[
          ...parallels.map(({ y }) => `M${box.x} ${y}h${box.width}`),
          ...meridians.map(({ x }) => `M${x} ${box.y}v${box.height}`),
        ].join("")}
      />
      {/* Labels that would reach over the corners are omitted. */}
      {parallels
        .filter(({ y }) => y > box.y + 30 && y < bottom - 30)
        .map(({ degrees, y }) => (
          <text key={degrees} transform={`translate(${box.x - 6} ${y}) rotate(-90)`} textAnchor="middle">
            {shownDegrees(degrees, ["N", "S"])}
          </text>
        ))}
      {meridians
        .filter(({ x }) => x > box.x + 26 && x < box.x + box.width - 30)
        .map(({ degrees, x }) => (
          <text key={degrees} x={x} y={bottom + 13} textAnchor="middle">
            {shownDegrees(degrees, ["E", "W"])}
          </text>
        ))}
    </g>
  );
}

const RING_LETTER = 11;
const MOST_RINGS = 4;

function Rings({ chart, box, taken }: Pick<FrameProps, "chart" | "box" | "taken">) {
  const step = largestRound(box.width / 2 / chart.scale / 1.6);
  const rings = Array.from({ length: MOST_RINGS }, (_, index) => Number((step * (index + 1)).toPrecision(2)));
  return (
    <g className="area-ring">
      <g clipPath="url(#area-sheet)">
        {rings.map((km) => (
          <circle key={km} cx={chart.home.x} cy={chart.home.y} r={km * chart.scale} />
        ))}
      </g>
      {rings.map((km) => {
        const at = ringLabel(chart, km, box, taken);
        return at ? (
          <text key={km} {...at} textAnchor="middle" dy="0.36em">
            {inWords(km)}
          </text>
        ) : null;
      })}
    </g>
  );
}

/** A free place for the label on the ring: searched all round, starting at the top. */
function ringLabel(chart: Chart, km: number, box: Box, taken: Box[]): { x: number; y: number } | undefined {
  const width = textWidth(inWords(km), RING_LETTER) / 2 + 2;
  const height = RING_LETTER * 0.75;
  return [0, 180, 90, 270, 45, 135, 225, 315, 20, 340, 200, 160]
    .map((turn) => {
      const way = (turn * Math.PI) / 180;
      const radius = km * chart.scale;
      return { x: chart.home.x + Math.sin(way) * radius, y: chart.home.y - Math.cos(way) * radius };
    })
    .find(
      ({ x, y }) =>
        x - width > box.x &&
        x + width < box.x + box.width &&
        y - height > box.y &&
        y + height < box.y + box.height &&
        !taken.some(
          (each) =>
            each.x < x + width &&
            x - width < each.x + each.width &&
            each.y < y + height &&
            y - height < each.y + each.height,
        ),
    );
}

function Scale({ chart, right, top }: { chart: Chart; right: number; top: number }) {
  const km = largestRound(120 / chart.scale);
  const length = km * chart.scale;
  const left = right - length - textWidth(inWords(km), RING_LETTER) - 8;
  return (
    <g className="area-scale" transform={`translate(${left} ${top})`}>
      <path d={`M0 0v5h${length}v-5`} />
      <rect y="1" width={length / 2} height="4" />
      <text x={length + 6} y="6">
        {inWords(km)}
      </text>
    </g>
  );
}
