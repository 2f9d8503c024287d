/** Rooms by the numbers on their doors: as many are sold as there are, and no number twice. */
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { listRoomUnits, saveUnitNumbers } from "#contract/studio/room-units.ts";
import { saveRoomUnits } from "#contract/studio/studio-rates.ts";
import { undoRoomUnits } from "#contract/studio/selling-changes.ts";
import { dayAt } from "#rules/time/day.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { readRows } from "#tests/helpers/wire.ts";
import { expectClean, openLodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";

let world: World;
beforeAll(async () => {
  world = await openWorld();
});
afterAll(() => world.close());

async function openHouse() {
  const lodging = await openLodging(world.database, { rooms: [{ capacity: 3 }, { capacity: 2 }] });
  const studio = studioCalls(world);
  const api = studio.at(await signInStaff(world, { roles: { [lodging.hotel_id]: "owner" } }));
  const [one, other] = lodging.classes.map(({ room_class_id }) => room_class_id) as [number, number];
  const save = (room_class_id: number, numbers: string[], units = numbers.length) =>
    api(saveUnitNumbers, { body: bodyOf(room_class_id, numbers, units) });
  const bodyOf = (room_class_id: number, numbers: string[], units = numbers.length) => ({
    domain: lodging.domain,
    room_class_id,
    units,
    numbers: numbers.map((number) => ({ number, floor: "" })),
  });
  const codeOf = (room_class_id: number, numbers: string[], units = numbers.length) =>
    studio.codeOf(api, saveUnitNumbers, { body: bodyOf(room_class_id, numbers, units) });
  return { ...lodging, lodging, studio, api, one, other, save, codeOf };
}

test("numbers make rooms: they are on sale from today on, sorted as one walks, and can be taken back", async () => {
  const { hotel_id, domain, api, one, other, save } = await openHouse();
  await save(one, ["１０２", "101", "1001", "201"]);
  await save(other, ["松"], 2);
  const listed = async () => (await api(listRoomUnits, { query: { domain } })).rooms;
  const shown = (rooms: Awaited<ReturnType<typeof listed>>) =>
    rooms.map(({ room_class_id, units, numbers }) => [room_class_id, units, numbers.map(({ number }) => number)]);
  expect(shown(await listed())).toEqual([
    [one, 4, ["101", "102", "201", "1001"]],
    [other, 2, ["松"]],
  ]);
  const today = dayAt(world.dependencies.clock(), "Asia/Taipei");
  const capacity = () =>
    readRows<{ capacity: number }>(
      world.database,
      hotel_id,
      sql`select capacity from room_night where hotel_id = ${hotel_id} and room_class_id = ${one} and night = ${today}`,
    );
  expect(await capacity()).toEqual([{ capacity: 4 }]);
  const ids = () =>
    readRows(
      world.database,
      hotel_id,
      sql`select room_unit_id from room_unit where hotel_id = ${hotel_id} and number = '102'`,
    );
  const kept = await ids();
  const { before } = await save(one, ["102", "103"]);
  expect(before.numbers.map(({ number }) => number)).toEqual(["101", "102", "201", "1001"]);
  expect(await ids(), "a room stays the same one").toEqual(kept);
  expect(await capacity()).toEqual([{ capacity: 2 }]);
  expect((await api(listRoomUnits, { query: { domain } })).undo).toMatchObject({ room_class_id: one });
  await api(undoRoomUnits, { body: { domain } });
  expect((await api(listRoomUnits, { query: { domain } })).undo).toBeNull();
  expect(shown(await listed())[0]).toEqual([one, 4, ["101", "102", "201", "1001"]]);
  await expectClean(world, hotel_id);
});

test("no number twice in the house, none more than there are rooms, none below what is sold; then nothing is saved", async () => {
  const { lodging, studio, api, domain, hotel_id, one, other, save, codeOf } = await openHouse();
  await save(one, ["101", "102"]);
  expect(await codeOf(one, ["101", "101"])).toBe("UNIT_NUMBER_TAKEN");
  expect(await codeOf(one, ["Ａ1", "A1"])).toBe("UNIT_NUMBER_TAKEN");
  expect(await codeOf(other, ["101"])).toBe("UNIT_NUMBER_TAKEN");
  expect(await codeOf(one, ["101", "102", "103"], 2)).toBe("UNITS_NUMBERED");
  expect(await codeOf(999_999_999, ["101"])).toBe("NOT_FOUND");
  expect(await codeOf(one, ["<b>"])).toBe("INVALID_INPUT");
  expect(await studio.codeOf(api, saveRoomUnits, { body: { domain, room_class_id: one, units: 1 } })).toBe(
    "UNITS_NUMBERED",
  );
  await bookerOf(world, lodging).book(lodging.body([[0, 0, 2]], { pay_way: "cash" }));
  expect(await codeOf(one, ["101"])).toBe("UNITS_IN_USE");
  const { rooms } = await api(listRoomUnits, { query: { domain } });
  expect(rooms.find(({ room_class_id }) => room_class_id === one)).toMatchObject({ units: 2, numbers: [{}, {}] });
  const editor = studio.at(await signInStaff(world, { roles: { [hotel_id]: "editor" } }));
  const body = { domain, room_class_id: one, units: 9, numbers: [] };
  expect(await studio.codeOf(editor, saveUnitNumbers, { body })).toBe("FORBIDDEN");
  await expectClean(world, hotel_id);
});
