/** Before an unpaid order gives up its rooms, its vendor is asked whether the money is not there after all. */
import { shortestGap } from "#rules/poll-pace.ts";
import { askVendor, type Desk } from "#server/payments/ask-vendor.ts";
import { type Attempt, claimPoll, findOpenAttempt } from "#server/payments/attempt-store.ts";
import { gatewayOf } from "#server/payments/gateways.ts";

/** An order must end within two minutes of its time, whoever is silent. */
const PATIENCE_MS = 90_000;

/** True: it may end now. False: not yet; its vendor is to be asked first and can't be at this moment. */
export async function askBeforeExpiry(
  desk: Desk,
  hotel_id: number,
  { order_id, expires_at }: { order_id: string; expires_at: Date },
  now: Date,
): Promise<boolean> {
  const hotel = await desk.directory.byId(hotel_id);
  const attempt = await desk.database.forHotel(hotel_id, (query) => findOpenAttempt(query, hotel_id, order_id));
  const gateway = attempt && gatewayOf(attempt.gateway);
  if (!hotel || !attempt || !gateway || gateway.keepsNoBooks) return true;
  // Nobody has been sent there yet.
  if (attempt.state === "created") return true;
  const isPatient = now.getTime() < expires_at.getTime() + PATIENCE_MS;
  if (askedAt(attempt).getTime() + shortestGap(gateway.pace) > now.getTime()) return !isPatient;
  const next = attempt.next_poll_at === null ? null : new Date(now.getTime() + shortestGap(gateway.pace));
  const isMine = await desk.database.forHotel(hotel_id, (query) => claimPoll(query, hotel_id, attempt, next, now));
  if (!isMine) return !isPatient;
  try {
    await askVendor(desk, hotel, attempt.attempt_id, now);
    return true;
  } catch (error) {
    console.warn(`lodging ${hotel_id}: order ${order_id} ends unasked unless its vendor answers: ${String(error)}`);
    return !isPatient;
  }
}

/** When it was last asked about, or made. */
const askedAt = ({ polls, updated_at, created_at }: Attempt): Date => (polls === 0 ? created_at : updated_at);
