/** The log of every move: one chain per lodging, each hash over the one before it. */
import type { Query, Statement } from "#server/database/connect.ts";

/**
 * The end of the chain is locked, read, and moved on by as many as are added. A lodging's first entries find no end to lock:
 * where two begin the chain at once, the second adds nothing, and tries again behind the first.
 */
const APPEND: Statement = {
  name: "append_audit",
  text: `with recursive head as materialized (
    select seq, hash from audit_head where hotel_id = $1 for no key update
  ), added as (
    select * from unnest($2::uuid[], $3::jsonb[]) with ordinality as added (order_id, entry, nth)
  ), chain as (
    select 0::bigint as nth, coalesce((select seq from head), 0) as seq, coalesce((select hash from head), '') as hash,
      null::uuid as order_id, null::jsonb as entry
    union all
    select added.nth, chain.seq + 1,
      encode(sha256(convert_to(chain.hash || coalesce(added.order_id::text, '') || added.entry::text, 'UTF8')), 'hex'),
      added.order_id, added.entry
    from chain join added on added.nth = chain.nth + 1
  ), moved as (
    insert into audit_head (hotel_id, seq, hash) select $1, seq, hash from chain where nth = cardinality($3::jsonb[])
    on conflict (hotel_id) do update set seq = excluded.seq, hash = excluded.hash
      where audit_head.seq = excluded.seq - cardinality($3::jsonb[])
    returning 1
  )
  insert into audit_log (hotel_id, seq, order_id, entry, hash)
  select $1, seq, order_id, entry, hash from chain, moved where nth > 0 order by seq
  returning 1`,
};
const TRIES = 5;

export type AuditEntry = {
  at: Date;
  /** `guest`, `member:…`, `staff:…`, `clock` or `vendor:…`. */
  actor: string;
  action: string;
  from?: string;
  to?: string;
};

/** Comes last in a transaction: all of a lodging's changes pass through the end of its chain. */
export function appendAudit(query: Query, hotel_id: number, order_id: string | null, entry: AuditEntry): Promise<void> {
  return appendAudits(query, hotel_id, [{ order_id, entry }]);
}

/** Several at once, one behind the other. */
export async function appendAudits(
  query: Query,
  hotel_id: number,
  added: readonly { order_id: string | null; entry: AuditEntry }[],
): Promise<void> {
  const values = [hotel_id, added.map(({ order_id }) => order_id), added.map(({ entry }) => JSON.stringify(entry))];
  for (let tries = 1; ; tries += 1) {
    const rows = await query.run(APPEND, values);
    if (rows.length === added.length) return;
    if (tries === TRIES) throw new Error(`The log of lodging ${hotel_id} could not be added to.`);
  }
}
