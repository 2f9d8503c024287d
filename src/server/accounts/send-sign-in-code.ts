import type { HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/sign-in.ts";
import { CODE_LIMITS } from "#rules/people/sign-in-limits.ts";
import { sendCodeMail } from "#server/accounts/account-mails.ts";
import { makeCode, networkKey, spendBudget } from "#server/accounts/codes.ts";
import { openSignIn } from "#server/accounts/sign-in.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";

/** It does not look up whether the address has an account: nobody can find that out here, by the answer or by its time. */
export async function sendSignInCode(
  { params, body }: HandlerInput<typeof contract.sendSignInCode>,
  context: PlatformContext,
): Promise<Record<string, never>> {
  const { hotel } = await openSignIn(context, params.uid);
  const { secrets, now, lang } = context;
  const { email } = body;
  const code = await context.database.forAccounts(async (query) => {
    const made = await makeCode(query, { secrets, purpose: "sign-in", email, now });
    const of = networkKey(context.person.address);
    await spendBudget(query, { secrets, kind: "codes", of, most: CODE_LIMITS.per_network, now });
    return made;
  });
  await sendCodeMail(context, hotel, { to: email, lang, code });
  return {};
}
