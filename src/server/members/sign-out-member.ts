import { endSessionOfToken } from "#server/accounts/end-sessions.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { assertMembers } from "#server/members/assert-members.ts";
import { clearSessionCookie, sessionCookie } from "#server/members/member-cookies.ts";
import { refreshTokenOf } from "#server/members/member-session.ts";
import { endSession, lockSession } from "#server/members/session-store.ts";
import { hashOf } from "#server/orders/ids.ts";

/** Whoever is not signed in is signed out, too. */
export async function signOutMember(_input: unknown, context: RequestContext): Promise<Record<string, never>> {
  const { hotel, now } = context;
  assertMembers(hotel);
  const cookie = sessionCookie(context);
  if (cookie === null) return {};
  const session_hash = hashOf(cookie);
  const refresh_token = await context.query(async (query) => {
    const found = await lockSession(query, hotel.hotel_id, session_hash, now);
    await endSession(query, hotel.hotel_id, session_hash);
    return found ? refreshTokenOf(context, found, session_hash) : null;
  });
  clearSessionCookie(context);
  // At a shared computer the next person must not be let in by the accounts service either.
  if (refresh_token !== null) await endSessionOfToken(context, refresh_token);
  return {};
}
