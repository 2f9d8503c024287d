/** A browser in which a member is signed in: opened after a sign-in, confirmed by the accounts service every ten minutes. */
import { randomBytes } from "node:crypto";
import * as client from "openid-client";
import { lodgingClientId } from "#server/accounts/oidc/clients.ts";
import { isAway, isRefusedGrant, ownClient } from "#server/accounts/oidc/own-client.ts";
import { LIFETIMES } from "#server/accounts/oidc/provider.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { limit } from "#server/concurrency/limit.ts";
import {
  addSession,
  confirmSession,
  endSession,
  findSession,
  lockSession,
  type StoredSession,
} from "#server/members/session-store.ts";
import { sessionCookie, setSessionCookie } from "#server/members/member-cookies.ts";
import { hashOf } from "#server/orders/ids.ts";

export type SessionContext = Pick<
  RequestContext,
  "hotel" | "originOf" | "cookies" | "database" | "accounts" | "secrets" | "tokens" | "now"
>;

export type MemberTokens = { member_id: string; member_token: string; hotel_token: string; expires_in: number };

const PURPOSE = "member-session";

/** Encrypted for one session of one lodging: moved to another row it can't be read. */
const about = (hotel_id: number, session_hash: string) => `${hotel_id} ${session_hash}`;

export async function openSession(
  context: SessionContext & Pick<RequestContext, "setCookie">,
  { member_id, refresh_token }: { member_id: string; refresh_token: string },
): Promise<void> {
  const { hotel, database, secrets, now } = context;
  const token = randomBytes(32).toString("base64url");
  const session_hash = hashOf(token);
  const encrypted = secrets.encrypt(PURPOSE, refresh_token, about(hotel.hotel_id, session_hash));
  const expires_at = new Date(now.getTime() + LIFETIMES.session * 1_000);
  // Whoever signs in again in this browser, perhaps as somebody else, leaves the session before.
  const before = sessionCookie(context);
  await database.forHotel(hotel.hotel_id, async (query) => {
    if (before !== null) await endSession(query, hotel.hotel_id, hashOf(before));
    await addSession(query, hotel.hotel_id, { session_hash, member_id, ...encrypted, now, expires_at });
  });
  setSessionCookie(context, token, LIFETIMES.session);
}

/** Each keeps its connection while the accounts service needs another one: they must never take all. */
const renewals = limit(2, { most: 500 });

/**
 * New tokens for the session of this browser; null: there is none, or it has ended. Two tabs at once take turns: the accounts
 * service takes a refresh token that is shown twice for a stolen one, and ends the sign-in.
 */
export async function renewSession(context: SessionContext): Promise<MemberTokens | null> {
  const { hotel, database, secrets, accounts, tokens, now } = context;
  const { hotel_id } = hotel;
  const cookie = sessionCookie(context);
  if (cookie === null || hotel.close_member_system) return null;
  const session_hash = hashOf(cookie);
  const renewed = await renewals(() =>
    database.forHotel(hotel_id, async (query) => {
      const found = await lockSession(query, hotel_id, session_hash, now);
      if (!found) return null;
      const given = await refresh(context, found, session_hash);
      if (given === null) {
        await endSession(query, hotel_id, session_hash);
        return null;
      }
      const encrypted = secrets.encrypt(PURPOSE, given.refresh_token, about(hotel_id, session_hash));
      await confirmSession(query, hotel_id, session_hash, encrypted, now);
      return { member_id: found.member_id, member_token: given.access_token };
    }),
  );
  if (renewed === null || (await accounts.readMemberToken(renewed.member_token)) === null) return null;
  const hotel_token = await tokens.issue(hotel_id, renewed.member_id, now);
  return { ...renewed, hotel_token, expires_in: LIFETIMES.memberToken };
}

/** What the session's refresh token is; null where it can't be read, for example after a change of SECRET. */
export const refreshTokenOf = ({ secrets, hotel }: SessionContext, found: StoredSession, session_hash: string) =>
  secrets.decrypt(PURPOSE, found, about(hotel.hotel_id, session_hash));

async function refresh(context: SessionContext, found: StoredSession, session_hash: string) {
  const refresh_token = refreshTokenOf(context, found, session_hash);
  if (refresh_token === null) return null;
  try {
    const config = ownClient(context, lodgingClientId(context.hotel.hotel_id));
    const given = await client.refreshTokenGrant(config, refresh_token);
    return { access_token: given.access_token, refresh_token: given.refresh_token ?? refresh_token };
  } catch (error) {
    if (isRefusedGrant(error)) return null;
    throw error;
  }
}

/** As long as a member token lives: whoever signs out everywhere is out at every lodging after that time. */
const CONFIRMED_MS = LIFETIMES.memberToken * 1_000;

/** The member whose session this browser has; null: a visitor. */
export async function readSession(context: SessionContext): Promise<string | null> {
  const { hotel, database, now } = context;
  const cookie = sessionCookie(context);
  if (cookie === null || hotel.close_member_system) return null;
  const found = await database.forHotel(hotel.hotel_id, (query) =>
    findSession(query, hotel.hotel_id, hashOf(cookie), now),
  );
  if (!found) return null;
  if (now.getTime() - found.confirmed_at.getTime() < CONFIRMED_MS) return found.member_id;
  // While the accounts service is away the page is shown as a visitor's: the session is not ended by that.
  const renewed = await renewSession(context).catch((error: unknown) => {
    if (isAway(error)) return null;
    throw error;
  });
  return renewed?.member_id ?? null;
}
