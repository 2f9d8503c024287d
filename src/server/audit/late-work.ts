/**
 * Work that is overdue. Nothing is wrong in the tables, so no other check finds it; it shows that the jobs are not running.
 * Used by `npm run audit`, the scheduled audit, /readyz and the metrics.
 */
import type { Database, Statement } from "#server/database/connect.ts";
import { IN_ORDER } from "#server/events/in-order.ts";

export type LateWork = { work: string; count: number; seconds: number };

/** What is late: the column of its due time, and after how long it counts. */
const KINDS = [
  // Before an order expires its vendor is queried, for a minute and a half at most.
  { work: "holds", from: "order_hold", at: "expires_at", limit: 120 },
  { work: "reminders", from: "order_hold", at: "remind_at", limit: 180, and: "expires_at > $1" },
  {
    work: "refunds",
    from: "refund_transfer",
    at: "next_at",
    limit: 180,
    and: "state in ('requested', 'sent', 'unknown')",
  },
  { work: "payment_polls", from: "payment_attempt", at: "next_poll_at", limit: 180 },
  { work: "rail", from: "rail_reservation", at: "next_at", limit: 180 },
  { work: "invoices", from: "invoice", at: "next_at", limit: 180 },
  { work: "deliveries", from: "delivery", at: "next_at", limit: 120, and: `state = 'waiting' and ${IN_ORDER}` },
  { work: "emails", from: "mail", at: "next_at", limit: 120, and: "state = 'waiting'" },
  { work: "jobs", from: "platform.job", at: "due_at", limit: 120, and: "(leased_until is null or leased_until < $1)" },
] as const;

/** Every kind of work there is: a metric names them all, the ones that are on time too. */
export const WORK_KINDS: readonly string[] = KINDS.map(({ work }) => work);

const LATE: Statement = {
  name: "late_work",
  text: KINDS.map(
    (kind) => `select '${kind.work}' as work, count(*)::int as count,
      coalesce(extract(epoch from $1 - min(${kind.at})), 0)::int as seconds
    from ${kind.from} where ${kind.at} < $1::timestamptz - interval '${kind.limit} seconds'${"and" in kind ? ` and ${kind.and}` : ""}`,
  ).join("\nunion all\n"),
};

/** Only what is late: empty where everything is on time. */
export async function findLateWork(database: Database, now: Date): Promise<LateWork[]> {
  const found = await database.forDirectory((query) => query.run<LateWork>(LATE, [now]));
  return found.filter(({ count }) => count > 0);
}

export const describeLateWork = ({ work, count, seconds }: LateWork): string =>
  `late work: ${count} ${work}, the oldest by ${seconds} s`;
