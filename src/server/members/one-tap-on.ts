import type { Visit } from "#contract/visit.ts";
import { OFFERED } from "#rules/site/offered.ts";
import type { Accounts } from "#server/accounts/accounts.ts";
import type { Tenant } from "#server/hotel/directory.ts";

/** Whether a page may offer Google's one tap: the booking page, where the operator is registered with Google. */
export function oneTapOn(
  { close_member_system }: Pick<Tenant, "close_member_system">,
  path: string,
  { upstreams: { google } }: Pick<Accounts, "upstreams">,
): Visit["oneTap"] {
  if (!OFFERED.members || close_member_system || !google || path !== "/booking") return null;
  return { client_id: google.client_id, base: `${google.issuer}/gsi` };
}
