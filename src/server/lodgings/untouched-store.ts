/** The SQL of lodgings that were opened and never published. */
import { announceChange } from "#server/cache/announce-change.ts";
import type { Query, Statement } from "#server/database/connect.ts";

export type Untouched = { touched_at: Date; reminders: number; reminded_at: Date | null };

const OPEN: Statement = {
  name: "open_setups",
  text: `select hotel_id, made_by from hotel_setup where public_since is null and archived_at is null order by hotel_id`,
};
/** The last work on it: what the log has, and drafts, which are not in the log. */
const FIND: Statement = {
  name: "find_untouched",
  text: `select reminders, reminded_at, greatest(made_at,
      (select (entry ->> 'at')::timestamptz from audit_log where hotel_id = $1 order by seq desc limit 1),
      (select max(changed_at) from draft_change where hotel_id = $1)) as touched_at
    from hotel_setup where hotel_id = $1 and public_since is null and archived_at is null for update`,
};
const REMINDED: Statement = {
  name: "keep_reminder",
  text: `update hotel_setup set reminders = $2, reminded_at = $3 where hotel_id = $1 returning 1`,
};
const ARCHIVE: Statement = {
  name: "archive_hotel",
  text: `update hotel set del = true, updated_at = $2 where hotel_id = $1 returning 1`,
};
const ARCHIVED: Statement = {
  name: "mark_archived",
  text: `update hotel_setup set archived_at = $2 where hotel_id = $1 returning 1`,
};
/** Its name is free for others; its own rows stay under another. */
const RENAME: Statement = {
  name: "rename_archived_host",
  text: `update hotel_host set host = $2 where hotel_id = $1 and canonical returning 1`,
};
const RELEASE: Statement = {
  name: "release_archived_hosts",
  text: `delete from hotel_host where hotel_id = $1 and not canonical returning 1`,
};
const UNCLAIM: Statement = {
  name: "release_archived_claims",
  text: `delete from domain_claim where hotel_id = $1 returning 1`,
};

const NAME_BEFORE: Statement = {
  name: "name_before_archiving",
  text: `select entry ->> 'before' as host from audit_log
    where hotel_id = $1 and entry ->> 'action' = 'lodging.archived' order by seq desc limit 1`,
};
const TAKE_HOST: Statement = {
  name: "take_host_again",
  text: `insert into hotel_host (hotel_id, host, canonical) values ($1, $2, false) on conflict do nothing returning 1`,
};
const DROP_ARCHIVED_HOST: Statement = {
  name: "drop_archived_host",
  text: `delete from hotel_host where hotel_id = $1 and canonical returning 1`,
};
const USE_HOST: Statement = {
  name: "use_host_again",
  text: `update hotel_host set canonical = true where hotel_id = $1 and host = $2 returning 1`,
};
const RESTORE: Statement = {
  name: "restore_hotel",
  text: `update hotel set del = false, updated_at = $2 where hotel_id = $1 returning 1`,
};
/** Its ninety days begin again. */
const RESTORED: Statement = {
  name: "mark_restored",
  text: `update hotel_setup set archived_at = null, reminders = 0, reminded_at = null
    where hotel_id = $1 and archived_at is not null returning 1`,
};

/** Of all lodgings: for the directory's role. */
export const openSetups = (query: Query) => query.run<{ hotel_id: number; made_by: string }>(OPEN, []);

export async function findUntouched(query: Query, hotel_id: number): Promise<Untouched | null> {
  return (await query.run<Untouched>(FIND, [hotel_id]))[0] ?? null;
}

export async function keepReminder(query: Query, hotel_id: number, reminders: number, now: Date): Promise<void> {
  await query.run(REMINDED, [hotel_id, reminders, now]);
}

export async function archiveHotel(query: Query, hotel_id: number, host: string, now: Date): Promise<void> {
  for (const statement of [ARCHIVE, ARCHIVED]) await query.run(statement, [hotel_id, now]);
  await query.run(RENAME, [hotel_id, host]);
  for (const statement of [RELEASE, UNCLAIM]) await query.run(statement, [hotel_id]);
  await announceChange(query, hotel_id, "hotel_host");
}

export async function findNameBefore(query: Query, hotel_id: number): Promise<string | null> {
  return (await query.run<{ host: string }>(NAME_BEFORE, [hotel_id]))[0]?.host ?? null;
}

/** False: another lodging has this host, or it was restored a moment ago. */
export async function restoreHotel(query: Query, hotel_id: number, host: string, now: Date): Promise<boolean> {
  if ((await query.run(RESTORED, [hotel_id])).length === 0) return false;
  if ((await query.run(TAKE_HOST, [hotel_id, host])).length === 0) return false;
  await query.run(DROP_ARCHIVED_HOST, [hotel_id]);
  await query.run(USE_HOST, [hotel_id, host]);
  await query.run(RESTORE, [hotel_id, now]);
  await announceChange(query, hotel_id, "hotel_host");
  return true;
}
