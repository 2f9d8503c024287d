/** What is stored for one later request and is gone once that request has read it: two who come with the same one never both get it. */
import type { Database, Statement } from "#server/database/connect.ts";

/** Each kind has ids of its own, so that nothing made for one purpose answers for another. */
export type OneTimeKind = "PasskeyChallenge" | "UpstreamRequest";

const SAVE: Statement = {
  name: "save_one_time_record",
  text: `insert into platform.oidc_record (model, id, payload, expires_at)
    values ($1, $2, $3, now() + make_interval(secs => $4))
    on conflict (model, id) do update set payload = excluded.payload, expires_at = excluded.expires_at
    returning 1`,
};
const TAKE: Statement = {
  name: "take_one_time_record",
  text: `delete from platform.oidc_record where model = $1 and id = $2
    returning payload, expires_at > now() as is_valid`,
};

export async function saveOnce(
  database: Database,
  { kind, id, seconds }: { kind: OneTimeKind; id: string; seconds: number },
  payload: Record<string, unknown>,
): Promise<void> {
  await database.forAccounts((query) => query.run(SAVE, [kind, id, payload, seconds]));
}

export async function takeOnce<Payload extends object>(
  database: Database,
  kind: OneTimeKind,
  id: string,
): Promise<Payload | null> {
  const [taken] = await database.forAccounts((query) =>
    query.run<{ payload: Payload; is_valid: boolean }>(TAKE, [kind, id]),
  );
  return taken?.is_valid ? taken.payload : null;
}
