import fc from "fast-check";
import { expect, test } from "vitest";
import { cropPixels, isWhole, LEAST_CROP } from "#rules/media/crop.ts";

test.each([
  [
    { x: 0, y: 0, width: 100, height: 100 },
    { left: 0, top: 0, width: 400, height: 300 },
  ],
  [
    { x: 50, y: 0, width: 50, height: 100 },
    { left: 200, top: 0, width: 200, height: 300 },
  ],
  [
    { x: 95, y: 95, width: 5, height: 5 },
    { left: 380, top: 285, width: 20, height: 15 },
  ],
])("percent of the sides become pixels: %j", (crop, pixels) => {
  expect(cropPixels(crop, { width: 400, height: 300 })).toEqual(pixels);
});

test("whatever is cut out lies within the picture and is not empty", () => {
  const percent = fc.double({ min: 0, max: 100 - LEAST_CROP, noNaN: true });
  const side = fc.integer({ min: 1, max: 65_535 });
  fc.assert(
    fc.property(percent, percent, side, side, fc.double({ min: 0, max: 1, noNaN: true }), (x, y, w, h, share) => {
      const crop = { x, y, width: LEAST_CROP + (95 - x) * share, height: LEAST_CROP + (95 - y) * share };
      const { left, top, width, height } = cropPixels(crop, { width: w, height: h });
      expect(left).toBeGreaterThanOrEqual(0);
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(1);
      expect(left + width).toBeLessThanOrEqual(w);
      expect(top + height).toBeLessThanOrEqual(h);
    }),
  );
});

test("the whole picture is no crop", () => {
  expect(isWhole({ x: 0, y: 0, width: 100, height: 100 })).toBe(true);
  expect(isWhole({ x: 0, y: 0, width: 99.5, height: 100 })).toBe(false);
});
