/** The map around a lodging: one scale, nothing outside the frame, no overlapping names. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Place } from "#rules/site/area.ts";
import {
  type Box,
  chartOf,
  degreeLines,
  freeCorner,
  keepApart,
  largestRound,
  placeLabels,
  shownDegrees,
  textWidth,
} from "#web/sections/map/area-chart.ts";

const BOX: Box = { x: 20, y: 6, width: 372, height: 302 };
const at = (x: number, y: number): Place => ({ x, y, distance: Math.hypot(x, y) });
const offset = fc.double({ min: -80, max: 80, noNaN: true });
const places = fc.array(
  fc.tuple(offset, offset).map(([x, y]) => at(x, y)),
  { maxLength: 25 },
);
const isIn = ({ x, y }: { x: number; y: number }, by = 0) =>
  x >= BOX.x + by && x <= BOX.x + BOX.width - by && y >= BOX.y + by && y <= BOX.y + BOX.height - by;

describe("a chart", () => {
  test("shows the lodging and every place within its sheet, in true directions", () => {
    fc.assert(
      fc.property(places, (all) => {
        const chart = chartOf(all, BOX, 44);
        expect(isIn(chart.home, 40)).toBe(true);
        for (const place of all) {
          const drawn = chart.at(place);
          expect(isIn(drawn, 15)).toBe(true);
          const [dx, dy] = [drawn.x - chart.home.x, chart.home.y - drawn.y];
          if (place.distance > 0.1) expect(dx * place.y - dy * place.x).toBeCloseTo(0, 4);
        }
      }),
    );
  });

  test("keeps one scale for all but those that lie far beyond the others", () => {
    const near = [at(1, 1), at(-1, 0.5), at(0.5, -1)];
    const chart = chartOf([...near, at(24, 0)], BOX, 44);
    expect(near.map(chart.isBeyond)).toEqual([false, false, false]);
    expect(chart.isBeyond(at(24, 0))).toBe(true);
    const drawn = chart.at(near[0]!);
    expect(Math.hypot(drawn.x - chart.home.x, drawn.y - chart.home.y)).toBeCloseTo(Math.SQRT2 * chart.scale, 6);
  });

  test("of nothing but the lodging shows a kilometre, with the lodging in the middle", () => {
    const chart = chartOf([], BOX, 44);
    expect(chart.home).toEqual({ x: 206, y: 157 });
    expect(chart.scale).toBeGreaterThan(200);
  });
});

test.each([
  [1, 1],
  [1.9, 1],
  [2, 2],
  [4.99, 2],
  [5, 5],
  [73, 50],
  [0.3, 0.2],
  [0.07, 0.05],
])("the largest round number up to %d is %d", (most, expected) => {
  expect(largestRound(most)).toBe(expected);
});

test("lines of latitude stand at whole parts of a degree, and not too many", () => {
  expect(degreeLines(24.81, 24.86, 4).map((each) => shownDegrees(each, ["N", "S"]))).toEqual([
    "24°49′N",
    "24°50′N",
    "24°51′N",
  ]);
  expect(degreeLines(-0.02, 0.03, 4).map((each) => shownDegrees(each, ["N", "S"]))).toEqual([
    "0°01′S",
    "0°00′N",
    "0°01′N",
  ]);
  fc.assert(
    fc.property(
      fc.double({ min: -85, max: 85, noNaN: true }),
      fc.double({ min: 0.005, max: 5, noNaN: true }),
      (from, span) => {
        const lines = degreeLines(from, from + span, 4);
        expect(lines.length).toBeLessThanOrEqual(5);
        for (const line of lines) expect(line >= from - 1e-9 && line <= from + span + 1e-9).toBe(true);
      },
    ),
  );
});

test("degrees are written with minutes, and tenths only where there are any", () => {
  expect(shownDegrees(121.759, ["E", "W"])).toBe("121°45.5′E");
  expect(shownDegrees(-8.5, ["N", "S"])).toBe("8°30′S");
  expect(shownDegrees(24.99999, ["N", "S"])).toBe("25°00′N");
});

test("the compass stands where no mark is", () => {
  const size = { width: 26, height: 42 };
  expect(freeCorner([{ x: 200, y: 150 }], size, BOX)).toEqual({ x: 362, y: 10, ...size });
  expect(freeCorner([{ x: 376, y: 22 }], size, BOX)).toEqual({ x: 24, y: 10, ...size });
});

describe("marks", () => {
  test("that lie together are drawn apart, the lodging's stays, and the others too where they may", () => {
    const home = { x: 200, y: 150 };
    const free = [home, { x: 300, y: 150 }];
    expect(keepApart(free, 24, BOX)).toEqual(free);
    const near = keepApart([home, home, { x: 205, y: 155 }, { x: 198, y: 151 }], 24, BOX);
    expect(near[0]).toEqual(home);
    for (const [index, one] of near.entries()) {
      for (const other of near.slice(index + 1))
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(20);
    }
  });

  test("never leave the sheet", () => {
    const point = fc.record({
      x: fc.double({ min: 36, max: 376, noNaN: true }),
      y: fc.double({ min: 22, max: 292, noNaN: true }),
    });
    fc.assert(
      fc.property(fc.array(point, { minLength: 1, maxLength: 25 }), (points) => {
        for (const each of keepApart(points, 24, BOX)) expect(isIn(each, 15.9)).toBe(true);
      }),
    );
  });
});

test("names stand inside the sheet, on nothing else and not on each other; what finds no place is left away", () => {
  const mark = fc.record({
    at: fc.record({ x: fc.integer({ min: 36, max: 376 }), y: fc.integer({ min: 22, max: 292 }) }),
    width: fc.integer({ min: 10, max: 250 }),
    radius: fc.constant(10),
  });
  const compass: Box = { x: 362, y: 10, width: 26, height: 42 };
  fc.assert(
    fc.property(fc.array(mark, { maxLength: 20 }), (marks) => {
      const labels = placeLabels(marks, 18, BOX, [compass]).flatMap((label) => (label ? [label.box] : []));
      for (const [index, one] of labels.entries()) {
        expect(isIn(one) && isIn({ x: one.x + one.width, y: one.y + one.height })).toBe(true);
        for (const other of [compass, ...labels.slice(index + 1)]) {
          const meet =
            one.x < other.x + other.width &&
            other.x < one.x + one.width &&
            one.y < other.y + other.height &&
            other.y < one.y + one.height;
          expect(meet).toBe(false);
        }
      }
    }),
  );
  expect(placeLabels([{ at: { x: 200, y: 150 }, width: 500, radius: 10 }], 18, BOX, [])).toEqual([null]);
});

test("a Chinese character is as wide as high, a Latin one about half", () => {
  expect(textWidth("湯宿", 10)).toBe(20);
  expect(textWidth("Inn", 10)).toBe(18);
});
