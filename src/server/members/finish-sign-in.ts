import * as client from "openid-client";
import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/members.ts";
import { backPath } from "#rules/site/back-path.ts";
import { isLanguage } from "#rules/text/language.ts";
import { callbackPath, lodgingClientId } from "#server/accounts/oidc/clients.ts";
import { readAccount } from "#server/accounts/account-profile.ts";
import { seeDevice } from "#server/accounts/note-device.ts";
import { isAway, ownClient } from "#server/accounts/oidc/own-client.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { isUnreachable } from "#server/database/connect.ts";
import { assertMembers } from "#server/members/assert-members.ts";
import { joinLodging } from "#server/members/join-lodging.ts";
import { openSession } from "#server/members/member-session.ts";
import { type PendingSignIn, takePending } from "#server/members/pending-sign-in.ts";

type Finished = CallAnswer<typeof contract.finishSignIn>;

/** Everything that can be wrong is an outcome: the page says it, and the saved page with its cart is not lost. */
export async function finishSignIn(
  { body }: HandlerInput<typeof contract.finishSignIn>,
  context: RequestContext,
): Promise<Finished> {
  const { hotel, lang, product } = context;
  assertMembers(hotel);
  const search = new URLSearchParams(body.search);
  const pending = takePending(context, search.get("state") ?? "");
  if (!pending) return { outcome: "expired", back: null, lang };
  const saved = { back: backPath(pending.back, product), lang: isLanguage(pending.lang) ? pending.lang : lang };
  try {
    return { outcome: (await exchange(context, search, pending)) ? "signed_in" : "failed", ...saved };
  } catch (error) {
    return { outcome: outcomeOf(error), ...saved };
  }
}

async function exchange(context: RequestContext, search: URLSearchParams, pending: PendingSignIn): Promise<boolean> {
  const { hotel, product, originOf, now, database } = context;
  const url = new URL(`${originOf(hotel.domain)}${callbackPath(product)}?${search}`);
  const config = ownClient(context, lodgingClientId(hotel.hotel_id));
  // Checks state, nonce and `iss`: an answer of another provider is refused before its code goes anywhere.
  const tokens = await client.authorizationCodeGrant(config, url, {
    expectedState: pending.state,
    expectedNonce: pending.nonce,
    pkceCodeVerifier: pending.verifier,
    idTokenExpected: true,
  });
  const account = await readAccount(database, tokens.claims()!.sub);
  if (!account || tokens.refresh_token === undefined) return false;
  await context.query((query) => joinLodging(query, hotel.hotel_id, account, now));
  // The accounts service has told its owner already: a code in this lodging's own page is no second news.
  await seeDevice(context, { hotel, host: hotel.domain, path: "/" }, account.account_id);
  await openSession(context, { member_id: account.account_id, refresh_token: tokens.refresh_token });
  return true;
}

function outcomeOf(error: unknown): Finished["outcome"] {
  if (error instanceof client.AuthorizationResponseError) {
    return error.error === "access_denied" ? "denied" : "failed";
  }
  if (isAway(error) || isUnreachable(error)) return "away";
  if (error instanceof client.ResponseBodyError || error instanceof client.ClientError) return "failed";
  throw error;
}
