import { endSessions } from "#server/accounts/end-sessions.ts";
import { readAccountSession } from "#server/accounts/account-session.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";

/** Ends this browser's session, and with it every site that was opened by it. Whoever is not signed in is signed out, too. */
export async function signOut(
  _input: unknown,
  context: Pick<PlatformContext, "accounts" | "cookies" | "database" | "setCookie">,
): Promise<Record<string, never>> {
  const session = await readAccountSession(context.accounts, context.cookies);
  if (session) await endSessions(context.database, session.account_id, session.session_id);
  forgetSessionCookies(context.setCookie);
  return {};
}

export function forgetSessionCookies(setCookie: PlatformContext["setCookie"]): void {
  for (const name of ["yado-account", "yado-account.sig"]) setCookie(`${name}=; Path=/; Max-Age=0; HttpOnly`);
}
