/** Whatever the theme, an e-mail is readable on light screens and on dark ones. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import {
  contrast,
  darkPalette,
  lightPalette,
  mix,
  type Palette,
  readable,
  type ThemeColours,
} from "#rules/mail/mail-colours.ts";

const HARBOUR: ThemeColours = {
  bg: "#FFFFFF",
  surface: "#F2F5F9",
  ink: "#0F1B2D",
  muted: "#51607A",
  edge: "#77859C",
  fill: "#12355B",
  on: "#FFFFFF",
  link: "#12508F",
  scheme: "light",
};
const YOI: ThemeColours = {
  bg: "#14161A",
  surface: "#1D2026",
  ink: "#EDEAE3",
  muted: "#A7A294",
  edge: "#7D7A70",
  fill: "#D9A441",
  on: "#1A1408",
  link: "#E0B45C",
  scheme: "dark",
};

test.each([
  ["#000000", "#FFFFFF", 21],
  ["#FFFFFF", "#FFFFFF", 1],
  ["#767676", "#FFFFFF", 4.54],
])("the contrast of %s on %s is %d", (one, other, ratio) => {
  expect(contrast(one, other)).toBeCloseTo(ratio, 1);
  expect(contrast(other, one)).toBe(contrast(one, other));
});

test("colours are mixed by their share", () => {
  expect(mix("#000000", "#FFFFFF", 0.5)).toBe("#808080");
  expect(mix("#102030", "#FFFFFF", 0)).toBe("#102030");
});

test("what can be read stays as it is; the rest becomes darker or lighter", () => {
  expect(readable("#12508F", "#FFFFFF")).toBe("#12508F");
  expect(contrast(readable("#E0B45C", "#FFFFFF"), "#FFFFFF")).toBeGreaterThanOrEqual(4.5);
  expect(contrast(readable("#12508F", "#101010"), "#101010")).toBeGreaterThanOrEqual(4.5);
});

describe("the theme is recognised", () => {
  test("light on a light screen: its own colours, the lighter ground as the sheet", () => {
    expect(lightPalette(HARBOUR)).toMatchObject({
      ground: "#F2F5F9",
      sheet: "#FFFFFF",
      ink: "#0F1B2D",
      muted: "#51607A",
      link: "#12508F",
      fill: "#12355B",
      on: "#FFFFFF",
    });
  });

  test("dark on a dark screen: its own colours", () => {
    expect(darkPalette(YOI)).toMatchObject({ ground: "#14161A", sheet: "#1D2026", ink: "#EDEAE3", fill: "#D9A441" });
  });

  test("dark on a light screen: paper on its dark ground, with its button", () => {
    const palette = lightPalette(YOI);
    expect(palette).toMatchObject({ ground: "#14161A", name: "#EDEAE3", fill: "#D9A441", on: "#1A1408" });
    expect(contrast(palette.sheet, palette.ink)).toBeGreaterThan(12);
  });
});

const colour = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0").toUpperCase()}`);
const theme = fc.record<ThemeColours>({
  bg: colour,
  surface: colour,
  ink: colour,
  muted: colour,
  edge: colour,
  fill: colour,
  on: colour,
  link: colour,
  scheme: fc.constantFrom("light", "dark"),
});

const PAIRS: [text: keyof Palette, on: keyof Palette][] = [
  ["name", "ground"],
  ["small", "ground"],
  ["ink", "sheet"],
  ["muted", "sheet"],
  ["link", "sheet"],
  ["ink", "tint"],
  ["muted", "tint"],
  ["link", "tint"],
  ["on", "fill"],
];

test.each([
  ["light", lightPalette],
  ["dark", darkPalette],
])("every text of every theme is readable on a %s screen", (_screen, paletteOf) => {
  fc.assert(
    fc.property(theme, (given) => {
      const palette = paletteOf(given);
      for (const [text, on] of PAIRS) {
        expect(contrast(palette[text], palette[on]), `${text} on ${on}`).toBeGreaterThanOrEqual(4.5);
      }
      for (const each of Object.values(palette)) expect(each).toMatch(/^#[0-9A-F]{6}$/);
    }),
    { numRuns: 500 },
  );
});
