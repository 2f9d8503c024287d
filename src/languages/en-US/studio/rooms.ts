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
    kinds: { view: "View", floor: "Floor" },
  },
  notes: {
    title: "Notes",
    hint: "Short lines below the room’s description, such as “Pets welcome” or “Stairs only”.",
    one: (nth) => `Note ${nth}`,
    add: "Add a note",
    remove: (nth) => `Remove note ${nth}`,
  },
  import: {
    open: "Import CSV",
    title: "Import rooms",
    text: "Download the CSV, edit it in a spreadsheet, then import it here. A row without an ID adds a room. Everything goes into the draft first and is public once you publish.",
    choose: "Choose a file",
    unreadable: "No table could be read from this file. Please save it as CSV (UTF-8) and try again.",
    too_many: "Up to 500 rows can be imported at a time.",
    no_columns: "None of the columns is known. Please edit the file from “Download CSV” and keep its first row.",
    ignored: (names) => `These columns aren’t imported: ${names}`,
    errors: (count) => `${count} ${count === 1 ? "cell needs" : "cells need"} correcting. Nothing is saved until then.`,
    where: (row, column) => `Row ${row}, ${column}`,
    reasons: {
      INVALID: "This value can’t be used.",
      TOO_LONG: "The text is too long.",
      NOT_FOUND: "There is no room with this ID.",
      TWICE: "This ID is there twice.",
      REQUIRED: "The name in your main language can’t be empty.",
    },
    summary: (changed, added) =>
      `${changed} ${changed === 1 ? "room changes" : "rooms change"}, ${added} ${added === 1 ? "room is" : "rooms are"} added.`,
    nothing: "The file says the same as your rooms do now: nothing changes.",
    new_room: (name) => `New: ${name}`,
    save: "Import into the draft",
    saved: (changed, added) => `Imported: ${changed} changed, ${added} added`,
    undone: "Import undone",
    empty: "(empty)",
  },
};
