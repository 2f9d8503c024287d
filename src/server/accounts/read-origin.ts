/** Where a person on a page of the accounts service comes from, and in which language: the page looks like that lodging's site. */
import { STUDIO, STUDIO_LANGUAGE_COOKIE } from "#rules/people/studio-path.ts";
import type { Language } from "#rules/text/language.ts";
import { hotelOfClient } from "#server/accounts/oidc/clients.ts";
import type { Dependencies } from "#server/calls/dependencies.ts";
import type { Tenant } from "#server/hotel/directory.ts";
import { cookieIn } from "#server/security/cookies.ts";
import { languageOfReader } from "#server/http/reader-language.ts";

type Requested = { requested: URL; cookies: string | undefined; accepts: string | undefined };

/** A sign-in knows it from `/oauth/authorize`; other pages are told by `lodging` and `lang` in the address. */
export async function readOrigin(
  { accounts, directory }: Pick<Dependencies, "accounts" | "directory">,
  { requested, cookies, accepts }: Requested,
): Promise<{ hotel: Tenant | null; lang: Language }> {
  const { pathname, searchParams } = requested;
  const [, uid] = /^\/accounts\/sign-in\/([\w-]{1,64})$/.exec(pathname) ?? [];
  const params = uid !== undefined && cookieIn(cookies, "yado-sign-in") === uid ? await paramsOf(accounts, uid) : {};
  const hotel_id = hotelOfClient(params.client_id ?? "");
  // The studio is the platform's own, whichever lodging it is about.
  const named = pathname.startsWith("/accounts/") ? searchParams.get("lodging") : null;
  const found = hotel_id !== null ? await directory.byId(hotel_id) : named ? await directory.byHost(named) : null;
  const isShown = found && found.status === 1 && found.website_exist;
  const chosen = pathname.startsWith(STUDIO) ? cookieIn(cookies, STUDIO_LANGUAGE_COOKIE) : null;
  const wanted = searchParams.get("lang") ?? params.ui_locales?.split(" ")[0] ?? chosen ?? null;
  return { hotel: isShown ? found : null, lang: languageOfReader(wanted, accepts) };
}

async function paramsOf(accounts: Dependencies["accounts"], uid: string): Promise<Record<string, string | undefined>> {
  const { Interaction } = await accounts.provider();
  const interaction = await Interaction.find(uid);
  return (interaction?.params ?? {}) as Record<string, string | undefined>;
}
