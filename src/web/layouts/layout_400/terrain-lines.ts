/** A landscape drawn from a seed: contour lines as on a hiking map, and a skyline. */
import { chanceFrom } from "#web/drawing/chance.ts";

type Point = { x: number; y: number };

/** Heights from 0 to about 1 on a grid, with hills a few cells wide and one summit at a given place. */
function heights(seed: number, columns: number, rows: number, summit: Point): number[][] {
  const chance = chanceFrom(seed);
  const octaves = [
    { cells: 4, weight: 0.55 },
    { cells: 8, weight: 0.28 },
    { cells: 16, weight: 0.09 },
  ].map(({ cells, weight }) => ({
    cells,
    weight,
    values: Array.from({ length: cells + 2 }, () => Array.from({ length: cells + 2 }, chance)),
  }));
  const ease = (t: number) => t * t * (3 - 2 * t);
  return Array.from({ length: rows + 1 }, (_, row) =>
    Array.from({ length: columns + 1 }, (__, column) => {
      const [u, v] = [column / columns, row / rows];
      let height = 0.75 * Math.exp(-((u - summit.x) ** 2 * 26 + (v - summit.y) ** 2 * 10));
      for (const { cells, weight, values } of octaves) {
        const [x, y] = [u * cells, v * cells];
        const [left, top] = [Math.floor(x), Math.floor(y)];
        const [s, t] = [ease(x - left), ease(y - top)];
        const along = (line: number[]) => line[left]! * (1 - s) + line[left + 1]! * s;
        height += weight * (along(values[top]!) * (1 - t) + along(values[top + 1]!) * t);
      }
      return height;
    }),
  );
}

/** Which sides of a cell (0 top, 1 right, 2 bottom, 3 left) a line joins, by which corners are higher. */
const CROSSINGS: readonly (readonly [number, number])[][] = [
  [],
  [[3, 2]],
  [[2, 1]],
  [[3, 1]],
  [[0, 1]],
  [
    [3, 0],
    [2, 1],
  ],
  [[0, 2]],
  [[3, 0]],
  [[3, 0]],
  [[0, 2]],
  [
    [0, 1],
    [3, 2],
  ],
  [[0, 1]],
  [[3, 1]],
  [[2, 1]],
  [[3, 2]],
  [],
];

/** The lines of one height, each a list of points; a closed line ends where it began. */
function linesAt(grid: number[][], level: number): Point[][] {
  const points = new Map<string, Point>();
  const joined = new Map<string, string[]>();
  const join = (one: string, other: string) => joined.set(one, [...(joined.get(one) ?? []), other]);
  for (let row = 0; row + 1 < grid.length; row += 1) {
    for (let column = 0; column + 1 < grid[row]!.length; column += 1) {
      const corner = (right: 0 | 1, down: 0 | 1) => grid[row + down]![column + right]!;
      const [a, b, c, d] = [corner(0, 0), corner(1, 0), corner(1, 1), corner(0, 1)];
      const between = (from: number, to: number) => (level - from) / (to - from);
      const side = (which: number): string => {
        const [name, point] = [
          () => [`h${row},${column}`, { x: column + between(a, b), y: row }] as const,
          () => [`v${row},${column + 1}`, { x: column + 1, y: row + between(b, c) }] as const,
          () => [`h${row + 1},${column}`, { x: column + between(d, c), y: row + 1 }] as const,
          () => [`v${row},${column}`, { x: column, y: row + between(a, d) }] as const,
        ][which]!();
        points.set(name, point);
        return name;
      };
      const higher = Number(d > level) + Number(c > level) * 2 + Number(b > level) * 4 + Number(a > level) * 8;
      for (const [from, to] of CROSSINGS[higher]!) {
        const [one, other] = [side(from), side(to)];
        join(one, other);
        join(other, one);
      }
    }
  }
  return walks(joined).map((walk) => walk.map((name) => points.get(name)!));
}

/** Joins segments into lines, open ends first, until each has been used once. */
function walks(joined: Map<string, string[]>): string[][] {
  const left = new Set(joined.keys());
  const looseFirst = [...joined.keys()].sort((a, b) => joined.get(a)!.length - joined.get(b)!.length);
  const found: string[][] = [];
  for (const start of looseFirst) {
    if (!left.delete(start)) continue;
    const walk = [start];
    for (let next = nextOf(start); next; next = nextOf(next)) {
      left.delete(next);
      walk.push(next);
    }
    if (walk.length > 2 && joined.get(walk.at(-1)!)!.includes(start)) walk.push(start);
    if (walk.length > 3) found.push(walk);
  }
  return found;

  function nextOf(name: string): string | undefined {
    return joined.get(name)!.find((each) => left.has(each));
  }
}

/** Removes points that are very close together: they would make a kink. */
function withoutCrowds(line: Point[]): Point[] {
  let kept = line[0]!;
  return line.filter((point, index) => {
    const isEnd = index === 0 || index === line.length - 1;
    if (!isEnd && Math.hypot(point.x - kept.x, point.y - kept.y) < 0.6) return false;
    kept = point;
    return true;
  });
}

/** A smooth line of whole numbers: points are control points, the middles between them lie on it. */
function drawn(line: Point[], scale: number): string {
  const at = ({ x, y }: Point) => [Math.round(x * scale), Math.round(y * scale)] as const;
  const [first, ...rest] = withoutCrowds(line).map(at);
  let [x, y] = first!;
  let path = `M${x} ${y}q`;
  for (const [index, [px, py]] of rest.entries()) {
    const after = rest[index + 1];
    const [ex, ey] = after ? [Math.round((px + after[0]) / 2), Math.round((py + after[1]) / 2)] : [px, py];
    path += `${index > 0 ? " " : ""}${px - x} ${py - y} ${ex - x} ${ey - y}`;
    [x, y] = [ex, ey];
  }
  return path;
}

export type TerrainMap = {
  width: number;
  height: number;
  /** One path per height, lowest first. */ lines: string[];
  /** The highest point near the requested one. */ summit: Point;
};

export function terrainMap(
  seed: number,
  size: { columns: number; rows: number; cell: number; levels: number; summit: Point },
): TerrainMap {
  const { columns, rows, cell, levels, summit } = size;
  const grid = heights(seed, columns, rows, summit);
  const all = grid.flat();
  const [low, high] = [Math.min(...all), Math.max(...all)];
  const lines = Array.from({ length: levels }, (_, index) => {
    const level = low + ((high - low) * (index + 0.6)) / levels;
    return linesAt(grid, level)
      .map((line) => drawn(line, cell))
      .join("");
  });
  return { width: columns * cell, height: rows * cell, lines, summit: highestNear(grid, summit, cell) };
}

function highestNear(grid: number[][], wanted: Point, cell: number): Point {
  let best = { x: 0, y: 0, height: -1 };
  for (const [y, line] of grid.entries()) {
    for (const [x, height] of line.entries()) {
      const [u, v] = [x / (line.length - 1), y / (grid.length - 1)];
      const isNear = Math.abs(u - wanted.x) < 0.07 && Math.abs(v - wanted.y) < 0.12;
      if (isNear && height > best.height) best = { x, y, height };
    }
  }
  return { x: best.x * cell, y: best.y * cell };
}

/** A skyline from left to right: depth of each point below the top, 0 the highest summit, 1 the deepest saddle. */
export function skyline(seed: number, points: number): number[] {
  const chance = chanceFrom(seed);
  const waves = [1.2, 2.6, 5.5, 12, 25].map((frequency, index) => ({
    frequency,
    phase: chance(),
    weight: 0.62 ** index * (0.6 + 0.8 * chance()),
  }));
  const raw = Array.from({ length: points }, (_, index) =>
    waves.reduce((sum, { frequency, phase, weight }) => {
      const turn = ((index / (points - 1)) * frequency + phase) % 1;
      // A triangle wave, not a sine: ridges are sharp.
      return sum + weight * Math.abs(turn * 2 - 1);
    }, 0),
  );
  const [low, high] = [Math.min(...raw), Math.max(...raw)];
  return raw.map((value) => (value - low) / (high - low));
}
