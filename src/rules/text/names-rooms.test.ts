import { expect, test } from "vitest";
import { WORDS } from "#languages/languages.ts";
import { namesRooms } from "./names-rooms.ts";

test("the usual titles speak of rooms, in every language", () => {
  for (const { rooms, menu_titles } of Object.values(WORDS))
    expect([rooms, menu_titles.rooms].filter((title) => !namesRooms(title))).toEqual([]);
});

test.each(["營位介紹", "营位介绍", "Pitches & cabins", "サイト紹介", "사이트 소개", "Mushrooms"])(
  "%s names something else",
  (title) => expect(namesRooms(title)).toBe(false),
);
