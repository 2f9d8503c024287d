/** The SQL of reading a lodging's log. */
import type { OrderState } from "#rules/orders/order-status.ts";
import type { AuditEntry } from "#server/audit/append-audit.ts";
import type { RequestOrigin } from "#server/audit/request-origin.ts";
import type { Query, Statement } from "#server/database/connect.ts";

type Logged = Omit<AuditEntry, "at" | "from" | "to"> & {
  at: string;
  from?: OrderState;
  to?: OrderState;
  origin?: RequestOrigin;
};

export type LogRow = { seq: number; order_id: string | null; order_doc: string | null; entry: Logged };

export type LogFilter = {
  before: number | null;
  limit: number;
  /** null: everyone. `staff:…`; `guests`; `system`. */
  who: string | null;
  /** null: all. `withOrders`: whatever belongs to an order, too; else only what belongs to none. */
  actions: readonly string[] | null;
  withOrders: boolean;
  from: Date | null;
  until: Date | null;
  /** For ILIKE; null: no search. */
  pattern: string | null;
  named: readonly string[];
};

/** Times are written alike, so as texts they are in order. An action may name what it is about behind a colon. */
const LIST: Statement = {
  name: "list_log",
  text: `select seq::int as seq, audit_log.order_id, order_doc, entry from audit_log
    left join "order" on "order".hotel_id = $1 and "order".order_id = audit_log.order_id
    where audit_log.hotel_id = $1
      and ($2::bigint is null or seq < $2)
      and ($3::text is null or case $3
        when 'guests' then entry ->> 'actor' = 'guest' or entry ->> 'actor' like 'member:%'
        when 'system' then entry ->> 'actor' <> 'guest' and entry ->> 'actor' not like 'member:%' and entry ->> 'actor' not like 'staff:%'
        else entry ->> 'actor' = $3 end)
      and ($4::text[] is null or case when audit_log.order_id is null
        then split_part(entry ->> 'action', ':', 1) = any($4) else $5::boolean end)
      and ($6::text is null or entry ->> 'at' >= $6)
      and ($7::text is null or entry ->> 'at' < $7)
      and ($8::text is null or order_doc ilike $8 or (entry - 'origin' - 'actor' - 'at')::text ilike $8
        or split_part(entry ->> 'action', ':', 1) = any($9::text[]))
    order by seq desc limit $10`,
};

const ACTORS: Statement = {
  name: "list_log_actors",
  text: `select distinct substr(entry ->> 'actor', 7) as account_id from audit_log
    where hotel_id = $1 and entry ->> 'actor' like 'staff:%'`,
};

export function listEntries(query: Query, hotel_id: number, filter: LogFilter): Promise<LogRow[]> {
  const { before, who, actions, withOrders, from, until, pattern, named, limit } = filter;
  const times = [from, until].map((time) => time?.toISOString() ?? null);
  return query.run<LogRow>(LIST, [hotel_id, before, who, actions, withOrders, ...times, pattern, named, limit]);
}

export async function listActors(query: Query, hotel_id: number): Promise<string[]> {
  const rows = await query.run<{ account_id: string }>(ACTORS, [hotel_id]);
  return rows.map(({ account_id }) => account_id);
}
