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
