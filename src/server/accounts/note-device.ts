/** Remembers the browser of a sign-in, and tells the account's owner by e-mail when it is a new one. */
import { randomBytes } from "node:crypto";
import { browserName } from "#rules/people/browser-name.ts";
import { networkOf } from "#rules/network/network-address.ts";
import type { Account } from "#server/accounts/account-store.ts";
import { type MailContext, sendNewDeviceMail } from "#server/accounts/account-mails.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import type { Statement } from "#server/database/connect.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { hashOf } from "#server/orders/ids.ts";
import { cookieIn } from "#server/security/cookies.ts";

const DEVICE_COOKIE = "yado-device";
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

/** Whose host keeps the cookie, and where on it: the accounts service's, or a lodging's whose page signs in itself. */
type Place = { hotel: Tenant | null; host: string; path: string };
type SeeContext = Pick<PlatformContext, "database" | "now" | "originOf" | "cookies" | "setCookie">;
type NoteContext = SeeContext & MailContext & Pick<PlatformContext, "userAgent"> & { person: { address: string } };

/** The name that this browser was given when somebody signed in with it; null: nobody has. */
export function deviceIn(cookies: string | undefined): string | null {
  const sent = cookieIn(cookies, DEVICE_COOKIE);
  return sent !== null && /^[\w-]{32}$/.test(sent) ? sent : null;
}

/** Whether this browser is news to the account's owner; the first one of an account is none. */
export async function seeDevice(
  { database, now, originOf, cookies, setCookie }: SeeContext,
  { host, path }: Place,
  account_id: string,
): Promise<boolean> {
  const device = deviceIn(cookies) ?? randomBytes(24).toString("base64url");
  const isSecure = originOf(host).startsWith("https:");
  setCookie(
    `${DEVICE_COOKIE}=${device}; Path=${path}; Max-Age=${YEAR_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`,
  );
  return database.forAccounts(async (query) => {
    const [before] = await query.run<{ known: number }>(COUNT, [account_id]);
    const [seen] = await query.run<{ is_new: boolean }>(SEEN, [account_id, hashOf(device), now]);
    return before!.known > 0 && seen!.is_new;
  });
}

export async function noteDevice(context: NoteContext, place: Place, account: Account): Promise<void> {
  if (!(await seeDevice(context, place, account.account_id))) return;
  const browser = browserName(context.userAgent);
  await sendNewDeviceMail(context, place.hotel, account, { browser, network: networkOf(context.person.address) });
}
