import { networkOf } from "#rules/network/network-address.ts";
import type { AccountChange } from "#rules/people/account-changes.ts";
import { browserName } from "#rules/people/browser-name.ts";
import { sendChangeMail } from "#server/accounts/account-mails.ts";
import type { Account } from "#server/accounts/account-store.ts";
import { sealNotice } from "#server/accounts/notices/notice-token.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import type { Tenant } from "#server/hotel/directory.ts";

/** Tells the account's owner, in the account's own language, that a way to open it has changed. `hotel`: whose site they come from. */
export async function tellChange(
  context: PlatformContext,
  hotel: Tenant | null,
  account: Account,
  change: AccountChange,
): Promise<void> {
  const { secrets, originOf, platformHost, now, userAgent, person } = context;
  const token = sealNotice(secrets, { account_id: account.account_id, change, at: now.getTime() });
  const look = new URLSearchParams({ lang: account.lang, ...(hotel ? { lodging: hotel.domain } : {}) });
  await sendChangeMail(context, hotel, account, {
    change,
    browser: browserName(userAgent),
    network: networkOf(person.address),
    url: `${originOf(platformHost)}/accounts/not-me/${token}?${look}`,
  });
}
