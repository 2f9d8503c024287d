/** A guest may make us ask the vendor now, but no more often than the vendor allows, whichever process answers. */
import { shortestGap } from "#rules/payments/poll-pace.ts";
import type { Query } from "#server/database/connect.ts";
import { type Attempt, claimPoll } from "#server/payments/attempts/attempt-store.ts";
import { gatewayOf } from "#server/payments/gateways.ts";

/** Where the vendor may be asked at any time: one guest still asks no more often than this. */
const GAP_MS = 30_000;

/** Whether it may be asked about now; if not, when again. `none`: there is nothing that a vendor could know. */
export type ClaimedAsk = { kind: "now" } | { kind: "later"; again: Date } | { kind: "none" };

export async function claimAsk(query: Query, hotel_id: number, attempt: Attempt, now: Date): Promise<ClaimedAsk> {
  const gateway = gatewayOf(attempt.gateway);
  // In the state "created" the guest has not been sent to the vendor yet.
  if (!gateway || gateway.keepsNoBooks || attempt.state === "created") return { kind: "none" };
  const gap = gateway.asksOnReturn ? GAP_MS : shortestGap(gateway.pace);
  const after = (moment: Date) => new Date(moment.getTime() + gap);
  if (attempt.polls > 0 && after(attempt.updated_at) > now) return { kind: "later", again: after(attempt.updated_at) };
  // The next poll waits as long as this vendor wants between two questions.
  const { next_poll_at } = attempt;
  const next = next_poll_at === null || next_poll_at > after(now) ? next_poll_at : after(now);
  const isOurs = await claimPoll(query, hotel_id, attempt, next, now);
  return isOurs ? { kind: "now" } : { kind: "later", again: after(now) };
}
