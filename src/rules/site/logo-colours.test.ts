import fc from "fast-check";
import { expect, test } from "vitest";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";
import { accentContrast } from "#rules/site/accent.ts";
import { accentsFrom, logoColours } from "#rules/site/logo-colours.ts";

const pixels = (...colours: [count: number, red: number, green: number, blue: number, solid?: number][]) =>
  colours.flatMap(([count, red, green, blue, solid = 255]) =>
    Array.from({ length: count }, () => [red, green, blue, solid]).flat(),
  );

test("colours by how often they are there; white, black, grey and what can't be seen are none", () => {
  const logo = pixels(
    [50, 255, 255, 255],
    [40, 0, 0, 0],
    [9, 120, 124, 118],
    [5, 12, 92, 90],
    [20, 200, 60, 40],
    [30, 10, 200, 10, 0],
  );
  expect(logoColours(logo)).toEqual(["#c83c28", "#0c5c5a"]);
  expect(logoColours([])).toEqual([]);
});

test("shades of one colour are one, and there are four at most", () => {
  expect(logoColours(pixels([10, 200, 60, 40], [9, 204, 66, 44], [3, 190, 50, 40]))).toHaveLength(1);
  const many = pixels(
    [5, 200, 0, 0],
    [5, 0, 200, 0],
    [5, 0, 0, 200],
    [5, 200, 200, 0],
    [5, 200, 0, 200],
    [5, 0, 200, 200],
  );
  expect(logoColours(many)).toHaveLength(4);
});

test("of any logo and any theme only what can be read is proposed", () => {
  const themes = LAYOUT_SETTINGS.flatMap((layout) => layout.themes);
  const colour = fc.tuple(fc.nat(255), fc.nat(255), fc.nat(255));
  fc.assert(
    fc.property(fc.array(colour, { minLength: 1, maxLength: 6 }), fc.constantFrom(...themes), (colours, theme) => {
      const found = logoColours(
        pixels(...colours.map(([r, g, b]) => [3, r, g, b] as [number, number, number, number])),
      );
      for (const accent of accentsFrom(found, theme)) {
        expect(accentContrast(theme, accent)).toBeGreaterThanOrEqual(4.5);
        expect(accent).toMatch(/^#[0-9a-f]{6}$/);
      }
    }),
  );
});
