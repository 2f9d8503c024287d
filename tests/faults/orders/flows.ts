/** The twelve flows that change an order, each with what must be there before and how it is tried again. */
import { bookAddOns, changeAttachment } from "#contract/add-ons.ts";
import { cancelOrderByHash, placeOrder } from "#contract/orders.ts";
import { dayAt } from "#rules/time/day.ts";
import { lapseAdditions } from "#server/add-ons/lapse-additions.ts";
import { expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { linkToken } from "#server/orders/ids.ts";
import { receivePayment } from "#server/orders/receive-payment.ts";
import { openPricedLodging } from "#tests/faults/orders/priced-lodging.ts";
import { type Booked, listBooked } from "#tests/faults/tools/order-books.ts";
import { addAddOn } from "#tests/lodgings/add-ons.ts";
import type { World } from "#tests/setup/world.ts";
import { addMember, openLodging, type OrderBody, type Lodging } from "#tests/lodgings/lodging.ts";

const KEY = "the-same-key-at-every-try";
const HOLD_MS = 30 * 60_000;

export type Flow = {
  name: string;
  /** Opens a lodging and brings it to where the flow begins; answers the flow, to be run on a world, again if need be. */
  prepare: (world: World) => Promise<{ hotel_id: number; run: (on: World) => Promise<unknown> }>;
};

const late = () => new Date(Date.now() + HOLD_MS + 60_000);

const place = (on: World, lodging: Lodging, body: OrderBody, headers: Record<string, string> = {}) =>
  on.apiOf(lodging.domain, "en-US", { idempotencyKey: KEY, ...headers })(placeOrder, { body });

const only = async (world: World, { hotel_id }: Lodging) => (await listBooked(world.database, hotel_id))[0]!;

function placing(
  name: string,
  open: (world: World) => Promise<{ lodging: Lodging; body: OrderBody; headers?: Record<string, string> }>,
): Flow {
  return {
    name,
    async prepare(world) {
      const { lodging, body, headers } = await open(world);
      return { hotel_id: lodging.hotel_id, run: (on) => place(on, lodging, body, headers) };
    },
  };
}

/** A flow of an order that is there already. */
function changing(
  name: string,
  before: (world: World, lodging: Lodging) => Promise<unknown>,
  run: (on: World, lodging: Lodging, order: Awaited<ReturnType<typeof only>>) => Promise<unknown>,
): Flow {
  return {
    name,
    async prepare(world) {
      const lodging = await openLodging(world.database, { rooms: [{ capacity: 1 }] });
      await place(world, lodging, lodging.body());
      const order = await only(world, lodging);
      await before(world, lodging);
      return { hotel_id: lodging.hotel_id, run: (on) => run(on, lodging, order) };
    },
  };
}

function pay(
  on: World,
  { hotel_id }: Lodging,
  { order_id, pay_amount }: Pick<Booked, "order_id" | "pay_amount">,
  now: Date,
) {
  const payment = { order_id, vendor: 1, vendor_number: "T1", amount: pay_amount, currency: "TWD" };
  const moment = { now, today: dayAt(now, "Asia/Taipei") };
  return on.database.forHotel(hotel_id, (query) => receivePayment(query, hotel_id, payment, moment));
}

const nothing = () => Promise.resolve();

const BOXES = [{ item_number: "BOX", quantity: 2 }];
const BOOKER = { booker_email: "anna@example.com" };
const own = ({ domain }: Lodging, order_doc: string) => ({ domain, order_doc, ...BOOKER });

/** Flows of what an order has besides rooms: bought after it was paid, paid for, given back, not paid in time. */
function attaching(
  name: string,
  run: (on: World, lodging: Lodging, order: Awaited<ReturnType<typeof only>>) => Promise<unknown>,
  before: (world: World, lodging: Lodging, order: Awaited<ReturnType<typeof only>>) => Promise<unknown> = nothing,
): Flow {
  return {
    name,
    async prepare(world) {
      const lodging = await openLodging(world.database, { rooms: [{ capacity: 1 }] });
      await addAddOn(world.database, lodging, { daily_stock: 5 });
      await place(world, lodging, { ...lodging.body(), ...BOOKER });
      const order = await only(world, lodging);
      await pay(world, lodging, order, new Date());
      await before(world, lodging, order);
      return { hotel_id: lodging.hotel_id, run: (on) => run(on, lodging, order) };
    },
  };
}

type Order = Awaited<ReturnType<typeof only>>;
const keyed = (on: World, { domain }: Lodging) => on.apiOf(domain, "en-US", { idempotencyKey: KEY });
const add = (on: World, lodging: Lodging, { order_doc }: Order) =>
  keyed(on, lodging)(bookAddOns, { body: { ...own(lodging, order_doc), adds_list: BOXES } });
const payFor = (on: World, lodging: Lodging, { order_id }: Order) => {
  const now = new Date();
  const payment = { order_id, vendor: 1, vendor_number: "T2", amount: 360, currency: "TWD" };
  const moment = { now, today: dayAt(now, "Asia/Taipei") };
  return on.database.forHotel(lodging.hotel_id, (query) => receivePayment(query, lodging.hotel_id, payment, moment));
};

const ATTACHING: readonly Flow[] = [
  attaching("add to what was paid", add),
  attaching("pay for an addition", payFor, add),
  attaching(
    "give a part of it back",
    (on, lodging, { order_doc }) => {
      const body = { ...own(lodging, order_doc), attachment_no: 0, quantity: 1 };
      return keyed(on, lodging)(changeAttachment, { body });
    },
    async (world, lodging, order) => {
      await add(world, lodging, order);
      await payFor(world, lodging, order);
    },
  ),
  attaching("an addition that is not paid", (on) => lapseAdditions(on.database, late()), add),
];

export const FLOWS: readonly Flow[] = [
  placing("place", async (world) => {
    const lodging = await openLodging(world.database);
    return { lodging, body: lodging.body() };
  }),
  placing("place with coupon, points, stored value and add-on", async (world) => {
    const lodging = await openPricedLodging(world.database, { deposit: 30, memberDiscount: 0.8 });
    const member_id = await addMember(world.database, lodging.hotel_id, { points: 100, stored_values: 50 });
    const body = lodging.body([[0, 0, 1]], {
      coupon_array: ["SEVEN", "FIVE00"],
      point_used: 100,
      use_deposit: true,
      room_attachment_detail: [{ item_number: "BIKE", quantity: 1 }],
    });
    return { lodging, body, headers: await world.bearer(lodging.hotel_id, member_id) };
  }),
  placing("place a whole house", async (world) => {
    const lodging = await openLodging(world.database, {
      rooms: [{ capacity: 2, plans: [{}, { support_entire_rent: true, price: 9000 }] }, { capacity: 1 }],
    });
    return { lodging, body: lodging.body([[0, 1, 1]]) };
  }),
  changing(
    "cancel what was paid",
    async (world, lodging) => pay(world, lodging, await only(world, lodging), new Date()),
    (on, lodging, { order_id }) => {
      const hash = linkToken(on.dependencies.secrets, "cancel", lodging.hotel_id, order_id);
      return on.apiOf(lodging.domain)(cancelOrderByHash, { params: { hash }, query: {} });
    },
  ),
  ...ATTACHING,
  changing("expire", nothing, (on) => expireOrders(on.database, late())),
  changing("pay in time", nothing, (on, lodging, order) => pay(on, lodging, order, new Date())),
  changing(
    "pay late, the rooms still free",
    (world) => expireOrders(world.database, late()),
    (on, lodging, order) => pay(on, lodging, order, late()),
  ),
  changing(
    "pay late, the rooms gone",
    async (world, lodging) => {
      await expireOrders(world.database, late());
      await world.apiOf(lodging.domain)(placeOrder, { body: lodging.body([[0, 0, 1]], { pay_way: "cash" }) });
    },
    (on, lodging, order) => pay(on, lodging, order, late()),
  ),
];
