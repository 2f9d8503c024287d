/** Before an unpaid order expires, its vendor is asked once more whether the money has arrived. */
import { shortestGap } from "#rules/payments/poll-pace.ts";
import type { Query } from "#server/database/connect.ts";
import { askVendor, type PaymentDependencies } from "#server/payments/attempts/ask-vendor.ts";
import { type Attempt, claimPoll, findOpenAttempt } from "#server/payments/attempts/attempt-store.ts";
import { gatewayOf } from "#server/payments/gateways.ts";

/** An order must end within two minutes after its deadline, even when the vendor does not answer. */
const PATIENCE_MS = 90_000;

/** True: it may end now. False: not yet, because the vendor must be asked first and can't be reached now. */
export async function askBeforeExpiry(
  dependencies: PaymentDependencies,
  hotel_id: number,
  due: { order_id: string; expires_at: Date },
  now: Date,
): Promise<boolean> {
  const hotel = await dependencies.directory.byId(hotel_id);
  if (!hotel) return true;
  const isPatient = now.getTime() < due.expires_at.getTime() + PATIENCE_MS;
  const claimed = await dependencies.database.forHotel(hotel_id, (query) =>
    claimAsking(query, hotel_id, due.order_id, now),
  );
  if (claimed === "needless") return true;
  if (claimed === "taken") return !isPatient;
  try {
    await askVendor(dependencies, hotel, claimed.attempt_id, now);
    return true;
  } catch (error) {
    const about = `lodging ${hotel_id}: order ${due.order_id}`;
    console.warn(`${about} ends unasked unless its vendor answers: ${String(error)}`);
    return !isPatient;
  }
}

/** The attempt to ask about; only one process claims it. Taken: another process is asking now, or asked a moment ago. */
async function claimAsking(
  query: Query,
  hotel_id: number,
  order_id: string,
  now: Date,
): Promise<Attempt | "needless" | "taken"> {
  const attempt = await findOpenAttempt(query, hotel_id, order_id);
  const gateway = attempt && gatewayOf(attempt.gateway);
  // In the state "created" the guest has not been sent to the vendor yet.
  if (!attempt || !gateway || gateway.keepsNoBooks || attempt.state === "created") return "needless";
  if (askedAt(attempt).getTime() + shortestGap(gateway.pace) > now.getTime()) return "taken";
  const next = attempt.next_poll_at === null ? null : new Date(now.getTime() + shortestGap(gateway.pace));
  return (await claimPoll(query, hotel_id, attempt, next, now)) ? attempt : "taken";
}

/** When the vendor was last asked, or else when the attempt was made. */
const askedAt = ({ polls, updated_at, created_at }: Attempt): Date => (polls === 0 ? created_at : updated_at);
