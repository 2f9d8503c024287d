/** Who is signed in at the studio in this browser. The cookie holds a random token, the table its hash. */
import { randomBytes } from "node:crypto";
import { STAFF_SESSION_HOURS } from "#rules/people/staff-roles.ts";
import type { Database, Query, Statement } from "#server/database/connect.ts";
import { cookieIn } from "#server/security/cookies.ts";
import { hashOf } from "#server/orders/ids.ts";

export type StaffSession = { account_id: string; signed_in_at: Date };

const SECURE_NAME = "__Host-yado-staff";
const NAME = "yado-staff";

/** Its grant is gone once the person has signed out everywhere, or at the accounts service in that browser. */
const READ: Statement = {
  name: "read_staff_sessions",
  text: `select session.session_hash, session.account_id, session.signed_in_at from platform.staff_session as session
    join platform.oidc_record as record on record.model = 'Grant' and record.id = session.grant_id
      and (record.expires_at is null or record.expires_at > now())
    where session.session_hash = any($1::text[]) and session.expires_at > $2`,
};
const ANY: Statement = {
  name: "any_staff_session",
  text: `select 1 from platform.staff_session as session
    join platform.oidc_record as record on record.model = 'Grant' and record.id = session.grant_id
      and (record.expires_at is null or record.expires_at > now())
    where session.account_id = $1 and session.expires_at > $2 limit 1`,
};
const OPEN: Statement = {
  name: "open_staff_session",
  text: `insert into platform.staff_session (session_hash, account_id, grant_id, signed_in_at, expires_at)
    values ($1, $2, $3, $4, $5) returning 1`,
};
const END: Statement = {
  name: "end_staff_session",
  text: `delete from platform.staff_session where session_hash = $1 returning 1`,
};
const FORGET: Statement = {
  name: "forget_staff_sessions",
  text: `delete from platform.staff_session where account_id = $1 and expires_at <= $2 returning 1`,
};

function tokenIn(cookies: string | undefined): string | null {
  const token = cookieIn(cookies, SECURE_NAME) ?? cookieIn(cookies, NAME);
  return token !== null && /^[\w-]{43}$/.test(token) ? token : null;
}

export async function readStaffSession(
  database: Database,
  cookies: string | undefined,
  now: Date,
): Promise<StaffSession | null> {
  const [session] = await readStaffSessions(database, [cookies], now);
  return session!;
}

/** Of several browsers, in their order; null: nobody is signed in there. */
export async function readStaffSessions(
  database: Database,
  browsers: readonly (string | undefined)[],
  now: Date,
): Promise<(StaffSession | null)[]> {
  const hashes = browsers.map((cookies) => {
    const token = tokenIn(cookies);
    return token === null ? null : hashOf(token);
  });
  const known = hashes.filter((hash) => hash !== null);
  if (known.length === 0) return hashes.map(() => null);
  const found = await database.forAccounts((query) =>
    query.run<StaffSession & { session_hash: string }>(READ, [known, now]),
  );
  return hashes.map((hash) => {
    const session = found.find(({ session_hash }) => session_hash === hash);
    return session ? { account_id: session.account_id, signed_in_at: session.signed_in_at } : null;
  });
}

/** In any browser. */
export async function isSignedIn(database: Database, account_id: string, now: Date): Promise<boolean> {
  return (await database.forAccounts((query) => query.run(ANY, [account_id, now]))).length > 0;
}

type Opening = StaffSession & { grant_id: string; now: Date; isSecure: boolean; cookies: string | undefined };

/** Takes the place of this browser's last one. Returns the cookie. */
export async function openStaffSession(query: Query, opening: Opening): Promise<string> {
  const { account_id, signed_in_at, grant_id, now, isSecure, cookies } = opening;
  const token = randomBytes(32).toString("base64url");
  await endStaffSession(query, cookies);
  await query.run(FORGET, [account_id, now]);
  // From the sign-in on, not from the last visit.
  const expires_at = new Date(signed_in_at.getTime() + STAFF_SESSION_HOURS * 3_600_000);
  await query.run(OPEN, [hashOf(token), account_id, grant_id, signed_in_at, expires_at]);
  return staffCookie(token, Math.max(0, Math.round((expires_at.getTime() - now.getTime()) / 1000)), isSecure);
}

export async function endStaffSession(query: Query, cookies: string | undefined): Promise<void> {
  const token = tokenIn(cookies);
  if (token !== null) await query.run(END, [hashOf(token)]);
}

export const staffCookie = (token: string, seconds: number, isSecure: boolean): string =>
  `${isSecure ? SECURE_NAME : NAME}=${token}; Path=/; Max-Age=${seconds}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
