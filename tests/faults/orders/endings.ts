/** Sweepers, guests and payments fight over the same orders: each order ends once, and its rooms come back once. */
import { CallRefused } from "#contract/client.ts";
import { cancelOrderByHash, placeOrder } from "#contract/orders.ts";
import { auditHotel } from "#server/audit/audit-hotel.ts";
import { expireOrders } from "#server/orders/unpaid/expire-orders.ts";
import { linkToken } from "#server/orders/ids.ts";
import { receivePayment } from "#server/orders/receive-payment.ts";
import { crowd, failures, shuffled } from "#tests/faults/stock/crowd.ts";
import { type Booked, checkMoney, checkMoves, checkStock, listBooked } from "#tests/faults/tools/order-books.ts";
import { dayAt } from "#rules/time/day.ts";
import type { World } from "#tests/setup/world.ts";
import { addCoupon, openLodging, type Lodging } from "#tests/lodgings/lodging.ts";

const SWEEPERS = 4;
const NIGHTS = 5;

/** Money for an order, as a vendor's webhook brings it; vendors repeat themselves. */
export function pay(world: World, hotel_id: number, order: Booked, now: Date): Promise<string> {
  const payment = {
    order_id: order.order_id,
    vendor: 1,
    vendor_number: `T${order.order_doc}`,
    amount: order.pay_amount,
    currency: "TWD",
  };
  return world.database.forHotel(hotel_id, (query) =>
    receivePayment(query, hotel_id, payment, { now, today: dayAt(now, "Asia/Taipei") }),
  );
}

/** A cancellation by the guest's own link; that it comes too late is no error. */
export async function cancel(world: World, lodging: Lodging, { order_id }: Booked): Promise<void> {
  const hash = linkToken(world.dependencies.secrets, "cancel", lodging.hotel_id, order_id);
  try {
    await world.apiOf(lodging.domain)(cancelOrderByHash, { params: { hash }, query: {} });
  } catch (error) {
    if (!(error instanceof CallRefused) || error.code !== "ORDER_OVER") throw error;
  }
}

export type Fight = { wrong: string[]; states: Record<string, number> };

/**
 * The world needs a database of its own: sweepers look at every lodging. Its clock can be set: when the fight begins, all
 * orders are due.
 */
export async function fightOverOrders(
  world: World,
  setClock: (now: Date) => void,
  { orders, random }: { orders: number; random: () => number },
): Promise<Fight> {
  const placed = new Date();
  setClock(placed);
  const lodging = await openLodging(world.database, { rooms: [{ capacity: orders }] });
  await addCoupon(world.database, lodging.hotel_id, { code: "TEN", cap: orders });
  const api = world.apiOf(lodging.domain);
  await crowd(
    Array.from(
      { length: orders },
      (_, nth) => () =>
        api(placeOrder, {
          body: lodging.body([[0, 0, 1]], {
            ahead: 10 + (nth % NIGHTS),
            nights: 1,
            coupon_array: nth % 2 === 0 ? ["TEN"] : [],
          }),
        }),
    ),
  );
  const late = new Date(placed.getTime() + 31 * 60_000);
  setClock(late);
  const booked = await listBooked(world.database, lodging.hotel_id);
  const actions = [
    ...Array.from({ length: SWEEPERS }, () => () => expireOrders(world.database, late)),
    ...shuffled(
      booked.flatMap((order) => [
        ...(random() < 0.5 ? [() => cancel(world, lodging, order)] : []),
        ...(random() < 0.7
          ? [() => pay(world, lodging.hotel_id, order, late), () => pay(world, lodging.hotel_id, order, late)]
          : []),
      ]),
      random,
    ),
  ];
  const failed = failures(await crowd<unknown>(actions));
  // What gave up in the fight is tried once more, as the next sweep would.
  await expireOrders(world.database, late);

  const after = await listBooked(world.database, lodging.hotel_id);
  const states = Object.groupBy(after, (order) => order.state) as Record<string, Booked[]>;
  return {
    states: Object.fromEntries(Object.entries(states).map(([state, all]) => [state, all.length])),
    wrong: [
      ...(booked.length === orders ? [] : [`${booked.length} of ${orders} orders could be placed`]),
      ...failed,
      ...after.flatMap((order) => [...checkMoves(order), ...checkMoney(order)]),
      ...after.filter((order) => order.state === "held").map((order) => `${order.order_doc} has not ended`),
      ...(await checkStock(world.database, lodging.hotel_id, after)),
      ...(await auditHotel(world.database, lodging.hotel_id, late)).map((breach) => JSON.stringify(breach)),
    ],
  };
}
