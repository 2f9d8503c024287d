import { CODE_LIMITS } from "#rules/people/sign-in-limits.ts";
import { sendCodeMail } from "#server/accounts/account-mails.ts";
import { type CodePurpose, makeCode, networkKey, spendBudget } from "#server/accounts/codes.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import type { Tenant } from "#server/hotel/directory.ts";

type SendContext = Pick<
  PlatformContext,
  "database" | "layouts" | "originOf" | "platformHost" | "product" | "secrets" | "now" | "lang" | "person"
>;

/** It does not look up whether the address has an account: nobody can find that out here, by the answer or by its time. */
export async function sendCode(
  context: SendContext,
  { purpose, email, hotel }: { purpose: CodePurpose; email: string; hotel: Tenant | null },
): Promise<void> {
  const { secrets, now, lang, person } = context;
  const code = await context.database.forAccounts(async (query) => {
    const made = await makeCode(query, { secrets, purpose, email, now });
    const of = networkKey(person.address);
    await spendBudget(query, { secrets, kind: "codes", of, most: CODE_LIMITS.per_network, now });
    return made;
  });
  await sendCodeMail(context, hotel, { to: email, lang, code });
}
