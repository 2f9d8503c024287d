/**
 * The keys that sign tokens: in the database, encrypted, so that every process on every machine signs with the same one. A new
 * key is made every 90 days; it signs after a day, when every process knows it, and older ones verify until they are 180 days old.
 */
import { exportJWK, generateKeyPair, type JWK } from "jose";
import type { Database, Statement } from "#server/database/connect.ts";
import type { Secrets } from "#server/security/secrets.ts";

export type SigningKey = JWK & { kid: string };

const DAY_MS = 86_400_000;
const NEW_AFTER_DAYS = 90;
const KEPT_DAYS = 180;
/** How long a new key is published before it signs. */
const SHOWN_DAYS = 1;
const PURPOSE = "signing-key";

const LIST: Statement = {
  name: "list_signing_keys",
  text: `select kid, iv, sealed, created_at from platform.signing_key order by created_at desc, kid`,
};
/** Of processes that find no fresh key at once, one adds it: the lock is held until its transaction ends. */
const LOCK: Statement = { name: "lock_signing_keys", text: `select pg_advisory_xact_lock(7402, 1)` };
const ADD: Statement = {
  name: "add_signing_key",
  text: `insert into platform.signing_key (kid, iv, sealed, created_at) values ($1, $2, $3, $4) returning 1`,
};
const FORGET: Statement = {
  name: "forget_signing_keys",
  text: `delete from platform.signing_key where created_at < $1 returning 1`,
};

type Row = { kid: string; iv: string; sealed: string; created_at: Date };

/** The one that signs first. A key that can't be read (another SECRET sealed it) is left out. */
export async function readSigningKeys(database: Database, secrets: Secrets, now: Date): Promise<SigningKey[]> {
  const rows = await database.forAccounts((query) => query.run<Row>(LIST, []));
  const known = rows.some((row) => isFresh(row, now) && open(secrets, row))
    ? rows
    : await renew(database, secrets, now);
  const readable = known.flatMap((row) => {
    const key = open(secrets, row);
    return key ? [{ key, isShown: now.getTime() - row.created_at.getTime() >= SHOWN_DAYS * DAY_MS }] : [];
  });
  const signing = readable.find(({ isShown }) => isShown) ?? readable.at(-1)!;
  return [signing, ...readable.filter((each) => each !== signing)].map(({ key }) => key);
}

const isFresh = ({ created_at }: Row, now: Date) => now.getTime() - created_at.getTime() < NEW_AFTER_DAYS * DAY_MS;

function open(secrets: Secrets, { kid, iv, sealed }: Row): SigningKey | null {
  const text = secrets.decrypt(PURPOSE, { iv, sealed }, kid);
  return text === null ? null : (JSON.parse(text) as SigningKey);
}

async function renew(database: Database, secrets: Secrets, now: Date): Promise<Row[]> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  const kid = crypto.randomUUID();
  const key = { ...(await exportJWK(privateKey)), kid, alg: "ES256", use: "sig" };
  const { iv, sealed } = secrets.encrypt(PURPOSE, JSON.stringify(key), kid);
  return database.forAccounts(async (query) => {
    await query.run(LOCK, []);
    const rows = await query.run<Row>(LIST, []);
    if (rows.some((row) => isFresh(row, now) && open(secrets, row))) return rows;
    await query.run(FORGET, [new Date(now.getTime() - KEPT_DAYS * DAY_MS)]);
    await query.run(ADD, [kid, iv, sealed, now]);
    return query.run<Row>(LIST, []);
  });
}
