/** Where each session of the provider was opened: written when a sign-in ends, listed for the account's owner. */
import { browserName } from "#rules/people/browser-name.ts";
import { networkOf } from "#rules/network/network-address.ts";
import type { Database, Query, Statement } from "#server/database/connect.ts";

const RECORD: Statement = {
  name: "record_session_origin",
  text: `insert into platform.session_origin (session_uid, account_id, browser, network, opened_at) values ($1, $2, $3, $4, now())
    on conflict (session_uid) do update set account_id = excluded.account_id, browser = excluded.browser,
      network = excluded.network, opened_at = excluded.opened_at
    returning 1`,
};
const LIST: Statement = {
  name: "list_sessions",
  text: `select record.uid, coalesce(origin.browser, '') as browser, coalesce(origin.network, '') as network,
      coalesce(origin.opened_at, to_timestamp((record.payload ->> 'loginTs')::bigint)) as opened_at
    from platform.oidc_record as record left join platform.session_origin as origin on origin.session_uid = record.uid
    where record.model = 'Session' and record.account_id = $1 and record.expires_at > now()
    order by opened_at desc, record.uid`,
};

export async function recordSessionOrigin(
  database: Database,
  { session_uid, account_id }: { session_uid: string; account_id: string },
  { userAgent, address }: { userAgent: string; address: string },
): Promise<void> {
  const values = [session_uid, account_id, browserName(userAgent), networkOf(address)];
  await database.forAccounts((query) => query.run(RECORD, values));
}

type OpenSession = { uid: string; browser: string; network: string; opened_at: Date };

export const listSessions = (query: Query, account_id: string): Promise<OpenSession[]> =>
  query.run<OpenSession>(LIST, [account_id]);
