/** Notices get lost: every attempt is asked about at its vendor's pace until it is paid or long over. */
import { nextPoll, type Pace } from "#rules/poll-pace.ts";
import type { Statement } from "#server/database/connect.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { askVendor, type Desk } from "#server/payments/ask-vendor.ts";
import { claimPoll, findAttempt, OPEN_STATES, setAttempt } from "#server/payments/attempt-store.ts";
import { gatewayOf } from "#server/payments/gateways.ts";
import { openOrder } from "#server/orders/open-order.ts";
import { Unreachable } from "#server/payments/vendors/vendor.ts";

const DUE: Statement = {
  name: "due_attempts",
  text: `select hotel_id, attempt_id from payment_attempt where next_poll_at <= $1 order by next_poll_at limit $2`,
};
type Due = { hotel_id: number; attempt_id: string };

const BATCH = 100;
const AT_ONCE = 8;

/** All that are due now; answers how many were asked about. */
export async function pollAttempts(desk: Desk, now: Date): Promise<number> {
  let asked = 0;
  for (;;) {
    const due = await desk.database.forDirectory((query) => query.run<Due>(DUE, [now, BATCH]));
    const left = [...due];
    const work = async () => {
      for (let each = left.shift(); each; each = left.shift()) {
        if (await tryPoll(desk, each, now)) asked += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    if (due.length < BATCH) return asked;
  }
}

/** One that fails is told, and leaves the others alone. */
async function tryPoll(desk: Desk, due: Due, now: Date): Promise<boolean> {
  try {
    const hotel = await desk.directory.byId(due.hotel_id);
    return hotel !== null && (await pollAttempt(desk, hotel, due.attempt_id, now));
  } catch (error) {
    console.error(`lodging ${due.hotel_id}: attempt ${due.attempt_id} could not be asked about:`, error);
    return false;
  }
}

/** False where somebody else asks, or nobody need. */
async function pollAttempt(desk: Desk, hotel: Tenant, attempt_id: string, now: Date): Promise<boolean> {
  const { hotel_id } = hotel;
  const claimed = await desk.database.forHotel(hotel_id, async (query) => {
    const attempt = await findAttempt(query, hotel_id, attempt_id);
    if (!attempt || attempt.next_poll_at === null || attempt.next_poll_at > now) return null;
    const gateway = gatewayOf(attempt.gateway);
    const next = gateway ? nextPoll(gateway.pace, { ...attempt, polls: attempt.polls + 1 }, now) : null;
    return (await claimPoll(query, hotel_id, attempt, next, now)) ? { next, gateway } : null;
  });
  if (!claimed) return false;
  try {
    await askVendor(desk, hotel, attempt_id, now);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    console.warn(`lodging ${hotel_id}: ${claimed.gateway?.name} can't be asked about ${attempt_id}: ${error.message}`);
    if (claimed.next === null) await askLater(desk, hotel_id, attempt_id, claimed.gateway!.pace, now);
    return true;
  }
  if (claimed.next === null) await giveUp(desk, hotel_id, attempt_id, now);
  return true;
}

/** It was to be the last time, and nobody answered: money must not be missed for that. */
function askLater({ database }: Desk, hotel_id: number, attempt_id: string, pace: Pace, now: Date): Promise<void> {
  const next_poll_at = new Date(now.getTime() + pace.every * 60_000);
  return database.forHotel(hotel_id, (query) => setAttempt(query, hotel_id, attempt_id, { next_poll_at, now }));
}

/** Asked for the last time, and still nothing: it is over. */
async function giveUp({ database }: Desk, hotel_id: number, attempt_id: string, now: Date): Promise<void> {
  await database.forHotel(hotel_id, async (query) => {
    const found = await findAttempt(query, hotel_id, attempt_id);
    if (!found) return;
    await openOrder(query, hotel_id, found.order_id);
    const attempt = await findAttempt(query, hotel_id, attempt_id);
    if (OPEN_STATES.includes(attempt!.state))
      await setAttempt(query, hotel_id, attempt_id, { state: "expired", next_poll_at: null, now });
  });
}
