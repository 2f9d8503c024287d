import { expect, test } from "vitest";
import { boardOf, lampLight, lampNumber } from "./board-rows.ts";

test.each([
  [1, 3, 2],
  [2, 3, 1],
  [3, 3, 0],
  [4, 4, 0],
  [5, 3, 1],
  [7, 4, 1],
  [8, 4, 0],
  [12, 4, 0],
])("%i rooms: %i in a row, %i empty", (rooms, columns, sockets) => {
  expect(boardOf(rooms)).toEqual({ columns, sockets });
});

test("a room's own number goes before its place", () => {
  expect(lampNumber("305", 0)).toBe("305");
  expect(lampNumber("12A", 0)).toBe("12A");
  expect(lampNumber("VILLA", 2)).toBe("03");
});

test("a room keeps its light wherever it is shown; three neighbours have three", () => {
  const light = (room_code: string, room_class_id = 1) => lampLight({ room_code, room_class_id });
  expect(["101", "102", "103", "104"].map((code) => light(code))).toEqual([1, 2, 3, 1]);
  expect(light("305", 7)).toBe(light("305", 8));
  expect([1, 2, 3].map((id) => light("TWIN", id))).toEqual([1, 2, 3]);
});
