/** The SQL of messages that are owed. */
import type { Query, Statement } from "#server/database/connect.ts";

export type Message = {
  outbox_id: string;
  topic: string;
  order_id: string;
  dedupe_key: string;
  attempts: number;
  leases: number;
};

const LEASE: Statement = {
  name: "lease_messages",
  text: `update outbox set leases = leases + 1, next_at = $4
    where hotel_id = $1 and outbox_id in (
      select outbox_id from outbox
      where hotel_id = $1 and outbox_id = any($2) and state = 'waiting' and next_at <= $3
      for update skip locked)
    returning outbox_id, topic, order_id, dedupe_key, attempts, leases`,
};

/** Ours until `until`. Those that somebody else has are left out. */
export function leaseMessages(query: Query, hotel_id: number, ids: readonly string[], now: Date, until: Date) {
  return query.run<Message>(LEASE, [hotel_id, ids, now, until]);
}

const SETTLE: Statement = {
  name: "settle_message",
  text: `update outbox set state = $4, next_at = $5, attempts = attempts + $6
    where hotel_id = $1 and outbox_id = $2 and state = 'waiting' and leases = $3 returning 1`,
};

/** False where the lease was over and somebody else has it now. */
export async function settleMessage(
  query: Query,
  hotel_id: number,
  { outbox_id, leases }: Message,
  outcome: { state: "done" | "dead" } | { state: "waiting"; next_at: Date },
): Promise<boolean> {
  const next_at = outcome.state === "waiting" ? outcome.next_at : null;
  const failures = outcome.state === "done" ? 0 : 1;
  return (await query.run(SETTLE, [hotel_id, outbox_id, leases, outcome.state, next_at, failures])).length === 1;
}
