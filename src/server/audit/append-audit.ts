/** The log of every move: one chain per lodging, each hash over the one before it. */
import type { Query, Statement } from "#server/database/connect.ts";

const APPEND: Statement = {
  name: "append_audit",
  text: `with head as (
    insert into audit_head (hotel_id, seq, hash)
    values ($1, 1, encode(sha256(convert_to(coalesce($2, '') || $3::jsonb::text, 'UTF8')), 'hex'))
    on conflict (hotel_id) do update set seq = audit_head.seq + 1,
      hash = encode(sha256(convert_to(audit_head.hash || coalesce($2, '') || $3::jsonb::text, 'UTF8')), 'hex')
    returning seq, hash
  )
  insert into audit_log (hotel_id, seq, order_id, entry, hash)
  select $1, seq, $2::uuid, $3::jsonb, hash from head`,
};

export type AuditEntry = {
  at: Date;
  /** `guest`, `member:…`, `staff:…`, `clock` or `vendor:…`. */
  actor: string;
  action: string;
  from?: string;
  to?: string;
};

/** Comes last in a transaction: all of a lodging's changes pass through the end of its chain. */
export async function appendAudit(
  query: Query,
  hotel_id: number,
  order_id: string | null,
  entry: AuditEntry,
): Promise<void> {
  await query.run(APPEND, [hotel_id, order_id, JSON.stringify(entry)]);
}
