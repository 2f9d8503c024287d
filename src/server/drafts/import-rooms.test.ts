/** Rooms out of a file: what changes is said before, nothing is saved while a cell is wrong, and all of it at once. */
import { afterAll, beforeAll, expect, test } from "vitest";
import { getSiteDraft } from "#contract/site-drafts.ts";
import { importRooms } from "#contract/studio/room-import.ts";
import { listRoomUnits } from "#contract/studio/room-units.ts";
import { recordCell, recordColumns } from "#rules/content/record-table.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { fillHotel, makeHotel } from "#tests/lodgings/hotel-rows.ts";
import { expectClean } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function openHouse() {
  const hotel = await makeHotel(world.database);
  const { room } = await fillHotel(world.database, hotel);
  const studio = studioCalls(world);
  const api = studio.at(await signInStaff(world, { roles: { [hotel.hotel_id]: "owner" } }));
  const { domain } = hotel;
  const columns = recordColumns("room", ["zh-TW", "en-US"]);
  const rooms = async () =>
    (await api(getSiteDraft, { query: { domain } })).records.filter(({ record }) => record === "room");
  const table = async () =>
    (await rooms()).map((each) => columns.map((column) => String(recordCell(each, column) ?? "")));
  const send = (rows: string[][], is_preview = false) =>
    api(importRooms, { body: { domain, columns, rows, is_preview } });
  const at = (field: string, lang = "") => columns.findIndex((each) => each.field === field && each.lang === lang);
  return { hotel, room, studio, api, domain, columns, rooms, table, send, at };
}

test("the file that was saved changes nothing; a cell and a new row change what they say, after a preview", async () => {
  const { hotel, room, rooms, table, send, at, api, domain } = await openHouse();
  const rows = await table();
  expect(await send(rows)).toEqual({ errors: [], changes: [], added: 0 });
  const changed = rows[0]!
    .with(at("people"), "3")
    .with(at("room_class_name", "en-US"), "Sea Twin")
    .with(at("beds"), "double 1");
  const added = rows[0]!
    .map(() => "")
    .with(at("room_class_name", "zh-TW"), "松")
    .with(at("square_meters"), "1,020.5");
  const preview = await send([changed, added], true);
  expect(preview).toMatchObject({ errors: [], added: 1 });
  expect(preview.changes.map(({ row, column, after }) => [row, column.field, after])).toEqual([
    [1, "room_class_name", "Sea Twin"],
    [1, "people", 3],
    [1, "beds", [{ bed: "double", count: 1 }]],
    [2, "room_class_name", "松"],
    [2, "square_meters", 1020.5],
  ]);
  expect(await rooms(), "a preview saves nothing").toHaveLength(1);
  const saved = await send([changed, added]);
  const made = saved.changes.find(({ is_new }) => is_new)!.record_id!;
  const after = await rooms();
  expect(after.find(({ record_id }) => record_id === room.room_class_id)!.fields).toMatchObject({
    people: 3,
    room_class_name: { "zh-TW": "雙床房", "en-US": "Sea Twin" },
    beds: [{ bed: "double", count: 1 }],
  });
  expect(after.find(({ record_id }) => record_id === made)!.fields).toMatchObject({
    room_class_name: { "zh-TW": "松" },
    people: 2,
    square_meters: 1020.5,
  });
  // Back as it was: no change is left of it.
  await send([rows[0]!]);
  const { changes } = await api(getSiteDraft, { query: { domain } });
  expect(changes.filter(({ record_id }) => record_id === room.room_class_id)).toEqual([]);
  await expectClean(world, hotel.hotel_id);
});

test("how many rooms there are and their numbers come from the file too, are on sale at once, and can change places", async () => {
  const { hotel, room, api, domain, studio } = await openHouse();
  const fields = ["record_id", "room_class_name", "units", "unit_numbers"];
  const columns = fields.map((field) => ({
    field,
    lang: field === "room_class_name" ? ("zh-TW" as const) : ("" as const),
  }));
  const one = String(room.room_class_id);
  const send = (rows: string[][], is_preview = false) =>
    api(importRooms, { body: { domain, columns, rows, is_preview } });
  const house = async () =>
    (await api(listRoomUnits, { query: { domain } })).rooms.map(({ units, numbers }) => [
      units,
      numbers.map(({ number, floor }) => `${number}/${floor}`).join(" "),
    ]);
  const before = await house();
  const rows = [
    [one, "雙床房", "3", "101-102"],
    ["", "松", "", "201, 202"],
  ];
  const preview = await send(rows, true);
  expect(preview.errors).toEqual([]);
  expect(preview.changes.map(({ column, after, record_id }) => [column.field, after, record_id])).toEqual([
    ["room_class_name", "松", null],
    ["units", 3, room.room_class_id],
    ["unit_numbers", "101, 102", room.room_class_id],
    ["units", 2, null],
    ["unit_numbers", "201, 202", null],
  ]);
  expect(await house(), "a preview saves nothing").toEqual(before);
  const made = String((await send(rows)).changes.find(({ is_new }) => is_new)!.record_id);
  expect(await house()).toEqual([
    [3, "101/1 102/1"],
    [2, "201/2 202/2"],
  ]);
  // Two classes exchange their numbers.
  await send([
    [one, "雙床房", "2", "201, 202"],
    [made, "松", "3", "101, 102"],
  ]);
  expect(await house()).toEqual([
    [2, "201/2 202/2"],
    [3, "101/1 102/1"],
  ]);
  const wrong = async (row: string[]) =>
    (await send([row])).errors.map(({ column, reason }) => `${column.field} ${reason}`);
  expect(await wrong([one, "雙床房", "2", "101"])).toEqual(["unit_numbers NUMBER_TAKEN"]);
  expect(await wrong([one, "雙床房", "1", "201, 202"])).toEqual(["units BELOW_NUMBERS"]);
  expect(await wrong([one, "雙床房", "some", "201"])).toEqual(["units INVALID"]);
  expect(await wrong([one, "雙床房", "", "<b>"])).toEqual(["unit_numbers INVALID"]);
  const editor = studio.at(await signInStaff(world, { roles: { [hotel.hotel_id]: "editor" } }));
  const body = { domain, columns, rows: [[one, "雙床房", "9", ""]], is_preview: false };
  expect(await studio.codeOf(editor, importRooms, { body })).toBe("FORBIDDEN");
  expect(await house()).toHaveLength(2);
  await expectClean(world, hotel.hotel_id);
});

test("every wrong cell is named by its row and column, and then nothing is saved", async () => {
  const { rooms, table, send, at, columns, studio, api, domain } = await openHouse();
  const [own] = await table();
  const before = await rooms();
  const wrong = own!
    .with(at("people"), "two")
    .with(at("square_meters"), "-1")
    .with(at("facilities"), "free_wifi; rocket")
    .with(at("room_class_name", "zh-TW"), "")
    .with(at("room_class_name", "en-US"), "x".repeat(81));
  const good = own!.map(() => "").with(at("room_class_name", "zh-TW"), "竹");
  const { errors, changes } = await send([
    wrong,
    own!,
    own!.with(at("record_id"), "99999999"),
    good.map(() => ""),
    good,
  ]);
  expect(changes).toEqual([]);
  expect(errors.map(({ row, column: { field, lang }, reason }) => `${row} ${field} ${lang} ${reason}`)).toEqual([
    "1 room_class_name zh-TW REQUIRED",
    "1 room_class_name en-US TOO_LONG",
    "1 people  INVALID",
    "1 square_meters  INVALID",
    "1 facilities  INVALID",
    "2 record_id  TWICE",
    "3 record_id  NOT_FOUND",
    "4 room_class_name zh-TW REQUIRED",
  ]);
  expect(await rooms()).toEqual(before);
  const code = (body: object) =>
    studio.codeOf(api, importRooms, { body: { domain, columns, rows: [own], ...body } } as never);
  expect(await code({ columns: [{ field: "photos", lang: "" }], is_preview: true })).toBe("INVALID_INPUT");
  expect(await code({ rows: [], is_preview: true })).toBe("INVALID_INPUT");
});
