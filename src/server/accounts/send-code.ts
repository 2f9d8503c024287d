import { CODE_LIMITS } from "#rules/people/sign-in-limits.ts";
import { sendCodeMail } from "#server/accounts/account-mails.ts";
import { spendTries } from "#server/accounts/asker.ts";
import { type CodePurpose, makeCode } from "#server/accounts/codes.ts";
import type { PlatformContext } from "#server/calls/platform-context.ts";
import type { Tenant } from "#server/hotel/directory.ts";

type SendContext = Pick<
  PlatformContext,
  "database" | "layouts" | "originOf" | "platformHost" | "product" | "secrets" | "now" | "lang" | "person" | "cookies"
>;

type CodeRequest = { purpose: CodePurpose; email: string; asked_in: string; hotel: Tenant | null };

/** An address with an account and one without are treated alike: nobody can find that out here, by the answer or by its time. */
export async function sendCode(context: SendContext, { hotel, ...of }: CodeRequest): Promise<void> {
  const { secrets, now, lang, person, cookies } = context;
  const { email } = of;
  const code = await context.database.forAccounts(async (query) => {
    const made = await makeCode(query, { secrets, now, ...of });
    await spendTries(query, "codes", { secrets, email, cookies, address: person.address, now }, CODE_LIMITS);
    return made;
  });
  await sendCodeMail(context, hotel, { to: email, lang, code });
}
