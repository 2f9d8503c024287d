/** A guest of one lodging: books, looks the order up, pays and cancels. */
import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { cancelOrderByHash, listOrders, placeOrder } from "#contract/orders.ts";
import { dayAt } from "#rules/time/day.ts";
import type { OrderView } from "#contract/order-view.ts";
import { linkToken, type LinkPurpose } from "#server/orders/ids.ts";
import { receivePayment } from "#server/orders/receive-payment.ts";
import type { OrderBody, Lodging } from "#tests/lodgings/lodging.ts";
import type { World } from "#tests/setup/world.ts";
import { readRows } from "#tests/helpers/wire.ts";

export type Booked = { body: OrderBody; order_doc: string; order_id: string; view: OrderView };

export function bookerOf(world: World, { hotel_id, domain }: Lodging, headers: { authorization?: string } = {}) {
  const { database, dependencies } = world;
  const api = world.apiOf(domain, "en-US", headers);
  const rows = <Row extends object>(statement: Parameters<typeof readRows>[2]) =>
    readRows<Row>(database, hotel_id, statement);

  async function look({ order_doc, body }: Pick<Booked, "order_doc" | "body">): Promise<OrderView> {
    const query = { domain, order_doc, booker_email: body.booker_email };
    return (await api(listOrders, { query }))[0]!;
  }

  return {
    look,
    async book(body: OrderBody): Promise<Booked> {
      const { order_doc } = await api(placeOrder, { body });
      const view = await look({ order_doc, body });
      return { body, order_doc, order_id: view.booking_id, view };
    },
    /** The hash of a mailed link. */
    link: ({ order_id }: Pick<Booked, "order_id">, purpose: LinkPurpose) =>
      linkToken(dependencies.secrets, purpose, hotel_id, order_id),
    cancel: ({ order_id }: Pick<Booked, "order_id">) =>
      api(cancelOrderByHash, {
        params: { hash: linkToken(dependencies.secrets, "cancel", hotel_id, order_id) },
        query: {},
      }),
    /** A vendor reports that money has arrived. */
    pay: ({ order_id }: Pick<Booked, "order_id">, amount: number, vendor_number: string = randomUUID()) =>
      database.forHotel(hotel_id, (query) =>
        receivePayment(
          query,
          hotel_id,
          { order_id, vendor: 1, vendor_number, amount, currency: "TWD" },
          { now: dependencies.clock(), today: dayAt(dependencies.clock(), "Asia/Taipei") },
        ),
      ),
    refunds: () =>
      rows<{ reason: string; amount: number }>(
        sql`select reason, amount from refund where hotel_id = ${hotel_id} order by created_at, reason`,
      ),
    /** The topics of all events, the earliest first. */
    events: async () =>
      (await rows<{ topic: string }>(sql`select topic from event where hotel_id = ${hotel_id} order by at, topic`)).map(
        ({ topic }) => topic,
      ),
    stateOf: async ({ order_id }: Pick<Booked, "order_id">) =>
      (
        await rows<{ state: string }>(
          sql`select state from "order" where hotel_id = ${hotel_id} and order_id = ${order_id}`,
        )
      )[0]!.state,
    /** How rooms were taken and returned, by generation. */
    ledger: async ({ order_id }: Pick<Booked, "order_id">) =>
      (
        await rows<{ kind: string }>(
          sql`select generation || ' ' || kind as kind from inventory_ledger
            where hotel_id = ${hotel_id} and order_id = ${order_id}
            order by generation, array_position(array['hold', 'convert', 'release', 'give_back'], kind::text)`,
        )
      ).map(({ kind }) => kind),
    credit: async () =>
      (
        await rows<{ points: number; stored_values: number }>(
          sql`select points, stored_values from member where hotel_id = ${hotel_id}`,
        )
      )[0]!,
    usesOf: async (code: string) =>
      (await rows<{ used: number }>(sql`select used from coupon where hotel_id = ${hotel_id} and code = ${code}`))[0]!
        .used,
  };
}
