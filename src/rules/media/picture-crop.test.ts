/** A picture that a box cuts needs more pixels than the box is wide; what matters in it is never cut off. */
import fc from "fast-check";
import { expect, test } from "vitest";
import { coverCrop, drawnSizes, squarePart } from "#rules/media/picture-crop.ts";

const LANDSCAPE = { width: 1600, height: 1000 };
const PORTRAIT = { width: 1600, height: 2400 };

test.each([
  ["100vw", LANDSCAPE, "100vw"],
  ["100vw at 16/10", LANDSCAPE, "100vw"],
  ["100vw at 21/9", LANDSCAPE, "100vw"],
  ["100vw at 4/5", LANDSCAPE, "200vw"],
  ["100vw at 4/5", PORTRAIT, "100vw"],
  ["100vw at 1/2", PORTRAIT, "133.33vw"],
  ["22.5rem at 1/1", LANDSCAPE, "36rem"],
  ["100vw by 70svh", LANDSCAPE, "max(100vw, 112svh)"],
  ["100vw by 70svh", PORTRAIT, "max(100vw, 46.67svh)"],
  ["calc(100vw - 2rem) at 1/1", LANDSCAPE, "calc((calc(100vw - 2rem)) * 1.6)"],
  ["calc(50vw - 2rem) by calc(100svh - 4rem)", LANDSCAPE, "max(calc(50vw - 2rem), calc((calc(100svh - 4rem)) * 1.6))"],
  [
    "(min-width: 80rem) 74rem at 21/9, (min-width: 48rem) 52vw at 4/5, 100vw by 30rem",
    LANDSCAPE,
    "(min-width: 80rem) 74rem, (min-width: 48rem) 104vw, max(100vw, 48rem)",
  ],
])("%s", (boxes, picture, sizes) => {
  expect(drawnSizes(boxes, picture)).toBe(sizes);
});

test("the width given to the browser is the one the picture is drawn at, whatever the box", () => {
  const side = fc.integer({ min: 50, max: 3000 });
  fc.assert(
    fc.property(side, side, side, side, (width, height, wide, high) => {
      const drawn = Math.max(wide, high * (width / height));
      const sizes = drawnSizes(`${wide}px at ${wide}/${high}`, { width, height });
      expect(Math.abs(Number.parseFloat(sizes) - drawn)).toBeLessThan(0.1);
      const [, byHeight = ""] = /, ([\d.]+)px/.exec(drawnSizes(`${wide}px by ${high}px`, { width, height }))!;
      expect(Math.abs(Math.max(wide, Number(byHeight)) - drawn)).toBeLessThan(0.1);
    }),
  );
});

test("a crop has the box's proportions, stays in the picture, and keeps the point", () => {
  const side = fc.integer({ min: 200, max: 3000 });
  const percent = fc.integer({ min: 0, max: 99 });
  fc.assert(
    fc.property(side, side, side, side, percent, percent, (width, height, wide, high, x, y) => {
      const crop = coverCrop({ width, height }, { width: wide, height: high }, { x, y });
      expect(crop.left).toBeGreaterThanOrEqual(0);
      expect(crop.left + crop.width).toBeLessThanOrEqual(width);
      expect(crop.top + crop.height).toBeLessThanOrEqual(height);
      expect(crop.width === width || crop.height === height).toBe(true);
      for (const [at, start, length] of [
        [(width * x) / 100, crop.left, crop.width],
        [(height * y) / 100, crop.top, crop.height],
      ] as const) {
        expect(at).toBeGreaterThanOrEqual(start - 1);
        expect(at).toBeLessThanOrEqual(start + length + 1);
      }
    }),
  );
});

test("without a point, the middle stays", () => {
  expect(coverCrop(LANDSCAPE, { width: 500, height: 500 })).toEqual({ left: 300, top: 0, width: 1000, height: 1000 });
});

test.each([
  ["100vw by 62svh", LANDSCAPE, { media: "(max-aspect-ratio: 62/100)", sizes: "max(100vw, 62svh)" }],
  [
    "(min-width: 68rem) 100vw by 84svh, (min-width: 48rem) 60vw at 1/1, 100vw by 64svh",
    LANDSCAPE,
    { media: "(not (min-width: 48rem)) and (max-aspect-ratio: 64/100)", sizes: "max(100vw, 64svh)" },
  ],
  [
    "(min-width: 48rem) 58vw at 4/5, 75vw at 1/2",
    LANDSCAPE,
    { media: "(not (min-width: 48rem)) and (orientation: portrait)", sizes: "150vw" },
  ],
  ["(min-width: 48rem) 58vw at 4/5, 90vw at 4/3", LANDSCAPE, null],
  ["(min-width: 48rem) 58vw at 4/5, 90vw", LANDSCAPE, null],
  ["100vw by 62svh", PORTRAIT, null],
] as const)("the square part for phones: %s", (boxes, picture, part) => {
  const found = squarePart(boxes, { name: "a", ...picture });
  if (part === null) expect(found).toBeNull();
  else expect(found).toEqual({ place: 50, ...part });
});

test("a box that cuts the square shows the point that stays visible, as it does of the whole picture", () => {
  const side = fc.integer({ min: 300, max: 3000 });
  const percent = fc.integer({ min: 0, max: 99 });
  let squares = 0;
  fc.assert(
    fc.property(side, side, percent, fc.double({ min: 0.5, max: 1, noNaN: true }), (width, height, x, share) => {
      const part = squarePart("90vw at 1/2", { name: "a", width, height, focus: { x, y: 50 } });
      if (part === null) return;
      squares += 1;
      const left = ((width - height) * part.place) / 100 + (height * (1 - share) * x) / 100;
      const point = (width * x) / 100;
      expect(left).toBeLessThanOrEqual(point + 0.01);
      expect(left + height * share).toBeGreaterThanOrEqual(point - 0.01);
    }),
  );
  expect(squares).toBeGreaterThan(10);
});
