import type { RoomsWords } from "#languages/zh-TW/studio/rooms.ts";

export const words: RoomsWords = {
  units: {
    title: "Rooms and their numbers",
    hint: "Changes here take effect at once: this is how many can be booked from today on.",
    units: "How many",
    numbers: "Room numbers",
    numbers_hint:
      "Separate them with commas; a run can be written as 101-104. Without numbers, just say how many there are.",
    read: (count, numbers) =>
      count === 0 ? "No room numbers yet" : `${count} ${count === 1 ? "number" : "numbers"}: ${numbers}`,
    save: "Save rooms",
    saved: (units) => `Saved: ${units} ${units === 1 ? "room" : "rooms"}`,
    may_not: "Your role can’t change how many rooms there are.",
    not_yet: "These rooms go on sale once this room type is published.",
    note: (units, numbers) => `${units} ${units === 1 ? "room" : "rooms"}${numbers === "" ? "" : ` · ${numbers}`}`,
    none: "Not said yet how many there are",
  },
  tags: {
    title: "Highlights",
    hint: "What guests should see first, such as the view or the floor: “Sea view”, “Upper floors”.",
    one: (nth) => `Highlight ${nth}`,
    add: "Add a highlight",
    remove: (nth) => `Remove highlight ${nth}`,
  },
};
