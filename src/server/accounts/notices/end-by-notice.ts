import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/account-notice.ts";
import { endSessions } from "#server/accounts/end-sessions.ts";
import { openNotice } from "#server/accounts/notices/notice-token.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import { Refusal } from "#server/errors/refusal.ts";

/** It takes no way to sign in away: whoever reads the mailbox must not get rid of a passkey or a password by it. */
export async function endByNotice(
  { params }: HandlerInput<typeof contract.endByNotice>,
  { secrets, now, database }: PlatformContext,
): Promise<Record<string, never>> {
  const notice = openNotice(secrets, params.token, now);
  if (!notice) throw new Refusal("NOT_FOUND");
  await endSessions(database, notice.account_id, null);
  return {};
}
