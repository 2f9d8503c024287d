/** How often something may be done within a period, over all processes. Each counter is one guarded statement: however many come at once, no more get through. */
import type { Query, Statement } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import type { Secrets } from "#server/security/secrets.ts";

export const HOUR_MS = 3_600_000;
export const DAY_MS = 86_400_000;

/** `hour` is when the period began, whatever its length. */
const SPEND: Statement = {
  name: "spend_sign_in_budget",
  text: `insert into platform.sign_in_budget as known (budget_key, hour, used) values ($1, $2, 1)
    on conflict (budget_key) do update set hour = greatest(known.hour, excluded.hour),
      used = case when known.hour < excluded.hour then 1 else known.used + 1 end
    where known.hour < excluded.hour or known.used < $3
    returning 1`,
};

export type BudgetOf = { secrets: Secrets; kind: string; of: string; most: number; period_ms: number; now: Date };

export async function spendBudget(query: Query, { secrets, kind, of, most, period_ms, now }: BudgetOf): Promise<void> {
  const key = `${kind} ${secrets.token("sign-in-budget", of)}`;
  const began = new Date(Math.floor(now.getTime() / period_ms) * period_ms);
  if ((await query.run(SPEND, [key, began, most])).length !== 1) throw new Refusal("TOO_MANY_REQUESTS");
}
