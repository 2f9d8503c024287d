import fc from "fast-check";
import { expect, test } from "vitest";
import { contrast } from "#rules/mail/mail-colours.ts";
import { accentContrast, accentIn, isReadableAccent, LEAST_CONTRAST, withAccent } from "#rules/site/accent.ts";
import { LAYOUT_SETTINGS } from "#layout-settings.ts";

const THEMES = LAYOUT_SETTINGS.flatMap(({ themes }) => themes);
const colours = fc.stringMatching(/^#[0-9a-f]{6}$/);

test("whatever the colour and the theme, buttons and links can be read", () => {
  fc.assert(
    fc.property(colours, fc.constantFrom(...THEMES), (accent, theme) => {
      const shown = withAccent(theme, accent);
      const isTaken = accentContrast(theme, accent) >= LEAST_CONTRAST;
      expect(shown.fill).toBe(isTaken ? accent : theme.fill);
      if (!isTaken) {
        expect(shown).toBe(theme);
        return;
      }
      expect(contrast(shown.on, shown.fill)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      expect(contrast(shown.link, shown.bg)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
      expect(contrast(shown.link, shown.surface)).toBeGreaterThanOrEqual(LEAST_CONTRAST);
    }),
  );
});

test("dark themes wear light colours and light themes dark ones", () => {
  for (const theme of THEMES) {
    expect(["#ffffff", "#000000"].filter((accent) => isReadableAccent(theme, accent))).toHaveLength(1);
    expect(isReadableAccent(theme, "")).toBe(true);
    expect(isReadableAccent(theme, "red")).toBe(false);
  }
});

test.each([
  [{}, ""],
  [{ accent: "" }, ""],
  [{ accent: "red" }, ""],
  [{ accent: 7 }, ""],
  [{ accent: "#12345" }, ""],
  [{ accent: "#1a2b3c" }, "#1a2b3c"],
])("of the options %j the accent is %j", (options, accent) => {
  expect(accentIn(options)).toBe(accent);
});

test("without an accent the theme stays the very same", () => {
  expect(withAccent(THEMES[0]!, "")).toBe(THEMES[0]);
});
