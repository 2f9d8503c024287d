/** Who tries to sign in to an address: the limits of a stranger must not become those of the account's owner. */
import { networkOf } from "#rules/network/network-address.ts";
import { type BudgetOf, DAY_MS, HOUR_MS, spendBudget } from "#server/accounts/budgets.ts";
import type { Query, Statement } from "#server/database/connect.ts";
import { deviceIn } from "#server/accounts/note-device.ts";
import { hashOf } from "#server/orders/ids.ts";
import type { Secrets } from "#server/security/secrets.ts";

/** Asked for every address in the same way, whether it has an account or not. */
const KNOWS: Statement = {
  name: "knows_asker",
  text: `select
      exists (select from platform.account join platform.known_device using (account_id)
        where email = $1 and device_hash = $2) as knows_device,
      exists (select from platform.account join platform.session_origin using (account_id)
        where email = $1 and network = $3) as knows_network`,
};

type Asking = { secrets: Secrets; email: string; cookies: string | undefined; address: string; now: Date };
type Limits = { per_hour: number; per_day: number; per_network: number };

/** Counts a try, for the device or network it comes from and in what all strangers together may do; refuses what is too much. */
export async function spendTries(
  query: Query,
  kind: "codes" | "passwords",
  { secrets, email, cookies, address, now }: Asking,
  limits: Limits,
): Promise<void> {
  const network = networkOf(address);
  const device = deviceIn(cookies);
  const [known] = await query.run<{ knows_device: boolean; knows_network: boolean }>(KNOWS, [
    email,
    device === null ? "" : hashOf(device),
    network,
  ]);
  const { knows_device, knows_network } = known!;
  const spend = (budget: Pick<BudgetOf, "kind" | "of" | "most" | "period_ms">) =>
    spendBudget(query, { secrets, now, ...budget });
  const asker = knows_device ? `device ${device}` : network;
  await spend({ kind, of: `${email} ${asker}`, most: limits.per_hour, period_ms: HOUR_MS });
  // A network that the owner has signed in from may be shared with strangers: it has a day's limit of its own.
  if (!knows_device) {
    const of = knows_network ? `${email} ${network}` : email;
    await spend({ kind: `${kind}-day`, of, most: limits.per_day, period_ms: DAY_MS });
  }
  await spend({ kind, of: network, most: limits.per_network, period_ms: HOUR_MS });
}
