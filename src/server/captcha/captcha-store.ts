/** The SQL of codes. Each counter is one guarded statement: however many come at once, no more than the limit get through. */
import { CAPTCHA_MINUTES, CAPTCHA_PAUSE_SECONDS, CAPTCHA_PER_DAY, CAPTCHA_TRIES } from "#rules/guests/captcha.ts";
import type { Query, Statement } from "#server/database/connect.ts";
import { deleteBatch, runBatch } from "#server/database/delete-batch.ts";

const NEW_CODE: Statement = {
  name: "new_captcha",
  text: `insert into captcha as known (hotel_id, contact_key, code_hash, tries, expires_at, sent_at, day, sent_today)
    values ($1, $2, $3, 0, $6, $4, $5, 1)
    on conflict (hotel_id, contact_key) do update set code_hash = excluded.code_hash, tries = 0,
      expires_at = excluded.expires_at, sent_at = excluded.sent_at, day = greatest(known.day, excluded.day),
      sent_today = case when known.day < excluded.day then 1 else known.sent_today + 1 end
    where known.sent_at <= $7
      and (known.day < excluded.day or known.sent_today < $8)
    returning 1`,
};

export type NewCode = { contact_key: string; code_hash: string; now: Date; today: string };

/** A new code takes the place of the old one; false where it comes too soon, or too often today. */
export async function replaceCode(query: Query, hotel_id: number, code: NewCode): Promise<boolean> {
  const { contact_key, code_hash, now, today } = code;
  const expires = new Date(now.getTime() + CAPTCHA_MINUTES * 60_000);
  const pauseBegan = new Date(now.getTime() - CAPTCHA_PAUSE_SECONDS * 1_000);
  const values = [hotel_id, contact_key, code_hash, now, today, expires, pauseBegan, CAPTCHA_PER_DAY];
  return (await query.run(NEW_CODE, values)).length === 1;
}

const SPENT_TODAY: Statement = {
  name: "captcha_spent_today",
  text: `select 1 from captcha where hotel_id = $1 and contact_key = $2 and day >= $3 and sent_today >= $4`,
};

/** Which of the two it was. */
export async function isSpentToday(query: Query, hotel_id: number, contact_key: string, today: string) {
  return (await query.run(SPENT_TODAY, [hotel_id, contact_key, today, CAPTCHA_PER_DAY])).length === 1;
}

const GUESS: Statement = {
  name: "guess_captcha",
  text: `update captcha set tries = tries + 1, code_hash = case when code_hash = $3 then null else code_hash end
    where hotel_id = $1 and contact_key = $2 and code_hash is not null and tries < $5 and expires_at > $4
    returning code_hash is null as is_right, tries >= $5 as is_last`,
};

const USED_UP: Statement = {
  name: "captcha_used_up",
  text: `select 1 from captcha
    where hotel_id = $1 and contact_key = $2 and code_hash is not null and tries >= $4 and expires_at > $3`,
};

export type Guess = Pick<NewCode, "contact_key" | "code_hash" | "now">;

/** Counts the try, and where it is right uses the code up. Whether tries are left is by their number, whatever was guessed. */
export async function guessCode(query: Query, hotel_id: number, guess: Guess): Promise<"right" | "wrong" | "used_up"> {
  const { contact_key, code_hash, now } = guess;
  const [tried] = await query.run<{ is_right: boolean; is_last: boolean }>(GUESS, [
    hotel_id,
    contact_key,
    code_hash,
    now,
    CAPTCHA_TRIES,
  ]);
  if (tried?.is_right) return "right";
  const isUsedUp =
    tried?.is_last ?? (await query.run(USED_UP, [hotel_id, contact_key, now, CAPTCHA_TRIES])).length === 1;
  return isUsedUp ? "used_up" : "wrong";
}

const SPEND: Statement = {
  name: "spend_captcha_budget",
  text: `insert into captcha_budget as known (hotel_id, budget_key, hour, used) values ($1, $2, date_trunc('hour', $3::timestamptz), 1)
    on conflict (hotel_id, budget_key) do update set hour = greatest(known.hour, excluded.hour),
      used = case when known.hour < excluded.hour then 1 else known.used + 1 end
    where known.hour < excluded.hour or known.used < $4
    returning 1`,
};

/** False where this hour's budget is used up. */
export async function spendBudget(query: Query, hotel_id: number, budget_key: string, most: number, now: Date) {
  return (await query.run(SPEND, [hotel_id, budget_key, now, most])).length === 1;
}

const FORGET_CODES = deleteBatch("forget_captchas", "captcha", "hotel_id = $2 and sent_at < $3");
const FORGET_BUDGETS = deleteBatch("forget_captcha_budgets", "captcha_budget", "hotel_id = $2 and hour < $3");

/** How many rows at most one of the two tables has lost: fewer than `most` means that nothing is left. */
export async function forgetBefore(
  query: Query,
  hotel_id: number,
  { before, most }: { before: Date; most: number },
): Promise<number> {
  const codes = await runBatch(query, FORGET_CODES, most, [hotel_id, before]);
  const budgets = await runBatch(query, FORGET_BUDGETS, most, [hotel_id, before]);
  return Math.max(codes, budgets);
}
