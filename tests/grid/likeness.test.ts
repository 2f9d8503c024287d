import { describe, expect, test } from "vitest";
import { contrastRatio } from "./contrast.ts";
import { likeness } from "./likeness.ts";

const WIDTH = 64;
const picture = (at: (x: number, y: number) => number) =>
  Uint8Array.from({ length: WIDTH * 40 }, (_, index) => at(index % WIDTH, Math.floor(index / WIDTH)));

const stripes = picture((x) => (x % 8 < 4 ? 40 : 220));
const banner = picture((_, y) => (y < 20 ? 40 : 220));

describe("likeness", () => {
  test("of a picture and itself is one", () => {
    expect(likeness(stripes, stripes, WIDTH)).toBeCloseTo(1, 6);
  });

  test("does not mind a little more light, and minds another structure", () => {
    const lighter = picture((x) => (x % 8 < 4 ? 50 : 230));
    expect(likeness(stripes, lighter, WIDTH)).toBeGreaterThan(0.95);
    expect(likeness(stripes, banner, WIDTH)).toBeLessThan(0.3);
  });

  test("of a picture and its negative is less than nothing", () => {
    expect(
      likeness(
        stripes,
        picture((x) => (x % 8 < 4 ? 220 : 40)),
        WIDTH,
      ),
    ).toBeLessThan(0);
  });

  test("is the same from both sides, and stays defined on empty sheets", () => {
    expect(likeness(stripes, banner, WIDTH)).toBeCloseTo(likeness(banner, stripes, WIDTH), 9);
    const [white, black] = [picture(() => 255), picture(() => 0)];
    expect(likeness(white, white, WIDTH)).toBeCloseTo(1, 6);
    expect(likeness(white, black, WIDTH)).toBeLessThan(0.01);
  });

  test("of two sizes is refused", () => {
    expect(() => likeness(stripes, stripes.slice(WIDTH), WIDTH)).toThrow("one size");
  });
});

test("contrast goes from 1 to 21 and knows the grey that just passes on white", () => {
  expect(contrastRatio([255, 255, 255], [255, 255, 255])).toBe(1);
  expect(contrastRatio([0, 0, 0], [255, 255, 255])).toBeCloseTo(21, 6);
  expect(contrastRatio([118, 118, 118], [255, 255, 255])).toBeGreaterThan(4.5);
  expect(contrastRatio([119, 119, 119], [255, 255, 255])).toBeLessThan(4.5);
});
