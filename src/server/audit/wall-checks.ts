/** The log, the deliveries, and the walls between lodgings. */
import { hashOf } from "#server/audit/append-audit.ts";
import type { Check } from "#server/audit/check.ts";

export const WALL_CHECKS: readonly Check[] = [
  {
    id: "A1",
    about: "the log is whole: no entry changed, none missing",
    text: `with chain as (
        select seq, hash, ${hashOf("coalesce(lag(hash) over (order by seq), '')", "order_id", "entry")} as expected,
          row_number() over (order by seq) as nth
        from audit_log where hotel_id = $1)
      select seq from chain where hash <> expected or seq <> nth
      union all
      select seq from audit_head where hotel_id = $1 and (seq, hash) is distinct from
        (select (seq, hash) from chain order by seq desc limit 1)
      union all
      select -1 where exists (select from chain) and not exists (select from audit_head where hotel_id = $1)
      union all
      select -2 where has_table_privilege('yado_app', 'audit_log', 'update')
        or has_table_privilege('yado_app', 'audit_log', 'delete')`,
  },
  {
    id: "A2",
    about: "every delivery is done, waiting for its time, or given up; of every order its guest is told",
    text: `select event_id, subscriber, state from delivery
      where hotel_id = $1 and not (state in ('done', 'dead') or (state = 'waiting' and next_at is not null))
      union all
      select null, order_doc, state from "order" where hotel_id = $1 and not exists (
        select from event join delivery using (hotel_id, event_id)
        where event.hotel_id = $1 and event.subject_id = "order".order_id::text
          and topic = 'order.placed' and subscriber = 'mail')`,
  },
  {
    id: "T1",
    about: "nothing belongs to another lodging's parent",
    text: `select conrelid::regclass::text as "table", conname from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace and not (
        (select attname from pg_attribute where attrelid = conrelid and attnum = conkey[1]) = 'hotel_id'
        and (select attname from pg_attribute where attrelid = confrelid and attnum = confkey[1]) = 'hotel_id')`,
  },
  {
    id: "T2",
    about: "every table is walled, and the application can't step round the walls",
    text: `select relname::text from pg_class
      where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not (
        relrowsecurity and relforcerowsecurity and pg_get_userbyid(relowner) <> 'yado_app'
        and exists (select from pg_policy where polrelid = pg_class.oid))
      union all
      select rolname::text from pg_roles where rolname = 'yado_app' and (rolsuper or rolbypassrls)
      union all
      select proname::text from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,
  },
];
