/** Add-ons that are sold for all nights or the whole stay, and those that are chosen before the order is placed. */
import { expect, test } from "vitest";
import { bookAddOns, keepAddOns, listOrderAddOns } from "#contract/add-ons.ts";
import { calculateOrder, placeOrder } from "#contract/orders.ts";
import { type Booked, bookerOf } from "#tests/guests/booker.ts";
import { overHttp } from "#tests/helpers/wire.ts";
import { addAddOn } from "#tests/lodgings/add-ons.ts";
import { expectClean, type Lodging, openLodging, type OrderBody } from "#tests/lodgings/lodging.ts";
import { openClockedWorld, START } from "#tests/setup/clocked-world.ts";

const at = openClockedWorld();
const later = (minutes: number) => new Date(START.getTime() + minutes * 60_000);
const proofOf = ({ order_doc, body }: Booked) => ({ order_doc, booker_email: body.booker_email });
const body = (lodging: Lodging, more: Partial<OrderBody> = {}) => lodging.body([[0, 0, 1]], more);

async function openWith(): Promise<Lodging> {
  const lodging = await openLodging(at.world.database, { from: "2031-03-01", rooms: [{ capacity: 9 }] });
  await addAddOn(at.world.database, lodging, { daily_stock: 5 });
  return lodging;
}

test("per night and per stay: the price of all its days, the stock of each, the scarcest day counts", async () => {
  at.now = START;
  const lodging = await openLodging(at.world.database, { from: "2031-03-01", rooms: [{ capacity: 9 }] });
  const { database } = at.world;
  await addAddOn(database, lodging, {
    item_number: "TENT",
    price: 500,
    price_per: "night",
    daily_stock: 3,
    own_days: { [lodging.day(11)]: 1 },
  });
  await addAddOn(database, lodging, { item_number: "CAR", price: 700, price_per: "stay", unit: { "en-US": "space" } });
  const booker = bookerOf(at.world, lodging);
  const both = [
    { item_number: "TENT", quantity: 1 },
    { item_number: "CAR", quantity: 2 },
  ];
  const booked = await booker.book(body(lodging, { pay_way: "cash", room_attachment_detail: both }));
  expect(booked.view.attachment_list).toMatchObject([
    { total_price: 1000, extra_info: { date: lodging.day(10), through: lodging.day(11) } },
    { total_price: 1400, unit: "space", extra_info: { date: lodging.day(10), through: lodging.day(12) } },
  ]);
  const other = await booker.book(body(lodging, { pay_way: "cash" }));
  const query = { domain: lodging.domain, ...proofOf(other) };
  const offered = await at.world.apiOf(lodging.domain)(listOrderAddOns, { query });
  expect(offered.map(({ item_number, total_price, dates }) => [item_number, total_price, dates])).toEqual([
    ["CAR", 700, [{ date: lodging.day(10), inventory: null }]],
    ["TENT", 1000, [{ date: lodging.day(10), inventory: 0 }]],
  ]);
  const tent = { ...query, adds_list: [{ item_number: "TENT", quantity: 1 }] };
  const refused = await overHttp(at.world, lodging.domain, bookAddOns, { body: tent });
  expect(refused.envelope.code).toBe("ADD_ON_UNAVAILABLE");
  await expectClean(at.world, lodging.hotel_id);
});

test("a serial number carries what was chosen into the price and the order; one of another lodging carries nothing", async () => {
  at.now = START;
  const lodging = await openWith();
  const booker = bookerOf(at.world, lodging);
  const api = at.world.apiOf(lodging.domain);
  const chosen = { domain: lodging.domain, adds_list: [{ item_number: "BOX", quantity: 2 }] };
  const { serial_number } = await api(keepAddOns, { body: chosen });
  const priced = await api(calculateOrder, { body: body(lodging, { adds_serial_number: serial_number }) });
  expect(priced.attachment_detail).toMatchObject([{ item_number: "BOX", quantity: 2, total_price: 360 }]);
  const booked = await booker.book(body(lodging, { adds_serial_number: serial_number, pay_way: "cash" }));
  expect(booked.view.attachment_list).toMatchObject([{ item_number: "BOX", quantity: 2 }]);
  const other = await openWith();
  const refused = async (number: string, of = lodging) =>
    (await overHttp(at.world, of.domain, placeOrder, { body: body(of, { adds_serial_number: number }) })).envelope
      .extra_info;
  expect(await refused(serial_number, other)).toMatchObject({ fields: ["adds_serial_number"] });
  expect(await refused("made-up")).toMatchObject({ fields: ["adds_serial_number"] });
  at.now = later(24 * 60);
  expect(await refused(serial_number)).toMatchObject({ fields: ["adds_serial_number"] });
});
