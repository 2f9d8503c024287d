/** Ends sessions of an account: the provider's own and, through their grants, those of every lodging's site. */
import type { Accounts } from "#server/accounts/accounts.ts";
import type { Database, Statement } from "#server/database/connect.ts";

/** Grants live in the sessions' payloads by client; one session's are those it lists. */
const GRANTS: Statement = {
  name: "grants_of_sessions",
  text: `select distinct each.value ->> 'grantId' as grant_id
    from platform.oidc_record, jsonb_each(coalesce(payload -> 'authorizations', '{}')) as each
    where model = 'Session' and account_id = $1 and ($2::text is null or uid = $2)`,
};
const END: Statement = {
  name: "end_sessions",
  text: `delete from platform.oidc_record
    where account_id = $1 and model = 'Session' and ($2::text is null or uid = $2) returning 1`,
};
const REVOKE: Statement = {
  name: "revoke_grants",
  text: `delete from platform.oidc_record
    where grant_id = any($1::text[]) or (model = 'Grant' and id = any($1::text[])) returning 1`,
};
/** Also those that were opened in a lodging's own page, which belong to no session of the provider. */
const REVOKE_ALL: Statement = {
  name: "revoke_all_grants",
  text: `delete from platform.oidc_record where account_id = $1 returning 1`,
};

/** A sign-in whose person has been proved, and which its browser has not taken up yet. */
const END_UNDER_WAY: Statement = {
  name: "end_sign_ins_under_way",
  text: `delete from platform.oidc_record
    where model = 'Interaction' and payload -> 'result' -> 'login' ->> 'accountId' = $1 returning 1`,
};

/** A grant's tokens have its id; the session that stays lists its own grants. */
const END_OTHERS: Statement = {
  name: "end_other_sessions",
  text: `with staying as (
    select each.value ->> 'grantId' as grant_id
    from platform.oidc_record, jsonb_each(coalesce(payload -> 'authorizations', '{}')) as each
    where model = 'Session' and account_id = $1 and uid = $2
  ), forgotten as (
    delete from platform.session_origin where account_id = $1 and session_uid <> $2 returning 1
  )
  delete from platform.oidc_record
  where account_id = $1 and not (model = 'Session' and uid = $2)
    and coalesce(grant_id, id) not in (select grant_id from staying where grant_id is not null)
  returning 1`,
};

const FORGET_ORIGINS: Statement = {
  name: "forget_session_origins",
  text: `delete from platform.session_origin where account_id = $1 and ($2::text is null or session_uid = $2) returning 1`,
};

/** The session in which a site of ours was opened: it lists the grant under the site's client. */
const SESSION_OF_GRANT: Statement = {
  name: "session_of_grant",
  text: `select uid from platform.oidc_record where model = 'Session' and account_id = $1
    and payload -> 'authorizations' -> $2::text ->> 'grantId' = $3`,
};

/**
 * Ends the browser's session that this refresh token came from, and with it every site that was opened by it; a grant that was
 * made in a lodging's own page belongs to no session, and ends alone.
 */
export async function endSessionOfToken(
  { accounts, database }: { accounts: Accounts; database: Database },
  refresh_token: string,
): Promise<void> {
  const { RefreshToken } = await accounts.provider();
  const { accountId, clientId, grantId } = (await RefreshToken.find(refresh_token)) ?? {};
  if (accountId === undefined || clientId === undefined || grantId === undefined) return;
  const [session] = await database.forAccounts((query) =>
    query.run<{ uid: string }>(SESSION_OF_GRANT, [accountId, clientId, grantId]),
  );
  if (session) await endSessions(database, accountId, session.uid);
  await database.forAccounts((query) => query.run(REVOKE, [[grantId]]));
}

/** One session, or null: everything, everywhere. */
export async function endSessions(database: Database, account_id: string, session_uid: string | null): Promise<void> {
  await database.forAccounts(async (query) => {
    const grants = await query.run<{ grant_id: string | null }>(GRANTS, [account_id, session_uid]);
    const ids = grants.flatMap(({ grant_id }) => grant_id ?? []);
    await query.run(REVOKE, [ids]);
    await query.run(END, [account_id, session_uid]);
    await query.run(FORGET_ORIGINS, [account_id, session_uid]);
    if (session_uid !== null) return;
    await query.run(REVOKE_ALL, [account_id]);
    await query.run(END_UNDER_WAY, [account_id]);
  });
}

/** Everywhere but in the browser of this session, and at the sites that were opened by it. */
export async function endOtherSessions(database: Database, account_id: string, session_uid: string): Promise<void> {
  await database.forAccounts((query) => query.run(END_OTHERS, [account_id, session_uid]));
}
