/** Add-ons in the studio: made, changed, counted per day, taken off sale and taken back; what is sold stays sold. */
import { expect, test } from "vitest";
import { getAddOnInventory } from "#contract/add-ons.ts";
import { placeOrder } from "#contract/orders.ts";
import * as studio from "#contract/studio/studio-add-ons.ts";
import { bookerOf } from "#tests/guests/booker.ts";
import { signInStaff } from "#tests/helpers/staff-member.ts";
import { studioCalls } from "#tests/helpers/studio-calls.ts";
import { overHttp } from "#tests/helpers/wire.ts";
import { addAddOn } from "#tests/lodgings/add-ons.ts";
import { expectClean, openLodging, type OrderBody } from "#tests/lodgings/lodging.ts";
import { openClockedWorld, START } from "#tests/setup/clocked-world.ts";

const at = openClockedWorld();
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);

async function open() {
  at.now = START;
  const lodging = await openLodging(at.world.database, { from: "2031-03-01", rooms: [{ capacity: 9 }] });
  const { domain, hotel_id, classes } = lodging;
  const signIn = async () => studioCalls(at.world).at(await signInStaff(at.world, { roles: { [hotel_id]: "owner" } }));
  const api = await signIn();
  const box = {
    domain,
    item_name: { "zh-TW": "早餐盒", "en-US": "Breakfast box", "ja-JP": "" },
    unit: { "en-US": "box" },
    price: 180,
    daily_stock: 5,
    most: 8,
    rate_plan_ids: [classes[0]!.plans[0]!],
  };
  return { lodging, domain, api, signIn, box, list: () => api(studio.listAddOns, { query: { domain } }) };
}

const buy = (item_number: string, quantity: number, date: string): Partial<OrderBody> => ({
  pay_way: "cash",
  room_attachment_detail: [{ item_number, quantity, date }],
});

test("an item that is made is sold at once, changed, taken off sale, and each change is taken back", async () => {
  const { lodging, domain, api, box, list } = await open();
  const { item_number } = await api(studio.saveAddOn, { body: box });
  const day = lodging.day(11);
  const stock = { query: { domain, start_date: day, end_date: day } };
  const offered = () => at.world.apiOf(domain)(getAddOnInventory, stock);
  await expect.poll(offered).toMatchObject([{ item_number, price: 180, dates: [{ date: day, inventory: 5 }] }]);
  const booked = await bookerOf(at.world, lodging).book(lodging.body([[0, 0, 1]], buy(item_number, 2, day)));
  expect(booked.view.attachment_list).toMatchObject([{ item_number, quantity: 2, total_price: 360 }]);

  await api(studio.saveAddOn, { body: { ...box, item_number, price: 200, price_per: "person", rate_plan_ids: [] } });
  await expect.poll(offered).toEqual([]);
  expect((await list()).items).toMatchObject([
    { item_number, price: 200, sold_ahead: 2, rate_plan_ids: [], item_name: { "zh-TW": "早餐盒" } },
  ]);
  await api(studio.undoAddOn, { body: { domain } });
  await expect.poll(offered).toMatchObject([{ price: 180, price_per: "piece" }]);
  await api(studio.archiveAddOn, { body: { domain, item_number } });
  await expect.poll(offered).toEqual([]);
  expect(await api(studio.archiveAddOn, { body: { domain, item_number } })).toEqual({ undo_until_timestamp: null });
  at.now = later(11);
  await expect(api(studio.undoAddOn, { body: { domain } })).rejects.toMatchObject({ code: "UNDO_OVER" });
  await api(studio.archiveAddOn, { body: { domain, item_number, is_archived: false } });
  await expect.poll(offered).toHaveLength(1);
  await expectClean(at.world, lodging.hotel_id);
});

test("stock of days: never fewer than are sold, only on the weekdays that are named, one step back", async () => {
  const { lodging, domain, api, box } = await open();
  const { item_number } = await api(studio.saveAddOn, { body: box });
  const [from, to] = [lodging.day(10), lodging.day(16)];
  const days = () => api(studio.listAddOnDays, { query: { domain, item_number, start_date: from, end_date: to } });
  const set = (more: object) => api(studio.setAddOnStock, { body: { domain, item_number, from, to, ...more } });
  expect(await set({ weekdays: [6, 7], stock: 20 })).toMatchObject({ days: 2 });
  expect((await days()).map(({ stock }) => stock).toSorted((one, other) => one! - other!)).toEqual([
    5, 5, 5, 5, 5, 20, 20,
  ]);
  expect(await set({ weekdays: [6, 7], stock: 20 })).toEqual({ days: 0, undo_until_timestamp: null });
  await api(studio.undoAddOnStock, { body: { domain } });
  expect((await days()).every(({ stock, is_own }) => stock === 5 && !is_own)).toBe(true);

  await bookerOf(at.world, lodging).book(lodging.body([[0, 0, 1]], buy(item_number, 4, lodging.day(11))));
  await expect(set({ stock: 3 })).rejects.toMatchObject({
    code: "ADD_ON_STOCK_SOLD",
    message: expect.stringContaining(lodging.day(11)),
    extra_info: { fields: ["stock"] },
  });
  await expect(api(studio.saveAddOn, { body: { ...box, item_number, daily_stock: 3 } })).rejects.toMatchObject({
    code: "ADD_ON_STOCK_SOLD",
    extra_info: { fields: ["daily_stock"] },
  });
  // A day with a number of its own is not asked; once it is over, it keeps what it had.
  await set({ to: lodging.day(11), from: lodging.day(11), stock: 4 });
  await api(studio.saveAddOn, { body: { ...box, item_number, daily_stock: 3 } });
  expect((await days())[1]).toEqual({ day: lodging.day(11), stock: 4, is_own: true, sold: 4 });
  const body = lodging.body([[0, 0, 1]], buy(item_number, 1, lodging.day(11)));
  expect((await overHttp(at.world, domain, placeOrder, { body })).envelope.code).toBe("ADD_ON_UNAVAILABLE");
  await expect(set({ from: "2020-01-01", to: "2020-01-02", stock: 1 })).rejects.toMatchObject({
    extra_info: { fields: ["from"] },
  });
  await expectClean(at.world, lodging.hotel_id);
});

test("days that are over keep the number they had", async () => {
  const { lodging, api, signIn, box, domain } = await open();
  const { item_number } = await api(studio.saveAddOn, { body: box });
  await bookerOf(at.world, lodging).book(lodging.body([[0, 0, 1]], buy(item_number, 4, lodging.day(11))));
  at.now = new Date(`${lodging.day(20)}T04:00:00Z`);
  const later = await signIn();
  await later(studio.saveAddOn, { body: { ...box, item_number, daily_stock: 1 } });
  const query = { domain, item_number, start_date: lodging.day(11), end_date: lodging.day(11) };
  expect(await later(studio.listAddOnDays, { query })).toMatchObject([{ stock: 5, sold: 4 }]);
  await expectClean(at.world, lodging.hotel_id);
});

test("what can't be is refused at its field; another lodging's items and rooms are not there", async () => {
  const { api, box, domain, lodging } = await open();
  const other = await open();
  const foreign = await addAddOn(at.world.database, other.lodging, { item_number: "FOREIGN" });
  const [plan] = other.lodging.classes[0]!.plans;
  const { room_class_id } = other.lodging.classes[0]!;
  for (const [wrong, code, field] of [
    [{ item_name: { "en-US": "Box" } }, "INVALID_INPUT", "item_name.zh-TW"],
    [{ least: 5, most: 4 }, "INVALID_INPUT", "most"],
    [{ rate_plan_ids: [plan] }, "INVALID_INPUT", "rate_plan_ids"],
    [{ room_classes: [room_class_id] }, "INVALID_INPUT", "room_classes"],
    [{ item_number: foreign }, "NOT_FOUND", "item_number"],
    [{ price: -1 }, "INVALID_INPUT", "price"],
  ] as const) {
    await expect(api(studio.saveAddOn, { body: { ...box, ...wrong } as never })).rejects.toMatchObject({
      code,
      extra_info: { fields: [field] },
    });
  }
  const day = lodging.day(5);
  const stock = { domain, item_number: foreign, from: day, to: day, stock: 1 };
  await expect(api(studio.setAddOnStock, { body: stock })).rejects.toMatchObject({ code: "NOT_FOUND" });
  await expect(api(studio.archiveAddOn, { body: { domain, item_number: foreign } })).rejects.toMatchObject({
    code: "NOT_FOUND",
  });
});
