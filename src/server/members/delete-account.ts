import type { CallAnswer, HandlerInput } from "#contract/call.ts";
import type * as contract from "#contract/members.ts";
import { forgetAccount, readAccount } from "#server/accounts/account-profile.ts";
import { useCode } from "#server/accounts/codes.ts";
import type { PersonOf } from "#server/calls/person.ts";
import type { RequestContext } from "#server/calls/request-context.ts";
import type { Statement } from "#server/database/connect.ts";
import { Refusal } from "#server/errors/refusal.ts";
import { eraseMember } from "#server/members/erase-member.ts";
import { clearSessionCookie } from "#server/members/member-cookies.ts";
import { forgetMailsTo } from "#server/mail/forget-mails-to.ts";
import { worksAnywhere } from "#server/staff/works-anywhere.ts";

const MEMBER_AT: Statement = {
  name: "member_at",
  text: `select hotel_id from member where member_id = $1 order by hotel_id`,
};
/** E-mails of the platform belong to no lodging. */
const PLATFORM = 0;

/**
 * The lodgings first and the account last: if it is interrupted, the person is still signed in somewhere and can press again.
 * Each step can be done twice.
 */
export async function deleteAccount(
  { body }: HandlerInput<typeof contract.deleteAccount>,
  context: RequestContext<PersonOf<"member">>,
): Promise<CallAnswer<typeof contract.deleteAccount>> {
  const { database, directory, secrets, now, person } = context;
  const account = await readAccount(database, person.member_id);
  if (!account) throw new Refusal("SIGN_IN_NEEDED");
  const { account_id, email } = account;
  if (await worksAnywhere(database, account_id)) throw new Refusal("ACCOUNT_IS_STAFF");
  const code = { secrets, purpose: "delete-account", email, asked_in: account_id, now } as const;
  const guess = await database.forAccounts((query) => useCode(query, code, body.code));
  if (guess !== "right") throw new Refusal(guess === "wrong" ? "CAPTCHA_WRONG" : "CAPTCHA_USED_UP", ["code"]);
  const places = await database.forDirectory((query) => query.run<{ hotel_id: number }>(MEMBER_AT, [account_id]));
  const kept_orders: string[] = [];
  for (const { hotel_id } of places) {
    const hotel = await directory.byId(hotel_id);
    if (hotel) kept_orders.push(...(await eraseMember(context, hotel, account)));
  }
  await database.forHotel(PLATFORM, (query) => forgetMailsTo(query, PLATFORM, email));
  await forgetAccount(database, account_id);
  clearSessionCookie(context);
  return { kept_orders };
}
