/** Remembers the browser of a sign-in, and tells the account's owner by e-mail when it is a new one. */
import { randomBytes } from "node:crypto";
import { browserName } from "#rules/people/browser-name.ts";
import { networkOf } from "#rules/network/network-address.ts";
import type { Account } from "#server/accounts/account-store.ts";
import { sendNewDeviceMail } from "#server/accounts/account-mails.ts";
import type { SignIn } from "#server/accounts/sign-in.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import type { Statement } from "#server/database/connect.ts";
import { cookieIn } from "#server/security/cookies.ts";
import { hashOf } from "#server/orders/ids.ts";

const YEAR_SECONDS = 365 * 86_400;

const SEEN: Statement = {
  name: "see_device",
  text: `insert into platform.known_device as known (account_id, device_hash, seen_at) values ($1, $2, $3)
    on conflict (account_id, device_hash) do update set seen_at = excluded.seen_at
    returning known.xmax = 0 as is_new`,
};
const COUNT: Statement = {
  name: "count_devices",
  text: `select count(*)::int as known from platform.known_device where account_id = $1`,
};

/** The first browser of an account is no news to its owner. */
export async function noteDevice(context: PlatformContext, signIn: SignIn, account: Account): Promise<void> {
  const { database, now, originOf, platformHost } = context;
  const sent = cookieIn(context.cookies, "yado-device");
  const device = sent !== null && /^[\w-]{32}$/.test(sent) ? sent : randomBytes(24).toString("base64url");
  const isSecure = originOf(platformHost).startsWith("https:");
  context.setCookie(
    `yado-device=${device}; Path=/accounts; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`,
  );
  const isNews = await database.forAccounts(async (query) => {
    const [before] = await query.run<{ known: number }>(COUNT, [account.account_id]);
    const [seen] = await query.run<{ is_new: boolean }>(SEEN, [account.account_id, hashOf(device), now]);
    return before!.known > 0 && seen!.is_new;
  });
  if (!isNews) return;
  const browser = browserName(context.userAgent);
  await sendNewDeviceMail(context, signIn.hotel, account, { browser, network: networkOf(context.person.address) });
}
