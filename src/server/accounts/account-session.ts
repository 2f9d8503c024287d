/** Who is signed in at the accounts service in this browser. */
import type { Accounts } from "#server/accounts/accounts.ts";
import { TWO_STEPS } from "#server/accounts/oidc/provider.ts";
import { cookieIn } from "#server/security/cookies.ts";

export type AccountSession = {
  account_id: string;
  session_id: string;
  signed_in_at: Date;
  /** It was opened with a passkey, or with the mailbox and a password. */
  is_two_steps: boolean;
};

export async function readAccountSession(
  accounts: Accounts,
  cookies: string | undefined,
): Promise<AccountSession | null> {
  const id = cookieIn(cookies, "yado-account");
  if (id === null) return null;
  const { Session } = await accounts.provider();
  const session = await Session.find(id);
  if (!session?.accountId) return null;
  return {
    account_id: session.accountId,
    session_id: session.uid,
    signed_in_at: new Date((session.loginTs ?? 0) * 1000),
    is_two_steps: session.acr === TWO_STEPS,
  };
}
