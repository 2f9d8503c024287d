import { signOut } from "#server/accounts/sign-out.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import { endStaffSession, staffCookie } from "#server/staff/staff-session.ts";

/** Also at the accounts service: at a shared computer the next person must not get in without signing in. */
export async function signOutOfStudio(input: unknown, context: PlatformContext): Promise<Record<string, never>> {
  const { database, cookies, originOf, platformHost } = context;
  await database.forAccounts((query) => endStaffSession(query, cookies));
  context.setCookie(staffCookie("", 0, originOf(platformHost).startsWith("https:")));
  return signOut(input, context);
}
