/** Google's one-tap token, from a page of a lodging: whose account it opens. */
import type { Account } from "#server/accounts/account-store.ts";
import { hotelOfClient } from "#server/accounts/oidc/clients.ts";
import { readIdToken } from "#server/accounts/upstreams/id-token.ts";
import { accountOfIdentity } from "#server/accounts/upstreams/identity-account.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { Unreachable } from "#server/payments/vendors/vendor.ts";

type Means = Pick<PlatformContext, "accounts" | "database" | "directory" | "outside" | "lang" | "now">;
type OneTap = { client: string; token: string; nonce: string | null };

/** An address that has an account already is proved by a code first: its owner then links Google in the sign-in itself. */
export async function accountOfOneTap(context: Means, { client, token, nonce }: OneTap): Promise<Account> {
  const { accounts, database, directory, outside, lang, now } = context;
  const hotel_id = hotelOfClient(client);
  const hotel = hotel_id === null ? null : await directory.byId(hotel_id);
  if (!hotel || hotel.status !== 1 || !hotel.website_exist) throw new Refusal("UPSTREAM_FAILED");
  if (hotel.close_member_system) throw new Refusal("MEMBERS_CLOSED");
  const { google } = accounts.upstreams;
  if (!google) throw new Refusal("UPSTREAM_FAILED");
  const identity = await readIdToken(google, outside, token, { nonce, now }).catch((error: unknown) => {
    if (error instanceof Unreachable) throw new Refusal("UNAVAILABLE");
    throw error;
  });
  if (!identity?.isVerified) throw new Refusal("UPSTREAM_FAILED");
  const account = await accountOfIdentity(database, identity, { lang, now });
  if (!account) throw new Refusal("UPSTREAM_FAILED");
  return account;
}
