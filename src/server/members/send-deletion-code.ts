import { readAccount } from "#server/accounts/account-profile.ts";
import { sendCode } from "#server/accounts/send-code.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import { Refusal } from "#server/errors/refusal.ts";

export async function sendDeletionCode(
  _input: unknown,
  context: RequestContext<PersonOf<"member">>,
): Promise<Record<string, never>> {
  const account = await readAccount(context.database, context.person.member_id);
  if (!account) throw new Refusal("SIGN_IN_NEEDED");
  await sendCode(context, {
    purpose: "delete-account",
    email: account.email,
    asked_in: account.account_id,
    hotel: context.hotel,
  });
  return {};
}
