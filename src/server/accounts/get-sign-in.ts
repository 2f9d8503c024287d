import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/sign-in.ts";
import { textIn } from "#rules/text/language.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import { SIGN_UP_HINT } from "#rules/people/studio-path.ts";
import { openSignIn, type SignIn } from "#server/accounts/sign-in.ts";
import { hasSecondStep } from "#server/accounts/second-step.ts";
import { readPendingIdentity } from "#server/accounts/upstreams/pending-identity.ts";
import { readSettings } from "#server/hotel/read-settings.ts";

const SCOPES = ["openid", "email", "profile"] as const;

export async function getSignIn(
  { params }: HandlerInput<typeof contract.getSignIn>,
  context: PlatformContext,
): Promise<CallAnswer<typeof contract.getSignIn>> {
  const signIn = await openSignIn(context, params.uid);
  const { interaction, role, account, proofs, client_id } = signIn;
  const { login_hint, scope, screen_hint } = interaction.params as Record<string, string | undefined>;
  const { Client } = await context.accounts.provider();
  const client = await Client.find(client_id);
  const requested = (scope ?? "").split(" ");
  const pending = account ? null : await readPendingIdentity(context.database, params.uid);
  return {
    role,
    is_sign_up: role === "staff" && screen_hint === SIGN_UP_HINT,
    prompt: interaction.prompt.name === "consent" ? "consent" : "login",
    lodging: await lodgingOf(context, signIn),
    client_name: client?.clientName ?? client_id,
    scopes: SCOPES.filter((each) => requested.includes(each)),
    step: account === null || proofs.length === 0 ? "start" : await stepOf(context, signIn),
    email: account?.email ?? pending?.email ?? login_hint ?? "",
    linking: pending?.provider ?? null,
    ways: { google: "google" in context.accounts.upstreams, line: "line" in context.accounts.upstreams },
    leave: leaveAddress(context, signIn),
    again: againAddress(context, signIn),
  };
}

async function stepOf(context: PlatformContext, { account, reset }: SignIn) {
  if (reset.includes(account!.account_id)) return "sign_in_again";
  return (await hasSecondStep(context.database, account!)) ? "second_step" : "set_up_second_step";
}

async function lodgingOf(context: PlatformContext, { hotel }: SignIn) {
  if (!hotel) return null;
  const { hotel_name } = await context.database.forHotel(hotel.hotel_id, (query) =>
    readSettings(query, hotel.hotel_id),
  );
  return { domain: hotel.domain, name: textIn(hotel_name, context.lang, hotel.main_lang).text };
}

/** Back to the site, where the callback says that nobody signed in; a program of others hears it the way OAuth says. */
function leaveAddress({ originOf, product, platformHost }: PlatformContext, { hotel }: SignIn): string {
  return hotel ? `${originOf(hotel.domain)}/${product}` : originOf(platformHost);
}

/** The same request once more: a new sign-in in this browser, for the site that sent it here. */
function againAddress({ accounts }: PlatformContext, { interaction, account }: SignIn): string {
  const params = Object.entries(interaction.params).filter(([, value]) => typeof value === "string");
  const hint = account ? { login_hint: account.email } : {};
  const query = new URLSearchParams({ ...(Object.fromEntries(params) as Record<string, string>), ...hint });
  return `${accounts.issuer}/oauth/authorize?${query}`;
}
