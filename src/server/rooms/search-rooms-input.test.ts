/** Which searches are allowed, and when a lodging answers at all. */
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { searchRatePlans, searchRooms } from "#contract/rooms.ts";
import { openLodging, type Lodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { overHttp } from "#tests/helpers/wire.ts";

/** The first of March in Taipei, ten in the morning; in New York still the last of February. */
let now = new Date("2031-03-01T02:00:00Z");
let world: World;
let lodging: Lodging;
beforeAll(async () => {
  world = await openWorld({ clock: () => now });
  lodging = await openLodging(world.database, { from: "2031-02-20" });
});
afterAll(() => world.close());

const ask = (domain: string, query: Record<string, string>) =>
  overHttp(world, domain, searchRooms, {
    query: { domain, start_date: "2031-03-01", end_date: "2031-03-03", ...query },
  });

test.each<[string, Record<string, string>, string]>([
  ["31 nights", { end_date: "2031-04-01" }, "end_date"],
  ["no nights", { end_date: "2031-03-01" }, "end_date"],
  ["leaving before arriving", { end_date: "2031-02-28" }, "end_date"],
  ["yesterday", { start_date: "2031-02-28" }, "start_date"],
  ["long ago", { start_date: "2030-03-01", end_date: "2030-03-02" }, "start_date"],
  ["a day that does not exist", { start_date: "2031-02-29" }, "start_date"],
  ["a day with a time", { start_date: "2031-03-01T00:00:00Z" }, "start_date"],
  ["no rooms", { rooms: "0" }, "rooms"],
  ["21 rooms", { rooms: "21" }, "rooms"],
  ["rooms below zero", { rooms: "-1" }, "rooms"],
  ["a fraction of a room", { rooms: "1.5" }, "rooms"],
  ["rooms in words", { rooms: "two" }, "rooms"],
  ["rooms as 1e1", { rooms: "1e1" }, "rooms"],
  ["no adults", { adults: "0" }, "adults"],
  ["41 adults", { adults: "41" }, "adults"],
  ["adults below zero", { adults: "-2" }, "adults"],
  ["a fraction of an adult", { adults: "2.0" }, "adults"],
  ["21 children", { children: "21" }, "children"],
  ["children below zero", { children: "-1" }, "children"],
  ["a fraction of a child", { children: "0.5" }, "children"],
])("%s is malformed input", async (_title, query, field) => {
  const { status, envelope } = await ask(lodging.domain, query);
  expect(status).toBe(400);
  expect(envelope).toMatchObject({ success: false, code: "INVALID_INPUT" });
  expect(envelope.extra_info?.fields).toEqual([field]);
});

test.each(["domain", "start_date", "end_date"])("%s must be said", async (field) => {
  const query = new URLSearchParams({ domain: lodging.domain, start_date: "2031-03-01", end_date: "2031-03-03" });
  query.delete(field);
  const response = await world.fetch(lodging.domain, `/api/ota/room/empty-by-date?${query}`);
  expect(response.status).toBe(400);
  const { extra_info } = (await response.json()) as { extra_info: { fields: string[] } };
  expect(extra_info.fields).toContain(field);
});

test("the limits themselves are allowed", async () => {
  for (const query of [
    { end_date: "2031-03-31" },
    { rooms: "20", adults: "40", children: "20" },
    { adults: "1", children: "0" },
  ]) {
    const { envelope } = await ask(lodging.domain, query as Record<string, string>);
    expect(envelope.success).toBe(true);
    expect(envelope.data![0]!.rate_plans).toHaveLength(1);
  }
});

describe("today is the lodging's own", () => {
  test("yesterday in Taipei is today in New York, and tomorrow nowhere", async () => {
    const [taipei, newYork] = await Promise.all(
      ["Asia/Taipei", "America/New_York"].map((timezone) =>
        openLodging(world.database, { timezone, from: "2031-02-20" }),
      ),
    );
    const starts = async (domain: string, start_date: string) => (await ask(domain, { start_date })).status;
    expect(await starts(taipei!.domain, "2031-02-28")).toBe(400);
    expect(await starts(taipei!.domain, "2031-03-01")).toBe(200);
    expect(await starts(newYork!.domain, "2031-02-28")).toBe(200);
    expect(await starts(newYork!.domain, "2031-02-27")).toBe(400);
  });

  test("it ends at midnight there, to the second", async () => {
    const newYork = await openLodging(world.database, { timezone: "America/New_York", from: "2031-02-20" });
    const before = now;
    try {
      now = new Date("2031-03-01T04:59:59Z");
      expect((await ask(newYork.domain, { start_date: "2031-02-28" })).status).toBe(200);
      now = new Date("2031-03-01T05:00:00Z");
      expect((await ask(newYork.domain, { start_date: "2031-02-28" })).envelope.extra_info?.fields).toEqual([
        "start_date",
      ]);
    } finally {
      now = before;
    }
  });
});

test.each([
  ["a closed lodging", { booking_close: true }, "BOOKING_CLOSED"],
  ["a preparing lodging", { business_status: 1 }, "NOT_OPEN_YET"],
] as const)("%s sells nothing", async (_title, hotel, code) => {
  const { domain } = await openLodging(world.database, { ...hotel, from: "2031-02-20" });
  const { status, envelope } = await ask(domain, {});
  expect(status).toBe(200);
  expect(envelope).toMatchObject({ success: false, code });
  expect(envelope.data).toBeUndefined();
  const plans = await overHttp(world, domain, searchRatePlans, {
    query: { domain, start_date: "2031-03-01", end_date: "2031-03-03" },
  });
  expect(plans.envelope).toMatchObject({ success: false, code });
});

test("one lodging's host does not search another, and the platform's searches any that is named", async () => {
  const other = await openLodging(world.database, { from: "2031-02-20" });
  const query = { domain: other.domain, start_date: "2031-03-01", end_date: "2031-03-03" };
  const wrong = await overHttp(world, lodging.domain, searchRooms, { query });
  expect([wrong.status, wrong.envelope.code]).toEqual([404, "HOTEL_NOT_FOUND"]);
  const { envelope } = await overHttp(world, "platform.test", searchRooms, { query });
  expect(envelope.data![0]!.room_class_id).toBe(other.classes[0]!.room_class_id);
});
