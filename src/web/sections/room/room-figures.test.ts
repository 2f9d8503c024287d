/** Two beds of one room are both in it. */
import { expect, test } from "vitest";
import type { RoomClass } from "#contract/rooms.ts";
import { WORDS } from "#languages/languages.ts";
import { LANGUAGES } from "#rules/text/language.ts";
import { figuresOf } from "#web/sections/room/room-figures.ts";

const room = {
  people: 4,
  children: 0,
  description: {
    square_meters: 0,
    bed: [
      { bed: "double", count: 1 },
      { bed: "single", count: 2 },
    ],
  },
} as unknown as RoomClass;

test.each(LANGUAGES)("in %s a room's beds are joined by a list's own sign, not by one that reads as or", (lang) => {
  const beds = figuresOf(room, WORDS[lang], lang, []).find(({ key }) => key === "beds")!.value;
  expect(beds).toMatch(lang === "en-US" ? / and / : lang === "ko-KR" ? / 및 / : /、/);
  expect(beds).not.toContain("/");
});
