/** The SQL of members' sessions. */
import type { Query, Statement } from "#server/database/connect.ts";

export type StoredSession = {
  member_id: string;
  iv: string;
  sealed: string;
  confirmed_at: Date;
};

const ADD: Statement = {
  name: "add_member_session",
  // A few of those that are over go with each new one: whoever signs in must not wait for all of them.
  text: `with forgotten as (delete from member_session where hotel_id = $1 and session_hash = any(array(
      select session_hash from member_session where hotel_id = $1 and expires_at <= $6 limit 20)) returning 1)
    insert into member_session (hotel_id, session_hash, member_id, iv, sealed, created_at, confirmed_at, expires_at)
    values ($1, $2, $3, $4, $5, $6, $6, $7) returning 1`,
};
const FIND: Statement = {
  name: "find_member_session",
  text: `select member_id, iv, sealed, confirmed_at from member_session
    where hotel_id = $1 and session_hash = $2 and expires_at > $3`,
};
/** Whoever comes second waits, and finds the refresh token that the first one was given. */
const LOCK: Statement = { name: "lock_member_session", text: `${FIND.text} for update` };
const CONFIRM: Statement = {
  name: "confirm_member_session",
  text: `update member_session set iv = $3, sealed = $4, confirmed_at = $5 where hotel_id = $1 and session_hash = $2`,
};
const END: Statement = {
  name: "end_member_session",
  text: `delete from member_session where hotel_id = $1 and session_hash = $2`,
};
const END_ALL: Statement = {
  name: "end_member_sessions",
  text: `delete from member_session where hotel_id = $1 and member_id = $2`,
};

type Encrypted = { iv: string; sealed: string };

export async function addSession(
  query: Query,
  hotel_id: number,
  session: Encrypted & { session_hash: string; member_id: string; now: Date; expires_at: Date },
): Promise<void> {
  const { session_hash, member_id, iv, sealed, now, expires_at } = session;
  await query.run(ADD, [hotel_id, session_hash, member_id, iv, sealed, now, expires_at]);
}

export async function findSession(query: Query, hotel_id: number, session_hash: string, now: Date) {
  const [found] = await query.run<StoredSession>(FIND, [hotel_id, session_hash, now]);
  return found;
}

export async function lockSession(query: Query, hotel_id: number, session_hash: string, now: Date) {
  const [found] = await query.run<StoredSession>(LOCK, [hotel_id, session_hash, now]);
  return found;
}

export async function confirmSession(
  query: Query,
  hotel_id: number,
  session_hash: string,
  { iv, sealed }: Encrypted,
  now: Date,
): Promise<void> {
  await query.run(CONFIRM, [hotel_id, session_hash, iv, sealed, now]);
}

export async function endSession(query: Query, hotel_id: number, session_hash: string): Promise<void> {
  await query.run(END, [hotel_id, session_hash]);
}

export async function endSessionsOf(query: Query, hotel_id: number, member_id: string): Promise<void> {
  await query.run(END_ALL, [hotel_id, member_id]);
}
