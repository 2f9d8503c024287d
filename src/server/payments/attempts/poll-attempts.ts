/** Webhooks get lost: every attempt is polled at its vendor's pace until it is paid or long over. */
import { nextPoll } from "#rules/payments/poll-pace.ts";
import type { Statement } from "#server/database/connect.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { askVendor, type PaymentDependencies } from "#server/payments/attempts/ask-vendor.ts";
import { claimPoll, findAttempt, OPEN_STATES, setAttempt } from "#server/payments/attempts/attempt-store.ts";
import { gatewayOf } from "#server/payments/gateways.ts";
import { describeFailure } from "#server/errors/describe-failure.ts";
import { openOrder } from "#server/orders/open-order.ts";
import { Unreachable } from "#server/payments/vendors/vendor.ts";

const DUE: Statement = {
  name: "due_attempts",
  text: `select hotel_id, attempt_id from payment_attempt where next_poll_at <= $1 order by next_poll_at limit $2`,
};
type Due = { hotel_id: number; attempt_id: string };

const BATCH = 100;
const AT_ONCE = 8;

/** Polls all attempts that are due now; returns how many. */
export async function pollAttempts(dependencies: PaymentDependencies, clock: () => Date): Promise<number> {
  let polled = 0;
  for (;;) {
    const before = polled;
    const due = await dependencies.database.forDirectory((query) => query.run<Due>(DUE, [clock(), BATCH]));
    const left = [...due];
    const work = async () => {
      for (let each = left.shift(); each; each = left.shift()) {
        if (await tryPoll(dependencies, each, clock())) polled += 1;
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, work));
    // Stops when a whole batch could not be polled: it would be found again for ever.
    if (due.length < BATCH || polled === before) return polled;
  }
}

/** A failure is logged and does not affect the other attempts. */
async function tryPoll(dependencies: PaymentDependencies, due: Due, now: Date): Promise<boolean> {
  try {
    const hotel = await dependencies.directory.byId(due.hotel_id);
    return hotel !== null && (await pollAttempt(dependencies, hotel, due.attempt_id, now));
  } catch (error) {
    console.error(`lodging ${due.hotel_id}: attempt ${due.attempt_id} not asked about: ${describeFailure(error)}`);
    return false;
  }
}

/** False when another process polls it, or no poll is needed. */
async function pollAttempt(
  dependencies: PaymentDependencies,
  hotel: Tenant,
  attempt_id: string,
  now: Date,
): Promise<boolean> {
  const { hotel_id } = hotel;
  const claimed = await dependencies.database.forHotel(hotel_id, async (query) => {
    const attempt = await findAttempt(query, hotel_id, attempt_id);
    if (!attempt || attempt.next_poll_at === null || attempt.next_poll_at > now) return null;
    const gateway = gatewayOf(attempt.gateway);
    const next = gateway ? nextPoll(gateway.pace, { ...attempt, polls: attempt.polls + 1 }, now) : null;
    // The next poll is always set before we ask: after a crash at the last poll there must be another.
    const meanwhile = next ?? new Date(now.getTime() + (gateway?.pace.every ?? 60) * 60_000);
    return (await claimPoll(query, hotel_id, attempt, meanwhile, now)) ? { next, gateway } : null;
  });
  if (!claimed) return false;
  try {
    await askVendor(dependencies, hotel, attempt_id, now);
  } catch (error) {
    if (!(error instanceof Unreachable)) throw error;
    console.warn(`lodging ${hotel_id}: ${claimed.gateway?.name} can't be asked about ${attempt_id}: ${error.message}`);
    return true;
  }
  if (claimed.next === null) await giveUp(dependencies, hotel_id, attempt_id, now);
  return true;
}

/** Polled for the last time without a payment: the attempt is over. */
async function giveUp(
  { database }: PaymentDependencies,
  hotel_id: number,
  attempt_id: string,
  now: Date,
): Promise<void> {
  await database.forHotel(hotel_id, async (query) => {
    const found = await findAttempt(query, hotel_id, attempt_id);
    if (!found) return;
    await openOrder(query, hotel_id, found.order_id);
    const attempt = await findAttempt(query, hotel_id, attempt_id);
    const state = OPEN_STATES.includes(attempt!.state) ? ({ state: "expired" } as const) : {};
    await setAttempt(query, hotel_id, attempt_id, { ...state, next_poll_at: null, now });
  });
}
