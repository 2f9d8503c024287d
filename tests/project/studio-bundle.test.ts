/** The studio's code stays with the studio: nothing of it in what a guest's page loads; and it is no heavier than agreed. */
import { expect, test } from "vitest";
import { SCREENS } from "#web/studio/app/screens.ts";
import { builtFiles, builtText, compressed, pageScript, reachedFrom, studioFiles } from "#tests/helpers/built-files.ts";

const KB = 1024;
const GUEST_SCRIPTS = [
  "enhance",
  "above",
  "analytics",
  "search-calendar",
  "accounts",
  "member",
  "booking",
  "booking-program",
];
/** In every file that Mantine or the studio's frame is in. */
const OF_THE_STUDIO = /mantine|frame-lodging|studio-data/;

test("the marks are found where they must be", () => {
  const { first } = studioFiles();
  expect([...first].some((file) => OF_THE_STUDIO.test(builtText(file)))).toBe(true);
});

test.each(GUEST_SCRIPTS)("%s can never load anything of the studio", (name) => {
  const reached = [...reachedFrom(pageScript(name))];
  expect(reached.filter((file) => OF_THE_STUDIO.test(builtText(file)))).toEqual([]);
});

test("no style of the studio is in a sheet of a guest's page", () => {
  const sheets = builtFiles().filter((file) => file.endsWith(".css"));
  const ofGuests = sheets.filter((file) => /^(?:kit|layout|booking|orders|accounts)-/.test(file));
  expect(ofGuests.length).toBeGreaterThan(10);
  expect(ofGuests.filter((file) => /mantine|\.frame-lodging/.test(builtText(file)))).toEqual([]);
});

test("the first load is at most 250 KB of compressed script, each screen at most 60 KB", () => {
  const { first, screens } = studioFiles();
  expect(compressed(first)).toBeLessThan(250 * KB);
  expect(screens.size).toBeGreaterThanOrEqual(SCREENS.filter(({ load }) => load).length);
  const heavy = [...screens].map(([name, files]) => [name, Math.round(compressed(files) / KB)] as const);
  expect(heavy.filter(([, size]) => size > 60)).toEqual([]);
});

test("the editor of rich text comes with the first field that needs it, in at most 150 KB, and with no screen", () => {
  const { first, screens } = studioFiles();
  const [editor, ...others] = builtFiles().filter((file) => /^text-editor-[\w-]{8}\.js$/.test(file));
  expect(others).toEqual([]);
  expect(compressed([editor!])).toBeLessThan(150 * KB);
  for (const files of [first, ...screens.values()]) expect(files.has(editor!)).toBe(false);
});
