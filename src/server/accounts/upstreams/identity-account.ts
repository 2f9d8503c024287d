/** Which account an identity of another provider opens. Never one that merely has the same e-mail address. */
import type { Language } from "#rules/text/language.ts";
import {
  type Account,
  findAccountByEmail,
  findByIdentity,
  linkIdentity,
  openAccount,
} from "#server/accounts/account-store.ts";
import type { Identity } from "#server/accounts/upstreams/id-token.ts";
import type { Database } from "#server/database/connect.ts";
import { newId } from "#server/orders/ids.ts";

/**
 * The account this identity is linked to; a new one where its provider has verified an address that nobody has here. Null: the
 * person must first prove an address by a code, because it is unknown, unverified, or another account's.
 */
export function accountOfIdentity(
  database: Database,
  identity: Identity,
  { lang, now }: { lang: Language; now: Date },
): Promise<Account | null> {
  const { issuer, subject, email, isVerified, name } = identity;
  return database.forAccounts(async (query) => {
    const linked = await findByIdentity(query, issuer, subject);
    if (linked) return linked;
    if (email === null || !isVerified || (await findAccountByEmail(query, email))) return null;
    const account_id = newId(now);
    const account = await openAccount(query, { account_id, email, name, lang, now });
    // Else somebody proved the same address a moment ago, and it is theirs; perhaps the same person in a second request.
    if (account.account_id === account_id) await linkIdentity(query, { issuer, subject, account_id, now });
    return (await findByIdentity(query, issuer, subject)) ?? null;
  });
}
