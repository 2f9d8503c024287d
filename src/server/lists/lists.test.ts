/** What the studio's lists keep and find: each person their own views, each role only what it may open. */
import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { findInStudio } from "#contract/studio/find-in-studio.ts";
import * as contract from "#contract/studio/list-views.ts";
import { removeStaff } from "#contract/studio.ts";
import { MOST_VIEWS } from "#rules/people/list-views.ts";
import { STAFF_ROLES } from "#rules/people/staff-roles.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { readRows } from "#tests/helpers/wire.ts";
import { fillHotel, makeHotel } from "#tests/lodgings/hotel-rows.ts";
import { expectClean, openLodging } from "#tests/lodgings/lodging.ts";
import { openWorld, type World } from "#tests/setup/world.ts";
import { sql } from "drizzle-orm";

let world: World;
let studio: ReturnType<typeof studioCalls>;
beforeAll(async () => {
  world = await openWorld();
  studio = studioCalls(world);
});
afterAll(() => world.close());

const names = (views: readonly { name: string }[]) => views.map(({ name }) => name);

test("a person keeps views by name, changes and forgets them; nobody else sees them; they end with the place on the team", async () => {
  const { at, codeOf, lodgingWithOwner } = studio;
  const { hotel, api } = await lodgingWithOwner();
  const { domain, hotel_id } = hotel;
  const colleague = await signInStaff(world, { roles: { [hotel_id]: "front_desk" } });
  const other = at(colleague);
  const view = { domain, list: "orders" as const, name: "Unpaid this week" };
  const query = { view: "unpaid", arrives: "week", search: "Lin" };
  const kept = await api(contract.saveView, { body: { ...view, query } });
  expect(kept.query, "a guest's name is not kept").toEqual({ arrives: "week", view: "unpaid" });
  await other(contract.saveView, { body: { ...view, name: "Mine", query: { view: "requests" } } });
  const own = async (asked = api) => (await asked(contract.listViews, { query: { domain, list: "orders" } })).views;
  expect(names(await own())).toEqual(["Unpaid this week"]);
  expect(names(await own(other))).toEqual(["Mine"]);
  expect((await api(contract.listViews, { query: { domain, list: "rooms" } })).views).toEqual([]);

  const { view_id } = kept;
  await api(contract.saveView, { body: { ...view, view_id, name: "Unpaid", query: { view: "unpaid" } } });
  expect(await own()).toEqual([{ view_id, list: "orders", name: "Unpaid", query: { view: "unpaid" } }]);
  const foreign = { body: { ...view, view_id, query: {} } };
  expect(await codeOf(other, contract.saveView, foreign)).toBe("NOT_FOUND");
  expect(await codeOf(other, contract.deleteView, { body: { domain, view_id } })).toBe("NOT_FOUND");
  await api(contract.deleteView, { body: { domain, view_id } });
  expect(await own()).toEqual([]);
  expect(await codeOf(api, contract.deleteView, { body: { domain, view_id } })).toBe("NOT_FOUND");

  await api(removeStaff, { body: { domain, account_id: colleague.account_id } });
  const left = await readRows(world.database, hotel_id, sql`select 1 from list_view where hotel_id = ${hotel_id}`);
  expect(left).toEqual([]);
  await expectClean(world, hotel_id);
});

test("a view needs a name and few filters, and a list has room for so many", async () => {
  const { codeOf, lodgingWithOwner } = studio;
  const { hotel, api } = await lodgingWithOwner();
  const view = { domain: hotel.domain, list: "rooms" as const, name: "No photo", query: { filter: "no_photo" } };
  for (const wrong of [
    { name: "  " },
    { name: "x".repeat(61) },
    { query: { name: "1" } },
    { query: { filter: "x".repeat(81) } },
    { query: { filter: "\u0000" } },
    { view_id: "none" },
  ])
    expect(await codeOf(api, contract.saveView, { body: { ...view, ...wrong } } as never)).toBe("INVALID_INPUT");
  expect(await codeOf(api, contract.saveView, { body: { ...view, view_id: randomUUID() } })).toBe("NOT_FOUND");
  for (let n = 0; n < MOST_VIEWS; n += 1) await api(contract.saveView, { body: { ...view, name: `View ${n}` } });
  expect(await codeOf(api, contract.saveView, { body: view })).toBe("TOO_MANY_VIEWS");
  await api(contract.saveView, { body: { ...view, list: "facilities" } });
});

test("anything is found by a part of its name, in any language, and of each only what the role may open", async () => {
  const { at } = studio;
  const hotel = await makeHotel(world.database);
  const { room } = await fillHotel(world.database, hotel);
  const { domain } = hotel;
  const kinds: Record<string, string[]> = {};
  for (const role of STAFF_ROLES) {
    const api = at(await signInStaff(world, { roles: { [hotel.hotel_id]: role } }));
    const find = async (text: string) => (await api(findInStudio, { query: { domain, text } })).found;
    kinds[role] = [...(await find("twin")), ...(await find("title")), ...(await find("含早"))].map(({ kind }) => kind);
    if (role === "owner") {
      expect(await find("雙床")).toEqual([
        { kind: "room", id: String(room.room_class_id), title: expect.any(String), note: "", check_in_day: null },
      ]);
      expect(await find("nothing of this name")).toEqual([]);
      expect(await find("%")).toEqual([]);
    }
  }
  const content = ["room", "promotion", "announcement", "attraction"];
  expect(kinds).toEqual({
    owner: [...content, "plan"],
    manager: [...content, "plan"],
    front_desk: ["plan"],
    editor: content,
    accountant: ["plan"],
    housekeeper: [],
  });
});

test("an order is found by its number, name and telephone; by telephone only for those who may see contacts", async () => {
  const lodging = await openLodging(world.database, { rooms: [{ capacity: 20 }] });
  const { hotel_id, domain } = lodging;
  const order = await bookerOf(world, lodging).book(lodging.body([[0, 0, 1]], { pay_way: "cash" }));
  const finder = async (role: (typeof STAFF_ROLES)[number]) => {
    const api = studio.at(await signInStaff(world, { roles: { [hotel_id]: role } }));
    return async (text: string) =>
      (await api(findInStudio, { query: { domain, text } })).found.filter(({ kind }) => kind === "order");
  };
  const owner = await finder("owner");
  const [found] = await owner(order.order_doc.slice(0, 8).toLowerCase());
  expect(found).toMatchObject({
    id: order.order_id,
    note: order.order_doc,
    check_in_day: lodging.body([]).check_in_day,
  });
  expect(await owner(found!.title.slice(0, 3))).toHaveLength(1);
  expect(await owner("912 345 678")).toHaveLength(1);
  const accountant = await finder("accountant");
  expect(await accountant("912 345 678")).toEqual([]);
  expect(await accountant(order.order_doc)).toHaveLength(1);
  expect(await (await finder("editor"))(order.order_doc)).toEqual([]);
});
