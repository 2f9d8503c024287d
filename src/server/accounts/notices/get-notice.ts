import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/account-notice.ts";
import { findAccount } from "#server/accounts/account-store.ts";
import { openNotice } from "#server/accounts/notices/notice-token.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import { Refusal } from "#server/errors/refusal.ts";

export async function getNotice(
  { params }: HandlerInput<typeof contract.getNotice>,
  { secrets, now, database }: PlatformContext,
): Promise<CallAnswer<typeof contract.getNotice>> {
  const notice = openNotice(secrets, params.token, now);
  const account = notice && (await findAccount(database, notice.account_id));
  if (!account) throw new Refusal("NOT_FOUND");
  const { change, at } = notice;
  return { email: account.email, change, changed_timestamp: Math.floor(at / 1000) };
}
