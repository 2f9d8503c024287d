/** Where the OpenID provider stores what it must remember: in the database, so that every process knows the same. */
import { type Adapter, type AdapterPayload, errors } from "oidc-provider";
import type { Database, Query, Statement } from "#server/database/connect.ts";

const UPSERT: Statement = {
  name: "oidc_upsert",
  text: `insert into platform.oidc_record (model, id, payload, account_id, grant_id, uid, expires_at)
    values ($1, $2, $3, $4, $5, $6, $7)
    on conflict (model, id) do update set payload = excluded.payload, account_id = excluded.account_id,
      grant_id = excluded.grant_id, uid = excluded.uid, expires_at = excluded.expires_at
    returning 1`,
};
const FIND: Statement = {
  name: "oidc_find",
  text: `select payload, consumed_at from platform.oidc_record
    where model = $1 and id = $2 and (expires_at is null or expires_at > now())`,
};
const FIND_BY_UID: Statement = {
  name: "oidc_find_by_uid",
  text: `select payload, consumed_at from platform.oidc_record
    where model = $1 and uid = $2 and (expires_at is null or expires_at > now())`,
};
/** Guarded: of two who use the same code or token at once, one finds it used. */
const CONSUME: Statement = {
  name: "oidc_consume",
  text: `update platform.oidc_record set consumed_at = now() where model = $1 and id = $2 and consumed_at is null returning 1`,
};
const DESTROY: Statement = {
  name: "oidc_destroy",
  text: `delete from platform.oidc_record where model = $1 and id = $2 returning 1`,
};
const REVOKE: Statement = {
  name: "oidc_revoke",
  text: `delete from platform.oidc_record where grant_id = $1 or (model = 'Grant' and id = $1) returning 1`,
};

type Row = { payload: AdapterPayload; consumed_at: Date | null };

/** The models whose payload names the account and the grant they belong to. */
const text = (value: unknown): string | null => (typeof value === "string" ? value : null);

/** Ids of ours, and client ids as the contract has them: what is none of either is not looked for. */
const IDS = /^[\w.:~-]{1,512}$/;

function assertId(id: string): void {
  if (!IDS.test(id)) throw new errors.InvalidRequest("a parameter is malformed");
}

export function createOidcAdapter(
  database: Database,
  findClient: (client_id: string) => Promise<AdapterPayload | undefined>,
): (model: string) => Adapter {
  const run = <R extends object>(statement: Statement, values: unknown[]) =>
    database.forAccounts((query: Query) => query.run<R>(statement, values));
  const payloadOf = ([row]: Row[]): AdapterPayload | undefined =>
    row && { ...row.payload, ...(row.consumed_at ? { consumed: Math.floor(row.consumed_at.getTime() / 1000) } : {}) };
  return (model) => ({
    async upsert(id, payload, expiresIn) {
      const expires = expiresIn ? new Date(Date.now() + expiresIn * 1000) : null;
      const { accountId, grantId, uid } = payload;
      await run(UPSERT, [model, id, payload, text(accountId), text(grantId), text(uid), expires]);
    },
    async find(id) {
      assertId(id);
      // A client of ours is a lodging or the studio, and stands in no row here.
      if (model === "Client") return (await findClient(id)) ?? payloadOf(await run<Row>(FIND, [model, id]));
      return payloadOf(await run<Row>(FIND, [model, id]));
    },
    async findByUid(uid) {
      return payloadOf(await run<Row>(FIND_BY_UID, [model, uid]));
    },
    // The flow of devices without a browser is not offered.
    findByUserCode: async () => undefined,
    async consume(id) {
      const used = await run(CONSUME, [model, id]);
      if (used.length === 0) throw new errors.InvalidGrant("already used");
    },
    async destroy(id) {
      await run(DESTROY, [model, id]);
    },
    async revokeByGrantId(grantId) {
      await run(REVOKE, [grantId]);
    },
  });
}
