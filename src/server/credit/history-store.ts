/** The SQL of a member's history. */
import type { CreditKind } from "#rules/money/point-lots.ts";
import type { Query, Statement } from "#server/database/connect.ts";

export type HistoryEntry = {
  credit_id: string;
  at: Date;
  credit: "points" | "stored_values";
  kind: CreditKind;
  delta: number;
  order_doc: string | null;
  expires_at: Date | null;
  reason: string;
};

const history = (before: string): string => `select credit_id, at, credit, kind, delta, order_doc, expires_at, reason
  from credit_ledger left join "order" using (hotel_id, order_id)
  where hotel_id = $1 and credit_ledger.member_id = $2${before} order by at desc, credit_id desc limit $3`;

const FIRST: Statement = { name: "credit_history", text: history("") };
const FURTHER: Statement = { name: "credit_history_on", text: history(" and (at, credit_id) < ($4, $5::uuid)") };

export function listHistory(
  query: Query,
  hotel_id: number,
  member_id: string,
  { limit, before }: { limit: number; before: { at: Date; credit_id: string } | null },
): Promise<HistoryEntry[]> {
  const values = [hotel_id, member_id, limit];
  return before === null ? query.run(FIRST, values) : query.run(FURTHER, [...values, before.at, before.credit_id]);
}
