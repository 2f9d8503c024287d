import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/sign-in.ts";
import { findAccountByEmail, openAccount, type Account } from "#server/accounts/account-store.ts";
import { type CodePurpose, useCode } from "#server/accounts/codes.ts";
import { linkPendingIdentity } from "#server/accounts/upstreams/pending-identity.ts";
import { openSignIn, prove, type Step } from "#server/accounts/sign-in.ts";
import { tellChange } from "#server/accounts/notices/tell-change.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { newId } from "#server/orders/ids.ts";

export async function verifySignInCode(
  { params, body }: HandlerInput<typeof contract.verifySignInCode>,
  context: PlatformContext,
): Promise<Step> {
  const signIn = await openSignIn(context, params.uid);
  const account = await accountOfCode(context, { ...body, asked_in: params.uid });
  const linked = await linkPendingIdentity(context.database, params.uid, account, context.now);
  if (linked) await tellChange(context, signIn.hotel, account, `${linked}_linked`);
  return prove(context, signIn, account, "code");
}

type Given = { email: string; code: string; asked_in: string; purpose?: CodePurpose };

/** Whoever reads an address's mail owns its account; a new address gets one. */
export async function accountOfCode(
  { database, secrets, now, lang }: Pick<PlatformContext, "database" | "secrets" | "now" | "lang">,
  { email, code, asked_in, purpose = "sign-in" }: Given,
): Promise<Account> {
  const of = { secrets, purpose, email, asked_in, now };
  // A refusal inside the transaction would undo the count of this try.
  const guess = await database.forAccounts((query) => useCode(query, of, code));
  if (guess !== "right") throw new Refusal(guess === "wrong" ? "CAPTCHA_WRONG" : "CAPTCHA_USED_UP", ["code"]);
  return database.forAccounts(async (query) => {
    const known = await findAccountByEmail(query, email);
    return known ?? openAccount(query, { account_id: newId(now), email, lang, now });
  });
}
