import fc from "fast-check";
import { expect, test } from "vitest";
import { type Crop, LEAST_CROP } from "#rules/media/crop.ts";
import { CORNERS, cropWithin, fitCrop, moveCrop, sizeCrop, WHOLE } from "#rules/media/crop-moves.ts";

const step = fc.integer({ min: -150, max: 150 });
const crops = fc.tuple(fc.nat(95), fc.nat(95), fc.nat(100), fc.nat(100)).map(([x, y, w, h]): Crop => ({
  x,
  y,
  width: Math.min(100 - x, LEAST_CROP + w),
  height: Math.min(100 - y, LEAST_CROP + h),
}));

function expectWithin({ x, y, width, height }: Crop): void {
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(LEAST_CROP - 1e-9);
  expect(Math.max(x + width, y + height)).toBeLessThanOrEqual(100 + 1e-9);
}

test("however it is moved and sized, it stays within the picture and large enough", () => {
  fc.assert(
    fc.property(crops, fc.constantFrom(...CORNERS), step, step, (crop, corner, dx, dy) => {
      expectWithin(moveCrop(crop, dx, dy));
      expectWithin(sizeCrop(crop, corner, dx, dy));
    }),
  );
});

test("moving keeps the size; sizing keeps the opposite corner", () => {
  const crop = { x: 20, y: 20, width: 40, height: 40 };
  expect(moveCrop(crop, 100, -5)).toEqual({ x: 60, y: 15, width: 40, height: 40 });
  expect(sizeCrop(crop, "nw", 10, 10)).toEqual({ x: 30, y: 30, width: 30, height: 30 });
  expect(sizeCrop(crop, "se", 10, -100)).toEqual({ x: 20, y: 20, width: 50, height: LEAST_CROP });
});

test("proportions are kept, around the focal point", () => {
  expect(fitCrop(1, 2, { x: 50, y: 50 })).toEqual({ x: 25, y: 0, width: 50, height: 100 });
  expect(fitCrop(1, 2, { x: 0, y: 50 })).toEqual({ x: 0, y: 0, width: 50, height: 100 });
  expect(fitCrop(2, 1, { x: 50, y: 100 })).toEqual({ x: 0, y: 50, width: 100, height: 50 });
});

test("a part of a part is a part of the whole", () => {
  expect(cropWithin(null, WHOLE)).toEqual(WHOLE);
  const half = { x: 50, y: 0, width: 50, height: 100 };
  expect(cropWithin(half, half)).toEqual({ x: 75, y: 0, width: 25, height: 100 });
});
