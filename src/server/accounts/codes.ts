/** Codes that prove an address. Each counter is one guarded statement: however many come at once, no more get through. */
import { randomInt } from "node:crypto";
import { CODE_LIMITS } from "#rules/people/sign-in-limits.ts";
import type { Query, Statement } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { Secrets } from "#server/security/secrets.ts";

/** A code for one purpose opens nothing else. */
export type CodePurpose = "sign-in" | "join" | "delete-account";

const NEW_CODE: Statement = {
  name: "new_sign_in_code",
  text: `insert into platform.sign_in_code as known (code_key, code_hash, tries, expires_at, sent_at, hour, sent_in_hour)
    values ($1, $2, 0, $4, $3, date_trunc('hour', $3::timestamptz), 1)
    on conflict (code_key) do update set code_hash = excluded.code_hash, tries = 0, expires_at = excluded.expires_at,
      sent_at = excluded.sent_at, hour = greatest(known.hour, excluded.hour),
      sent_in_hour = case when known.hour < excluded.hour then 1 else known.sent_in_hour + 1 end
    where known.sent_at <= $5 and (known.hour < excluded.hour or known.sent_in_hour < $6)
    returning 1`,
};
const IS_TOO_SOON: Statement = {
  name: "sign_in_code_too_soon",
  text: `select 1 from platform.sign_in_code where code_key = $1 and sent_at > $2`,
};
const GUESS: Statement = {
  name: "guess_sign_in_code",
  text: `update platform.sign_in_code set tries = tries + 1, code_hash = case when code_hash = $2 then null else code_hash end
    where code_key = $1 and code_hash is not null and tries < $4 and expires_at > $3
    returning code_hash is null as is_right, tries >= $4 as is_last`,
};
/** `asked_in`: the sign-in, browser or session that asked for it. In another one it is worth nothing, and no guess there counts here. */
export type CodeOf = { secrets: Secrets; purpose: CodePurpose; email: string; asked_in: string; now: Date };

const nameOf = ({ purpose, email, asked_in }: CodeOf) => JSON.stringify([purpose, email, asked_in]);
const keyOf = (of: CodeOf) => of.secrets.token("sign-in-address", nameOf(of));
const hashOf = (of: CodeOf, code: string) => of.secrets.token("sign-in-code", `${nameOf(of)} ${code}`);

/** A new code in place of the last one; refused where it comes too soon or too often. */
export async function makeCode(query: Query, of: CodeOf): Promise<string> {
  const code = String(randomInt(10 ** 6)).padStart(6, "0");
  const later = (ms: number) => new Date(of.now.getTime() + ms);
  const pauseBegan = later(-CODE_LIMITS.pause_seconds * 1_000);
  const values = [
    keyOf(of),
    hashOf(of, code),
    of.now,
    later(CODE_LIMITS.minutes * 60_000),
    pauseBegan,
    CODE_LIMITS.per_hour,
  ];
  if ((await query.run(NEW_CODE, values)).length === 1) return code;
  const isTooSoon = (await query.run(IS_TOO_SOON, [keyOf(of), pauseBegan])).length === 1;
  throw new Refusal(isTooSoon ? "CAPTCHA_TOO_SOON" : "CAPTCHA_TOO_MANY");
}

/** Counts the try. Wrong, expired, used and never sent get the same answer; the fifth wrong one ends the code. */
export async function useCode(query: Query, of: CodeOf, code: string): Promise<"right" | "wrong" | "used_up"> {
  const values = [keyOf(of), hashOf(of, code), of.now, CODE_LIMITS.tries];
  const [tried] = await query.run<{ is_right: boolean; is_last: boolean }>(GUESS, values);
  if (tried?.is_right) return "right";
  return tried?.is_last ? "used_up" : "wrong";
}
