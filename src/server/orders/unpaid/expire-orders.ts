/**
 * Expires unpaid orders after their deadline, once, however many processes run. A lodging's orders end in batches, one
 * transaction each; several lodgings in parallel.
 */
import { atOnce } from "#server/concurrency/at-once.ts";
import { type Database, isUnreachable, type Query, type Statement } from "#server/database/connect.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { endOrders } from "#server/orders/end-orders.ts";
import { listDue, lockOrders } from "#server/orders/unpaid/hold-store.ts";

const DUE: Statement = {
  name: "due_holds",
  text: `select hotel_id, order_id, expires_at from order_hold where expires_at <= $1 order by expires_at limit $2`,
};
/** How many orders are read together: enough to batch a lodging's orders. */
const LOOK = 2_000;
/** Orders per transaction: guests who want the same rooms wait for it. */
const BATCH = 50;
/** One fewer than jobs have connections: the other jobs go on. */
const LODGINGS_AT_ONCE = 3;
/** So many batches of vendor queries at once. */
const ASKING_AT_ONCE = 2;
/** No longer than this: what is due by the next round must not wait for vendors that are slow today. */
const ASKING_MS = 30_000;

type Due = { hotel_id: number; order_id: string; expires_at: Date };

/** Whether an order with a started payment may end now: its vendor may know of money that has not been reported. */
export type MayEnd = (due: Due) => Promise<boolean>;

/**
 * All that is due now; answers how many ended. Each is looked at once: one that fails is reported, and left for the next time.
 * Stops between two batches when `signal` says so.
 */
export async function expireOrders(
  database: Database,
  now: Date,
  mayEnd?: MayEnd,
  signal?: AbortSignal,
): Promise<number> {
  const seen = new Set<string>();
  let ended = 0;
  for (;;) {
    if (signal?.aborted) return ended;
    const found = await database.forDirectory((query) => query.run<Due>(DUE, [now, LOOK + seen.size]));
    const due = found.filter(({ order_id }) => !seen.has(order_id));
    if (due.length === 0) return ended;
    for (const { order_id } of due) seen.add(order_id);
    ended += await expireFound(database, due, { now, mayEnd, signal });
  }
}

type Round = { now: Date; mayEnd: MayEnd | undefined; signal: AbortSignal | undefined };

async function expireFound(database: Database, due: readonly Due[], { now, mayEnd, signal }: Round): Promise<number> {
  let ended = 0;
  const busy: Due[] = [];
  const paying: Due[] = [];
  const expire = (some: readonly Due[], how: How) =>
    atOnce(LODGINGS_AT_ONCE, byLodging(some), async (own) => {
      for (const batch of slices(own, BATCH)) {
        if (signal?.aborted) return;
        const outcome = await expireBatch(database, batch, now, how);
        ended += outcome.ended;
        busy.push(...outcome.busy);
        paying.push(...outcome.paying);
        if (outcome.isUnreachable) return;
      }
    });
  await expire(due, { wait: false, askFirst: mayEnd !== undefined });
  // Orders that another process had locked are tried again. Vendors come last: a silent one delays only its own guests.
  await expire(busy.splice(0), { wait: true, askFirst: mayEnd !== undefined });
  const until = performance.now() + ASKING_MS;
  await atOnce(ASKING_AT_ONCE, slices(byLodging(paying).flat(), BATCH), async (some) => {
    if (signal?.aborted || performance.now() > until) return;
    const allowed = await Promise.all(some.map((each) => mayEnd!(each).catch(() => false)));
    await expire(
      some.filter((_, nth) => allowed[nth]),
      { wait: true, askFirst: false },
    );
  });
  return ended;
}

type How = { wait: boolean; askFirst: boolean };
/** `busy`: another process has locked it. `paying`: its vendor must be queried first. */
type Outcome = { ended: number; busy: Due[]; paying: Due[]; isUnreachable?: boolean };
const NOTHING: Outcome = { ended: 0, busy: [], paying: [] };

/** One lodging's orders in one transaction; where one of them fails, one by one, so that it keeps no other from ending. */
async function expireBatch(database: Database, batch: readonly Due[], now: Date, how: How): Promise<Outcome> {
  const { hotel_id, order_id } = batch[0]!;
  try {
    return await database.forHotel(hotel_id, (query) => expireSome(query, hotel_id, batch, now, how));
  } catch (error) {
    if (batch.length > 1 && !isUnreachable(error)) return expireEach(database, batch, now, how);
    const whose = batch.length > 1 ? `${batch.length} orders` : `order ${order_id}`;
    console.error(`${whose} of lodging ${hotel_id} could not be expired: ${describeFailure(error)}`);
    return { ...NOTHING, isUnreachable: isUnreachable(error) };
  }
}

async function expireEach(database: Database, batch: readonly Due[], now: Date, how: How): Promise<Outcome> {
  const all: Outcome = { ended: 0, busy: [], paying: [] };
  for (const each of batch) {
    const outcome = await expireBatch(database, [each], now, how);
    all.ended += outcome.ended;
    all.busy.push(...outcome.busy);
    all.paying.push(...outcome.paying);
    if (outcome.isUnreachable) return { ...all, isUnreachable: true };
  }
  return all;
}

/** Orders are locked before anything else of the batch is touched, and judged only then. */
async function expireSome(
  query: Query,
  hotel_id: number,
  batch: readonly Due[],
  now: Date,
  { wait, askFirst }: How,
): Promise<Outcome> {
  const locked = await lockOrders(
    query,
    hotel_id,
    batch.map(({ order_id }) => order_id),
    { wait },
  );
  const due = await listDue(query, hotel_id, [...locked], now);
  const paying = new Set(due.filter(({ is_being_paid }) => askFirst && is_being_paid).map(({ order_id }) => order_id));
  const ended = due
    .filter(({ order_id }) => !paying.has(order_id))
    .map((order) => ({
      order,
      points_back: order.point_used,
      stored_value_back: order.stored_value_used,
      // Part of it may have been paid: not enough to keep the rooms.
      refund: order.paid_amount - order.refund_amount,
    }));
  return {
    ended: ended.length === 0 ? 0 : await endOrders(query, hotel_id, { to: "expired", actor: "clock", now }, ended),
    busy: batch.filter(({ order_id }) => !locked.has(order_id)),
    paying: batch.filter(({ order_id }) => paying.has(order_id)),
  };
}

/** One given order, by the same rules. */
export async function expireOrder(query: Query, hotel_id: number, order_id: string, now: Date): Promise<boolean> {
  const named = { hotel_id, order_id, expires_at: now };
  const { ended } = await expireSome(query, hotel_id, [named], now, { wait: true, askFirst: false });
  return ended === 1;
}

const byLodging = (due: readonly Due[]): Due[][] => [...Map.groupBy(due, ({ hotel_id }) => hotel_id).values()];

function slices<Item>(items: readonly Item[], most: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_, nth) => items.slice(nth * most, (nth + 1) * most));
}
