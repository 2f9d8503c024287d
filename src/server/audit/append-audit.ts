/** The log of every move: one chain per lodging, each hash over the one before it. */
import type { Query, Statement } from "#server/database/connect.ts";

/**
 * Only of immutable functions: on a sharded database ON CONFLICT allows no others (`convert_to` is not one). A backslash
 * begins an escape where text is cast to bytes, so each is doubled.
 */
export const hashOf = (before: string, order_id: string, entry: string) =>
  `encode(sha256(replace(${before} || coalesce(${order_id}::text, '') || ${entry}::text, '\\', '\\\\')::bytea), 'hex')`;

const APPEND: Statement = {
  name: "append_audit",
  text: `with head as (
    insert into audit_head (hotel_id, seq, hash) values ($1, 1, ${hashOf("''", "$2::uuid", "$3::jsonb")})
    on conflict (hotel_id) do update set seq = audit_head.seq + 1, hash = ${hashOf("audit_head.hash", "$2::uuid", "$3::jsonb")}
    returning seq, hash
  )
  insert into audit_log (hotel_id, seq, order_id, entry, hash)
  select $1, seq, $2::uuid, $3::jsonb, hash from head
  returning seq`,
};

/** The end of the chain is locked, and moved on by as many as are added. */
const APPEND_MANY: Statement = {
  name: "append_audits",
  text: `with recursive head as materialized (
    select seq, hash from audit_head where hotel_id = $1 for no key update
  ), added as materialized (
    select * from unnest($2::uuid[], $3::jsonb[]) with ordinality as added (order_id, entry, nth)
  ), chain as (
    select 0::bigint as nth, seq, hash, null::uuid as order_id, null::jsonb as entry from head
    union all
    select added.nth, chain.seq + 1, ${hashOf("chain.hash", "added.order_id", "added.entry")}, added.order_id, added.entry
    from chain join added on added.nth = chain.nth + 1
  ), moved as (
    update audit_head set seq = last.seq, hash = last.hash from chain last
    where audit_head.hotel_id = $1 and last.nth = cardinality($3::jsonb[])
    returning audit_head.seq
  )
  insert into audit_log (hotel_id, seq, order_id, entry, hash)
  select $1, seq, order_id, entry, hash from chain where nth > 0
  returning 1`,
};

export type AuditEntry = {
  at: Date;
  /** `guest`, `member:…`, `staff:…`, `clock` or `vendor:…`. */
  actor: string;
  action: string;
  /** An order's state before and after. */
  from?: string;
  to?: string;
  /** The block of rooms that was made or released. */
  block_id?: string;
  /** Whose credit was corrected, which, its entry in the ledger, and the balance before and after. */
  member_id?: string;
  credit?: "points" | "stored_values";
  credit_id?: string;
  /** Also what else was changed, before and after: a staff member's role. */
  before?: number | string | boolean;
  after?: number | string | boolean;
  /** The staff member whom it is about. */
  account_id?: string;
  invitation_id?: string;
  /** What was written into the site's draft or taken out of it; values where they are short. */
  changes?: readonly object[];
  /** Of the site, as it was published. */
  version?: number;
  /** What of its selling was changed, and how many nights of it. */
  rate_plan_id?: number;
  room_class_id?: number;
  nights?: number;
  picture_id?: string;
};

/** What staff do is logged with the place they do it from. */
const logged = ({ origin }: Query, entry: AuditEntry): string =>
  JSON.stringify(origin && entry.actor.startsWith("staff:") ? { ...entry, origin } : entry);

/** Comes last in a transaction: all of a lodging's changes pass through the end of its chain. */
export async function appendAudit(
  query: Query,
  hotel_id: number,
  order_id: string | null,
  entry: AuditEntry,
): Promise<void> {
  await query.run(APPEND, [hotel_id, order_id, logged(query, entry)]);
}

/** Of several orders at once, one behind the other. Their log has begun: they were placed. */
export async function appendAudits(
  query: Query,
  hotel_id: number,
  added: readonly { order_id: string; entry: AuditEntry }[],
): Promise<void> {
  const [first] = added;
  if (first && added.length === 1) return appendAudit(query, hotel_id, first.order_id, first.entry);
  const rows = await query.run(APPEND_MANY, [
    hotel_id,
    added.map(({ order_id }) => order_id),
    added.map(({ entry }) => logged(query, entry)),
  ]);
  if (rows.length !== added.length) throw new Error(`The log of lodging ${hotel_id} was never begun.`);
}
