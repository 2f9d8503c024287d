/** A room drawn from its area and beds; the rooms of a list share one scale. */
import type { RoomClass } from "#contract/rooms.ts";

type Size = { width: number; depth: number };

/** Width and length of each kind of bed, in metres. */
const BEDS: Record<string, Size> = {
  single: { width: 0.97, depth: 1.9 },
  double: { width: 1.4, depth: 1.9 },
  queen: { width: 1.5, depth: 2 },
  king: { width: 1.8, depth: 2 },
  futon: { width: 1, depth: 2 },
  bunk: { width: 0.95, depth: 1.95 },
  sofa_bed: { width: 1.4, depth: 1.9 },
  pod: { width: 0.9, depth: 1.9 },
  tent_mat: { width: 1.2, depth: 1.95 },
};

/** A smaller place is one mattress deep and has a curtain instead of a door. */
const POD = 7;

function roomSize(area: number): Size {
  if (area <= 0) return { width: 2.4, depth: 2.4 };
  const width = area < POD ? area / 2.1 : Math.sqrt(area * 0.72);
  return { width, depth: area / width };
}

type Bed = Size & { x: number; y: number };

/** Heads to the wall, side by side; a second row when the wall is full. Beds that do not fit are only listed. */
function placeBeds(room: RoomClass, inside: Size, gap: number): Bed[] {
  const placed: Bed[] = [];
  let [x, y, row] = [gap, gap, 0];
  for (const { bed, count } of room.description.bed) {
    const size = BEDS[bed] ?? BEDS.single!;
    for (let left = count; left > 0; left -= 1) {
      if (x > gap && x + size.width + gap > inside.width + 0.01) [x, y, row] = [gap, y + row + gap * 2, 0];
      if (y + size.depth > inside.depth + 0.01) return placed;
      placed.push({ x, y, ...size });
      x += size.width + gap * 2;
      row = Math.max(row, size.depth);
    }
  }
  return placed;
}

/** One house among small rooms would make them tiny: a room far larger than the median has its own scale. */
function sameScale(room: RoomClass, among: RoomClass[]): RoomClass[] {
  const area = (each: RoomClass) => each.description.square_meters;
  const middle = among.map(area).sort((a, b) => a - b)[Math.floor((among.length - 1) / 2)] ?? 0;
  const isLarge = (each: RoomClass) => area(each) > middle * 3;
  return isLarge(room) ? [room] : [room, ...among.filter((each) => !isLarge(each))];
}

type PlanProps = {
  room: RoomClass;
  among: RoomClass[];
  /** On its side, for a place that is wider than high. */
  isLying?: boolean;
};

export function Plan({ room, among, isLying = false }: PlanProps) {
  const area = room.description.square_meters;
  const inside = roomSize(area);
  const all = sameScale(room, among).map((each) => roomSize(each.description.square_meters));
  const [width, depth] = [Math.max(...all.map((each) => each.width)), Math.max(...all.map((each) => each.depth))];
  const isPod = area > 0 && area < POD;
  const beds = placeBeds(room, inside, isPod ? 0.07 : 0.25);
  const door = 0.9;
  const { width: w, depth: d } = inside;
  const wall = isPod ? `M0 ${d}V0H${w}V${d}` : `M${w - door} ${d}H0V0H${w}V${d}`;
  return (
    <svg
      className="plan"
      viewBox={
        isLying
          ? `${-depth * 0.02} ${-width * 0.02} ${depth * 1.04} ${width * 1.04}`
          : `${-width * 0.02} ${-depth * 0.02} ${width * 1.04} ${depth * 1.04}`
      }
      preserveAspectRatio={isLying ? "xMidYMid meet" : "xMinYMax meet"}
      aria-hidden="true"
    >
      <g transform={isLying ? `translate(0 ${width}) rotate(-90)` : `translate(0 ${depth - d})`}>
        {area > 0 ? <path className="plan-wall" d={wall} /> : null}
        {area <= 0 ? null : isPod ? (
          <path className="plan-curtain" d={`M0 ${d}H${w}`} />
        ) : (
          <path className="plan-door" d={`M${w - door} ${d}V${d - door}A${door} ${door} 0 0 1 ${w} ${d}`} />
        )}
        {beds.map((bed, index) => (
          <path
            key={index}
            className="plan-bed"
            d={`M${bed.x} ${bed.y}h${bed.width}v${bed.depth}h${-bed.width}zM${bed.x} ${bed.y + 0.45}h${bed.width}`}
          />
        ))}
      </g>
    </svg>
  );
}
