/**
 * Geometry of the map around a lodging: one true scale, north up. Only the places' coordinates are known, so only they and
 * lines of latitude and longitude are drawn.
 */
import type { Place } from "#rules/site/area.ts";

type Point = { x: number; y: number };
export type Box = { x: number; y: number; width: number; height: number };
export type Chart = {
  /** Pixels per kilometre. */ scale: number;
  home: Point;
  /** Farther away than most: shown at the edge, in their direction. */ isBeyond: (place: Place) => boolean;
  at: (place: Place) => Point;
};

/** A place this many times as far away as the median one does not reduce the map's scale. */
const FAR = 3;
/** The smallest map, in kilometres from side to side. */
const LEAST = 1;
/** Distance of a mark from the edge. */
const EDGE = 16;

export function chartOf(places: readonly Place[], box: Box, margin: number): Chart {
  const distances = places.map((place) => place.distance).sort((a, b) => a - b);
  const middle = distances[Math.floor(distances.length / 2)] ?? 0;
  const reach = Math.max(middle * FAR, LEAST / 2);
  const shown = [{ x: 0, y: 0 }, ...places.filter((place) => place.distance <= reach)];
  const sides = (axis: "x" | "y") => {
    const all = shown.map((point) => point[axis]);
    const [low, high] = [Math.min(...all), Math.max(...all)];
    return { middle: (low + high) / 2, span: Math.max(high - low, LEAST) };
  };
  const [east, north] = [sides("x"), sides("y")];
  const scale = Math.min((box.width - margin * 2) / east.span, (box.height - margin * 2) / north.span);
  const home = {
    x: box.x + box.width / 2 - east.middle * scale,
    y: box.y + box.height / 2 + north.middle * scale,
  };
  const isBeyond = (place: Place) => place.distance > reach;
  return {
    scale,
    home,
    isBeyond,
    at: (place) => {
      const [dx, dy] = [place.x * scale, -place.y * scale];
      const shrink = isBeyond(place) ? toEdge(home, dx, dy, box) : 1;
      return { x: home.x + dx * shrink, y: home.y + dy * shrink };
    },
  };
}

/** The factor by which a vector is shortened to end just inside the box. */
function toEdge(from: Point, dx: number, dy: number, box: Box): number {
  const room = (start: number, way: number, low: number, size: number) =>
    way === 0 ? Infinity : ((way > 0 ? low + size - EDGE : low + EDGE) - start) / way;
  return Math.min(1, room(from.x, dx, box.x, box.width), room(from.y, dy, box.y, box.height));
}

/** The largest round number (1, 2 or 5 times a power of ten) up to `most`. */
export function largestRound(most: number): number {
  const power = 10 ** Math.floor(Math.log10(most));
  const step = [5, 2, 1].find((each) => each * power <= most * (1 + 1e-9)) ?? 1;
  return Number((step * power).toPrecision(1));
}

/** Positions of lines of latitude or longitude between `from` and `to`, at most `most` of them. */
export function degreeLines(from: number, to: number, most: number): number[] {
  const minutes = [0.1, 0.2, 0.5, 1, 2, 5, 10, 15, 30, 60, 120, 300, 600, 1800].map((each) => each / 60);
  const step = minutes.find((each) => (to - from) / each <= most) ?? 60;
  const first = Math.ceil(from / step);
  return Array.from({ length: Math.max(0, Math.floor(to / step) - first + 1) }, (_, index) => (first + index) * step);
}

/** 24°50′N. Tenths of a minute only where the lines are that close. */
export function shownDegrees(degrees: number, [positive, negative]: readonly [string, string]): string {
  const tenths = Math.round(Math.abs(degrees) * 600);
  const minutes = (tenths % 600) / 10;
  const shown = Number.isInteger(minutes) ? String(minutes).padStart(2, "0") : minutes.toFixed(1).padStart(4, "0");
  return `${Math.floor(tenths / 600)}°${shown}′${degrees < 0 ? negative : positive}`;
}

/** The corner of the box that is farthest from every mark; the upper right one if equal. */
export function freeCorner(
  marks: readonly Point[],
  { width, height }: { width: number; height: number },
  box: Box,
): Box {
  const [left, right] = [box.x + 4, box.x + box.width - width - 4];
  const [top, bottom] = [box.y + 4, box.y + box.height - height - 4];
  const corners = [
    { x: right, y: top },
    { x: left, y: top },
    { x: right, y: bottom },
    { x: left, y: bottom },
  ];
  const room = ({ x, y }: Point) =>
    Math.min(80, ...marks.map((mark) => Math.hypot(mark.x - x - width / 2, mark.y - y - height / 2)));
  const best = corners.reduce((found, corner) => (room(corner) > room(found) + 1e-6 ? corner : found));
  return { ...best, width, height };
}

/** Moves overlapping marks apart, except the first, and none of them out of the box. */
export function keepApart(points: readonly Point[], least: number, box: Box): Point[] {
  const moved = points.map((point) => ({ ...point }));
  const within = (value: number, low: number, size: number) => Math.min(low + size - EDGE, Math.max(low + EDGE, value));
  for (let round = 0; round < 60; round += 1) {
    for (const [index, one] of moved.entries()) {
      for (const other of moved.slice(index + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const distance = Math.hypot(dx, dy);
        if (distance >= least) continue;
        const push = (least - distance) / (index === 0 ? 1 : 2);
        // Two in the same place are moved apart sideways.
        const [ux, uy] = distance === 0 ? [1, 0] : [dx / distance, dy / distance];
        if (index > 0) {
          one.x = within(one.x - ux * push, box.x, box.width);
          one.y = within(one.y - uy * push, box.y, box.height);
        }
        other.x = within(other.x + ux * push, box.x, box.width);
        other.y = within(other.y + uy * push, box.y, box.height);
      }
    }
  }
  return moved;
}

const overlap = (one: Box, other: Box) =>
  one.x < other.x + other.width &&
  other.x < one.x + one.width &&
  one.y < other.y + other.height &&
  other.y < one.y + one.height;

/** Chinese, Japanese and Korean characters are as wide as high, Latin ones about half. */
export function textWidth(text: string, size: number): number {
  return [...text].reduce((sum, character) => sum + (character > "\u2e7f" ? 1 : 0.6), 0) * size;
}

export type Label = { box: Box; anchor: "start" | "end" | "middle" };

/**
 * A place for each mark's name where it overlaps nothing and stays inside: right, left, below or above. null: there is none,
 * and only the list names it.
 */
export function placeLabels(
  marks: readonly { at: Point; width: number; radius: number }[],
  height: number,
  box: Box,
  taken: readonly Box[],
): (Label | null)[] {
  const placed = [
    ...taken,
    ...marks.map(({ at, radius }) => ({ x: at.x - radius, y: at.y - radius, width: radius * 2, height: radius * 2 })),
  ];
  return marks.map(({ at, width, radius }) => {
    const gap = radius + 4;
    const beside = { y: at.y - height / 2, width, height };
    const centred = { x: at.x - width / 2, width, height };
    const found = [
      { anchor: "start" as const, box: { ...beside, x: at.x + gap } },
      { anchor: "end" as const, box: { ...beside, x: at.x - gap - width } },
      { anchor: "middle" as const, box: { ...centred, y: at.y + radius + 2 } },
      { anchor: "middle" as const, box: { ...centred, y: at.y - radius - 2 - height } },
    ].find((label) => isInside(label.box, box) && !placed.some((each) => overlap(each, label.box)));
    if (found) placed.push(found.box);
    return found ?? null;
  });
}

function isInside(inner: Box, outer: Box): boolean {
  return (
    inner.x >= outer.x &&
    inner.y >= outer.y &&
    inner.x + inner.width <= outer.x + outer.width &&
    inner.y + inner.height <= outer.y + outer.height
  );
}
